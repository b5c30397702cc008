import { problem, value, type PositionText, type Read, type Seat, type Text } from '@spellendoos/kernel'
import { MOST_THROWS } from '../throws.ts'
import { coloursFor, PAWNS } from './layout.ts'
import { allowed } from './moves.ts'
import { fieldOf, nameOf, stepCalled } from './names.ts'
import { payArrival, payStanding } from './standing.ts'
import { isHome, onCircuit, ownerOf, setup, YARD, type Options, type State } from './state.ts'

/**
 * A position as text: the pawns of each colour, as their player calls their places; the colour on turn; the
 * pips to be played, 0 before the throw and ? while the die is in the air; + if the pawn on A was just brought
 * out, else -; the throws so far; the players who arrived, in order; and while the start is thrown for, who is in
 * the running and what they threw. The start for two is `A,B,B,B/A,B,B,B 1 0 - 0 - 12:`.
 */
export const position: PositionText<State, Options> = {
  write(s) {
    const pawns = s.homes.map((_, colour) =>
      s.pawns
        .slice(colour * PAWNS, (colour + 1) * PAWNS)
        .map((step) => nameOf(s, colour, step))
        .join(','),
    )
    const seats = (list: readonly Seat[]) => list.map((seat) => seat + 1).join('')
    const { rollOff } = s
    return [
      pawns.join('/'),
      s.colour + 1,
      s.rolling ? '?' : s.pips,
      s.entered < 0 ? '-' : '+',
      s.throws,
      seats(s.arrived) || '-',
      rollOff === null ? '-' : `${seats(rollOff.running)}:${rollOff.throws.join('')}`,
    ].join(' ')
  },

  read(text, options, seats) {
    const fields = text.split(' ')
    if (fields.length !== 7) return wrong('position-fields')
    const s = setup(options, seats)
    const fault = readAll(s, fields, coloursFor(options, seats))
    return fault === undefined ? value(s) : wrong(fault)
  },
}

/** Reads every part into the state, or names the first that is wrong. */
function readAll(s: State, fields: readonly string[], colours: number): Fault | undefined {
  const [pawns = '', colour = '', pips = '', entered = '', throws = '', arrived = '', rollOff = ''] = fields
  const fault =
    readPawns(s, pawns) ??
    readArrived(s, arrived) ??
    readRollOff(s, rollOff) ??
    readThrows(s, throws) ??
    readTurn(s, colour, colours) ??
    readPips(s, pips) ??
    readEntered(s, entered)
  if (fault !== undefined) return fault
  if (s.pips > 0) s.may = allowed(s, s.pips)
  s.shown = s.pips
  if (s.arrived.length === s.seats - 1) s.end = 'mens-maak-je-niet-dik.places'
  else if (s.throws === MOST_THROWS && s.pips === 0 && !s.rolling) s.end = 'mens-maak-je-niet-dik.most-throws'
  if (s.end !== null) payStanding(s)
  return undefined
}

function readPawns(s: State, text: string): Fault | undefined {
  const rows = text.split('/')
  if (rows.length !== s.homes.length) return 'position-colours'
  for (const [colour, row] of rows.entries()) {
    const steps = row.split(',').map((name) => stepCalled(s, colour, name))
    if (steps.length !== PAWNS || steps.includes(undefined)) return 'position-pawns'
    steps.forEach((step, i) => (s.pawns[colour * PAWNS + i] = step!))
    const home = steps.filter((step) => isHome(s, step!)).toSorted((a, b) => b! - a!)
    if (home.some((step, i) => step !== s.fields + PAWNS - 1 - i)) return 'position-ends'
    s.homes[colour] = home.length
  }
  const taken = s.pawns.flatMap((step, pawn) =>
    onCircuit(s, step) ? [fieldOf(s, Math.floor(pawn / PAWNS), step)] : [],
  )
  return new Set(taken).size < taken.length ? 'position-shared' : undefined
}

/** Exactly those who have all their pawns home have arrived, each once; one player is always left. */
function readArrived(s: State, text: string): Fault | undefined {
  const seats = text === '-' ? [] : text.split('').map((figure) => Number(figure) - 1)
  const isDone = (seat: Seat) =>
    s.homes.every((home, colour) => ownerOf(s, colour) !== seat || home === PAWNS)
  const done = Array.from({ length: s.seats }, (_, seat) => seat).filter(isDone)
  if (seats.toSorted((a, b) => a - b).join() !== done.join() || done.length === s.seats)
    return 'position-arrived'
  for (const seat of seats) {
    s.arrived.push(seat)
    payArrival(s, seat)
  }
  return undefined
}

