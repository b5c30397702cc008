import { env } from 'node:process'
import { shelf } from '@spellendoos/games/shelf'
import { BY_THE_BOOK, chooseOptions, seededRng, type Eye, type Game, type Json } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { compareWorlds, type Bit, type Leak } from './testing/interference.ts'
import { browserOf } from './room/keys.ts'
import { LEAKS, SPILLS } from './testing/leaks.ts'
import { secretOf, World, type WorldSetup, type FrameFilter } from './testing/one-table.ts'

const full = env['SPELLENDOOS_FULL'] === '1'
const PAIRS = full ? 400 : 12
/** A leak is found within this many pairs of worlds. */
const MOST_PAIRS = 120

const all = await Promise.all([...shelf.values()].map((fetch) => fetch()))
const hidden = all.filter(({ traits }) => traits.hidden)

/** Somebody else's seat, whose secrets the eye may not know. */
const another = (eye: Eye): number => (eye === 0 ? 1 : 0)
const parity = (counts: readonly number[]): 0 | 1 =>
  (counts.reduce((sum, count, i) => sum + count * i, 0) & 1) as 0 | 1

/** Where each game keeps a secret, and how it is laid so that there is one. */
const SECRETS: Readonly<Record<string, { bit: Bit; options: Readonly<Record<string, Json>> }>> = {
  '7ate9': {
    bit: (s, eye) => parity((s as { hands: number[][] }).hands[another(eye)]!),
    options: {},
  },
  'voetbal-toto': {
    bit: (s, eye) => {
      const { hands, seats } = s as { hands: number[]; seats: number }
      const kinds = hands.length / seats
      return parity(hands.slice(another(eye) * kinds, (another(eye) + 1) * kinds))
    },
    options: { stopSeconds: 3, rounds: 1 },
  },
  'royal-turf': {
    bit: (s, eye) => {
      const { laid, phase } = s as { laid: number[][]; phase: string }
      return phase === 'shuffle' || phase === 'lot' || phase === 'over' ? 0 : parity(laid[another(eye)]!)
    },
    options: { verdekt: true },
  },
}
const setupOf = (game: Game, levels: readonly number[]): WorldSetup => {
  const chosen = chooseOptions(game, BY_THE_BOOK, SECRETS[game.id]!.options)
  if (!chosen.ok) throw new Error(chosen.problem.text.en)
  return { seats: 3, options: chosen.value, levels }
}
const PEOPLE = [0, 0, 0]
/** One person among computer players, wherever that person sits. */
const alone = (eye: Eye): number[] =>
  [0, 1, 2].map((seat) => (seat === (eye === 'watcher' ? 0 : eye) ? 0 : 3))

async function firstDifference(game: Game, pairs: number, leak?: Leak) {
  const rng = seededRng(3)
  const tally = { pairs: 0, steps: 0 }
  const { bit } = SECRETS[game.id]!
  const eyes: readonly Eye[] = [0, 1, 2, 'watcher']
  for (let i = 0; i < pairs; i++) {
    const eye = eyes[i % eyes.length]!
    const levels = i % 8 < 4 ? PEOPLE : alone(eye)
    // oxlint-disable-next-line no-await-in-loop -- one pair of worlds after the other
    const differs = await compareWorlds(game, bit, setupOf(game, levels), eye, rng, tally, leak)
    if (differs !== undefined) return { differs, tally }
  }
  return { differs: undefined, tally }
}

it('every hidden game has its secret named here', () => {
  expect(hidden.map(({ id }) => id).toSorted()).toEqual(Object.keys(SECRETS).toSorted())
})

describe.each(hidden.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('sends an eye the same to the byte and to the moment, whatever it cannot know', async () => {
    const { differs, tally } = await firstDifference(game, PAIRS)
    expect(differs).toBeUndefined()
    expect(tally.steps).toBeGreaterThan(tally.pairs * 5)
  })
})

describe('a leak is caught', () => {
  const game = hidden.find(({ id }) => id === 'voetbal-toto')!
  it.each(Object.entries(LEAKS))('%s', async (_, leak) => {
    const { differs } = await firstDifference(game, MOST_PAIRS, leak)
    expect(differs).toBeDefined()
  })
  it('and at least twenty were planted', () => {
    expect(Object.keys(LEAKS).length).toBeGreaterThanOrEqual(20)
  })
})

