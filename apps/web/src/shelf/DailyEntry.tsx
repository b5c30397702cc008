import { dailyLists } from '@spellendoos/games/daily-lists'
import { createSignal, Show } from 'solid-js'
import { Icon } from '../app/Icon.tsx'
import { hrefOf } from '../app/route.ts'
import { dateAt } from '../daily/calendar.ts'
import { dailyResults, streakAt } from '../daily/results.ts'
import { readNote, writeNote } from '../storage/notes.ts'
import { sayDaily } from '../words/daily.ts'

const NOTE = 'daily-entry'
const HIDDEN = 'hidden'
const [hidden, setHidden] = createSignal(readNote(NOTE) === HIDDEN)

/** The link to the challenges after their card was dismissed. */
export const DailyLink = () => (
  <Show when={hidden()}>
    <a class="button" href={hrefOf({ page: 'daily' })}>
      {sayDaily('title')}
    </a>
  </Show>
)

/** The challenges of the day, quietly above the games. */
export function DailyEntry() {
  const date = dateAt(Date.now())
  const results = dailyResults()
  const done = results.filter((each) => each.date === date).length
  const list = dailyLists.findLast(({ from }) => from <= date)
  const all = [list?.puzzles, list?.solo, list?.dice].filter((each) => (each ?? []).length > 0).length
  const streak = streakAt(results, date)
  const hide = () => {
    writeNote(NOTE, HIDDEN)
    setHidden(true)
  }
  return (
    <Show when={!hidden() && all > 0}>
      <aside class="daily-entry paper lifted" aria-label={sayDaily('title')} data-daily-entry>
        <a href={hrefOf({ page: 'daily' })}>
          <strong>{sayDaily('title')}</strong>
          <span class="soft">
            {done < all ? sayDaily('left', { n: all - done }) : sayDaily('all-done')}{' '}
            <Show when={streak > 0}>{sayDaily('streak', { n: streak })}</Show>
          </span>
        </a>
        <button
          type="button"
          class="button quiet small"
          aria-label={sayDaily('hide')}
          title={sayDaily('hide')}
          data-hide-daily
          onClick={hide}
        >
          <Icon path="M6 6l12 12M18 6L6 18" />
        </button>
      </aside>
    </Show>
  )
}
