import { value, type Problem, type Read } from '@spellendoos/kernel'
import { createEffect, createResource, Match, Show, Switch, type Accessor } from 'solid-js'
import { chosenFile } from '../app/file-drop.ts'
import { Masthead } from '../app/Masthead.tsx'
import { Notice } from '../app/Notice.tsx'
import { goTo, hrefOf, type ShownInReplay } from '../app/route.ts'
import { readMatch } from '../storage/matches.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayReplay } from '../words/replay.ts'
import { openFile } from './match-file.ts'
import type { Film } from './film.ts'
import { openFilm } from './film-loader.ts'
import { pack, unpack } from './link-codec.ts'
import { wholeBundle } from './problems.ts'
import { ReplayView } from './ReplayView.tsx'
import './replay.css'

/** A finished match of this browser. A match in progress keeps its secrets, so it is continued instead. */
export function KeptReplay(props: { readonly match: string; readonly show: ShownInReplay | undefined }) {
  const [opened] = createResource(
    () => props.match,
    async (id) => {
      const kept = await readMatch(id)
      if (kept?.over === false) goTo({ page: 'table', match: id })
      return kept?.over === true ? openFilm(kept.replay) : undefined
    },
  )
  return (
    <Show
      when={opened.loading || opened() !== undefined}
      fallback={<Notice text={sayApp('no-such-match')} />}
    >
      <Screen opened={opened} kept={props.match} show={props.show} />
    </Show>
  )
}

/** A match in its address. */
export function LinkedReplay(props: { readonly packed: string }) {
  const [opened] = createResource(
    () => props.packed,
    async (packed) => {
      const contents = await unpack(packed)
      return contents.ok ? openFilm(contents.value) : contents
    },
  )
  return <Screen opened={opened} />
}

/** A match from a file. Once open, it is in the address, so that a reload finds it again. */
export function FiledReplay() {
  createEffect(() => {
    if (chosenFile() === undefined) goTo({ page: 'matches' })
  })
  const [opened] = createResource(chosenFile, async (file) => {
    const opened = await openFile(file)
    if (!opened.ok) return opened
    const film = opened.value
    if (film === undefined) {
      goTo({ page: 'matches' })
      return undefined
    }
    location.replace(hrefOf({ page: 'link', game: film.game.id, packed: await pack(film.replay) }))
    return value(film)
  })
  return <Screen opened={opened} />
}

interface ScreenProps {
  readonly opened: Accessor<Read<Film> | undefined>
  /** The id under which this browser stores it. */
  readonly kept?: string | undefined
  readonly show?: ShownInReplay | undefined
}

function Screen(props: ScreenProps) {
  const film = () => {
    const opened = props.opened()
    return opened?.ok === true ? opened.value : undefined
  }
  const problem = () => {
    const opened = props.opened()
    return opened?.ok === false ? opened.problem : undefined
  }
  return (
    <Switch fallback={<Notice text={sayReplay('verifying')} waiting />}>
      <Match when={film()} keyed>
        {(film) => <ReplayView film={film} kept={props.kept} show={props.show} />}
      </Match>
      <Match when={problem()}>{(problem) => <Refused problem={problem()} />}</Match>
    </Switch>
  )
}

/** Why a file or a link is not opened, and where to go from here. */
const Refused = (props: { readonly problem: Problem }) => (
  <div class="refused-page">
    <Masthead />
    <main>
      <h1>{sayReplay('refused')}</h1>
      <p role="alert" data-problem={props.problem.code}>
        {inLang(props.problem.text)}
      </p>
      <div class="row">
        <Show when={props.problem.code === wholeBundle.code}>
          <a class="button main" href={hrefOf({ page: 'settings' })}>
            {sayReplay('to-settings')}
          </a>
        </Show>
        <a class="button" href={hrefOf({ page: 'matches' })}>
          {sayApp('matches')}
        </a>
        <a class="button" href={hrefOf({ page: 'shelf' })}>
          {sayApp('shelf')}
        </a>
      </div>
    </main>
  </div>
)
