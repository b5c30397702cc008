import type { JSX } from 'solid-js'
import { sayApp } from '../words/app.ts'
import { Icon } from './Icon.tsx'
import { hrefOf } from './route.ts'
import './masthead.css'

/** The strip above a page: home on the left, what the page adds on the right. */
export function Masthead(props: { readonly children?: JSX.Element }) {
  return (
    <header class="masthead">
      <a class="brand" href={hrefOf({ page: 'shelf' })} aria-label={`${sayApp('box')}, ${sayApp('shelf')}`}>
        <img src="./icon-192.png" alt="" width="28" height="28" />
        <span>{sayApp('box')}</span>
      </a>
      <div class="row">{props.children}</div>
      <a class="button quiet small" href={hrefOf({ page: 'matches' })} aria-label={sayApp('matches')}>
        <Icon path="M4.5 9.5A8 8 0 1 1 4 13M4 5v4.5h4.5M12 8v4.5l3 2" />
      </a>
      <a class="button quiet small" href={hrefOf({ page: 'settings' })} aria-label={sayApp('settings')}>
        <Icon path="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5M8.5 14.5v5" />
      </a>
    </header>
  )
}
