import { hrefOf } from '../app/route.ts'
import type { OpenGame } from '../games/open.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayLearn } from '../words/learn.ts'
import { firstMatchSeats } from './first-match.ts'

interface FinishedProps {
  readonly game: OpenGame
  readonly onPlay: () => void
}

/** After the last step: on to a first match. */
export function Finished(props: FinishedProps) {
  return (
    <section class="task finished paper" aria-label={sayLearn('lesson')} data-finished>
      <p class="ask" aria-live="polite">
        {sayLearn('finished', { game: inLang(props.game.words.name) })}
      </p>
      <p class="heard">{sayLearn(firstMatchSeats(props.game) > 1 ? 'along' : 'along-alone')}</p>
      <div class="steps">
        <button type="button" class="button main" data-begin onClick={() => props.onPlay()}>
          {sayLearn('begin')}
        </button>
        <a class="button small" href={hrefOf({ page: 'rules', game: props.game.id })}>
          {sayApp('rules')}
        </a>
      </div>
    </section>
  )
}
