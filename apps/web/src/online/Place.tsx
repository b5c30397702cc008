import { characterOf } from '@spellendoos/bots/levels'
import type { Eye, Seat } from '@spellendoos/kernel'
import type { PlayerInfo, TableInfo } from '@spellendoos/wire'
import { For, Show } from 'solid-js'
import { Tick } from '../app/Tick.tsx'
import { SeatMark } from '../board/SeatMark.tsx'
import { LevelOptions, levelName } from '../bots/PlayerOptions.tsx'
import { boxes } from '../games/catalogue.ts'
import { inLang } from '../words/lang.ts'
import { sayOnline } from '../words/online.ts'
import { isFree, nameAt } from './players.ts'

interface PlaceProps {
  readonly table: TableInfo
  readonly seat: Seat
  readonly player: PlayerInfo
  /** Who looks. */
  readonly you: Eye
  /** Puts a computer player here; host only. */
  readonly onFill?: (level: number) => void
}

/** One seat before the match: who has it, and whether that player is present and ready. */
export function Place(props: PlaceProps) {
  const mayFill = () =>
    props.you === props.table.host &&
    props.table.phase === 'gathering' &&
    (isFree(props.player) || props.player.level > 0)
  const notes = () => {
    const { player, seat } = props
    if (isFree(player)) return player.link ? sayOnline('link-unused') : ''
    return [
      ...(props.you === seat ? [sayOnline('you')] : []),
      ...(props.table.host === seat ? [sayOnline('host')] : []),
      ...(player.level > 0 ? [botAt(props.table, player.level)] : [sayOnline(player.here ? 'here' : 'away')]),
    ].join(' · ')
  }
  return (
    <li class="place" classList={{ free: isFree(props.player) }} data-place={props.seat}>
      <SeatMark seat={props.seat} />
      <span class="who">
        <span class="name">{isFree(props.player) ? sayOnline('free') : nameAt(props.table, props.seat)}</span>
        <span class="soft">{notes()}</span>
      </span>
      <Show when={mayFill()}>
        <select
          class="field"
          aria-label={sayOnline('fill', { n: props.seat + 1 })}
          value={props.player.level}
          data-fill={props.seat}
          onChange={(event) => props.onFill?.(Number(event.currentTarget.value))}
        >
          <option value={0}>{sayOnline('keep-free')}</option>
          <For each={boxes.filter(({ id }) => id === props.table.game)}>
            {(box) => <LevelOptions game={box} />}
          </For>
        </select>
      </Show>
      <Show when={props.player.ready && props.player.level === 0}>
        <span class="ready-mark" data-is-ready={props.seat}>
          <Tick /> {sayOnline('ready')}
        </span>
      </Show>
    </li>
  )
}

/** The name of a level in the game of this table, or how a character plays, whose name is that of the player. */
function botAt(table: TableInfo, level: number): string {
  const character = characterOf(level)
  if (character !== undefined) return inLang(character.says)
  const box = boxes.find(({ id }) => id === table.game)
  return box === undefined ? '' : levelName(box, level)
}
