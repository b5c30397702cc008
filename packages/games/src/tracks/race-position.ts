import {
  problem,
  value,
  type OptionSpecs,
  type OptionsOf,
  type PositionText,
  type Read,
  type Seat,
  type Text,
} from '@spellendoos/kernel'
import { rollOffSeat } from '@spellendoos/mechanics'
import { isDecided, isRunning, newRace, OUT, type Race, type RaceRecord } from './race.ts'
import { payOut } from './race-prizes.ts'
import { MOST_THROWS } from './throws.ts'

const seatList = (seats: readonly Seat[]): string => seats.map((seat) => seat + 1).join('') || '-'

/**
 * A race as text: the field of each piece, x for out; whose turn it is; the throws to come in it, with ? while the
 * die is in the air; the throws so far; who arrived, in order; who misses the next turn; who has paid a fine; and
 * while the start is thrown for, who is in the running and what they threw. A start for two is
 * `1,1 1 1 0 - - - -`.
 */
export function racePosition<Specs extends OptionSpecs>(
  record: RaceRecord<Specs>,
): PositionText<Race, OptionsOf<Specs>> {
  return {
    write: (s) =>
      [
        s.fields.map((field) => (field === OUT ? 'x' : field)).join(','),
        s.seat + 1,
        `${s.left}${s.rolling ? '?' : ''}`,
        s.throws,
        seatList(s.arrived),
        seatList(s.misses),
        seatList(s.paid),
        s.rollOff === null ? '-' : `${seatList(s.rollOff.running)}:${s.rollOff.throws.join('')}`,
      ].join(' '),

    read(text, options, seats) {
      const parts = text.split(' ')
      if (parts.length !== 8) return wrong('position-parts')
      const s = newRace(record, record.stake(options), seats)
      const fault = readAll(record, s, parts)
      return fault === undefined ? value(s) : wrong(fault)
    },
  }
}

type AnyRace = RaceRecord<OptionSpecs>

/** Reads every part into the race, or names the first that is wrong. */
function readAll(record: AnyRace, s: Race, parts: readonly string[]): Fault | undefined {
  const [fields = '', turn = '', left = '', throws = '', arrived = '', misses = '', paid = '', rollOff = ''] =
    parts
  const fault =
    readFields(record, s, fields) ??
    readArrived(record, s, arrived) ??
    readRollOff(record, s, rollOff) ??
    readThrows(record, s, throws) ??
    readTurn(record, s, turn, left) ??
    readMisses(record, s, misses) ??
    readPaid(record, s, paid)
  if (fault !== undefined) return fault
  const decided = isDecided(s)
  if (decided || isTired(s)) {
    s.end = decided ? `${record.id}.end` : `${record.id}.most-throws`
    payOut(s, !decided)
  }
  return undefined
}

const isTired = (s: Race): boolean => s.throws === MOST_THROWS && !s.rolling

function readFields({ start, finish, fits }: AnyRace, s: Race, text: string): Fault | undefined {
  const names = text.split(',')
  if (names.length !== s.seats) return 'position-seats'
  for (const [seat, name] of names.entries()) {
    const field = name === 'x' ? OUT : /^(?:0|[1-9]\d{0,2})$/.test(name) ? Number(name) : finish + 1
    if (field !== OUT && (field < start || field > finish || !fits.holds(field))) return 'position-field'
    if (field !== OUT && !fits.shares(field) && s.fields.slice(0, seat).includes(field))
      return 'position-shared'
    s.fields[seat] = field
  }
  return undefined
}

/** Seats written one after the other; nothing where one is no seat of this table. */
function readSeats(s: Race, text: string): Seat[] | undefined {
  if (text === '-') return []
  const seats = text.split('').map((figure) => Number(figure) - 1)
  return seats.every((seat) => seat >= 0 && seat < s.seats) ? seats : undefined
}
const ascends = (seats: readonly Seat[]): boolean => seats.every((seat, i) => i === 0 || seat > seats[i - 1]!)

/** Exactly those on the last field have arrived, each once, and no third is waited for. */
function readArrived({ finish }: AnyRace, s: Race, text: string): Fault | undefined {
  const seats = readSeats(s, text)
  const there = [...s.fields.keys()].filter((seat) => s.fields[seat] === finish)
  if (seats === undefined || there.length > 2 || seats.toSorted((a, b) => a - b).join() !== there.join())
    return 'position-arrived'
  s.arrived.push(...seats)
  return undefined
}

