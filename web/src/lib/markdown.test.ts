import { expect, test } from 'vitest'
import { blocks, pieces } from './markdown'

const text = (found: { text: string }[]) => found.map((p) => p.text).join('')

test('marks become pieces, rulings and links are left out', () => {
  expect(pieces('Take **two**, *softly*. (SN5, SN6) See [there](x.md).')).toEqual([
    { text: 'Take ', mark: 'plain' },
    { text: 'two', mark: 'strong' },
    { text: ', ', mark: 'plain' },
    { text: 'softly', mark: 'em' },
    { text: '. See there.', mark: 'plain' },
  ])
  expect(
    text(pieces('By luck, or by the host (WD1, option *first*); then left (WD24; option *odd* turns it).')),
  ).toBe('By luck, or by the host; then left.')
})

test('a sentence about rulings is not for the table', () => {
  expect(text(pieces('Two may play. (Rulings that settle it carry their id.)'))).toBe('Two may play.')
  expect(blocks('Numbers in brackets (DD1 ...) are rulings: what we settle.\n')).toEqual([])
  expect(
    text(pieces('Ten may play. (WD9) and the like name the ruling behind it: we chose. Then sleep.')),
  ).toBe('Ten may play. Then sleep.')
})

test('a chapter with a numbered list that runs on over lines and holds a list', () => {
  const found = blocks(
    '## Your turn\n\n5. Do one\n   thing:\n   - **draw** a\n     land\n   - wake\n6. Then rest.\n',
  )
  expect(found[0]).toMatchObject({ kind: 'heading', level: 2, id: 'your-turn' })
  const list = found[1]
  if (list?.kind !== 'list') throw new Error('no list')
  expect(list.start).toBe(5)
  expect(list.items.map((i) => text(i.pieces))).toEqual(['Do one thing:', 'Then rest.'])
  expect(list.items[0]!.nested.map((i) => text(i.pieces))).toEqual(['draw a land', 'wake'])
})

test('paragraphs and tables', () => {
  const found = blocks('One\nline.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n')
  expect(found[0]).toMatchObject({ kind: 'paragraph' })
  const table = found[1]
  if (table?.kind !== 'table') throw new Error('no table')
  expect(table.head.map(text)).toEqual(['a', 'b'])
  expect(table.rows.map((row) => row.map(text))).toEqual([['1', '2']])
})

test('HTML in the text stays text', () => {
  expect(pieces('<b>no</b>')).toEqual([{ text: '<b>no</b>', mark: 'plain' }])
})
