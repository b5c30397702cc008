import type { Eye } from '@spellendoos/kernel'
import type { Answer, Frame, News, Request, Command } from '@spellendoos/wire'
import { TableUnavailable } from '../tables/stored-room.ts'
import type { Listener } from '../tables/table-presence.ts'
import type { Admission } from '../tables/table-registry.ts'
import { hashOf } from '../room/keys.ts'
import { Part } from '../testing/part.ts'
import type { SimNode } from './sim-node.ts'
import type { SimWorld } from './sim-world.ts'

/** How bad the connection between a guest and a node is, in percent, and how long a message takes at most. */
export interface LinkQuality {
  readonly breaks: number
  readonly silences: number
  readonly doubled: number
  readonly takes: number
}

export interface SimNetwork {
  readonly world: SimWorld
  readonly line: () => LinkQuality
  /** The nodes that can be reached now. */
  readonly nodes: () => readonly SimNode[]
}

/** A request with all the answers it has received. */
export interface SentRequest {
  readonly request: Request
  readonly answers: Answer[]
}

/** One socket. What is sent over it arrives in order until it breaks; what was in transit then is lost. */
class Socket implements Listener {
  readonly eye: Eye
  key: string
  since: number
  readonly #network: SimNetwork
  readonly #node: SimNode
  readonly #guest: SimGuest
  #open = true
  #silent = false
  #arrives = 0

  constructor(network: SimNetwork, node: SimNode, guest: SimGuest, held: { eye: Eye; key: string }) {
    this.#network = network
    this.#node = node
    this.#guest = guest
    this.eye = held.eye
    this.key = hashOf(held.key)
    this.since = guest.news?.length ?? 0
  }

