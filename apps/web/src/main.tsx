import { render } from 'solid-js/web'
import { sendForGames } from './app/ahead.ts'
import { App } from './app/App.tsx'
import './look/tokens.css'
import './look/base.css'
import './look/parts.css'

const table = document.querySelector('#table')!

// The browser can draw and answer between reading the script and laying the page out.
setTimeout(sendForGames)
setTimeout(() => {
  table.replaceChildren()
  render(() => <App />, table)
})