describe('who is blocked', () => {
  const game = all.find(({ id }) => id === 'macao')!
  const setup: WorldSetup = { seats: 3, options: game.presets['boekje']!, levels: PEOPLE }
  /** What everyone hears where Anna, at seat 0, does something that others are not to notice. */
  async function heardAt(secretly: (world: World) => Promise<void>) {
    const mind = () => ({ move: undefined, after: 0 })
    const world = await new World(game, setup, mind).begin()
    await world.ask(2, { do: 'phrase', phrase: 'hello' })
    await secretly(world)
    // A command that writes no line comes right after what was done secretly.
    await world.ask(1, { do: 'report', seat: 0 })
    await world.pass(1000)
    await world.ask(2, { do: 'phrase', phrase: 'luck' })
    await world.ask(1, { do: 'phrase', phrase: 'thanks' })
    const { match } = world.room.table!
    const [mover] = match.turn as [number]
    await world.ask(mover, { do: 'move', move: game.write(match.state, match.moves(mover)[0]), seen: 0 })
    // A page that comes back is told everything again.
    await world.leave(1)
    await world.enter(1)
    await world.close()
    return world
  }
  const block = (world: World) => world.ask(0, { do: 'block', seat: 1, blocked: true }, 'block')
  const say = (world: World) => world.ask(0, { do: 'phrase', phrase: 'oops' }, 'say')

  it('hears the same to the byte and to the moment as if nobody had blocked and nothing had been said', async () => {
    const plain = await heardAt(() => Promise.resolve())
    const blocked = await heardAt(async (world) => {
      await block(world)
      await say(world)
    })
    expect(blocked.heard.get(1)).toEqual(plain.heard.get(1))
    expect(blocked.heard.get(2)).not.toEqual(plain.heard.get(2))
  })
  it('and nobody else notices the block itself', async () => {
    const plain = await heardAt(say)
    const blocked = await heardAt(async (world) => {
      await block(world)
      await say(world)
    })
    for (const eye of [2, 'watcher'] as const) expect(blocked.heard.get(eye)).toEqual(plain.heard.get(eye))
  })
  it('and neither secrets nor hashes nor handles of browsers get out', async () => {
    const { heard } = await heardAt(block)
    const texts = (eyes: readonly Eye[]) => eyes.flatMap((eye) => heard.get(eye)!).map(({ text }) => text)
    const answer = texts([0]).find((text) => text.includes('"handle"'))!
    const { handle } = JSON.parse(answer) as { handle: string }
    expect(handle).toMatch(/^[\w-]{24}$/)
    const secrets = PEOPLE.flatMap((_, seat) => [secretOf(seat), browserOf(secretOf(seat))])
    const heardByAny = texts([0, 1, 2, 'watcher']).join()
    expect(secrets.filter((secret) => heardByAny.includes(secret))).toEqual([])
    expect(texts([1, 2, 'watcher']).join()).not.toContain(handle)
  })
})

describe('secrets of the record', () => {
  /** Plays a while and answers which secrets stand in any frame of anybody. */
  async function spilled(game: Game, way?: FrameFilter): Promise<string[]> {
    const rng = seededRng(9)
    const mind = (seat: number, { table }: { table?: { match: { state: unknown } } | undefined }) => {
      const { state } = table!.match
      const moves = game.moves(state, seat)
      return { move: moves.length === 0 ? undefined : game.write(state, moves[rng(moves.length)]), after: 0 }
    }
    const world = await new World(game, setupOf(game, [0, 3, 3]), mind, way).begin()
    await world.ask(0, { do: 'move', move: 'canary-of-a-move', seen: 0 }, 'canary-of-an-id')
    await world.ask(0, { do: 'renew', seat: 0 })
    for (let i = 0; i < 12; i++) {
      // oxlint-disable-next-line no-await-in-loop -- time passes bit by bit
      await world.pass(1500)
    }
    await world.close()
    const { created, lines } = world
    const others = [...world.heard].flatMap(([eye, heard]) =>
      heard.map(({ text }) => ({ eye, text: eye === 0 ? text.replaceAll('canary-of-an-id', '') : text })),
    )
    const bodies = lines.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
    const entries = bodies.flatMap(({ entries }) => (entries ?? []) as Record<string, unknown>[])
    const canaries = [
      ...bodies.flatMap(({ seed, table, key, browser }) => [
        seed,
        key,
        browser,
        // The key that the server signs by is for everyone to know.
        ...(table === undefined ? [] : Object.values({ ...table, signer: '' }).flat()),
      ]),
      ...entries.map(({ draw }) => (draw === undefined ? undefined : JSON.stringify(draw))),
      ...created.keys,
      created.watch,
      created.invite,
      secretOf(0),
      'canary-of-a-move',
      'canary-of-an-id',
    ].filter((each) => typeof each === 'string' && each.length > 12)
    return canaries.filter((canary) => others.some(({ text }) => text.includes(canary as string))) as string[]
  }

  it.each(hidden.map((game) => [game.id, game] as const))('stay there: %s', async (_, game) => {
    expect(await spilled(game)).toEqual([])
  })
  it.each(Object.entries(SPILLS))('are found where they get out: %s', async (_, leak) => {
    const way: FrameFilter = (frame, __, room) =>
      room === undefined ? [{ frame }] : [leak(frame, 0, room)].flat()
    expect(
      await spilled(
        hidden.find(({ id }) => id === 'voetbal-toto')!,
        way,
      ),
    ).not.toEqual([])
  })
})
