import { solvers } from '@spellendoos/games/solvers'
import type { Solution } from '@spellendoos/kernel'
import { createSignal, Show } from 'solid-js'
import { solve } from '../bots/worker-client.ts'
import { sayTable } from '../words/table.ts'
import { ActWords } from './ActWords.tsx'
import type { Host } from './host.ts'
import type { TableModel } from './table-model.ts'

const helping = () => import('../help/hint.ts')

/** The sentence for what a solver knows, or does not know. */
const hopeOf = (solution: Solution | undefined) =>
  solution?.solvable === undefined ? 'unsure' : solution.solvable ? 'solvable' : 'hopeless'

/**
 * Help for the player on turn: a good move, and for a puzzle whether it can still be solved. Its buttons stay where they are
 * while others play, so that the board does too.
 */
export function Hints(props: { readonly host: Host; readonly model: TableModel }) {
  const { host, model } = props
  const { id, traits } = host.game
  const hasSolver = solvers.has(id)
  const [said, setSaid] = createSignal<{ readonly seq: number; readonly text: string }>()
  const [busy, setBusy] = createSignal(false)
  const onTurn = () => model.message()?.turn.some((by) => by === model.eye()) === true
  const say = (seq: number, text: string) => setSaid({ seq, text })
  const asked = async (answer: (view: unknown, seq: number) => Promise<void>) => {
    const sent = model.message()
    if (sent === undefined || busy()) return
    setBusy(true)
    await answer(sent.view, sent.seq)
    setBusy(false)
  }
  const hint = () =>
    asked(async (_, seq) => {
      const { hintFor } = await helping()
      const found = await hintFor(host, model, hasSolver)
      if (found === undefined || host.seq() !== seq) return
      if (found.move !== undefined) model.show(found.move)
      say(seq, found.text)
    })
  const hope = () =>
    asked(async (view, seq) => {
      const solution = await solve(id, view)
      say(seq, sayTable(hopeOf(solution)))
    })
  return (
    <Show when={!traits.realtime && traits.luck !== 'all'}>
      <button
        type="button"
        class="button quiet small"
        data-hint
        disabled={busy() || !onTurn()}
        aria-label={sayTable('hint')}
        title={sayTable('hint')}
        onClick={() => void hint()}
      >
        <ActWords
          path="M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-.7.7-1 1.2-1 2H9c0-.8-.3-1.3-1-2z"
          words={sayTable('hint')}
        />
      </button>
      <Show when={hasSolver}>
        <button
          type="button"
          class="button quiet small"
          data-hope
          disabled={busy() || !onTurn()}
          aria-label={sayTable('hope')}
          title={sayTable('hope')}
          onClick={() => void hope()}
        >
          <ActWords path="M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01" words={sayTable('hope')} />
        </button>
      </Show>
      <p class="said" aria-live="polite" data-said>
        {said()?.seq === host.seq() ? said()?.text : ''}
      </p>
    </Show>
  )
}
