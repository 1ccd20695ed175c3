import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { prefs } from './lib/prefs.svelte'
import { loadLanguage } from './lib/words'

await loadLanguage(prefs.language)
export default mount(App, { target: document.getElementById('app')! })
