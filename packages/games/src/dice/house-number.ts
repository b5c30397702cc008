import { whole, type OptionsOf, type Spot, type Words } from '@spellendoos/kernel'
import type { Cell, Item, Sheet, Tray } from '@spellendoos/scene'
import { diceTray, player } from './scene.ts'
import { diceGame, THROW, type DiceMove } from './table.ts'
import { turns, type Turns } from './turns.ts'

const options = { rounds: whole(1, 20, 5) }
const PLACES = ['first', 'middle', 'last'] as const
/** A place without a die. */
const OPEN = 0
export const FIGURE = /^([1-6])-(first|middle|last)$/
/** The same by taps: a die and a place, in either order. */
const TAPPED = /^(?:die(\d)-(first|middle|last)|(first|middle|last)-die(\d))$/
const dieAt = (i: number): Spot => `die${i + 1}`

export interface HouseNumber extends Turns<OptionsOf<typeof options>> {
  /** The figures of the number that is being made, first to last. */
  figures: number[]
}

/** The places without a die, as a set: bit 0 is the first figure. */
function openIn({ figures }: HouseNumber): number {
  let open = 0
  for (let place = 0; place < figures.length; place++) if (figures[place] === OPEN) open |= 1 << place
  return open
}

/** Every set of open places with every set of faces: which die can be set aside as which figure. Precomputed. */
const SETTINGS: readonly (readonly (readonly DiceMove[])[])[] = Array.from({ length: 8 }, (_, open) =>
  Array.from({ length: 1 << 7 }, (_, thrown) =>
    [1, 2, 3, 4, 5, 6]
      .filter((eyes) => (thrown >> eyes) % 2 === 1)
      .flatMap((eyes) =>
        PLACES.filter((_, place) => (open >> place) % 2 === 1).map((place) => `${eyes}-${place}`),
      ),
  ),
)
/** The meaning of each move. */
const SETTING: Readonly<Record<DiceMove, { readonly eyes: number; readonly place: number }>> =
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((eyes) =>
      PLACES.map((name, place) => [`${eyes}-${name}`, { eyes, place }] as const),
    ),
  )
/** The number of places in a set, and the place in a set of one. */
const SIZE = [0, 1, 1, 2, 1, 2, 2, 3]
const PLACE = [0, 0, 1, 0, 2]

/** Every die that was thrown, in every place that is open; equal dice are one choice. */
function settings(s: HouseNumber): readonly DiceMove[] {
  let thrown = 0
  for (const eyes of s.dice) thrown |= 1 << eyes
  return SETTINGS[openIn(s)]![thrown]!
}

/** A house number of three figures in three throws; the highest or the lowest wins. */
export const houseNumber = (
  id: string,
  words: Words,
  best: 'most' | 'fewest',
  end: string,
  backdrop: string,
) =>
  diceGame<HouseNumber>(
    turns<HouseNumber>({
      id,
      backdrop,
      words,
      options,
      minutes: 10,
      traits: { levels: 2 },
      // 20 rounds, 8 seats, three throws with their answers, two dice set aside by hand.
      bound: 20 * 8 * (3 * 2 + 2),
      dice: (s) => (s.next === 'first' ? PLACES.length : SIZE[openIn(s)]!),
      end: `${id}.${end}`,
      best,
      own(s) {
        s.figures = [OPEN, OPEN, OPEN]
      },
      after(s) {
        if (s.turn.length === 1) s.figures = [OPEN, OPEN, OPEN]
        if (s.dice.length > 1) return 'choice'
        s.figures[PLACE[openIn(s)]!] = s.dice[0]!
        return 'done'
      },
      choices: settings,
      choose(s, move, tell) {
        const { eyes, place } = SETTING[move]!
        s.figures[place] = eyes
        tell?.({ fact: 'set-aside', seat: s.seat, n: eyes, place: { say: `figure-${PLACES[place]}` } })
        return 'again'
      },
      points: ({ figures }) => figures[0]! * 100 + figures[1]! * 10 + figures[2]!,
      forbids(s, seat, tried) {
        const move = readTaps(s, tried)
        const figure = FIGURE.exec(move)
        if (figure === null && move !== THROW) return undefined
        if (seat !== s.seat) return `${id}.turn`
        if (figure === null || s.next !== 'choice') return `${id}.set-aside`
        return s.dice.includes(Number(figure[1])) ? `${id}.places` : `${id}.set-aside`
      },
      touches(s, move) {
        const [, eyes, place] = FIGURE.exec(move)!
        return s.dice.flatMap((each, i) =>
          each === Number(eyes)
            ? [
                [dieAt(i), place!],
                [place!, dieAt(i)],
              ]
            : [],
        )
      },
      tray: settingTray,
      picture: (s, basic) => ({
        ...basic,
        sheets: [numberSheet(s), ...basic.sheets],
        coach: { say: s.next === 'choice' ? 'coach-set-aside' : 'coach-throw', seat: s.seat },
      }),
    }),
  )

/** A die and a place as they were tapped, read as a move. */
function readTaps({ dice }: HouseNumber, tried: string): string {
  const taps = TAPPED.exec(tried)
  if (taps === null) return tried
  return `${dice[Number(taps[1] ?? taps[4]) - 1]}-${taps[2] ?? taps[3]}`
}

/** While a die is to be set aside each can be tapped on its own. */
function settingTray(s: HouseNumber): Tray {
  const count = s.next === 'first' ? PLACES.length : SIZE[openIn(s)]!
  if (s.next !== 'choice') return diceTray(s, count)
  const items = s.dice.map((face, i): Item => ({ spot: dieAt(i), look: 'die', face }))
  return { id: 'dice', title: { say: 'dice-tray' }, items }
}

/** The number of whoever threw last, as far as it is made. */
const numberSheet = (s: HouseNumber): Sheet => ({
  id: 'number',
  title: player(s.thrower),
  head: PLACES.map((place) => ({ say: `figure-${place}` })),
  rows: [
    s.figures.map((figure, place): Cell => {
      if (figure !== OPEN) return figure
      return { spot: PLACES[place]!, show: s.next === 'choice' ? '?' : '' }
    }),
  ],
})
