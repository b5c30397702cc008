import type { Eye, Fact, Seat, Tell } from '@spellendoos/kernel'
import type { SceneGame } from '@spellendoos/scene'

/** A bit of the state that this eye may not know. */
export type Bit = (state: unknown, eye: Eye) => 0 | 1

/** A way to let a secret out, inserted into a copy of a game. */
export type Leak = (game: SceneGame, bit: Bit) => SceneGame

/** Changes every fact that is told to all, given a secret bit of the state after the move. */
const retelling =
  (change: (tell: Tell, bit: 0 | 1) => Tell): Leak =>
  (game, bit) => ({
    ...game,
    play: (s, by, move, tell) => {
      game.play(s, by, move, tell && ((...told) => change(tell, bit(s, by === 0 ? 1 : 0))(...told)))
    },
  })

const viewing =
  (change: (view: object, bit: 0 | 1) => unknown): Leak =>
  (game, bit) => ({ ...game, view: (s, eye) => change(game.view(s, eye) as object, bit(s, eye)) })

const each = <T>(row: readonly T[], bit: 0 | 1): readonly T[] => (bit === 1 ? row.toReversed() : row)

/** Somebody who may not know what seat 0 hides. */
const OTHER: Seat = 1

export const LEAKS: Readonly<Record<string, Leak>> = {
  'a hidden card in the view': viewing((view, bit) => ({ ...view, card: bit })),
  'a hidden card in an id': (game, bit) => ({
    ...game,
    view: (s, eye) => ({ ...(game.view(s, eye) as object), ids: [`piece-${bit(s, eye)}`] }),
    scene: (view, eye, touched) => {
      const scene = game.scene(view, eye, touched)
      const { ids } = view as { ids?: string[] }
      return { ...scene, trays: [...scene.trays, { id: ids?.[0] ?? 'tray', items: [] }] }
    },
  }),
  'a count that depends on a hidden card': viewing((view, bit) => ({
    ...view,
    rest: new Array(bit).fill(0),
  })),
  'the order of fields': viewing((view, bit) => Object.fromEntries(each(Object.entries(view), bit))),
  'a longer message': viewing((view, bit) => ({ ...view, padding: ' '.repeat(bit) })),
  'a field that is only there for some': viewing((view, bit) =>
    bit === 1 ? { ...view, special: true } : view,
  ),
  'a filling in a public fact': retelling(
    (tell, bit) => (fact, only, others) => tell({ ...fact, luck: bit }, only, others),
  ),
  'one more fact': retelling((tell, bit) => (fact, only, others) => {
    tell(fact, only, others)
    if (bit === 1) tell(fact)
  }),
  'a fact left out': retelling((tell, bit) => (fact, only, others) => {
    if (bit === 0) tell(fact, only, others)
  }),
  'a private fact told to all': (game) => ({
    ...game,
    play: (s, by, move, tell) => game.play(s, by, move, tell && ((fact) => tell(fact))),
    answer: (s, draw, tell) => game.answer!(s, draw, tell && ((fact) => tell(fact))),
  }),
  'another wording for others that depends on a secret': retelling(
    (tell, bit) => (fact, only, others) =>
      tell(fact, only, others && ({ ...others, fact: bit === 1 ? fact.fact : others.fact } satisfies Fact)),
  ),
  'a line of the log in plain words': (game) => ({ ...game, heard: (s, _seat, move) => game.write(s, move) }),
  'a turn that only names those who can react': (game) => ({
    ...game,
    turn: (s) => {
      const turn = game.turn(s)
      if (typeof turn[0] !== 'number') return turn
      const seats = Array.from({ length: (s as { seats: number }).seats }, (_, seat) => seat)
      const able = seats.filter((seat) => game.moves(s, seat).some((move) => isReaction(game.write(s, move))))
      return able.length > 0 ? able : turn
    },
  }),
  'a turn in an order that tells': (game, bit) => ({
    ...game,
    turn: (s) => each(game.turn(s), bit(s, OTHER)),
  }),
  'a clock that runs longer': (game, bit) => ({
    ...game,
    clocks: (s) =>
      (game.clocks?.(s) ?? []).map((clock) => ({ ...clock, after: clock.after + bit(s, OTHER) })),
  }),
  'a clock by a telling name': (game, bit) => ({
    ...game,
    clocks: (s) =>
      (game.clocks?.(s) ?? []).map((clock) => ({ ...clock, name: `${clock.name}${bit(s, OTHER)}` })),
  }),
  'a clock that only runs when somebody can react': (game, bit) => ({
    ...game,
    clocks: (s) => (bit(s, OTHER) === 0 ? (game.clocks?.(s) ?? []) : []),
  }),
  'a move that is only offered when another lacks something': (game, bit) => ({
    ...game,
    moves: (s, seat) => (bit(s, seat) === 1 ? game.moves(s, seat).slice(1) : game.moves(s, seat)),
  }),
  'a notation with a secret mark': (game, bit) => ({
    ...game,
    write: (s, move) => `${game.write(s, move)}${bit(s, OTHER) === 1 ? '!' : ''}`,
  }),
  'taps that take a secret turn': (game, bit) => ({
    ...game,
    touches: (s, move) =>
      bit(s, OTHER) === 1 ? game.touches(s, move).map((path) => [...path, 'again']) : game.touches(s, move),
  }),
  'choices in a telling order': (game, bit) => ({
    ...game,
    moves: (s, seat) => each(game.moves(s, seat), bit(s, seat)),
  }),
  'what chance is asked': (game, bit) => ({
    ...game,
    chance: (s) => ({ ...game.chance!(s), sides: 6 + bit(s, OTHER) }),
  }),
  'a result that tells early': (game, bit) => ({
    ...game,
    result: (s) => {
      const result = game.result(s)
      return result && { ...result, scores: [bit(s, OTHER)] }
    },
  }),
}

/** Something that can only be done by a player who holds the card for it. */
const isReaction = (notation: string): boolean => !/^(draw|pass|throw)$/.test(notation)
