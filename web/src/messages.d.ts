/** Message files as web/messages.ts compiles them; lib/generated/messages.ts says what is in them. */
declare module '@messages/en/house.json' {
  const messages: import('./lib/generated/messages').Messages['house']
  export default messages
}
declare module '@messages/en/dream_diary.json' {
  const messages: import('./lib/generated/messages').Messages['dream_diary']
  export default messages
}
declare module '@messages/en/dream_power_trick.json' {
  const messages: import('./lib/generated/messages').Messages['dream_power_trick']
  export default messages
}
declare module '@messages/en/dream_ravens.json' {
  const messages: import('./lib/generated/messages').Messages['dream_ravens']
  export default messages
}
declare module '@messages/en/dreams_and_nightmares.json' {
  const messages: import('./lib/generated/messages').Messages['dreams_and_nightmares']
  export default messages
}
declare module '@messages/en/when_i_dream.json' {
  const messages: import('./lib/generated/messages').Messages['when_i_dream']
  export default messages
}
declare module '@messages/en/dreams.json' {
  const messages: import('./lib/generated/messages').Messages['dreams']
  export default messages
}
declare module '@messages/en/tv.json' {
  const messages: import('./lib/generated/messages').Messages['tv']
  export default messages
}

declare module '@messages/en/decks.json' {
  const messages: import('./lib/generated/messages').Messages['decks']
  export default messages
}
