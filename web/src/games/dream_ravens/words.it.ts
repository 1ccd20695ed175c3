export { en as it } from './words.en'
