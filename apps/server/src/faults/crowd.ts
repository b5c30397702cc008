/** People at several tables of real servers, who play as fast as they can and remember what they were told. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { shelf } from '@spellendoos/games/shelf'
import type { Rng } from '@spellendoos/kernel'
import type { Answer, TableKeys, News, Request, NewTable, Command } from '@spellendoos/wire'
import type { Store } from '../store/store.ts'
import { createTable, TestPlayer, usual } from '../testing/player.ts'
import { foldOf, inconsistencies } from './verdict.ts'

const TABLES: readonly NewTable[] = [
  usual('dammen', 2),
  usual('dammen', 2, { levels: [0, 1] }),
  usual('voetbal-toto', 3, { options: { stopSeconds: 1 } }),
  usual('7ate9', 3, { levels: [0, 0, 3] }),
]
/** Play must go on within this time: longer than any lease, also on a busy machine. */
const GOES_ON = 30_000
/** Longer than the longest clock of these games that runs while nobody does anything. */
const WHILE = 1_500

class Sitting {
  readonly player: TestPlayer
  readonly asked: { request: Request; answers: Answer[] }[] = []
  readonly #rng: Rng
  #stopped = false
  #owesWord = false
  readonly done: Promise<void>

  constructor(player: TestPlayer, rng: Rng) {
    this.player = player
    this.#rng = rng
    this.done = this.#play()
  }
  get length(): number {
    return this.player.news?.length ?? 0
  }
  /** How much of the record it knows, including talk. */
  get heard(): number {
    return this.length + this.player.talk.size
  }
  stop(): void {
    this.#stopped = true
  }
  /** Says one thing if nothing else can happen any more: a table only holds so much talk. */
  rouse(): void {
    this.#owesWord = true
  }

  async #play(): Promise<void> {
    for (let count = 0; !this.#stopped; count++) {
      /* oxlint-disable no-await-in-loop -- one after the other, as people do */
      const command = this.#command(await this.player.until(() => true))
      if (command !== undefined) {
        const request = { ...command, id: command.do === 'sit' ? randomUUID() : `r${count}` }
        const answers: Answer[] = []
        this.asked.push({ request, answers })
        answers.push(await this.player.ask(command, request.id))
      }
      await pause(10 + this.#rng(90))
      /* oxlint-enable no-await-in-loop */
    }
  }
  #command({ table, match, you }: News): Command | undefined {
    if (you === 'watcher') return undefined
    const { name, ready } = table.players[you]!
    if (table.phase === 'gathering') {
      if (name === '') return { do: 'sit', name: `seat ${you}` }
      return ready ? undefined : { do: 'ready', ready: true }
    }
    if (table.phase === 'over') return this.#lastWord()
    const { choices = [], turn = [], clocks = [], seq = 0 } = match ?? {}
    // While everyone is waiting for a clock of the game, people talk.
    if (choices.length === 0 && clocks.length > 0 && this.#rng(8) === 0)
      return { do: 'phrase', phrase: 'moment' }
    if (choices.length === 0 || (!turn.includes(you) && this.#rng(4) > 0)) return undefined
    return { do: 'move', move: choices[this.#rng(choices.length)]!.move, seen: seq }
  }
  #lastWord(): Command | undefined {
    if (!this.#owesWord) return undefined
    this.#owesWord = false
    return { do: 'phrase', phrase: 'again' }
  }
}

interface Seated {
  readonly newTable: NewTable
  readonly created: TableKeys
  readonly sittings: readonly Sitting[]
}

export class Crowd {
  readonly #tables: readonly Seated[]

  private constructor(tables: readonly Seated[]) {
    this.#tables = tables
  }

  /** Everyone connects to any of these addresses, and to the next one when a connection breaks. */
  static async gather(addresses: readonly string[], rng: Rng): Promise<Crowd> {
    const tables = TABLES.map(async (newTable): Promise<Seated> => {
      const created = await createTable(addresses[0]!, { ...newTable, id: randomUUID() })
      const keys = [...created.keys.filter((key) => typeof key === 'string'), created.watch]
      const sittings = keys.map((key) => {
        const first = rng(addresses.length)
        const turned = [...addresses.slice(first), ...addresses.slice(0, first)]
        return new Sitting(new TestPlayer(turned, created.match, key), rng)
      })
      return { newTable, created, sittings }
    })
    return new Crowd(await Promise.all(tables))
  }

  /**
   * Waits until everyone at every table has received something new; returns how long that took, or which tables do not
   * go on.
   */
  async goesOn(): Promise<{ readonly took: number; readonly stuck: readonly string[] }> {
    const began = performance.now()
    const sittings = this.#tables.flatMap((table) => table.sittings)
    const then = sittings.map(({ heard }) => heard)
    for (const sitting of sittings) sitting.rouse()
    for (;;) {
      const took = performance.now() - began
      const late = sittings.filter(({ heard }, index) => heard <= then[index]!)
      if (late.length === 0 || took > GOES_ON) {
        const stuck = late.map(({ player: { news, match } }) => `${match} ${news?.you} at ${news?.length}`)
        return { took, stuck }
      }
      // oxlint-disable-next-line no-await-in-loop
      await pause(20)
    }
  }

  /**
   * Everyone stops and is answered, and hears what all others know; then the store is opened as soon as possible.
   * Returns what is wrong with its records and with what everyone was told.
   */
  async part(open: () => Promise<Store>): Promise<readonly string[]> {
    const sittings = this.#tables.flatMap((table) => table.sittings)
    for (const sitting of sittings) sitting.stop()
    const late = pause(GOES_ON).then(() => 'late')
    if ((await Promise.race([Promise.all(sittings.map(({ done }) => done)), late])) === 'late')
      return ['somebody was never answered']
    await Promise.all(this.#tables.map((table) => this.#converge(table)))
    const store = await open()
    for (const { player } of sittings) player.leave()
    const wrong = await Promise.all(this.#tables.map((table) => this.#judge(table, store)))
    await store.close()
    return wrong.flat()
  }
  /** Waits until everyone at the table has known the same for a while, during which remaining clocks have run out. */
  async #converge({ sittings }: Seated): Promise<void> {
    const end = performance.now() + GOES_ON
    let most = 0
    for (let since = performance.now(); performance.now() - since < WHILE && performance.now() < end;) {
      const known = Math.max(...sittings.map(({ heard }) => heard))
      if (known > most || sittings.some(({ heard }) => heard < known)) since = performance.now()
      most = known
      // oxlint-disable-next-line no-await-in-loop
      await pause(20)
    }
  }
  async #judge({ newTable, created: { match }, sittings }: Seated, store: Store): Promise<readonly string[]> {
    const lines = await store.since(match, 0)
    const game = await shelf.get(newTable.game)!()
    const observers = sittings.map(({ asked, player: { news } }) => ({ asked, news }))
    // If nothing can happen by itself any more, everybody knows everything.
    const alive = newTable.levels.some((level) => level > 0)
    const quiet = !alive && foldOf(match, game, lines).due === undefined
    const behind = quiet ? sittings.filter(({ heard }) => heard !== lines.length) : []
    return [
      ...behind.map(({ heard, player }) => `${match} ${player.you} knows ${heard} lines of ${lines.length}`),
      ...inconsistencies(match, game, lines, observers),
    ]
  }
}
