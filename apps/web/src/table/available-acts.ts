import type { Host } from './host.ts'

/** Whether a draw can be offered: not where luck decides, where more than two play or where someone always wins. */
export const canAgree = ({ game, players }: Pick<Host, 'game' | 'players'>): boolean =>
  players.length === 2 && game.traits.luck === 'none' && game.traits.decided !== true

/** Whether a move could ever be taken back: not where every move is a throw, nor where everyone acts at once. */
export const canTakeBack = ({ game: { traits } }: Pick<Host, 'game'>): boolean =>
  traits.luck !== 'all' && !traits.realtime
