import { render } from 'solid-js/web'
import { App } from './app/App.tsx'
import './look/tokens.css'
import './look/base.css'
import './look/parts.css'

render(() => <App />, document.querySelector('#table')!)
