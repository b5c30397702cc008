import type { Link, LinkChain, TableMessage } from '@spellendoos/fair'
import type { Seat } from '@spellendoos/kernel'
import type { News, SealsInfo, TableInfo, Command } from '@spellendoos/wire'
import { keepContribution, keepTable, ownSecretFor, ownTable, type OpenedLink } from './table-storage.ts'
import { random } from './random.ts'

const SECRET_BYTES = 32
/** No match comes near this many draws; after that, this seat takes part in none. */
const MOST_LINKS = 4096

/** What a seat's part in chance needs from its surroundings. */
export interface CeremonyContext {
  readonly ask: (command: Command) => Promise<unknown>
  /** Resolves when everything shown so far is stored. */
  readonly shownIsKept: () => Promise<unknown>
  /** Everything that happened in the match so far. */
  readonly heard: () => TableMessage['news']
  /** How many draws a match of this game can have at most. */
  readonly mostDraws: (game: string) => Promise<number>
  /** A warning for this player: the server broke the protocol. */
  readonly complain: (what: ProtocolWarning) => void
}

/**
 * The table continued without this page although it had answered; or a link of another seat does not match its seal.
 */
export type ProtocolWarning = 'called-absent' | 'wrong-link'

/** Whether this seat has to seal now. */
export const hasToSeal = (table: Pick<TableInfo, 'phase' | 'ceremony' | 'players'>, seat: Seat): boolean =>
  table.phase === 'sealing' && table.players[seat]?.level === 0 && table.ceremony?.seals[seat] === null

/** Whether the seals of all people are known, so that links may be opened. */
const allSealed = (seals: SealsInfo['seals'], players: TableInfo['players']): boolean =>
  players.every(({ level }, seat) => level > 0 || (seals[seat] ?? null) !== null)

/**
 * Brings this seat's part of chance: seals its chain once the secret is kept, and opens one link for every draw that is
 * asked for. It opens none before everyone's seal and the head of the log up to there are kept, and none for a draw that
 * it has not seen asked for: whoever has a link knows all before it.
 */
export class Contributor {
  readonly #around: CeremonyContext
  /** This seat's chain, by the commitment that it answers. */
  readonly #chains = new Map<string, Promise<LinkChain>>()
  readonly #secrets = new Map<string, string>()
  #ceremony: SealsInfo | undefined
  readonly #done = new Set<string>()
  readonly #opened = new Set<number>()
  /** The draw that this seat opened its last link for. */
  #last: OpenedLink | undefined
  /** How many draws came before the first known entry. */
  #base = 0
  #complained = false
  /** The number of entries checked so far. */
  #checked = { entries: 0, draws: 0 }
  readonly #known = new Map<Seat, Link>()

  constructor(around: CeremonyContext) {
    this.#around = around
  }