function readRollOff(s: State, text: string): Fault | undefined {
  if (text === '-') {
    s.rollOff = null
    return undefined
  }
  const shape = /^([1-6]+):([1-6]*)$/.exec(text)
  if (shape === null) return 'position-roll-off'
  const running = shape[1]!.split('').map((figure) => Number(figure) - 1)
  const throws = shape[2]!.split('').map(Number)
  const rising = running.every((seat, i) => seat < s.seats && (i === 0 || seat > running[i - 1]!))
  const begun = s.pawns.some((step, pawn) => step !== (pawn % PAWNS === 0 ? 0 : YARD))
  if (!rising || running.length < 2 || throws.length >= running.length || begun) return 'position-roll-off'
  s.rollOff = { running, throws }
  return undefined
}

/** Everyone throws once before the match begins. */
function readThrows(s: State, text: string): Fault | undefined {
  if (!/^\d{1,4}$/.test(text)) return 'position-throws'
  s.throws = Number(text)
  const fewest = s.rollOff === null ? s.seats : s.rollOff.throws.length
  return s.throws < fewest || s.throws > MOST_THROWS ? 'position-throws' : undefined
}

function readTurn(s: State, text: string, colours: number): Fault | undefined {
  const colour = /^[1-6]$/.test(text) ? Number(text) - 1 : colours
  if (colour >= colours) return 'position-turn'
  const over = s.arrived.length === s.seats - 1
  if (s.rollOff !== null ? colour !== 0 : s.homes[colour] === PAWNS && !over) return 'position-turn'
  s.colour = colour
  s.seat = s.rollOff === null ? ownerOf(s, colour) : s.rollOff.running[s.rollOff.throws.length]!
  return undefined
}

/** Before a match begins, and once it is over, there is nothing to play. */
function readPips(s: State, text: string): Fault | undefined {
  if (!/^[0-6?]$/.test(text)) return 'position-pips'
  s.rolling = text === '?'
  s.pips = s.rolling ? 0 : Number(text)
  const over = s.arrived.length === s.seats - 1
  if (over && text !== '0') return 'position-pips'
  if (s.rolling && s.throws === MOST_THROWS) return 'position-pips'
  return s.rollOff !== null && s.pips > 0 ? 'position-pips' : undefined
}

function readEntered(s: State, text: string): Fault | undefined {
  if (text === '-') return undefined
  const first = s.colour * PAWNS
  const pawn = s.pawns.indexOf(0, first)
  const over = s.arrived.length === s.seats - 1
  if (text !== '+' || s.rollOff !== null || over || pawn < 0 || pawn >= first + PAWNS)
    return 'position-entered'
  s.entered = pawn
  return undefined
}

