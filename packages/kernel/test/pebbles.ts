import { oneOf, whole, yesNo, type OptionsOf } from '../src/options.ts'
import type { Game, Seat } from '../src/game.ts'
import { inSections } from '../src/rules-page.ts'
import { problem, value } from '../src/text.ts'
import { sameInAll } from '../src/texts.ts'

/**
 * A small game that uses every feature of the kernel: take one or two pebbles, throw a die to add some, peek at your
 * secret number, let a clock run, or call stop out of turn. Whoever takes the last pebble wins.
 */
export interface Pebbles {
  readonly seats: number
  pebbles: number
  seat: Seat
  phase: 'play' | 'die' | 'deal' | 'pause'
  readonly secrets: number[]
  readonly peeked: boolean[]
  stops: number
  winner: number
}
export type PebbleMove = 'take 1' | 'take 2' | 'throw' | 'peek' | 'pause' | 'stop' | 'resume'

export const options = {
  pebbles: whole(1, 20, 7),
  partners: yesNo(false),
  deal: yesNo(false),
  mood: oneOf('calm', 'wild'),
}

export interface PebblesView {
  readonly s: Omit<Pebbles, 'secrets'>
  readonly own: number
}

export const pebbles: Game<Pebbles, PebbleMove, PebblesView, OptionsOf<typeof options>> = {
  id: 'pebbles',
  version: 3,
  book: 'spellendoos',
  words: {
    name: sameInAll('Pebbles'),
    about: sameInAll('Take the last pebble.'),
    friend: {
      goal: sameInAll('Take the last pebble and you win.'),
      turn: sameInAll('On your turn you take a few.'),
      more: sameInAll('How many is up to you.'),
      catch: sameInAll('Leave too few and somebody else has it.'),
      end: sameInAll('It ends when there are none left.'),
    },
    rules: inSections({
      play: [
        { id: 'pebbles.turn', source: 'book', text: sameInAll('Players take turns.') },
        { id: 'pebbles.enough', source: 'settled', text: sameInAll('You cannot take more than there are.') },
        { id: 'pebbles.last', source: 'book', text: sameInAll('Who takes the last pebble wins.') },
        { id: 'pebbles.first', source: 'settled', text: sameInAll('The first to call stop has it.') },
      ],
    }),
    says: {},
    options: {},
    presets: {},
  },
  seats: [1, 2, 3, 4],
  traits: {
    hidden: true,
    realtime: false,
    unaided: false,
    solo: false,
    luck: 'some',
    money: false,
    minutes: 1,
  },
  options,
  presets: { boekje: {}, modern: { pebbles: 12, mood: 'wild' } },
  bound: 1000,
  late: 'pebbles.first',
  sides: ({ partners }, seats) =>
    partners
      ? [
          [0, 2],
          [1, 3],
        ]
      : Array.from({ length: seats }, (_, seat) => [seat]),
  unfit: ({ partners }, seats) =>
    partners && seats !== 4 ? { code: 'bad-partners', text: sameInAll('Partners are four.') } : undefined,
  setup: ({ pebbles: count, deal }, seats) => ({
    seats,
    pebbles: count,
    seat: 0,
    phase: deal ? 'deal' : 'play',
    secrets: Array.from({ length: seats }, (_, seat) => seat * 11),
    peeked: new Array<boolean>(seats).fill(false),
    stops: 0,
    winner: -1,
  }),
  turn(s) {
    if (s.winner >= 0) return []
    if (s.phase === 'die' || s.phase === 'deal') return ['chance']
    return s.phase === 'pause' ? ['clock'] : [s.seat]
  },
  chance: (s) => (s.phase === 'die' ? { dice: 1 } : { shuffle: s.seats }),
  answer(s, draw, tell) {
    if (s.phase === 'die') {
      s.pebbles += draw[0]!
      tell?.({ fact: 'thrown', dice: draw })
      s.seat = (s.seat + 1) % s.seats
    } else {
      for (const [seat, secret] of draw.entries()) {
        s.secrets[seat] = secret
        tell?.({ fact: 'dealt', secret }, [seat])
      }
    }
    s.phase = 'play'
  },
  clocks: (s) =>
    s.phase === 'pause'
      ? [
          { name: 'long', after: 900, move: 'stop' },
          { name: 'short', after: 300, move: 'resume' },
        ]
      : [],
  moves(s, seat) {
    if (s.winner >= 0 || s.phase === 'die' || s.phase === 'deal') return []
    const calls: PebbleMove[] = s.stops === 0 && seat !== s.seat ? ['stop'] : []
    if (s.phase === 'pause' || seat !== s.seat) return calls
    return [
      ...(s.pebbles > 1 ? (['take 1', 'take 2'] as const) : (['take 1'] as const)),
      'throw',
      'peek',
      'pause',
    ]
  },
  play(s, by, move, tell) {
    if (move === 'resume') s.phase = 'play'
    else if (move === 'stop') s.stops++
    else if (move === 'pause') s.phase = 'pause'
    else if (move === 'throw') s.phase = 'die'
    else if (move === 'peek') {
      s.peeked[s.seat] = true
      tell?.({ fact: 'peeked', secret: s.secrets[s.seat]! }, [s.seat], { fact: 'peeks', seat: s.seat })
    } else {
      s.pebbles -= move === 'take 1' ? 1 : 2
      tell?.({ fact: 'took', seat: by as Seat, left: s.pebbles })
      if (s.pebbles === 0) s.winner = s.seat
      s.seat = (s.seat + 1) % s.seats
    }
  },
  result: (s) =>
    s.winner < 0
      ? undefined
      : {
          places: s.peeked.map((_, seat) => (seat === s.winner ? 1 : 2)),
          scores: s.secrets,
          why: 'pebbles.last',
        },
  view: ({ secrets, ...s }, eye) => ({
    s,
    own: eye !== 'watcher' && s.peeked[eye]! ? secrets[eye]! : -1,
  }),
  imagine: ({ s, own }, eye, rng) => ({
    ...s,
    secrets: s.peeked.map((_, seat) => (seat === eye && own >= 0 ? own : rng(50))),
  }),
  write: (_, move) => move,
  heard: (_s, _seat, move) => (move === 'peek' ? 'looks' : move),
  shows: (_s, _seat, move) => move === 'peek',
  touches: (_, move) =>
    move === 'take 2' ? [['pebble', 'pebble']] : [[move === 'take 1' ? 'pebble' : move]],
  explain(view, seat, tried) {
    if (!['take 1', 'take 2', 'throw', 'peek', 'pause', 'stop'].includes(tried)) return undefined
    if (tried === 'stop') return seat === view.s.seat ? 'pebbles.turn' : 'pebbles.first'
    return seat === view.s.seat ? 'pebbles.enough' : 'pebbles.turn'
  },
  scene: (view) => view,
  position: {
    read: (text, _, seats) =>
      /^\d+$/.test(text)
        ? value({
            ...pebbles.setup({ pebbles: 1, partners: false, deal: false, mood: 'calm' }, seats),
            pebbles: Number(text),
          })
        : problem('bad-position', sameInAll('A position is a number.')),
    write: (s) => String(s.pebbles),
  },
  scores: (s) => s.secrets,
  purses: (s) => ({ seats: s.peeked.map(() => s.pebbles), pot: 0, bank: 0 }),
}
