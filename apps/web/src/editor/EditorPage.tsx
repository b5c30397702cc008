import { BY_THE_BOOK, chooseOptions } from '@spellendoos/kernel'
import { turnBoard, turnFor } from '@spellendoos/scene'
import { createMemo, createResource, createSignal, For, Show } from 'solid-js'
import { Masthead } from '../app/Masthead.tsx'
import { Notice } from '../app/Notice.tsx'
import { goTo, hrefOf } from '../app/route.ts'
import { BoardView } from '../board/BoardView.tsx'
import { Materials } from '../board/Materials.tsx'
import { nearTo } from '../board/near-side.ts'
import { TurnButton } from '../board/TurnButton.tsx'
import { namesAt, voiceAt } from '../board/voice.ts'
import { ratioOf } from '../board/paint/ground.ts'
import { syntaxOf } from '../bots/worker-client.ts'
import { canReview } from '../help/review-support.ts'
import { openGame, type OpenGame } from '../games/open.ts'
import { seated, seatPlayers, SeatRows } from '../shelf/SeatRows.tsx'
import { openMatch } from '../table/new-match.ts'
import { sayApp } from '../words/app.ts'
import { sayEditor } from '../words/editor.ts'
import { inLang } from '../words/lang.ts'
import { sayNewMatch } from '../words/new-match.ts'
import { sayTable } from '../words/table.ts'
import { kindsIn, readStacks, stacksIn, type Kind } from './format.ts'
import { boardFrom, positionReader } from './position-board.ts'
import { Palette } from './Palette.tsx'
import { afterTap, type Draft } from './draft.ts'
import './editor.css'

interface EditorPageProps {
  readonly game: string
  /** A position given in the address. */
  readonly text: string | undefined
  readonly seats: number | undefined
}

/** Any position of a game that has a text for positions: set up by taps or as text, to be played or shared. */
export function EditorPage(props: EditorPageProps) {
  const [game] = createResource(() => props.game, openGame)
  return (
    <Show
      when={game()}
      keyed
      fallback={<Notice text={sayApp(game.loading ? 'opening' : 'no-such-game')} waiting={game.loading} />}
    >
      {(game) => (
        <Show when={game.position} fallback={<Notice text={sayEditor('no-positions')} />}>
          <Editor game={game} text={props.text} seats={props.seats} />
        </Show>
      )}
    </Show>
  )
}

const NO_SPOTS: readonly string[] = []
const HOW = { put: 'how-put', move: 'how-move', follow: 'how-follow' } as const

