import type { SceneTable } from '../scene-table.ts'
import {
  choices,
  type Choice,
  type Lang,
  type Outcome,
  type Refusal,
  type Seat,
  type Spot,
} from '@spellendoos/kernel'
import { nameOf } from '@spellendoos/scene'
import { tableWords, type TableWords } from '../words/table.ts'
import { wordFor } from '../words/table-commands.ts'
import { BOT_LEVEL, type Player } from './players.ts'
import type { Terminal } from './terminal.ts'

/** One match at one keyboard: the state that its parts share. */
export class MatchSession {
  readonly terminal: Terminal
  readonly lang: Lang
  readonly words: TableWords
  table: SceneTable
  names: readonly string[]
  /** The spots of a half-made move. */
  touched: readonly Spot[] = []
  /** Messages to be shown once below the board. */
  notice: readonly string[] = []
  /** The last refusal, for players who ask why. */
  refusal: Refusal | undefined

  constructor(terminal: Terminal, lang: Lang, table: SceneTable, players: readonly Player[]) {
    this.terminal = terminal
    this.lang = lang
    this.words = tableWords(lang)
    this.table = table
    this.names = players.map(({ name }) => name)
    players.forEach(({ bot }, seat) => {
      if (bot !== this.match.bots[seat]) table.handOver(seat, bot)
    })
  }

  get match() {
    return this.table.match
  }
  get game() {
    return this.table.match.game
  }
  get players(): Player[] {
    return this.names.map((name, seat) => ({ name, bot: this.match.bots[seat]! }))
  }
  /** The seats of people at this keyboard. */
  get people(): Seat[] {
    return [...this.names.keys()].filter((seat) => !this.isBot(seat))
  }
  isBot(seat: Seat): boolean {
    return this.match.bots[seat] !== 0
  }
  name(seat: Seat): string {
    return this.names[seat]!
  }
  choices(seat: Seat): Choice[] {
    return choices(this.match, seat)
  }

  /** Puts another match on the table. */
  take(table: SceneTable, names: readonly string[] | undefined): void {
    this.table = table
    this.names = Array.from({ length: table.match.header.seats }, (_, seat) => nameOf(seat, this.lang, names))
    this.touched = []
    this.refusal = undefined
  }

  /** From here on a bot plays for this seat. */
  letBotPlay(seat: Seat): void {
    this.table.handOver(seat, BOT_LEVEL)
    this.notice = [this.words('bot-sits', { name: this.name(seat) })]
  }

  /** Discards the half-made move after an accepted move, or keeps the refusal. */
  settle(outcome: Outcome): boolean {
    this.touched = []
    if (outcome.ok) return true
    const { refusal } = outcome
    const rule = refusal.text[this.lang]
    const forbidden = refusal.rule !== undefined
    const said =
      refusal.late === true
        ? this.words('late', { rule })
        : forbidden
          ? this.words('refused', { rule })
          : rule
    const hint = forbidden ? [this.words('why-hint', { why: wordFor('why', this.lang) })] : []
    this.refusal = refusal
    this.notice = [[said, ...hint].join(' ')]
    return false
  }
}
