import type { shelf as Shelf } from '@spellendoos/games/shelf'
import { describe, expect, it } from 'vitest'
import type * as model from './seat-model.ts'
import { withSourceRemoved, type SourceRemoval } from './source-removal.ts'

const DEPTH = 3

/**
 * Everything that keeps a seat exclusive to its player: where the code is, and the start from which its absence shows
 * soonest.
 */
const FIXES: Readonly<Record<string, SourceRemoval & { readonly start: string }>> = {
  'who sits down by a link gets a key of their own': {
    start: 'an empty table',
    file: 'room/seat-commands.ts',
    text: 'state.seats.isEmpty(seat) ? { key: hashOf(newKey) } : {}',
    instead: '{}',
  },
  'a guest is given a free seat': {
    start: 'an empty table',
    file: 'room/room.ts',
    text: '.filter((each) => seats.isEmpty(each))',
  },
  'who rises leaves no key behind': {
    start: 'an empty table',
    file: 'room/seat-commands.ts',
    text: "{ is: 'rose', seat, key: null }",
    instead: "{ is: 'rose', seat }",
  },
  'a seat that was filled has no link': {
    start: 'an empty table',
    file: 'room/seat-commands.ts',
    text: "{ is: 'filled', seat, level, key: null }",
    instead: "{ is: 'filled', seat, level }",
  },
  'no key opens the seat of a computer player': {
    start: 'the end of a match',
    file: 'room/seats.ts',
    text: 'level > 0 ? null : key',
    instead: 'key',
  },
  'a seat where somebody sits is not filled': {
    start: 'a table where all three sit',
    file: 'room/seat-commands.ts',
    text: "if (player.name !== '') return refusedByRoom('seat-taken')",
  },
  'only the host fills': {
    start: 'an empty table',
    file: 'room/commands.ts',
    text: "if (command.do === 'fill' && seat !== state.seats.host) return refusedByRoom('only-host')",
  },
  'seats change hands only before the match': {
    start: 'a match',
    file: 'room/commands.ts',
    text: "if (BEFORE_MATCH.has(command.do) && state.phase !== 'gathering') return refusedByRoom('already-begun')",
  },
  'the host makes links for empty seats only': {
    start: 'a match',
    file: 'room/seat-commands.ts',
    text: 'isHost && state.seats.isEmpty(other)',
    instead: 'isHost',
  },
  'nobody but the host makes links for others': {
    start: 'an empty table',
    file: 'room/seat-commands.ts',
    text: 'isHost && state.seats.isEmpty(other)',
    instead: 'state.seats.isEmpty(other)',
  },
  'an unused link does not renew itself': {
    start: 'an empty table',
    file: 'room/seat-commands.ts',
    text: "if (state.seats.isEmpty(seat)) return refusedByRoom('no-name')",
  },
  'an unused link does not rise': {
    start: 'an empty table',
    file: 'room/seat-commands.ts',
    text: "state.seats.isEmpty(seat)\n    ? refusedByRoom('no-name')\n    : write",
    instead: 'write',
  },
  'after the next table is there links are renewed there': {
    start: 'the end of a match',
    file: 'room/seat-commands.ts',
    text: "if (state.next !== undefined) return refusedByRoom('renew-at-next')",
  },
  'the next table is for the keys as they are when it is named': {
    start: 'a match with a computer player',
    file: 'tables/table-actor.ts',
    text: 'isDeepStrictEqual(look(room), seen) ? act(known, room, now) : OUT_OF_DATE',
    instead: 'act(known, room, now)',
  },
  'a replaced key gets no answer but the one that replaced it': {
    start: 'an empty table',
    file: 'room/room.ts',
    text: "if (own === undefined) return refuse('link-replaced')",
  },
  'who resigned does not return': {
    start: 'a match',
    file: 'room/match-commands.ts',
    text: "if (table.match.resigned.includes(seat)) return refusedByRoom('has-resigned')",
  },
  'nobody plays beside a stand-in': {
    start: 'a match',
    file: 'room/command-context.ts',
    text: "table.match.bots[seat] === 0 ? then(table) : refusedByRoom('computer-plays')",
    instead: 'then(table)',
  },
  'the host’s powers go to the next player who sits here': {
    start: 'an empty table',
    file: 'room/seats.ts',
    text: 'if (seat === this.#host) this.#host = this.#firstPerson()',
  },
  'sockets with a replaced key are closed': {
    start: 'an empty table',
    file: 'tables/broadcast.ts',
    text: "presence.dismiss((listener) => room.eyeOf(listener.key) !== listener.eye, 'revoked')",
  },
  'the socket that renewed its key goes on': {
    start: 'an empty table',
    file: 'tables/table-actor.ts',
    text: 'if (room.eyeOf(key) !== undefined) holder.key = key',
  },
  'a socket whose key still opens its seat keeps it': {
    start: 'an empty table',
    file: 'tables/table-actor.ts',
    text: ' || room.eyeOf(holder.key) !== undefined) return',
    instead: ') return',
  },
  'what wrote nothing is so by the record as it is now': {
    start: 'a match',
    file: 'tables/table-actor.ts',
    text: '|| !(await this.#stored.catchUp())',
    instead: '|| true',
  },
  'what is refused is so by the record as it is now': {
    start: 'a table where all three sit',
    file: 'tables/stored-room.ts',
    text: "if (!('lines' in done) && (await store.since(this.#match, room.length)).length > 0) return undefined",
  },
  'a table is read as its record is now': {
    start: 'an empty table',
    file: 'tables/stored-room.ts',
    text: 'await this.catchUp()\n    return this.load()',
    instead: 'return this.load()',
  },
  'only the host deletes': {
    start: 'an empty table',
    file: 'tables/table-registry.ts',
    text: 'if (eye === host) return undefined',
    instead: 'if (eye !== undefined) return undefined',
  },
  'a replaced key does not delete': {
    start: 'an empty table',
    file: 'tables/table-registry.ts',
    text: 'if (eye === host) return undefined',
    instead: 'if (eye === host || eye === undefined) return undefined',
  },
  'a replaced key does not glance': {
    start: 'an empty table',
    file: 'tables/table-registry.ts',
    text: "if (eye === undefined) return failure('bad-key')",
  },
  'a replaced key gets no replay': {
    start: 'the end of a match',
    file: 'tables/table-registry.ts',
    text: "if (eye === undefined || eye === 'guest') return failure('bad-key')",
  },
}

describe('without any one of these the seats are no longer safe, and the model finds it', () => {
  it.each(Object.entries(FIXES))('%s', async (_, { start, ...removal }) => {
    const found = await withSourceRemoved(removal, async (load) => {
      const { explore, STARTS } = (await load('/apps/server/src/faults/seat-model.ts')) as typeof model
      const { shelf } = (await load('@spellendoos/games/shelf')) as { shelf: typeof Shelf }
      return explore(await shelf.get('macao')!(), STARTS[start]!, DEPTH)
    })
    expect(found.counterexample).toBeDefined()
  })
})
