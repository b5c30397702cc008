import { books } from '@spellendoos/games/books'
import type { Traits } from '@spellendoos/kernel'
import { createSignal, createUniqueId, For, Show } from 'solid-js'
import { matching } from '../app/media.ts'
import { boxes } from '../games/catalogue.ts'
import { inLang } from '../words/lang.ts'
import { sayShelf } from '../words/shelf.ts'
import { COMPANY, type ShelfFilter } from './shelf-filter.ts'

const LUCK: readonly Traits['luck'][] = ['none', 'some', 'all']
const MINUTES = [10, 20, 45] as const
const PLAYERS = [...new Set(boxes.flatMap(({ seats }) => seats))].toSorted((a, b) => a - b)
const BOOKS = books.filter(({ id }) => boxes.some(({ book }) => book === id))

interface FiltersProps {
  readonly filter: ShelfFilter
  readonly onFilter: (filter: ShelfFilter) => void
}

/** Search and filters above the shelf. */
export function Filters(props: FiltersProps) {
  const [open, setOpen] = createSignal(false)
  /** On a narrow screen they are folded away until they are asked for. */
  const wide = matching('(min-width: 900px)')
  const change = (part: Partial<ShelfFilter>) => props.onFilter({ ...props.filter, ...part })
  return (
    <form class="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        class="field search"
        type="search"
        aria-label={sayShelf('search')}
        placeholder={sayShelf('search')}
        value={props.filter.name}
        onInput={(event) => change({ name: event.currentTarget.value })}
      />
      <button
        type="button"
        class="button fold"
        aria-expanded={open()}
        aria-controls="picks"
        onClick={() => setOpen(!open())}
      >
        {sayShelf('filters')}
      </button>
      <div id="picks" class="picks" classList={{ open: open() }}>
        <Show when={wide() || open()}>
          <Pick
            label={sayShelf('players')}
            chosen={props.filter.players}
            choices={PLAYERS.map((n) => [n, sayShelf('seats-one', { n })])}
            onPick={(players) => change({ players })}
          />
          <Pick
            label={sayShelf('time')}
            chosen={props.filter.minutes}
            choices={MINUTES.map((n) => [n, sayShelf('up-to', { n })])}
            onPick={(minutes) => change({ minutes })}
          />
          <Pick
            label={sayShelf('luck')}
            chosen={props.filter.luck}
            choices={LUCK.map((luck) => [luck, sayShelf(`luck-${luck}`)])}
            onPick={(luck) => change({ luck })}
          />
          <Pick
            label={sayShelf('company')}
            chosen={props.filter.company}
            choices={COMPANY.map((company) => [company, sayShelf(`company-${company}`)])}
            onPick={(company) => change({ company })}
          />
          <Pick
            label={sayShelf('book')}
            chosen={props.filter.book}
            choices={BOOKS.map(({ id, title }) => [id, inLang(title)])}
            onPick={(book) => change({ book })}
          />
        </Show>
      </div>
    </form>
  )
}

interface PickProps<T> {
  readonly label: string
  readonly chosen: T | undefined
  readonly choices: readonly (readonly [T, string])[]
  readonly onPick: (choice: T | undefined) => void
}

function Pick<T extends string | number>(props: PickProps<T>) {
  const id = createUniqueId()
  return (
    <div class="pick">
      <label for={id}>{props.label}</label>
      <select
        id={id}
        class="field"
        value={props.chosen ?? ''}
        onChange={(event) =>
          props.onPick(props.choices.find(([choice]) => String(choice) === event.currentTarget.value)?.[0])
        }
      >
        <option value="">{sayShelf('any')}</option>
        <For each={props.choices}>{([choice, text]) => <option value={choice}>{text}</option>}</For>
      </select>
    </div>
  )
}
