import type { TableSeen } from '@spellendoos/wire'
import { boxes } from '../games/catalogue.ts'
import { inLang } from '../words/lang.ts'
import { sayLaying } from '../words/laying.ts'
import { duration, paceInWords } from './time.ts'

export const boxOf = (game: string) => boxes.find(({ id }) => id === game)
export const nameOfGame = (game: string): string => {
  const box = boxOf(game)
  return box === undefined ? game : inLang(box.name)
}

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