function Editor(props: Omit<EditorPageProps, 'game'> & { readonly game: OpenGame }) {
  const { game } = props
  const position = game.position!
  const usual = game.seats.includes(2) ? 2 : game.seats[0]!
  const given = props.seats ?? usual
  const [players, setPlayers] = createSignal(
    seatPlayers(game, game.seats.includes(given) ? given : usual, []),
  )
  const seats = createMemo(() => players().length)
  const options = (() => {
    const chosen = chooseOptions(game, BY_THE_BOOK, {})
    return chosen.ok ? chosen.value : {}
  })()
  const startOf = (n: number) => position.write(game.setup(options, n))
  const [draft, setDraft] = createSignal<Draft>({ text: props.text ?? startOf(seats()) })
  const text = () => draft().text
  const setText = (text: string) => setDraft({ text })
  const read = createMemo(() => position.read(text(), options, seats()))
  const [syntax] = createResource(seats, (n) => syntaxOf(game.id, n))
  const format = () => {
    const hand = syntax()?.hand
    return hand?.how === 'put' ? hand.format : undefined
  }
  const [chosen, setChosen] = createSignal<Kind | undefined>()
  const kinds = createMemo(() =>
    format() === undefined
      ? []
      : stacksIn(format()!).flatMap((stack) => (kindsIn(stack).length === 1 ? kindsIn(stack) : [])),
  )
  /** The game's own board if it accepts the position, otherwise the text drawn on the starting board. */
  const board = createMemo(() => {
    const now = read()
    if (now.ok) return boardFrom(game, now.value)
    const empty = boardFrom(game, game.setup(options, seats()))
    const syntax = format()
    if (empty === undefined || syntax === undefined) return empty
    const pieces = [...readStacks(syntax, text())].flatMap(([on, stack]) =>
      kindsIn(stack).map((kind, i) => ({ ...kind, on, id: `${on}-${i}` })),
    )
    return { ...empty, pieces }
  })
  const near = nearTo(() => 0, board)
  const shown = createMemo(() => {
    const flat = board()
    return flat === undefined ? undefined : turnBoard(flat, turnFor(flat, near.seat()))
  })
  const voice = createMemo(() => voiceAt(game.words, namesAt(players())))
  const tap = (spot: string) => {
    const known = syntax()
    if (known !== undefined)
      setDraft(afterTap(known, positionReader(game, options, seats()), draft(), spot, chosen()))
  }
  const held = createMemo(() => {
    const { held } = draft()
    return held === undefined ? NO_SPOTS : [held]
  })
  const how = () => {
    const hand = syntax()?.hand
    return sayEditor(hand === undefined ? 'how-text' : HOW[hand.how])
  }
  const over = () => {
    const now = read()
    return now.ok && game.result(now.value) !== undefined
  }
  const [said, setSaid] = createSignal('')
  const [problem, setProblem] = createSignal('')
  const play = async () => {
    const opened = await openMatch({ game, players: seated(players()), options, position: text() })
    if (opened.ok) goTo({ page: 'table', match: opened.match.id })
    else setProblem(inLang(opened.problem.text))
  }
  const share = async () => {
    const address = hrefOf({ page: 'position', game: game.id, text: text(), seats: seats() })
    history.replaceState(null, '', address)
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href)
      setSaid(sayEditor('copied'))
    } catch {
      setSaid(sayEditor('copy-by-hand'))
    }
  }
  const fault = () => {
    const now = read()
    if (!now.ok) return inLang(now.problem.text)
    return draft().refused === true ? sayEditor('not-there') : problem()
  }
  return (
    <div class="editor">
      <Materials />
      <Masthead>
        <a class="button quiet small" href={hrefOf({ page: 'rules', game: game.id })}>
          {sayApp('rules')}
        </a>
        <TurnButton near={near} />
      </Masthead>
      <main>
        <header>
          <h1>{inLang(game.words.name)}</h1>
          <p class="soft">{how()}</p>
        </header>
        <Show when={shown()}>
          {(board) => (
            <div class="editor-board" style={{ '--ratio': ratioOf(board()) }}>
              <BoardView
                board={board()}
                voice={voice()}
                label={sayTable('board')}
                last={NO_SPOTS}
                glow={NO_SPOTS}
                touched={held()}
                facts={[]}
                onTap={tap}
              />
            </div>
          )}
        </Show>
        <div class="tools">
          <Show when={kinds().length > 0}>
            <Palette kinds={kinds()} chosen={chosen()} voice={voice()} onChoose={setChosen} />
          </Show>
          <label class="text">
            {sayEditor('text')}
            <textarea
              class="field"
              rows="3"
              spellcheck={false}
              autocomplete="off"
              value={text()}
              data-position
              onInput={(event) => setText(event.currentTarget.value.trim())}
            />
          </label>
          <div aria-live="polite" class="verdict">
            <Show
              when={fault() !== ''}
              fallback={<p data-good>{over() ? sayEditor('over') : sayEditor('good')}</p>}
            >
              <p class="problem" data-problem>
                {fault()}
              </p>
            </Show>
          </div>
          <div class="row">
            <button type="button" class="button small" onClick={() => setText(startOf(seats()))}>
              {sayEditor('start')}
            </button>
            <button type="button" class="button small" data-share onClick={() => void share()}>
              {sayEditor('share')}
            </button>
            <Show when={read().ok && !over() && !game.traits.hidden && canReview(game)}>
              <a
                class="button small"
                href={hrefOf({ page: 'analyse', game: game.id, text: text(), seats: seats() })}
                data-analyse
              >
                {sayApp('analyse')}
              </a>
            </Show>
          </div>
          <p aria-live="polite" class="soft">
            {said()}
          </p>
          <form
            class="paper lifted"
            onSubmit={(event) => {
              event.preventDefault()
              void play()
            }}
          >
            <Show when={game.seats.length > 1}>
              <div class="row" role="group" aria-label={sayNewMatch('count')}>
                <For each={game.seats}>
                  {(n) => (
                    <button
                      type="button"
                      class="button small"
                      aria-pressed={seats() === n}
                      onClick={() => {
                        setPlayers(seatPlayers(game, n, players()))
                        setText(startOf(n))
                      }}
                    >
                      {n}
                    </button>
                  )}
                </For>
              </div>
            </Show>
            <SeatRows game={game} players={players()} onPlayers={setPlayers} />
            <button type="submit" class="button main" data-begin disabled={!read().ok || over()}>
              {sayEditor('play')}
            </button>
          </form>
        </div>
      </main>
    </div>
  )
}
