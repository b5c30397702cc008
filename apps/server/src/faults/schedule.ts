import { shelf } from '@spellendoos/games/shelf'
import type { Entry, Eye, Game, Seat } from '@spellendoos/kernel'
import type { TableKeys, TalkMessage, NewTable } from '@spellendoos/wire'
import type { WrittenLine } from '../room/record.ts'
import type { Room } from '../room/room.ts'
import type { Block, RecordLine } from '../store/store.ts'
import { usual } from '../testing/player.ts'
import { SimGuest, type LinkQuality as Wire } from './sim-guest.ts'
import { SimNode, type FailurePoint, type SimServices, type FaultRates } from './sim-node.ts'
import { foldOf, inconsistencies } from './verdict.ts'
import { WatchedStore } from './watched-store.ts'
import { SimWorld } from './sim-world.ts'

/** Play must go on within this time once everything works again. */
const GOES_ON = 10_000
/** How long a steady match lasts. */
const STEADY = 12_000
/** A node that received no hint notices by itself within this time. */
const FINDS_OUT = 5_000

const TABLES: readonly NewTable[] = [
  usual('dammen', 2),
  usual('dammen', 2, { levels: [0, 2], pace: { kind: 'match', seconds: 60, plus: 2 } }),
  usual('dammen', 2, { pace: { kind: 'move', seconds: 20 } }),
  usual('dammen', 2, { patience: 15 }),
  usual('macao', 3),
  usual('platluis', 3, { levels: [0, 1, 1], patience: 20 }),
  usual('voetbal-toto', 4, { options: { stopSeconds: 3 } }),
  usual('voetbal-toto', 3, { options: { stopSeconds: 2 }, levels: [0, 0, 1] }),
  usual('7ate9', 3),
  usual('7ate9', 3, { levels: [0, 3, 1] }),
]

/** The games that are played, loaded. */
export async function tablesGames(): Promise<ReadonlyMap<string, Game>> {
  const ids = new Set(TABLES.map(({ game }) => game))
  return new Map(await Promise.all([...ids].map(async (id) => [id, await shelf.get(id)!()] as const)))
}

const NOBODY = { here: () => false, watchers: 0 }
const FINE: FaultRates = { storeTakes: 10, hintsLost: 0, hintsDoubled: 0, hintsTake: 10 }
const QUIET: Wire = { breaks: 0, silences: 0, doubled: 0, takes: 20 }

/** What is tried: random faults by the seed, or one match with one fault. */
export interface Script {
  readonly seed: number
  readonly games: ReadonlyMap<string, Game>
  /** One table, two nodes and no faults except those of the store's calls, which are counted from 0. */
  readonly steady?: { readonly newTable: NewTable; readonly fate: (call: number) => FailurePoint | undefined }
}
export interface ScheduleResult {
  /** Everything that went wrong. */
  readonly wrong: readonly string[]
  readonly lines: number
  readonly calls: number
}

/** Runs a schedule; everything in it follows from its script. */
export function runSchedule(script: Script): Promise<ScheduleResult> {
  return new Schedule(script).run()
}

/** What is told of the table before the match, and not with the match. */
/** How many entries come before the match can be shown: seals, and which seats computer players have. */
const ceremonyOf = (log: readonly Entry[]): number => log.findLastIndex((entry) => 'seal' in entry) + 1

/** A block according to the record: whose it is, of whom, when it was made, and whether it was undone. */
interface MadeBlock {
  readonly seat: Seat
  readonly other: Seat
  readonly at: number
  readonly active: boolean
}
function blocksIn(lines: readonly RecordLine[]): readonly MadeBlock[] {
  const all = lines.flatMap(({ at, body }) => {
    const written = JSON.parse(body) as WrittenLine
    return written.is === 'blocked' ? [{ ...written, at }] : []
  })
  return all.map(({ seat, other, at }, i) => {
    const undone = all.slice(i).some((each) => !each.blocked && each.seat === seat && each.other === other)
    return { seat, other, at, active: !undone }
  })
}
const pairOf = ({ blocker, blocked }: Block): string => `${blocker} ${blocked}`
/** The blocks that are in force according to the record. */
function pairsIn(room: Room): string[] {
  const pairs = new Set<string>()
  for (let line = 0; line < room.length; line++) {
    const blockChange = room.participants.blockChangeAt(line)
    if (blockChange?.active === true) pairs.add(pairOf(blockChange))
    else if (blockChange !== undefined) pairs.delete(pairOf(blockChange))
  }
  return [...pairs]
}
const isBetween = (
  you: Eye,
  { seat, other }: Pick<MadeBlock, 'seat' | 'other'>,
  said: TalkMessage,
): boolean => (you === seat && said.seat === other) || (you === other && said.seat === seat)

