import { render } from 'solid-js/web'
import { sendForGames } from './app/ahead.ts'
import { App } from './app/App.tsx'
import { sendForPage } from './app/pages.ts'
import { route } from './app/route.ts'
import './look/tokens.css'
import './look/base.css'
import './look/parts.css'

const table = document.querySelector('#table')!

// The browser can draw and answer between reading the script and laying the page out.
setTimeout(() => sendForPage(route().page))
setTimeout(sendForGames)
setTimeout(() => {
  table.replaceChildren()
  render(() => <App />, table)
})
