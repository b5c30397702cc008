import { createMemo, createResource, createSignal, For, Show } from 'solid-js'
import { Masthead } from '../app/Masthead.tsx'
import { hrefOf } from '../app/route.ts'
import { boxOf, nameOfGame } from '../games/boxes.ts'
import { listMatches } from '../storage/matches.ts'
import { sayFigures } from '../words/figures.ts'
import { sayReplay } from '../words/replay.ts'
import { GameFigures } from './GameFigures.tsx'
import { outcomesOf } from './outcomes.ts'
import { grouped } from './summary.ts'
import './figures.css'

/** Statistics of the matches in this browser: by person, game and opponent. */
export function FiguresPage() {
  const [matches] = createResource(listMatches)
  /** The earliest first. */
  const outcomes = createMemo(() => (matches() ?? []).toReversed().flatMap(outcomesOf))
  /** The person who played most recently comes first. */
  const people = createMemo(() => [...grouped(outcomes().toReversed(), ({ person }) => person).keys()])
  const [chosen, choose] = createSignal<string>()
  const person = () => chosen() ?? people()[0] ?? ''
  const games = createMemo(() => {
    const own = outcomes().filter((each) => each.person === person())
    const latestFirst = [...grouped(own.toReversed(), ({ game }) => game).keys()]
    return latestFirst.filter(boxOf).map((game) => own.filter((each) => each.game === game))
  })
  const called = (name: string) => (name === '' ? sayFigures('nameless') : name)
  return (
    <div class="matches-page figures-page">
      <Masthead />
      <main>
        <header>
          <h1>{sayFigures('title')}</h1>
          <Show when={people().length > 1}>
            <label class="row">
              {sayFigures('whose')}
              <select class="field" onChange={(event) => choose(event.currentTarget.value)} data-person>
                <For each={people()}>{(name) => <option value={name}>{called(name)}</option>}</For>
              </select>
            </label>
          </Show>
          <p class="soft">{sayFigures('kept-here')}</p>
        </header>
        <Show when={!matches.loading && games().length === 0}>
          <p class="none">{sayReplay('none')}</p>
        </Show>
        <For each={games()}>
          {(own) => (
            <section class="paper game-figures" data-figures-of={own[0]!.game}>
              <h2>
                <a href={hrefOf({ page: 'opening', game: own[0]!.game })}>{nameOfGame(own[0]!.game)}</a>
              </h2>
              <GameFigures game={boxOf(own[0]!.game)!} outcomes={own} />
            </section>
          )}
        </For>
      </main>
    </div>
  )
}
