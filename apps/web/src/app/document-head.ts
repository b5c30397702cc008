import { createEffect } from 'solid-js'
import { boxes } from '../games/catalogue.ts'
import { theme } from '../look/theme.ts'
import { sayApp } from '../words/app.ts'
import { sayDaily } from '../words/daily.ts'
import { sayFigures } from '../words/figures.ts'
import { inLang, lang } from '../words/lang.ts'
import { PAGE } from '../words/page.ts'
import { withBadge } from './tab-badge.ts'
import { route, type Route } from './route.ts'

function placeOf(here: Route): string | undefined {
  switch (here.page) {
    case 'analyse':
    case 'opening':
    case 'learn':
    case 'position':
    case 'rules': {
      const box = boxes.find(({ id }) => id === here.game)
      const name = box === undefined ? undefined : inLang(box.name)
      if (name === undefined || here.page === 'opening') return name
      return `${name} · ${sayApp(here.page)}`
    }
    case 'puzzles': {
      const box = boxes.find(({ id }) => id === here.game)
      return box === undefined ? sayApp('puzzles') : `${inLang(box.name)} · ${sayApp('puzzles')}`
    }
    case 'settings':
      return sayApp('settings')
    case 'matches':
      return sayApp('matches')
    case 'daily':
    case 'puzzle-of-day':
      return sayDaily('title')
    case 'figures':
      return sayFigures('title')
    case 'replay':
    case 'link':
    case 'file':
      return sayApp('replay')
    case 'lobby':
      return sayApp('lobby')
    case 'privacy':
      return sayApp('privacy')
    case 'at':
    case 'own':
    case 'table':
      return sayApp('table')
    case 'shelf':
    case 'nowhere':
      return undefined
  }
}

/** Sets the document's title, language, description and theme colour. */
export function updateDocumentHead(): void {
  createEffect(() => {
    const place = placeOf(route())
    const box = inLang(PAGE.name)
    document.title = withBadge(place === undefined ? box : `${place} · ${box}`)
    document.querySelector('meta[name=description]')?.setAttribute('content', inLang(PAGE.about))
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `./${lang()}.webmanifest`)
  })
  createEffect(() => {
    const chosen = theme()
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      const light = chosen === 'device' ? meta.media.includes('light') : chosen === 'light'
      meta.content = light ? '#efe6d8' : '#1d1a18'
    }
  })
}
