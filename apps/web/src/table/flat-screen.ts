import { createMemo, type Accessor } from 'solid-js'
import { matching } from '../app/media.ts'
import { turning } from '../settings/choices.ts'
import type { Host } from './host.ts'

/** The people at this screen. */
export const peopleHere = (host: Host): number =>
  host.own === undefined ? host.message('watcher').bots.filter((level) => level === 0).length : 1

/**
 * Whether the screen lies flat between its players. Each needs an edge of their own that is long enough for their
 * buttons: there are four around a large screen, and two face each other over a phone.
 */
export function liesFlat(host: Host): Accessor<boolean> {
  const small = matching('(max-width: 480px), (max-height: 500px)')
  return createMemo(
    () =>
      turning.chosen() === 'flat' &&
      host.study !== true &&
      !host.game.traits.hidden &&
      peopleHere(host) > 1 &&
      host.players.length <= (small() ? 2 : 4),
  )
}
