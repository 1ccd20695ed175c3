/** Message files as web/messages.ts compiles them; lib/generated/messages.ts says what is in them. */
declare module '@messages/en/app.json' {
  const messages: import('./lib/generated/messages').Messages['app']
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
declare module '@messages/en/history_puzzles_daily.json' {
  const messages: import('./lib/generated/messages').Messages['history_puzzles_daily']
  export default messages
}
declare module '@messages/en/tv.json' {
  const messages: import('./lib/generated/messages').Messages['tv']
  export default messages
}

declare module '@messages/en/own_words_and_pictures.json' {
  const messages: import('./lib/generated/messages').Messages['own_words_and_pictures']
  export default messages
}
