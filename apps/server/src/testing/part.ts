import { LinkChain, publicKeyOf, seatStatement, signed, type Replay } from '@spellendoos/fair'
import type { Seat } from '@spellendoos/kernel'
import type { News, TableInfo, Command } from '@spellendoos/wire'

/** How many draws a guest can contribute to; after that it is absent. */
const LENGTH = 256

/** Cached, because keys are expensive to derive and many guests of the tests have the same secret. */
const keys = new Map<string, string>()

/** A guest's part in chance, as its browser would play it. */
export class Part {
  readonly #match: string
  readonly #secret: string
  readonly #chains = new Map<Seat, LinkChain>()
  /** `secret` is 32 bytes in hex. */
  constructor(match: string, secret: string) {
    this.#match = match
    this.#secret = secret
  }

  /** What has to be sealed or opened now, with the same id however often it is asked for. */
  command({ table, you }: Pick<News, 'table' | 'you'>): (Command & { readonly id: string }) | undefined {
    const { ceremony, chance } = table
    if (you === 'watcher') return undefined
    if (ceremony !== undefined && this.#seals(table, you)) {
      return { ...this.seal(you), id: `seal ${ceremony.commitment.slice(0, 20)}` }
    }
    if (chance?.awaited.includes(you) !== true) return undefined
    const { draw } = chance
    const link = this.#chain(you).link(draw)
    return link === undefined ? undefined : { do: 'link', draw, link, id: `link ${draw}` }
  }
  #seals({ phase, players, ceremony }: TableInfo, you: Seat): boolean {
    return phase === 'sealing' && players[you]!.level === 0 && ceremony?.seals[you] === null
  }
  seal(you: Seat): Command & { do: 'seal' } {
    const key = keys.get(this.#secret) ?? publicKeyOf(this.#secret)
    keys.set(this.#secret, key)
    return { do: 'seal', seal: this.#chain(you).seal, key }
  }
  link(you: Seat, draw: number): Command & { do: 'link' } {
    return { do: 'link', draw, link: this.#chain(you).link(draw)! }
  }
  sign(you: Seat, replay: Replay): Command & { do: 'sign' } {
    return { do: 'sign', signature: signed(seatStatement(replay, you), this.#secret) }
  }

  #chain(seat: Seat): LinkChain {
    const known = this.#chains.get(seat)
    if (known !== undefined) return known
    const chain = new LinkChain(this.#match, seat, this.#secret, LENGTH)
    this.#chains.set(seat, chain)
    return chain
  }
}
