import type { TableInfo } from '@spellendoos/wire'
import { boxOf, nameOfGame } from '../games/boxes.ts'
import { sayNewTable } from '../words/new-table.ts'
import { agreedInWords } from './time.ts'

/** Which game is played, and what everyone agrees to by sitting down. */
export const TableHead = (props: { readonly table: TableInfo }) => (
  <header class="gathering-head">
    <img src={boxOf(props.table.game)?.cover ?? './icon.svg'} alt="" width="72" height="82" />
    <div>
      <h1>{nameOfGame(props.table.game)}</h1>
      <p class="soft">{agreed(props.table)}</p>
    </div>
  </header>
)

const agreed = (table: TableInfo): string =>
  [agreedInWords(table), sayNewTable(`only-${table.openness}`)].join(' · ')