function readRollOff({ rollsOff, start }: AnyRace, s: Race, text: string): Fault | undefined {
  if (text === '-') {
    s.rollOff = null
    return undefined
  }
  const [before = '', after = '', ...more] = text.split(':')
  const running = readSeats(s, before)
  const isShaped = text.includes(':') && more.length === 0 && /^[1-6]*$/.test(after)
  if (!rollsOff || !isShaped || running === undefined || !ascends(running)) return 'position-roll-off'
  const throws = after.split('').map(Number)
  if (running.length < 2 || throws.length >= running.length || s.fields.some((field) => field !== start))
    return 'position-roll-off'
  s.rollOff = { running, throws }
  return undefined
}

/** Where the start is thrown for, everyone throws once before the race begins. */
function readThrows({ rollsOff }: AnyRace, s: Race, text: string): Fault | undefined {
  if (!/^\d{1,4}$/.test(text)) return 'position-throws'
  s.throws = Number(text)
  const fewest = s.rollOff === null ? (rollsOff ? s.seats : 0) : s.rollOff.throws.length
  return s.throws < fewest || s.throws > MOST_THROWS ? 'position-throws' : undefined
}

/** Who is on turn throws once, or as often as the field owes; whoever is owed throws has them at once. */
function readTurn({ fits }: AnyRace, s: Race, turn: string, left: string): Fault | undefined {
  const seat = /^[1-9]$/.test(turn) ? Number(turn) - 1 : s.seats
  if (seat >= s.seats) return 'position-turn'
  const shape = /^([0-2])(\?)?$/.exec(left)
  if (shape === null) return 'position-left'
  s.seat = seat
  s.left = Number(shape[1])
  s.rolling = shape[2] === '?'
  const over = isDecided(s) || isTired(s)
  if (over) return s.left === 0 && !s.rolling ? undefined : 'position-left'
  if (s.rolling && s.throws === MOST_THROWS) return 'position-left'
  if (s.rollOff === null ? !isRunning(s, seat) : seat !== rollOffSeat(s.rollOff)) return 'position-turn'
  const owed = s.fields.map((field) => fits.owes(field))
  if (s.left !== (owed[seat] || 1) || owed.some((throws, each) => each !== seat && throws > 0))
    return 'position-left'
  return undefined
}

function readMisses({ fits }: AnyRace, s: Race, text: string): Fault | undefined {
  const seats = readSeats(s, text)
  if (seats === undefined || !ascends(seats)) return 'position-misses'
  const over = isDecided(s) || isTired(s)
  if (seats.some((seat) => fits.miss === 0 || s.fields[seat] !== fits.miss || (seat === s.seat && !over)))
    return 'position-misses'
  s.misses = seats
  return undefined
}

/** A fine is paid by everyone who stands on its field, and perhaps by those who are beyond it. */
function readPaid({ fits }: AnyRace, s: Race, text: string): Fault | undefined {
  const seats = readSeats(s, text)
  if (seats === undefined || !ascends(seats)) return 'position-paid'
  if (seats.some((seat) => fits.fine === 0 || s.fields[seat]! < fits.fine)) return 'position-paid'
  if (s.fields.some((field, seat) => field === fits.fine && fits.fine > 0 && !seats.includes(seat)))
    return 'position-paid'
  for (const seat of seats) {
    s.paid.push(seat)
    s.money[seat]!--
    s.pot++
  }
  return undefined
}

