// The admin console. The key comes after the # of the link; the browser keeps it for this tab only.

// What the page says, in the browser's language: `console.do.close` is TEXT.do.close.
const TEXT = {}
const { language, words } = await (await fetch('admin/words.json')).json()
for (const [key, text] of Object.entries(words)) {
  const [last, ...path] = key.split('.').slice(1).reverse()
  path.reverse().reduce((at, name) => (at[name] ??= {}), TEXT)[last] = text
}
document.documentElement.lang = language
document.title = TEXT.title

const main = document.querySelector('main')
let key = location.hash.slice(1) || sessionStorage.getItem('admin-key') || ''
history.replaceState(null, '', location.pathname)

const status = make('p', { role: 'status' })
let found = null // people that were looked for

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else element.setAttribute(name, value)
  }
  element.append(...children)
  return element
}

async function ask(method, path, body) {
  const headers = { authorization: `Bearer ${key}` }
  if (body) headers['content-type'] = 'application/json'
  const answer = await fetch(`api/v1/admin${path}`, { method, headers, body: body && JSON.stringify(body) })
  const told = await answer.json()
  if (!answer.ok) throw Object.assign(new Error(told.why), { code: told.code })
  return told
}

function say(text, bad = false) {
  status.textContent = text
  status.className = bad ? 'bad' : ''
}

async function act(work) {
  try {
    say((await work()) ?? TEXT.done)
    await show()
  } catch (error) {
    say(error.message, true)
  }
}

const button = (label, work, about = '') =>
  make('button', { type: 'button', 'aria-label': about ? `${label}: ${about}` : label, onclick: () => act(work) }, label)

function table(columns, rows) {
  if (!rows.length) return make('p', {}, TEXT.none)
  const head = make('tr', {}, ...columns.map((name) => make('th', { scope: 'col' }, TEXT.columns[name])), make('td'))
  const lines = rows.map(({ cells, buttons }) =>
    make('tr', {},
      ...cells.map((cell, at) => make('td', { 'data-column': TEXT.columns[columns[at]] }, String(cell))),
      make('td', {}, ...buttons)),
  )
  return make('div', { class: 'wide' }, make('table', {}, make('thead', {}, head), make('tbody', {}, ...lines)))
}

function form(label, hint, work, type = 'text') {
  const input = make('input', { type, 'aria-label': hint, placeholder: hint, required: '' })
  const submit = (event) => {
    event.preventDefault()
    act(() => work(input.value))
  }
  return make('form', { onsubmit: submit }, input, make('button', {}, label))
}

const rule = (kind, name, value = '') => ask('POST', '/rules', { kind, name, value }).then(() => null)

async function ban(kind, name) {
  const why = prompt(TEXT.ask.why)
  if (why !== null) await rule(kind, name, why)
}

function save(name, data) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  make('a', { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}

async function close(row) {
  const why = prompt(TEXT.ask.why)
  if (why !== null) await ask('POST', `/tables/${row.id}/close`, { why })
}

const tableRow = (row) => ({
  cells: [row.code, row.game, TEXT.phases[row.phase] ?? row.phase, row.names.join(', '), row.watching],
  buttons: [
    row.closed === null
      ? button(TEXT.do.close, () => close(row), row.code)
      : button(TEXT.do.open, () => ask('POST', `/tables/${row.id}/open`).then(() => null), row.code),
    button(TEXT.do.delete, async () => {
      if (confirm(TEXT.ask.delete.replace('{code}', row.code))) await ask('DELETE', `/tables/${row.id}`)
    }, row.code),
  ],
})

const personRow = (who) => ({
  cells: [who.name, who.guest, who.addresses.join(', '), who.tables.join(', ')],
  buttons: [
    button(TEXT.do.banGuest, () => ban('guest_ban', who.guest), who.name),
    ...who.addresses.map((one) => button(TEXT.do.banAddress, () => ban('address_ban', one), one)),
    button(TEXT.do.export, async () => save(`${who.guest}.json`, await ask('GET', `/guests/${who.guest}/data`)), who.name),
    button(TEXT.do.erase, async () => {
      if (confirm(TEXT.ask.erase.replace('{name}', who.name))) await ask('DELETE', `/guests/${who.guest}`)
    }, who.name),
  ],
})

const ruleRow = ({ kind, name, value }) => ({
  cells: [TEXT.kinds[kind] ?? kind, name, value],
  buttons: [button(TEXT.do.drop, () => ask('POST', '/rules/drop', { kind, name }).then(() => null), `${kind} ${name}`)],
})

function factsOf(load) {
  const shown = (value) => (typeof value === 'boolean' ? (value ? TEXT.yes : TEXT.no) : value)
  return make('ul', { class: 'facts' },
    ...Object.entries(TEXT.facts).map(([name, label]) => make('li', {}, `${label}: `, make('b', {}, String(shown(load[name]))))))
}

async function show() {
  const [load, tables, people, rules] = await Promise.all(
    ['/load', '/tables', '/people', '/rules'].map((path) => ask('GET', path)),
  )
  sessionStorage.setItem('admin-key', key)
  main.replaceChildren(
    make('h1', {}, TEXT.title),
    status,
    make('h2', {}, TEXT.load),
    factsOf(load),
    load.draining
      ? button(TEXT.do.undrain, () => ask('POST', '/drain', { on: false }).then(() => null))
      : button(TEXT.do.drain, () => ask('POST', '/drain', { on: true }).then(() => null)),
    button(TEXT.do.refresh, async () => ''),
    form(TEXT.do.announce, TEXT.hint.announce, (text) => rule('announcement', 'all', text)),
    make('h2', {}, TEXT.tables),
    table(['table', 'game', 'phase', 'names', 'watching'], tables.tables.map(tableRow)),
    make('h2', {}, TEXT.people),
    table(['person', 'guest', 'addresses', 'tables'], (found ?? people.people).map(personRow)),
    form(TEXT.do.find, TEXT.hint.name, async (name) => {
      found = (await ask('GET', `/people/${encodeURIComponent(name)}`)).people
    }),
    ...(found ? [button(TEXT.do.all, async () => ((found = null), ''))] : []),
    form(TEXT.do.banAddress, TEXT.hint.address, (address) => ban('address_ban', address)),
    form(TEXT.do.invite, TEXT.hint.people, async (people) => {
      const { link } = await ask('POST', '/invitations', { people: Number(people) })
      return TEXT.invitation.replace('{link}', link)
    }, 'number'),
    make('h2', {}, TEXT.rules),
    table(['kind', 'about', 'value'], rules.rules.map(ruleRow)),
    form(TEXT.do.addWord, TEXT.hint.word, (word) => rule('word', word)),
    button(TEXT.do.list, () => rule('word_list', 'rude')),
  )
}

function askForKey() {
  main.replaceChildren(make('h1', {}, TEXT.title), status, form(TEXT.do.open, TEXT.key, (given) => {
    key = given.trim()
  }, 'password'))
}

show().catch((error) => {
  askForKey()
  if (key) say(error.message, true)
})