class Schedule {
  readonly #script: Script
  readonly #world: SimWorld
  readonly #store: WatchedStore
  readonly #services: SimServices
  readonly #guests: SimGuest[] = []
  #faultRates = FINE
  #wire = QUIET
  #storm = false
  #failing = 0
  #calls = 0
  #clockOff = 0
  #names = 0

  constructor(script: Script) {
    const world = new SimWorld(script.seed)
    this.#script = script
    this.#world = world
    this.#store = new WatchedStore(() => world.time + this.#clockOff)
    this.#services = {
      world,
      store: this.#store,
      games: script.games,
      faultRates: () => this.#faultRates,
      fate: () => this.#fate(),
      nodes: new Set(),
    }
  }

  async run(): Promise<ScheduleResult> {
    const world = this.#world
    const { steady, games } = this.#script
    const newTable = steady?.newTable ?? world.pick(TABLES)
    let created: TableKeys | undefined
    void this.#create(newTable).then((table) => (created = table))
    await world.pass(60_000, () => created !== undefined)
    if (created === undefined) return { wrong: ['no table could be created'], lines: 0, calls: this.#calls }
    this.#invite(created)
    if (steady === undefined) this.#brew()
    await world.pass(steady === undefined ? world.between(10_000, 40_000) : STEADY)
    const calls = this.#calls

    const { match } = created
    const game = games.get(newTable.game)!
    const wrong = [...(await this.#calm(match, game)), ...(await this.#settle(match, game))]
    const lines = await this.#store.since(match, 0)
    const observers = this.#guests.map(({ asked, news }) => ({ asked: asked.values(), news }))
    wrong.push(
      ...inconsistencies(match, game, lines, observers),
      ...(await this.#unheard(match, game, lines)),
    )
    wrong.push(...this.#guests.flatMap((guest) => guest.wrong), ...this.#store.wrong)
    for (const node of this.#services.nodes) node.kill()
    return { wrong, lines: lines.length, calls }
  }

  #fate(): FailurePoint | undefined {
    const { steady } = this.#script
    const call = this.#calls++
    if (steady !== undefined) return steady.fate(call)
    return this.#world.chance(this.#failing) ? this.#world.pick(['before', 'after']) : undefined
  }
  #invite({ match, keys, watch }: TableKeys): void {
    const around = { world: this.#world, line: () => this.#wire, nodes: () => [...this.#services.nodes] }
    keys.forEach((key, seat) => {
      if (key !== null) this.#guests.push(new SimGuest(around, match, key, `seat ${seat}`))
    })
    this.#guests.push(new SimGuest(around, match, watch, 'watcher'))
  }
  async #create(newTable: NewTable): Promise<TableKeys> {
    const count = this.#script.steady === undefined ? this.#world.between(2, 3) : 2
    const [node] = await Promise.all(Array.from({ length: count }, () => this.#start()))
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a guest without an answer asks again
      const created = await node!.registry
        .create({ ...newTable, id: 'the only table' })
        .catch(() => undefined)
      if (created?.ok === false) throw new Error(created.problem.text.en)
      if (created !== undefined) return created.value
    }
  }
  #start(): Promise<SimNode> {
    return SimNode.start(`node ${this.#names++}`, this.#services)
  }

  /** New random conditions. */
  #brew(): void {
    const world = this.#world
    const some = (high: number) => (world.chance(40) ? 0 : world.rng(high))
    this.#storm = true
    this.#failing = some(12)
    this.#faultRates = {
      storeTakes: world.pick([3, 30, 300, 1500]),
      hintsLost: some(101),
      hintsDoubled: some(50),
      hintsTake: world.pick([5, 100, 3000]),
    }
    this.#wire = {
      breaks: some(10),
      silences: some(5),
      doubled: some(40),
      takes: world.pick([5, 50, 500, 2000]),
    }
    this.#trouble()
  }
  /** Occasionally something happens to a node, a guest or the clock. */
  #trouble(): void {
    const world = this.#world
    world.after(world.between(200, 8000), () => {
      if (!this.#storm) return
      const nodes = [...this.#services.nodes]
      const node = nodes.length === 0 ? undefined : world.pick(nodes)
      const until = world.time + world.pick([50, 1000, 5000, 15_000])
      switch (world.rng(6)) {
        case 0:
          if (node === undefined) break
          node.kill()
          world.after(world.between(100, 5000), () => void this.#start())
          break
        case 1:
          if (node !== undefined) node.pausedUntil = Math.max(node.pausedUntil, until)
          break
        case 2:
          if (node !== undefined) node.cutUntil = Math.max(node.cutUntil, until)
          break
        case 3:
          this.#clockOff += world.pick([-60_000, -1000, 1000, 5000])
          break
        default:
          world.pick(this.#guests).hop()
      }
      this.#trouble()
    })
  }

  /** Everything works again: play must go on. */
  async #calm(match: string, game: Game): Promise<string[]> {
    const world = this.#world
    this.#storm = false
    this.#failing = 0
    // Hints need never arrive.
    this.#faultRates = { ...FINE, hintsLost: world.pick([0, 100]) }
    this.#wire = QUIET
    const ends = [...this.#services.nodes].map(({ pausedUntil, cutUntil }) => Math.max(pausedUntil, cutUntil))
    await world.pass(Math.max(0, ...ends.map((end) => end - world.time)))
    const lines = await this.#store.since(match, 0)
    const room = foldOf(match, game, lines)
    if (room.phase === 'over') return []
    let longer = false
    const look = () => {
      void this.#store.lengths([match]).then((lengths) => (longer = lengths.get(match)! > lines.length))
      if (!longer) world.after(100, look)
    }
    look()
    await world.pass(GOES_ON, () => longer)
    // If nobody can move, everyone is waiting for the game's own clock.
    const idle = !room.setup.keys.some((_, seat) => (room.table?.match.moves(seat).length ?? 1) > 0)
    if (!longer && idle) await world.pass(20_000, () => longer)
    return longer ? [] : [`nothing happens: ${room.phase}, ${lines.length} lines, ${lines.at(-1)!.body}`]
  }
  /** Nobody does anything more: everyone must learn what happened, and every request must be answered. */
  async #settle(match: string, game: Game): Promise<string[]> {
    const world = this.#world
    for (const guest of this.#guests) guest.plays = false
    await world.pass(GOES_ON)
    const wrong = this.#guests.flatMap((guest) =>
      guest.open.map(({ request }) => `${guest.news?.you} ${request.id} (${request.do}) was never answered`),
    )
    const length = foldOf(match, game, await this.#store.since(match, 0)).publicLength()
    await world.pass(FINDS_OUT)
    for (const { news } of this.#guests) {
      if (news === undefined || news.length < length)
        wrong.push(`${news?.you} knows ${news?.length} lines of ${length}`)
    }
    return wrong
  }
  /**
   * Anyone who came back must have been told everything that was missed, and nobody may hear people that they blocked
   * or that blocked them.
   */
  async #unheard(match: string, game: Game, lines: readonly RecordLine[]): Promise<string[]> {
    const wrong: string[] = []
    const room = foldOf(match, game, lines)
    const made = blocksIn(lines)
    const { unresolved: strangers } = room.participants
    const kept = await this.#store.blocks(strangers, strangers)
    const [stored, told] = [kept.map(pairOf), pairsIn(room)].map((pairs) => pairs.toSorted().join())
    if (stored !== told) wrong.push(`the store keeps the blocks ${stored}, and the record tells of ${told}`)
    const whole = foldOf(match, game, lines)
    whole.participants.setBlocks(kept)
    for (const { news, talk, heard } of this.#guests) {
      // Guests that do not know everything have been reported above.
      if (news === undefined || news.length < room.publicLength()) continue
      const { you, blocked = [] } = news
      const all = room.news(you, 0, news.time, NOBODY)
      const unheard = all.talk.filter(
        (said) =>
          !talk.has(JSON.stringify(said)) && !made.some((blockChange) => isBetween(you, blockChange, said)),
      )
      if (unheard.length > 0) wrong.push(`${you} did not hear what was said in ${JSON.stringify(unheard)}`)
      const overheard = all.talk.filter(
        (said) =>
          talk.has(JSON.stringify(said)) &&
          made.some(
            (blockChange) =>
              blockChange.active && blockChange.at < said.at && isBetween(you, blockChange, said),
          ),
      )
      if (overheard.length > 0) wrong.push(`${you} heard ${JSON.stringify(overheard)} in spite of a block`)
      const [seen, are] = [blocked, whole.news(you, whole.length, 0, NOBODY).blocked ?? []].map(String)
      if (seen !== are) wrong.push(`${you} sees seats ${seen} blocked, and seats ${are} are`)
      const missed = (all.match?.news ?? []).filter(
        ({ seq, ...each }) =>
          seq >= ceremonyOf(room.table!.match.log) && heard.get(seq) !== JSON.stringify(each),
      )
      if (missed.length > 0)
        wrong.push(`${you} was not told of entries ${missed.map(({ seq }) => seq).join()}`)
    }
    return wrong
  }
}
