import { Masthead } from '../app/Masthead.tsx'
import { hrefOf } from '../app/route.ts'
import { boxes } from '../games/catalogue.ts'
import type { OpenGame } from '../games/open.ts'
import { inLang } from '../words/lang.ts'
import { sayLearn } from '../words/learn.ts'
import { noteFinished } from './lesson-notes.ts'

interface BaseFirstProps {
  readonly game: OpenGame
  /** The game that the lesson builds on. */
  readonly base: string
  readonly onKnown: () => void
}

/** Before the lesson of a game that builds on another, asks whether that one is known. */
export function BaseFirst(props: BaseFirstProps) {
  const box = () => boxes.find(({ id }) => id === props.base)!
  const names = () => ({ game: inLang(props.game.words.name), base: inLang(box().name) })
  const know = () => {
    noteFinished(props.base)
    props.onKnown()
  }
  return (
    <div class="learn">
      <Masthead />
      <main>
        <h1>{inLang(props.game.words.name)}</h1>
        <section class="paper lifted card base-first">
          <img src={box().cover} alt="" width="150" height="170" />
          <p class="text">{sayLearn('builds-on', names())}</p>
          <div class="row turning">
            <button type="button" class="button main" data-known onClick={know}>
              {sayLearn('differences')}
            </button>
            <a class="button" href={hrefOf({ page: 'learn', game: props.base })} data-base>
              {sayLearn('base-first', { base: inLang(box().name) })}
            </a>
          </div>
        </section>
      </main>
    </div>
  )
}