const FAULTS = {
  'position-fields': {
    nl: 'Een stelling heeft zeven delen: de pionnen, de kleur aan de beurt, de ogen, of de pion op A net is opgezet, het aantal worpen, wie thuis is en de beginworpen.',
    en: 'A position has seven parts: the pawns, the colour on turn, the pips, whether the pawn on A was just brought out, the number of throws, who is home, and the roll-off.',
    de: 'Eine Stellung hat sieben Teile: die Figuren, die Farbe am Zug, die Augen, ob die Figur auf A gerade herausgebracht wurde, die Zahl der Würfe, wer im Ziel ist und die Startwürfe.',
    fr: 'Une position a sept parties : les pions, la couleur au trait, les points, si le pion en A vient de sortir de l’écurie, le nombre de jets, qui est arrivé et les jets de départ.',
  },
  'position-colours': {
    nl: 'Het aantal kleuren past niet bij de spelers en de instellingen.',
    en: 'The number of colours does not fit the players and the options.',
    de: 'Die Zahl der Farben passt nicht zu den Spielern und den Einstellungen.',
    fr: 'Le nombre de couleurs ne convient pas aux joueurs et aux options.',
  },
  'position-pawns': {
    nl: 'Elke kleur heeft vier pionnen: B, A, het nummer van een veld, of a, b, c of d.',
    en: 'Each colour has four pawns: B, A, the number of a space, or a, b, c or d.',
    de: 'Jede Farbe hat vier Figuren: B, A, die Nummer eines Feldes oder a, b, c oder d.',
    fr: 'Chaque couleur a quatre pions : B, A, le numéro d’une case, ou a, b, c ou d.',
  },
  'position-ends': {
    nl: 'De eindvelden worden gevuld in de volgorde a, b, c, d, met één pion per veld.',
    en: 'The home spaces fill in the order a, b, c, d, one pawn on each.',
    de: 'Die Zielfelder werden in der Reihenfolge a, b, c, d gefüllt, mit je einer Figur.',
    fr: 'Les cases d’arrivée se remplissent dans l’ordre a, b, c, d, un pion sur chacune.',
  },
  'position-shared': {
    nl: 'Op een veld van de rondgang staat hooguit één pion.',
    en: 'A space of the circuit holds one pawn at most.',
    de: 'Auf einem Feld des Rundwegs steht höchstens eine Figur.',
    fr: 'Une case du parcours porte un seul pion.',
  },
  'position-arrived': {
    nl: 'Thuis zijn precies de spelers met al hun pionnen op de eindvelden, en er is altijd nog iemand onderweg.',
    en: 'Exactly those players are home who have all their pawns on their home spaces, and someone is always still under way.',
    de: 'Im Ziel sind genau die Spieler, die alle Figuren auf den Zielfeldern haben, und jemand ist immer noch unterwegs.',
    fr: 'Sont arrivés exactement les joueurs dont tous les pions occupent les cases d’arrivée, et il reste toujours quelqu’un en route.',
  },
  'position-roll-off': {
    nl: 'De beginworpen zijn de spelers die nog meedoen, oplopend, een dubbele punt en wat ze gooiden; de pionnen staan dan nog zoals ze beginnen.',
    en: 'The roll-off is the players still in the running, ascending, a colon and what they threw; the pawns then stand as they start.',
    de: 'Die Startwürfe sind die Spieler, die noch im Rennen sind, aufsteigend, ein Doppelpunkt und ihre Würfe; die Figuren stehen dann noch wie am Anfang.',
    fr: 'Les jets de départ sont les joueurs encore en lice, dans l’ordre, deux-points et leurs jets ; les pions sont alors à leur place de départ.',
  },
  'position-throws': {
    nl: 'Het aantal worpen is een getal tot en met 5000, en minstens een worp per speler zodra er gespeeld wordt.',
    en: 'The number of throws is at most 5000, and at least one for each player once play has begun.',
    de: 'Die Zahl der Würfe ist höchstens 5000 und, sobald gespielt wird, mindestens einer pro Spieler.',
    fr: 'Le nombre de jets est d’au plus 5000, et d’au moins un par joueur dès que la partie a commencé.',
  },
  'position-turn': {
    nl: 'Aan de beurt is een kleur die meedoet en nog niet thuis is; tijdens de beginworpen staat hier 1.',
    en: 'The colour on turn is one that plays and is not yet home; during the roll-off it is 1.',
    de: 'Am Zug ist eine Farbe, die mitspielt und noch nicht im Ziel ist; während der Startwürfe steht hier 1.',
    fr: 'La couleur au trait est en jeu et pas encore arrivée ; pendant les jets de départ, c’est 1.',
  },
  'position-pips': {
    nl: 'De ogen zijn 0 tot en met 6, of ? als de dobbelsteen rolt; tijdens de beginworpen en na afloop is er niets te spelen.',
    en: 'The pips are 0 to 6, or ? while the die is in the air; during the roll-off and after the end there is nothing to play.',
    de: 'Die Augen sind 0 bis 6 oder ?, solange der Würfel rollt; während der Startwürfe und nach dem Ende ist nichts zu ziehen.',
    fr: 'Les points vont de 0 à 6, ou ? tant que le dé roule ; pendant les jets de départ et après la fin, il n’y a rien à jouer.',
  },
  'position-entered': {
    nl: 'Een + betekent dat de pion op A net is opgezet: de kleur aan de beurt moet daar een pion hebben; anders staat er een -.',
    en: 'A + means that the pawn on A was just brought out: the colour on turn must have a pawn there; otherwise write -.',
    de: 'Ein + bedeutet, dass die Figur auf A gerade herausgebracht wurde: Die Farbe am Zug muss dort eine haben; sonst steht hier -.',
    fr: 'Un + signifie que le pion en A vient de sortir de l’écurie : la couleur au trait doit y avoir un pion ; sinon, écrivez -.',
  },
} satisfies Readonly<Record<string, Text>>

type Fault = keyof typeof FAULTS
const wrong = (code: Fault): Read<never> => problem(code, FAULTS[code])