  /** Does what this seat has to do now, once. */
  async follow({ table, match, you }: Pick<News, 'table' | 'match' | 'you'>): Promise<void> {
    if (you === 'watcher') return
    const { ceremony, chance } = table
    this.#ceremony = ceremony ?? this.#ceremony
    if (ceremony !== undefined && hasToSeal(table, you)) {
      if (this.#once(`seal ${ceremony.commitment}`)) await this.#seal(table, ceremony, you)
    }
    this.#findAbsence(you)
    if (chance === undefined || !chance.awaited.includes(you)) return
    // A server that shows no head of the log, or not all seals, could still choose a seal or its own seed.
    if (match?.turn[0] !== 'chance' || match.head === undefined) return
    const { seals = [] } = (await this.#shown(table.match)) ?? {}
    if (!allSealed(seals, table.players) || !(await this.#isNext(table, chance.draw))) return
    if (this.#once(`link ${chance.draw}`)) await this.#open(table, { draw: chance.draw, seq: match.seq }, you)
  }

  #once(what: string): boolean {
    if (this.#done.has(what)) return false
    this.#done.add(what)
    return true
  }

  /**
   * Whether this is the draw that follows those this page has heard of, counted from the last one it took part in.
   * A page that was away for very long is not sent all entries; each missing one may have been a draw.
   */
  async #isNext({ match, players }: TableInfo, draw: number): Promise<boolean> {
    this.#last ??= (await ownTable(match))?.opened ?? { draw: 0, seq: 0 }
    const { draw: before, seq: since } = this.#last
    const heard = this.#around.heard()
    const least = before + heard.filter(({ by, seq }) => by === 'chance' && seq >= since).length
    // What comes before the first draw may not be told: seals, and which seats computer players have.
    const from = Math.max(since, 2 * players.length + 1)
    const told = heard.filter(({ seq }) => seq >= from).length
    const untold = Math.max(0, (heard.at(-1)?.seq ?? 0) + 1 - from - told)
    if (draw < least || draw > least + untold) return false
    this.#base = draw - heard.filter(({ by }) => by === 'chance').length
    return true
  }
  /** The start of the entries known without a gap, and how many draws came before it. */
  #unbroken(): { entries: number; draws: number } {
    const heard = this.#around.heard()
    const gap = heard.findLastIndex(({ seq }, at) => at > 0 && seq !== heard[at - 1]!.seq + 1)
    const entries = Math.max(0, gap)
    return { entries, draws: heard.slice(0, entries).filter(({ by }) => by === 'chance').length }
  }

  async #seal(table: TableInfo, { commitment }: SealsInfo, seat: Seat): Promise<void> {
    const fresh = { match: table.match, commitment, seat, contribution: random(SECRET_BYTES) }
    // Random, and stored before it is sent: after a reload it is the same.
    const { contribution } = await keepContribution(fresh)
    this.#secrets.set(commitment, contribution)
    const { publicKeyOf } = await import('./sealing-code.ts')
    const { seal } = await this.#chain(table, commitment, seat, contribution)
    await this.#around.ask({ do: 'seal', seal, key: publicKeyOf(contribution) })
  }

  async #open(table: TableInfo, asked: OpenedLink, seat: Seat): Promise<void> {
    const { draw } = asked
    await this.#around.shownIsKept()
    const { commitment, seals = [] } = (await this.#shown(table.match)) ?? {}
    if (commitment === undefined) return
    const secret = this.#secrets.get(commitment) ?? (await ownSecretFor(table.match, commitment, seat))
    // This chain was sealed in another browser.
    if (secret === undefined) return
    this.#secrets.set(commitment, secret)
    const chain = await this.#chain(table, commitment, seat, secret)
    if (!(await this.#othersFit(table.match, seals))) return this.#complain('wrong-link')
    const link = chain.link(draw)
    if (link === undefined) return
    this.#opened.add(draw)
    this.#last = asked
    await keepTable(table.match, { opened: asked })
    await this.#around.ask({ do: 'link', draw, link })
  }

  /** The commitment and the seals as far as they were shown, perhaps before this page was loaded again. */
  async #shown(match: string): Promise<Partial<Pick<SealsInfo, 'commitment' | 'seals'>> | undefined> {
    return this.#ceremony ?? (await ownTable(match))
  }

  #chain(table: TableInfo, commitment: string, seat: Seat, secret: string): Promise<LinkChain> {
    const known = this.#chains.get(commitment)
    const made =
      known ??
      Promise.all([import('./sealing-code.ts'), this.#around.mostDraws(table.game)]).then(
        ([{ LinkChain }, most]) =>
          new LinkChain(table.match, seat, secret, Math.max(1, Math.min(most, MOST_LINKS))),
      )
    this.#chains.set(commitment, made)
    return made
  }

  /** Whether every link opened so far belongs to the chain that its seat sealed. */
  async #othersFit(match: string, seals: SealsInfo['seals']): Promise<boolean> {
    const { isLater, linksOf } = await import('./sealing-code.ts')
    const heard = this.#around.heard()
    const unbroken = this.#unbroken()
    if (unbroken.entries > this.#checked.entries) this.#checked = unbroken
    for (; this.#checked.entries < heard.length; this.#checked.entries++) {
      const { by, link } = heard[this.#checked.entries]!
      if (by === 'chance') this.#checked.draws++
      if (link === undefined || typeof by !== 'number') continue
      const sealed = seals[by]
      const known = this.#known.get(by) ?? (sealed ? { number: 0, link: sealed.seal } : undefined)
      const opened = { number: this.#base + this.#checked.draws + 1, link }
      if (known === undefined || !isLater(linksOf(match, by), known, opened)) return false
      this.#known.set(by, opened)
    }
    return true
  }

  /** Warns when the table continued without this seat although its link was sent. */
  #findAbsence(you: Seat): void {
    const { entries, draws } = this.#unbroken()
    let draw = this.#base + draws
    for (const { by, absent } of this.#around.heard().slice(entries)) {
      if (by === 'chance') draw++
      else if (absent === true && by === you && this.#opened.has(draw)) this.#complain('called-absent')
    }
  }
  #complain(what: ProtocolWarning): void {
    if (this.#complained) return
    this.#complained = true
    this.#around.complain(what)
  }
}
