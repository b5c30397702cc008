import type { Command } from '@spellendoos/wire'
import { createSignal, type Accessor } from 'solid-js'
import { hrefOf } from '../app/route.ts'
import { ticketFor, type Answered, type Ticket } from './api.ts'
import { keepTable, ownTable } from './table-storage.ts'
import type { RequestAnswer } from './table-connection.ts'
import { askedTooMuch } from './problems.ts'
import { random } from './random.ts'

const ID_BYTES = 18

/**
 * The key by which this page sits at a table. It is replaced when a player sits down or renews the link: in
 * the address, in what this browser keeps, and in every page of it.
 */
export class OwnKey {
  readonly key: Accessor<string>
  readonly #setKey: (key: string) => void
  readonly #match: string

  constructor(match: string, key: string) {
    this.#match = match
    const [current, setCurrent] = createSignal(key)
    this.key = current
    this.#setKey = setCurrent
  }

  /**
   * A ticket for this key, or for the one that replaced it: an answer may have been lost, or received by another page.
   */
  async ticket(): Promise<Answered<Ticket>> {
    const own = await ownTable(this.#match)
    const shown = this.key()
    const answer = await ticketFor(this.#match, shown, own?.asking)
    if (answer.ok) {
      if (answer.value.key !== undefined) await this.#keep(answer.value.key)
      return answer
    }
    if (answer.problem.code !== 'bad-key' || own === undefined || own.key === shown) return answer
    this.#show(own.key)
    return this.ticket()
  }

  /**
   * Sends a request that may bring another key. Its id is stored first, so that the key can be found if no answer
   * arrives.
   */
  async askFor(
    command: Command,
    ask: (command: Command, id: string) => Promise<RequestAnswer>,
  ): Promise<RequestAnswer> {
    const id = (await ownTable(this.#match))?.asking ?? random(ID_BYTES)
    await keepTable(this.#match, { asking: id })
    const told = await ask(command, id)
    if (told.key !== undefined) await this.#keep(told.key)
    else if (told.refusal !== askedTooMuch) await keepTable(this.#match, { asking: undefined })
    return told
  }

  async #keep(key: string): Promise<void> {
    this.#show(key)
    await keepTable(this.#match, { key, asking: undefined })
  }
  #show(key: string): void {
    const at = (shown: string) => hrefOf({ page: 'at', match: this.#match, key: shown })
    if (location.hash === at(this.key())) history.replaceState(history.state, '', at(key))
    this.#setKey(key)
  }
}
