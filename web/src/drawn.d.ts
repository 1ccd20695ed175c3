/** The nouns that have a pictogram, put in by vite.config.ts. */
declare const __DRAWN__: string
