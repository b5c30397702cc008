import type { TableSeen } from '@spellendoos/wire'
import { boxOf, nameOfGame } from '../games/boxes.ts'
import { sayLaying } from '../words/laying.ts'
import { duration, paceInWords } from './time.ts'

/** Which game is laid, and what everyone agrees to by sitting down. */
export const TableHead = (props: { readonly table: TableSeen }) => (
  <header class="gathering-head">
    <img src={boxOf(props.table.game)?.cover ?? './icon.svg'} alt="" width="72" height="82" />
    <div>
      <h1>{nameOfGame(props.table.game)}</h1>
      <p class="soft">{agreed(props.table)}</p>
    </div>
  </header>
)

const agreed = ({ pace, patience, openness }: TableSeen): string =>
  [
    paceInWords(pace),
    ...(patience === 0 ? [] : [sayLaying('stand-in', { time: duration(patience) })]),
    sayLaying(`only-${openness}`),
  ].join(' · ')
