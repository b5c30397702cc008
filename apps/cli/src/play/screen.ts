import type { SceneTable } from '../scene-table.ts'
import { walk, type Eye, type Seat } from '@spellendoos/kernel'
import { seatMark } from '@spellendoos/scene'
import pc from 'picocolors'
import { textWidth } from '../print.ts'
import { fold } from '../words/fold.ts'
import { wordFor } from '../words/table-commands.ts'
import { newsSince, picture } from './picture.ts'
import type { MatchSession } from './match-session.ts'

/** How many recent events stay visible. */
const NEWS = 6

/** What is on the screen, and how much of the match each viewer has seen. */
export class Screen {
  readonly #session: MatchSession
  readonly #seen = new Map<Eye, number>()
  #news: readonly string[] = []
  #table: SceneTable | undefined
  #before: Eye | undefined
  #drawn = ''
  #welcomed = false

  constructor(session: MatchSession) {
    this.#session = session
  }

  /** Shows the table to the seat that is asked; to nobody in particular if everyone may look. */
  async show(asked: Seat | undefined): Promise<void> {
    const { terminal, table, names, lang, notice } = this.#session
    const eyes = this.#eyes(asked)
    const [eye] = eyes
    if (table !== this.#table) this.#seen.clear()
    this.#table = table
    await this.#curtain(eye)
    this.#draw(asked, eyes)
    const news = newsSince(table, eye, this.#seen.get(eye) ?? 0, names, lang)
    if (news.length > 0) this.#news = news.slice(-NEWS)
    this.#seen.set(eye, table.seq)
    const told = terminal.live || news.length > 0 ? this.#news : []
    const folded = (lines: readonly string[]) => lines.map((line) => fold(line, textWidth()))
    const said = [
      ...folded(told).map((line) => pc.dim(line)),
      ...folded(this.#advice(asked)).map((line) => pc.cyan(line)),
      ...folded(notice).map((line) => pc.bold(line)),
    ]
    if (said.length > 0) terminal.print(`\n${said.join('\n')}`)
  }

  /** Draws the table. On a terminal that cannot be cleared, only when it has changed. */
  #draw(asked: Seat | undefined, eyes: readonly [Eye, ...Eye[]]): void {
    const { terminal, table, names, lang, touched } = this.#session
    const drawn = JSON.stringify([table.match.header.id, table.seq, touched, eyes])
    if (!terminal.live && drawn === this.#drawn) return
    this.#drawn = drawn
    const marks = this.#marks(asked)
    const look = { lang, names, eyes, touched, ...(marks === undefined ? {} : { marks }) }
    terminal.clear()
    terminal.print(picture(table, look, terminal))
  }

  /** The prompt for a seat, or for everybody. */
  prompt(asked: Seat | undefined): string {
    if (asked === undefined) return '> '
    return `${pc.bold(`${seatMark(asked)} ${this.#session.name(asked)}`)} > `
  }

  /**
   * Whose view is shown: the seat's that is asked; all people's if everyone plays at once; the watchers' if several
   * must not see each other's.
   */
  #eyes(asked: Seat | undefined): readonly [Eye, ...Eye[]] {
    const { people, game } = this.#session
    const [first, ...others] = people
    if (asked !== undefined) return [asked]
    if (first === undefined) return ['watcher']
    if (game.traits.realtime) return [first, ...others]
    return others.length > 0 && game.traits.hidden ? ['watcher'] : [first]
  }

  /** Between two people with secrets the screen is cleared until the second one confirms. */
  async #curtain(eye: Eye): Promise<void> {
    const { terminal, game, words, people } = this.#session
    const before = this.#before
    this.#before = eye
    const secret = game.traits.hidden && !game.traits.realtime && people.length > 1
    if (!secret || eye === before || eye === 'watcher') return
    terminal.clear()
    terminal.print(`\n${pc.bold(words('pass-keyboard', { name: this.#session.name(eye) }))}\n`)
    this.#news = []
    await terminal.ask(`${words('press-enter')} `)
  }

  #marks(asked: Seat | undefined) {
    const { game, touched } = this.#session
    if (asked === undefined || game.traits.unaided) return undefined
    return walk(this.#session.choices(asked), touched).next
  }

  /** Advice for the current viewer. */
  #advice(asked: Seat | undefined): string[] {
    const { match, words, lang, game, people, terminal, touched } = this.#session
    const { offer, result, turn } = match
    const advice: string[] = []
    if (result !== undefined || people.length === 0) return advice
    if (offer !== undefined && people.some((seat) => seat !== offer)) {
      const [accept, decline] = [wordFor('accept', lang), wordFor('decline', lang)]
      advice.push(words('offer-stands', { name: this.#session.name(offer), accept, decline }))
    }
    if (game.traits.realtime && people.length > 1) advice.push(words('everyone-at-once', { example: '2 …' }))
    if (turn[0] === 'clock' && !game.traits.realtime) {
      advice.push(people.length > 1 ? words('clock-waits', { example: '2: …' }) : words('clock-waits-alone'))
    }
    const only = asked === undefined || game.traits.unaided ? [] : this.#session.choices(asked)
    if (only.length === 1 && touched.length === 0) advice.push(words('only-move', { move: only[0]!.move }))
    else if (terminal.live || !this.#welcomed)
      advice.push(words('type-help', { help: wordFor('help', lang) }))
    this.#welcomed = true
    return advice
  }
}

/** Shows a page and, on a live terminal, waits until it has been read. */
export async function showPage({ terminal, words }: MatchSession, page: string): Promise<void> {
  terminal.clear()
  terminal.print(page)
  if (terminal.live) await terminal.ask(`\n${pc.dim(words('press-enter'))} `)
}
