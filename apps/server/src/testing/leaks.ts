import type { Fact } from '@spellendoos/kernel'
import type { Frame, News } from '@spellendoos/wire'
import { vi } from 'vitest'
import { BotPause } from '../tables/bot-pause.ts'
import type { Room } from '../room/room.ts'
import type { Leak } from './interference.ts'

type Match = NonNullable<News['match']>

/** Modifies every frame with news of a match, depending on a secret bit. */
const news = (change: (news: News & { match: Match }, bit: 0 | 1, room: Room) => object): Leak => ({
  way: (frame, bit, room) =>
    frame.is === 'news' && frame.match !== undefined
      ? { frame: change({ ...frame, match: frame.match }, bit, room) as Frame }
      : { frame },
})
const match = (change: (match: Match, bit: 0 | 1) => object): Leak =>
  news((each, bit) => ({ ...each, match: { ...each.match, ...change(each.match, bit) } }))
const table = (change: (table: News['table'], bit: 0 | 1) => object): Leak =>
  news((each, bit) => ({ ...each, table: { ...each.table, ...change(each.table, bit) } }))
const refusal = (change: (refusal: { code: string; text: object }, bit: 0 | 1) => object): Leak => ({
  way: (frame, bit) =>
    frame.is === 'answer' && frame.refusal !== undefined
      ? { frame: { ...frame, refusal: change(frame.refusal, bit) } as Frame }
      : { frame },
})
const times = <T>(length: number, each: () => T): T[] => Array.from({ length }, each)
const turned = <T>(row: readonly T[], bit: 0 | 1): readonly T[] => (bit === 1 ? row.toReversed() : row)
const backwards = (fields: object, bit: 0 | 1): object =>
  Object.fromEntries(turned(Object.entries(fields), bit))

/** Ways in which a server could leak a secret, each in the messages of the real one. */
export const LEAKS: Readonly<Record<string, Leak>> = {
  'another’s card in the view': match(({ view }, bit) => ({ view: { ...(view as object), card: bit } })),
  'another’s card in an id': match(({ view }, bit) => ({
    view: { ...(view as object), ids: [`card-${bit}`] },
  })),
  'a count that depends on a card': match(({ view }, bit) => ({
    view: { ...(view as object), rest: new Array(bit).fill(0) },
  })),
  'fields in a telling order': match(({ view }, bit) => ({ view: backwards(view as object, bit) })),
  'a fact with a secret filling': match(({ news }, bit) => ({
    news: news.map((each) => ({ ...each, facts: [...each.facts, { fact: 'told', bit }] })),
  })),
  'one more fact': match(({ news }, bit) => ({
    news: news.map((each) => ({
      ...each,
      facts: [...each.facts, ...times<Fact>(bit, () => ({ fact: 'again' }))],
    })),
  })),
  'choices in a telling order': match(({ choices }, bit) => ({ choices: turned(choices, bit) })),
  'a choice left out': match(({ choices }, bit) => ({ choices: choices.slice(bit) })),
  'taps that take a secret turn': match(({ choices }, bit) => ({
    choices: choices.map((each) => ({ ...each, touches: [...each.touches, ...times(bit, () => [])] })),
  })),
  'a turn in a telling order': match(({ turn }, bit) => ({ turn: [...turn, ...turned([0, 1], bit)] })),
  'a clock of the game that runs longer': table(({ clocks }, bit) => ({
    clocks: { ...clocks, window: 1000 + bit },
  })),
  'a window that only opens when somebody can use it': table(({ clocks }, bit) => ({
    clocks: bit === 1 ? clocks : { ...clocks, stop: 3000 },
  })),
  'who is there': table(({ players }, bit) => ({
    players: players.map((player) => ({ ...player, here: bit === 1 })),
  })),
  'how many watch': table(({ watchers }, bit) => ({ watchers: watchers + bit })),
  'time that is left': table((_, bit) => ({ left: [1000 - bit, 1000] })),
  'another order of the table’s fields': news((each, bit) => ({
    ...each,
    table: backwards(each.table, bit),
  })),
  'the size of a frame': news((each, bit) => ({ ...each, padding: ' '.repeat(bit) })),
  'something said by itself': news((each, bit) => ({
    ...each,
    talk: [...each.talk, ...times(bit, () => ({}))],
  })),
  'a word in a refusal': refusal(({ text, ...rest }, bit) => ({ ...rest, text: { ...text, bit } })),
  'another reason for a refusal': refusal((each, bit) => ({ ...each, code: `${each.code}${bit}` })),
  'the number of a line in an answer': {
    way: (frame, bit) => ({
      frame: frame.is === 'answer' ? { ...frame, length: frame.length + bit } : frame,
    }),
  },
  'the number of frames': {
    way: (frame, bit) => times(1 + bit, () => ({ frame })),
  },
  'a frame left out': {
    way: (frame, bit) => (bit === 1 && frame.is === 'news' ? [] : [{ frame }]),
  },
  'the moment of a frame': { way: (frame, bit) => ({ frame, later: bit }) },
  'the order of frames': { way: holding() },
  'a secret fact told to all': {
    game: (game) => ({
      ...game,
      play: (s, by, move, tell) => game.play(s, by, move, tell && ((fact) => tell(fact))),
      answer: (s, draw, tell) => game.answer!(s, draw, tell && ((fact) => tell(fact))),
    }),
  },
  'a computer player that answers as soon as it knows': {
    broken: () => {
      const spy = vi.spyOn(BotPause.prototype, 'before').mockImplementation(() => Promise.resolve())
      return () => spy.mockRestore()
    },
  },
}

/** Holds a frame back until the next one is sent, if the bit is set. */
function holding(): NonNullable<Leak['way']> {
  let held: { frame: Frame } | undefined
  return (frame, bit) => {
    if (bit === 1 && held === undefined) {
      held = { frame }
      return []
    }
    const sent = held === undefined ? [{ frame }] : [{ frame }, held]
    held = undefined
    return sent
  }
}

/** Secrets of the record itself, put into everyone's frames: found by searching for them. */
export const SPILLS: Readonly<Record<string, Leak['way'] & {}>> = {
  'the seed of the match': spill(
    (room) => (room.table?.replay().proof as { seed?: string } | undefined)?.seed,
  ),
  'the hash of a key': spill((room) => room.setup.keys.find((key) => key !== null)),
  'the hash of a browser’s secret': spill((room) => room.participants.sitting[0]),
  'the hash of the watchers’ key': spill((room) => room.setup.watch),
  'the hash of the invitation': spill((room) => room.setup.invite),
  'a line of the log as it is': spill((room) =>
    JSON.stringify(room.table?.match.log.findLast((entry) => 'draw' in entry)),
  ),
}
function spill(what: (room: Room) => unknown): NonNullable<Leak['way']> {
  return (frame, _, room) => ({
    frame: frame.is === 'news' ? ({ ...frame, table: { ...frame.table, more: what(room) } } as Frame) : frame,
  })
}