const FAULTS = {
  'position-parts': {
    nl: 'Een stelling heeft acht delen: de velden, wie aan de beurt is, de worpen die nog komen, de worpen tot nu toe, wie er zijn, wie een beurt overslaat, wie een boete betaalde en de beginworpen.',
    en: 'A position has eight parts: the spaces, whose turn it is, the throws to come, the throws so far, who has arrived, who misses a turn, who paid a fine, and the roll-off.',
    de: 'Eine Stellung hat acht Teile: die Felder, wer dran ist, die kommenden Würfe, die Würfe bisher, wer angekommen ist, wer aussetzt, wer Strafe gezahlt hat und die Startwürfe.',
    fr: 'Une position a huit parties : les cases, à qui est le tour, les jets à venir, les jets déjà faits, qui est arrivé, qui passe un tour, qui a payé l’amende et les jets de départ.',
  },
  'position-seats': {
    nl: 'Noem voor elke speler één veld, met komma’s ertussen.',
    en: 'Name one space for each player, with commas between them.',
    de: 'Nenne für jeden Spieler ein Feld, durch Kommas getrennt.',
    fr: 'Indiquez une case par joueur, séparées par des virgules.',
  },
  'position-field': {
    nl: 'Een speler staat op een veld van het bord waar je kunt blijven staan, of is eruit: x.',
    en: 'A player stands on a space of the board where one can stay, or is out: x.',
    de: 'Ein Spieler steht auf einem Feld des Spielplans, auf dem man stehen bleiben kann, oder ist ausgeschieden: x.',
    fr: 'Un joueur est sur une case où l’on peut rester, ou il est éliminé : x.',
  },
  'position-shared': {
    nl: 'Op dit bord staat er onderweg hooguit één speler op een veld.',
    en: 'On this board a space on the way holds one player at most.',
    de: 'Auf diesem Spielplan steht unterwegs höchstens ein Spieler auf einem Feld.',
    fr: 'Sur ce plateau, une case du parcours porte un seul joueur.',
  },
  'position-arrived': {
    nl: 'Aangekomen zijn precies de spelers op het laatste veld, in volgorde, en hooguit twee.',
    en: 'Exactly those on the last space have arrived, in their order, and two at most.',
    de: 'Angekommen sind genau die Spieler auf dem letzten Feld, in ihrer Reihenfolge, höchstens zwei.',
    fr: 'Sont arrivés exactement les joueurs de la dernière case, dans l’ordre, et deux au plus.',
  },
  'position-roll-off': {
    nl: 'De beginworpen zijn de spelers die nog meedoen, oplopend, een dubbele punt en wat ze gooiden; iedereen staat dan nog op de start. Zonder beginworpen staat er een -.',
    en: 'The roll-off is the players still in the running, ascending, a colon and what they threw; all then stand on the start. Without a roll-off write -.',
    de: 'Die Startwürfe sind die Spieler, die noch im Rennen sind, aufsteigend, ein Doppelpunkt und ihre Würfe; alle stehen dann noch am Start. Ohne Startwürfe steht hier -.',
    fr: 'Les jets de départ sont les joueurs encore en lice, dans l’ordre, deux-points et leurs jets ; tous sont alors au départ. Sans jets de départ, écrivez -.',
  },
  'position-throws': {
    nl: 'Het aantal worpen is een getal tot en met 5000, de beginworpen meegeteld.',
    en: 'The number of throws is at most 5000, the roll-off included.',
    de: 'Die Zahl der Würfe ist höchstens 5000, die Startwürfe mitgezählt.',
    fr: 'Le nombre de jets est d’au plus 5000, jets de départ compris.',
  },
  'position-turn': {
    nl: 'Aan de beurt is een speler die onderweg is, en tijdens de beginworpen wie daarvan de volgende is.',
    en: 'On turn is a player under way, and during the roll-off whoever is next in it.',
    de: 'Dran ist ein Spieler, der unterwegs ist, und während der Startwürfe, wer dort der nächste ist.',
    fr: 'Le joueur dont c’est le tour est en route ; pendant les jets de départ, c’est le suivant.',
  },
  'position-left': {
    nl: 'Er komt nog één worp, of zoveel als het veld er geeft, met een ? als de dobbelsteen rolt; na afloop 0.',
    en: 'One throw is to come, or as many as the space gives, with a ? while the die is in the air; 0 when it is over.',
    de: 'Es kommt noch ein Wurf, oder so viele, wie das Feld gibt, mit ?, solange der Würfel rollt; nach dem Ende 0.',
    fr: 'Il reste un jet, ou autant que la case en donne, avec ? tant que le dé roule ; 0 après la fin.',
  },
  'position-misses': {
    nl: 'Een beurt overslaan doen spelers, oplopend, op het veld waar dat moet; niet wie aan de beurt is.',
    en: 'Those who miss a turn are players, ascending, on the space that says so; not whose turn it is.',
    de: 'Aussetzen müssen Spieler, aufsteigend, auf dem Feld, das es verlangt; nicht, wer dran ist.',
    fr: 'Passent un tour des joueurs, dans l’ordre, sur la case qui le demande ; pas celui dont c’est le tour.',
  },
  'position-paid': {
    nl: 'Een boete betaalden spelers, oplopend, die op het boeteveld staan of erover zijn; wie erop staat, betaalde.',
    en: 'A fine was paid by players, ascending, on its space or beyond; whoever stands on it has paid.',
    de: 'Strafe gezahlt haben Spieler, aufsteigend, auf dem Straffeld oder dahinter; wer darauf steht, hat gezahlt.',
    fr: 'L’amende a été payée par des joueurs, dans l’ordre, sur sa case ou au-delà ; qui s’y trouve l’a payée.',
  },
} satisfies Readonly<{ [code: string]: Text }>

type Fault = keyof typeof FAULTS
const wrong = (code: Fault): Read<never> => problem(code, FAULTS[code])
