import { render } from 'solid-js/web'
import { preloadGameInAddress } from './app/preload.ts'
import { App } from './app/App.tsx'
import { preloadPage } from './app/pages.ts'
import { route } from './app/route.ts'
import { fetchPageTexts } from './words/text-loader.ts'
import { lang } from './words/lang.ts'
import './look/tokens.css'
import './look/base.css'
import './look/parts.css'

const table = document.querySelector('#table')!

// The browser can draw and respond between one step and the next. The masthead stays until the page is there.
setTimeout(async () => {
  await Promise.all([preloadPage(route().page), fetchPageTexts(lang())])
  setTimeout(() => {
    table.replaceChildren()
    render(() => <App />, table)
  })
})
setTimeout(preloadGameInAddress)
