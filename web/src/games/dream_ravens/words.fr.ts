export { en as fr } from './words.en'
