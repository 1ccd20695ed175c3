/** A story cut into words and what is between them; `named` where it names one of these Elements. */
export interface StoryPart {
  text: string
  named: string | null
}

export function storyParts(story: string, elements: readonly string[]): StoryPart[] {
  const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const names = new Map(elements.map((e) => [folded(e), e]))
  const phrases = elements.filter((e) => /[\s-]/.test(e)).map((e) => e.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return story
    .split(new RegExp(`(${[...phrases, '[\\p{L}\\p{M}\\p{N}]+'].join('|')})`, 'iu'))
    .filter(Boolean)
    .map((text) => {
      const word = folded(text)
      return {
        text,
        named:
          names.get(word) ??
          names.get(word.replace(/(?:es|s)$/, '')) ??
          names.get(word.replace(/s$/, '')) ??
          null,
      }
    })
}