  async sit(): Promise<void> {
    try {
      await this.#node.registry.at(this.#guest.match).listen(this)
      if (!this.#open) this.#node.registry.at(this.#guest.match).unlisten(this)
    } catch {
      this.close()
    }
  }
  send(frame: string): void {
    const { world, line } = this.#network
    this.#arrives = Math.max(this.#arrives, world.time + world.rng(line().takes))
    const lost = this.#silent || this.#node.dead
    world.after(this.#arrives - world.time, () => {
      if (this.#open && !lost && !this.#silent) this.#guest.take(JSON.parse(frame) as Frame)
    })
    if (world.chance(line().breaks)) this.break()
    else if (world.chance(line().silences)) this.#fallSilent()
  }
  close(): void {
    this.#network.world.after(1, () => this.break())
  }

  /** From the guest: late, and sometimes twice. */
  ask(request: Request): void {
    const { world, line } = this.#network
    const times = world.chance(line().doubled) ? 2 : 1
    for (let i = 0; i < times; i++) {
      const lost = this.#silent
      world.after(
        world.rng(line().takes),
        () => {
          // What has arrived is done, even if the connection breaks before the answer.
          if (!lost && !this.#node.dead) void this.#do(request)
        },
        this.#node,
      )
    }
  }
  /** Both ends notice that the connection is broken. */
  break(): void {
    if (!this.#open) return
    this.#open = false
    this.#leave()
    this.#guest.lost()
  }
  get open(): boolean {
    return this.#open
  }

  async #do(request: Request): Promise<void> {
    try {
      const answer = await this.#node.registry.at(this.#guest.match).ask(this, request)
      this.send(JSON.stringify(answer))
    } catch (error) {
      if (error instanceof TableUnavailable) throw error
      this.close()
    }
  }
  /** Nothing is transmitted any more, and each end finds out later. */
  #fallSilent(): void {
    this.#silent = true
    const { world } = this.#network
    world.after(world.between(500, 5000), () => {
      if (!this.#open) return
      this.#open = false
      this.#guest.lost()
    })
    world.after(world.between(500, 20_000), () => this.#leave())
  }
  #leave(): void {
    if (!this.#node.dead) this.#node.registry.at(this.#guest.match).unlisten(this)
  }
}

/** Somebody at a table: reconnects when the connection breaks, and repeats requests until there is an answer. */
export class SimGuest {
  readonly match: string
  readonly asked = new Map<string, SentRequest>()
  /** What was said, by whom and when. */
  readonly talk = new Set<string>()
  readonly heard = new Map<number, string>()
  news: News | undefined
  /** Whether it still wants to play. */
  plays = true
  /** Impossible events, such as time that ran backwards. */
  wrong: string[] = []
  readonly #network: SimNetwork
  #key: string
  readonly #name: string
  #socket: Socket | undefined
  #ids = 0
  #sat = false
  readonly #part: Part

  constructor(network: SimNetwork, match: string, key: string, name: string) {
    this.#network = network
    this.match = match
    this.#key = key
    this.#name = name
    this.#part = new Part(match, String(network.world.rng(10)).repeat(64))
    this.lost()
    this.#live()
  }

  take(frame: Frame): void {
    if (frame.is === 'bye' || frame.is === 'beat') return
    if (frame.is === 'answer') {
      this.#key = frame.key ?? this.#key
      return void this.asked.get(frame.id)?.answers.push(frame)
    }
    const before = this.news
    if (before !== undefined && frame.length < before.length)
      this.wrong.push(`${this.#name} knew ${before.length} lines and was shown ${frame.length}`)
    this.news = frame
    for (const said of frame.talk) this.talk.add(JSON.stringify(said))
    if (frame.table.voids > (before?.table.voids ?? 0)) this.heard.clear()
    for (const { seq, ...each } of frame.match?.news ?? []) this.heard.set(seq, JSON.stringify(each))
  }
  /** The connection broke: connects again, to any node. */
  lost(): void {
    const { world } = this.#network
    this.#socket = undefined
    world.after(world.between(20, 500), () => void this.#connect())
  }
  /** Leaves this connection for another one. */
  hop(): void {
    this.#socket?.break()
  }
  get open(): readonly SentRequest[] {
    return [...this.asked.values()].filter(({ answers }) => answers.length === 0)
  }

  async #connect(): Promise<void> {
    const { world, nodes, line } = this.#network
    const reachable = nodes()
    if (reachable.length === 0) return this.lost()
    const node = world.pick(reachable)
    let admitted: Admission | undefined
    // A guest without an answer may have another key by now.
    const id = this.open.find(({ request }) => request.do === 'sit')?.request.id
    try {
      const shown = world
        .sleep(world.rng(line().takes), node)
        .then(() => node.registry.admit(this.match, this.#key, id))
      admitted = await Promise.race([shown, this.#tired()])
    } catch {
      return this.lost()
    }
    if (admitted === undefined || admitted.eye === 'guest') {
      this.wrong.push(`${this.#name} was sent away`)
      return
    }
    this.#key = admitted.key
    const socket = new Socket(this.#network, node, this, { eye: admitted.eye, key: admitted.key })
    this.#socket = socket
    void socket.sit()
    for (const { request } of this.open) socket.ask(request)
    // A dead node says nothing: after a long silence the guest tries another.
    this.#watch(socket, node)
  }
  #watch(socket: Socket, node: SimNode): void {
    const { world } = this.#network
    world.after(world.between(300, 3000), () => {
      if (!socket.open) return
      if (node.dead) socket.break()
      else this.#watch(socket, node)
    })
  }
  async #tired(): Promise<never> {
    await this.#network.world.sleep(3000)
    throw new Error('no answer')
  }

  /** Checks regularly whether there is something to do. */
  #live(): void {
    const { world } = this.#network
    world.after(world.between(100, 1200), () => {
      const { open } = this
      const command = this.plays && open.length < 2 ? this.#command() : undefined
      if (command !== undefined) this.#ask(command)
      // Answers can be lost without a broken connection.
      const old = open[0]
      if (old !== undefined && world.chance(20)) this.#socket?.ask(old.request)
      this.#live()
    })
  }
  #ask({ id = `r${this.#ids++}`, ...command }: Command & { id?: string }): void {
    if (this.asked.has(id)) return
    const request: Request = { ...command, id }
    this.asked.set(id, { request, answers: [] })
    this.#socket?.ask(request)
  }
  #command(): (Command & { id?: string }) | undefined {
    const { world } = this.#network
    if (this.news === undefined || this.news.you === 'watcher') return undefined
    const { table, match, you } = this.news
    const me = table.players[you]!
    if (world.chance(3)) return { do: 'phrase', phrase: 'hello' }
    if (world.chance(1))
      return { do: 'block', seat: world.rng(table.players.length), blocked: world.chance(70) }
    if (table.phase === 'gathering') {
      // The player who created the table has a name, and only now says in which browser.
      if (!this.#sat) {
        this.#sat = true
        const secret = `the secret of ${this.#name}`
        return { do: 'sit', name: this.#name, browser: secret, id: secret }
      }
      return me.ready ? undefined : { do: 'ready', ready: true }
    }
    if (table.phase === 'sealing') return this.#part.command(this.news)
    if (table.phase === 'over') return table.again.includes(you) ? undefined : { do: 'rematch' }
    if (match === undefined) return undefined
    if (table.chance !== undefined) return this.#part.command(this.news)
    if (match.bots[you]! > 0)
      return match.resigned.includes(you) ? undefined : { do: 'return', seen: match.seq }
    if (match.offer !== undefined && match.offer !== you) return { do: 'act', act: 'decline' }
    const { back } = table
    if (back !== undefined && back.by !== you && back.refused === undefined && !back.allowed.includes(you))
      return { do: 'answer-back', seen: back.seen, allow: world.chance(70) }
    if (world.chance(1)) return { do: 'leave' }
    if (world.chance(1)) return { do: 'act', act: world.pick(['undo', 'offer-draw']) }
    const { choices, turn } = match
    if (choices.length === 0 || (!turn.includes(you) && world.chance(50))) return undefined
    return { do: 'move', move: world.pick(choices).move, seen: match.seq }
  }
}
