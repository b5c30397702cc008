import {
  inSections,
  oneOf,
  sameInAll,
  value,
  whole,
  yesNo,
  type Game,
  type OptionsOf,
} from '@spellendoos/kernel'

/** A game for the tests of this package only: it deals, throws, picks, hides, takes back and runs a clock. */
const options = {
  sides: whole(2, 20, 6),
  rounds: whole(1, 50, 4),
  open: yesNo(false),
  suit: oneOf('hearts', 'spades'),
}
type Options = OptionsOf<typeof options>

interface State {
  seats: number
  sides: number
  turns: number
  last: number
  /** Cards from the top of the deck; the first of each seat are its hand. */
  deck: number[]
  asked: '' | 'dice' | 'pick'
  scores: number[]
  marks: string[]
}
type Move = 'throw' | 'pick' | 'left' | 'right'
const MOVES: readonly Move[] = ['throw', 'pick', 'left', 'right']

export const DECK = 8
const HAND = 2
const hand = (s: State, seat: number) => s.deck.slice(seat * HAND, (seat + 1) * HAND)
const RULE = 'fair-trial.turn'
const TRIAL = sameInAll('Trial')

export const fairTrial: Game<State, Move | 'sleep', Partial<State> & { hand: number[] }, Options> = {
  id: 'fair-trial',
  version: 3,
  book: 'spellendoos',
  words: {
    name: TRIAL,
    about: TRIAL,
    friend: { goal: TRIAL, turn: TRIAL, more: TRIAL, catch: TRIAL, end: TRIAL },
    rules: inSections({
      play: [{ id: RULE, source: 'settled', text: sameInAll('One does what one may, in turn.') }],
    }),
    says: {},
    options: {},
    presets: { boekje: sameInAll('By the book') },
  },
  seats: [2, 3],
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
  presets: { boekje: {} },
  bound: 400,
  sides: (_, seats) => Array.from({ length: seats }, (_, seat) => [seat]),
  setup: ({ sides, rounds }, seats) => ({
    seats,
    sides,
    turns: 0,
    last: rounds * seats,
    deck: [],
    asked: '',
    scores: new Array<number>(seats).fill(0),
    marks: [],
  }),
  turn(s) {
    if (s.deck.length === 0 || s.asked !== '') return ['chance']
    return s.turns >= s.last ? [] : [s.turns % s.seats]
  },
  chance(s) {
    if (s.deck.length === 0) return { shuffle: DECK }
    return s.asked === 'dice' ? { dice: 2, sides: s.sides } : { pick: 7 }
  },
  answer(s, draw, tell) {
    if (s.deck.length === 0) {
      s.deck = [...draw]
      for (let seat = 0; seat < s.seats; seat++) tell?.({ fact: 'dealt', seat, hand: hand(s, seat) }, [seat])
      return
    }
    const seat = s.turns % s.seats
    for (const n of draw) s.scores[seat]! += n
    tell?.({ fact: s.asked, seat, drawn: draw })
    s.asked = ''
    s.turns++
  },
  clocks: (s) => (s.asked === '' ? [{ name: 'sand', after: 30_000, move: 'sleep' }] : []),
  moves: (s, seat) => (s.deck.length > 0 && s.asked === '' && s.turns % s.seats === seat ? MOVES : []),
  play(s, _, move, tell) {
    if (move === 'throw') s.asked = 'dice'
    else if (move === 'pick') s.asked = 'pick'
    else {
      s.marks.push(move)
      tell?.({ fact: 'marked', seat: s.turns % s.seats })
      s.turns++
    }
  },
  result(s) {
    if (s.turns < s.last) return undefined
    const places = s.scores.map((score) => 1 + s.scores.filter((other) => other > score).length)
    return { places, scores: [...s.scores], why: RULE }
  },
  view: ({ seats, sides, turns, last, asked, scores, marks, deck }, eye) => ({
    seats,
    sides,
    turns,
    last,
    asked,
    scores: [...scores],
    marks: [...marks],
    hand: eye === 'watcher' ? [] : deck.slice(eye * HAND, (eye + 1) * HAND),
  }),
  imagine() {
    throw new Error('no computer player sits at this trial')
  },
  write: (_, move) => move,
  touches: (_, move) => [[move]],
  explain: (_view, _seat, tried) => (MOVES.includes(tried as Move) ? RULE : undefined),
  scene: () => null,
  position: {
    read: (text, { sides, rounds }, seats) => {
      const turns = Number(/^after (\d+)$/.exec(text)?.[1])
      if (!(turns < rounds * seats)) {
        return { ok: false, problem: { code: 'bad-position', text: sameInAll('No such position.') } }
      }
      const scores = new Array<number>(seats).fill(0)
      return value({ seats, sides, turns, last: rounds * seats, deck: [], asked: '', scores, marks: [] })
    },
    write: ({ turns }) => `after ${turns}`,
  },
}
