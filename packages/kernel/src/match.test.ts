import { describe, expect, it } from 'vitest'
import {
  choices,
  chooseOptions,
  LANGS,
  Match,
  message,
  optionsSchema,
  refusedByTable,
  TABLE_REFUSALS,
  remoteDefaults,
  whole,
  type Act,
  type Entry,
  type Header,
} from './index.ts'
import { pebbles, type Pebbles, type PebbleMove, type PebblesView } from '../test/pebbles.ts'

type Table = Match<Pebbles, PebbleMove, PebblesView>

function head(seats: number, given: Record<string, unknown> = {}, position?: string): Header {
  const chosen = chooseOptions(pebbles, 'boekje', given)
  if (!chosen.ok) throw new Error(chosen.problem.text.en)
  const where = position === undefined ? {} : { position }
  return { id: 'm', game: 'pebbles', version: 3, options: chosen.value, seats, ...where }
}
function table(seats = 2, given: Record<string, unknown> = {}, position?: string): Table {
  const begun = Match.begin(pebbles, head(seats, given, position))
  if (!begun.ok) throw new Error(begun.problem.code)
  return begun.value
}
function log(match: Table, ...entries: Entry[]): Table {
  for (const entry of entries) {
    const outcome = match.append(entry)
    if (!outcome.ok) throw new Error(`${JSON.stringify(entry)}: ${outcome.refusal.code}`)
    expect(outcome.seq).toBe(match.seq)
  }
  return match
}
const move = (by: number, text: string): Entry => ({ by, move: text })
const act = (by: number, what: Act): Entry => ({ by, act: what })
const refusal = (match: Table, entry: Entry): string => {
  const { seq, state } = match
  const outcome = match.append(entry)
  if (outcome.ok) throw new Error('not refused')
  expect([match.seq, match.state]).toEqual([seq, state])
  expect(match.log).toHaveLength(seq)
  return outcome.refusal.rule ?? outcome.refusal.code
}

describe('beginning', () => {
  it('an impossible number of seats is a problem that names the possible ones', () => {
    const begun = Match.begin(pebbles, head(5))
    expect(begun.ok ? '' : begun.problem.code).toBe('bad-seats')
    for (const lang of LANGS) expect(begun.ok ? '' : begun.problem.text[lang]).toContain('1, 2, 3, 4')
  })
  it('options that do not fit the seats are a problem', () => {
    const begun = Match.begin(pebbles, head(2, { partners: true }))
    expect(begun.ok ? '' : begun.problem.code).toBe('bad-partners')
    expect(table(4, { partners: true }).sides).toEqual([
      [0, 2],
      [1, 3],
    ])
  })
  it('a position is where it starts; a bad one is a problem', () => {
    expect(table(2, {}, '3').state.pebbles).toBe(3)
    const begun = Match.begin(pebbles, head(2, {}, 'three'))
    expect(begun.ok ? '' : begun.problem.code).toBe('bad-position')
  })
  it('a game without positions says so', () => {
    const { position: _, ...plain } = pebbles
    const begun = Match.begin(plain, head(2, {}, '3'))
    expect(begun.ok ? '' : begun.problem.code).toBe('no-positions')
    for (const lang of LANGS) expect(begun.ok ? '' : begun.problem.text[lang]).toContain('pebbles')
  })
  it('starts with an empty log', () => {
    const match = table()
    expect([match.seq, match.log, match.turn, match.result, match.resigned, match.bots, match.offer]).toEqual(
      [0, [], [0], undefined, [], [0, 0], undefined],
    )
  })
})

describe('moves', () => {
  it('a legal move is logged and folded in; the old state is untouched', () => {
    const match = table()
    const before = match.state
    log(match, move(0, 'take 2'))
    expect(match.state.pebbles).toBe(5)
    expect(before.pebbles).toBe(7)
    expect(match.turn).toEqual([1])
    expect(match.log).toEqual([{ by: 0, move: 'take 2' }])
  })
  it('a game’s own copy is used when it has one', () => {
    let copies = 0
    const begun = Match.begin({ ...pebbles, copy: (s) => ((copies += 1), structuredClone(s)) }, head(2))
    if (!begun.ok) throw new Error('no match')
    log(begun.value, move(0, 'take 1'))
    expect(copies).toBe(1)
  })
  it('a forbidden move is refused with its rule, in every language', () => {
    const match = table()
    expect(refusal(match, move(1, 'take 1'))).toBe('pebbles.turn')
    const outcome = match.append(move(1, 'take 1'))
    expect(outcome).toMatchObject({
      ok: false,
      refusal: { code: 'refused', text: { fr: 'Players take turns.' } },
    })
    expect(refusal(table(2, { pebbles: 1 }), move(0, 'take 2'))).toBe('pebbles.enough')
  })
  it('what is no move at all is unknown notation', () => {
    expect(refusal(table(), move(0, 'fly'))).toBe('unknown-notation')
  })
  it('a seat that does not exist cannot move', () => {
    for (const by of [2, -1, 0.5]) expect(refusal(table(), move(by, 'take 1'))).toBe('no-such-seat')
  })
  it('an out-of-turn move is taken where the game offers one', () => {
    const match = log(table(), move(1, 'stop'))
    expect(match.state.stops).toBe(1)
    expect(match.turn).toEqual([0])
  })
  it('the end gives a result, and nothing can follow', () => {
    const match = log(table(2, { pebbles: 2 }), move(0, 'take 2'))
    expect(match.result).toEqual({ places: [1, 2], scores: [0, 11], why: 'pebbles.last' })
    expect([match.turn, match.moves(0), match.clocks]).toEqual([[], [], []])
    for (const entry of [move(1, 'take 1'), act(0, 'resign'), act(0, 'undo'), { by: 0, bot: 1 } as const]) {
      expect(refusal(match, entry)).toBe('match-over')
    }
  })
  it('an explanation that names no rule of the list is a fault of the game', () => {
    const begun = Match.begin({ ...pebbles, explain: () => 'pebbles.nonsense' }, head(2))
    expect(() => (begun.ok ? begun.value.append(move(0, 'fly')) : 0)).toThrow('pebbles.nonsense')
  })
})

describe('chance', () => {
  it('is answered by an entry, and only when asked', () => {
    const match = table()
    expect(refusal(match, { by: 'chance', draw: [3] })).toBe('not-waiting-for-chance')
    log(match, move(0, 'throw'))
    expect(match.turn).toEqual(['chance'])
    expect(refusal(match, move(0, 'take 1'))).toBe('waiting-for-chance')
    log(match, { by: 'chance', draw: [3] })
    expect(match.state.pebbles).toBe(10)
  })
  it.each([[[0]], [[7]], [[1, 2]], [[]], [[1.5]]])('a die cannot show %j', (draw) => {
    expect(refusal(log(table(), move(0, 'throw')), { by: 'chance', draw })).toBe('bad-draw')
  })
  it.each([[[0, 0]], [[1, 2]], [[0]], [[0, 1, 2]], [[-1, 0]]])('%j is no shuffle of two', (draw) => {
    expect(refusal(table(2, { deal: true }), { by: 'chance', draw })).toBe('bad-draw')
  })
  it('a game that asks nothing is a fault of the game', () => {
    const { chance: _, ...mute } = pebbles
    const begun = Match.begin(mute, head(2, { deal: true }))
    expect(() => (begun.ok ? begun.value.append({ by: 'chance', draw: [0, 1] }) : 0)).toThrow('asks nothing')
  })
})

describe('clocks', () => {
  it('a named clock runs out', () => {
    const match = log(table(), move(0, 'pause'))
    expect(match.turn).toEqual(['clock'])
    expect(refusal(match, { by: 'clock', move: 'other' })).toBe('no-clock')
    log(match, { by: 'clock', move: 'short' })
    expect(match.turn).toEqual([0])
    expect(refusal(match, { by: 'clock', move: 'short' })).toBe('no-clock')
  })
  it('a game without clocks has none', () => {
    const { clocks: _, ...timeless } = pebbles
    const begun = Match.begin(timeless, head(2))
    expect(begun.ok && begun.value.clocks).toEqual([])
  })
})

describe('who hears what', () => {
  it('a fact told to one seat is heard by that seat; others hear the other fact', () => {
    const match = log(table(), move(0, 'peek'))
    expect(match.heard(0, 0)).toEqual({ by: 0, move: 'peek', facts: [{ fact: 'peeked', secret: 0 }] })
    expect(match.heard(0, 1)).toEqual({ by: 0, move: 'looks', facts: [{ fact: 'peeks', seat: 0 }] })
    expect(match.heard(0, 'watcher')).toEqual({ by: 0, move: 'looks', facts: [{ fact: 'peeks', seat: 0 }] })
  })
  it('a private fact without another wording is silence to the rest', () => {
    const match = log(table(2, { deal: true }), { by: 'chance', draw: [1, 0] })
    expect(match.heard(0, 1)).toEqual({ by: 'chance', facts: [{ fact: 'dealt', secret: 0 }] })
    expect(match.heard(0, 'watcher')).toEqual({ by: 'chance', facts: [] })
  })
  it('what was told long ago is forgotten, and found again when somebody asks', () => {
    const match = log(table(1), move(0, 'peek'), move(0, 'take 1'), act(0, 'undo'), move(0, 'take 1'))
    const eyes = [0, 'watcher'] as const
    const told = () => eyes.flatMap((eye) => match.log.map((_, seq) => match.heard(seq, eye)))
    const before = told()
    match.forget(1)
    expect(match.heard(3, 0)).toEqual(before[3])
    expect(told()).toEqual(before)
    match.forget(2)
    log(match, move(0, 'take 1'))
    expect(told().slice(0, 4)).toEqual(before.slice(0, 4))
  })
  it('without secrets everyone hears the notation', () => {
    const { heard: _, ...open } = pebbles
    const begun = Match.begin(open, head(3))
    if (!begun.ok) throw new Error('no match')
    log(begun.value, move(0, 'peek'))
    expect(begun.value.heard(0, 'watcher').move).toBe('peek')
    expect(begun.value.heard(0, 2).move).toBe('peek')
  })
  it('many choices are worked out once for a position, and not after the end', () => {
    let touched = 0
    const many = {
      ...pebbles,
      moves: (state: Pebbles, seat: number) =>
        pebbles.moves(state, seat).flatMap((each) => new Array<PebbleMove>(50).fill(each)),
      touches: (state: Pebbles, each: PebbleMove) => {
        touched++
        return pebbles.touches(state, each)
      },
    }
    const begun = Match.begin(many, head(2))
    if (!begun.ok) throw new Error(begun.problem.code)
    const match = begun.value
    const first = choices(match, 0)
    expect(choices(match, 0)).toEqual(first)
    expect(touched).toBe(first.length)
    match.play(0, first[0]!.move)
    expect(choices(match, 0)).not.toEqual(first)
    match.append({ by: 1, act: 'resign' })
    expect(choices(match, 0)).toEqual([])
  })
  it('a message holds what the seat may see now and missed since', () => {
    const match = log(table(), move(0, 'take 1'), move(1, 'peek'))
    expect(message(match, 0, 1)).toEqual({
      seq: 2,
      news: [{ seq: 1, by: 1, move: 'looks', facts: [{ fact: 'peeks', seat: 1 }] }],
      view: match.view(0),
      turn: [1],
      clocks: [],
      choices: [{ move: 'stop', touches: [['stop']] }],
      resigned: [],
      bots: [0, 0],
    })
    expect(message(match, 1).news).toEqual([])
    expect(message(match, 'watcher').choices).toEqual([])
    expect(choices(match, 1).map((each) => each.move)).toEqual(['take 1', 'take 2', 'throw', 'peek', 'pause'])
  })
  it('a message tells what chance is asked, which clocks run, the offer and the result', () => {
    expect(message(table(2, { deal: true }), 0).ask).toEqual({ shuffle: 2 })
    const paused = log(table(), move(0, 'pause'))
    expect(message(paused, 0).clocks).toEqual([
      { name: 'long', after: 900 },
      { name: 'short', after: 300 },
    ])
    expect(message(log(table(), act(1, 'offer-draw')), 0).offer).toBe(1)
    expect(message(log(table(), act(1, 'resign')), 0)).toMatchObject({
      result: { places: [1, 2] },
      resigned: [1],
      turn: [],
    })
  })
})

describe('resigning', () => {
  it('ends a match of two; the other wins, with the standing of the moment', () => {
    const match = log(table(), act(0, 'resign'))
    expect(match.result).toEqual({ places: [2, 1], why: 'resigned', scores: [0, 11], money: [7, 7] })
    expect(match.heard(0, 1).facts).toEqual([{ fact: 'resign', seat: 0 }])
  })
  it('lets more players go on; who resigned comes last, the first to go behind the later', () => {
    const match = log(table(4, { pebbles: 2 }), act(3, 'resign'), act(1, 'resign'))
    expect(match.result).toBeUndefined()
    expect(refusal(match, act(1, 'resign'))).toBe('already-resigned')
    log(match, move(0, 'take 1'), move(1, 'take 1'))
    // Seat 1 took the last pebble, but it had resigned: those who stayed are level before it.
    expect(match.result?.places).toEqual([1, 3, 1, 4])
  })
  it('ends it when only one side is left', () => {
    const match = log(table(3), act(2, 'resign'), act(0, 'resign'))
    expect(match.result).toMatchObject({ places: [2, 1, 3], why: 'resigned' })
  })
  it('leaves the first place empty where nobody won', () => {
    const game = {
      ...pebbles,
      result: (s: Pebbles) => pebbles.result(s) && { places: [2, 3, 2], why: 'no-one' },
    }
    const begun = Match.begin(game, head(3, { pebbles: 2 }))
    if (!begun.ok) throw new Error('no match')
    const match = log(begun.value, act(0, 'resign'), move(0, 'take 1'), move(1, 'take 1'))
    expect(match.result?.places).toEqual([4, 3, 2])
  })
  it('takes the partner along', () => {
    const match = log(table(4, { partners: true }), act(2, 'resign'))
    expect(match.resigned).toEqual([0, 2])
    expect(match.result?.places).toEqual([3, 1, 3, 1])
  })
  it('ends a match alone', () => {
    expect(log(table(1), act(0, 'resign')).result).toMatchObject({ places: [1], why: 'resigned' })
  })
  it('leaves out scores and money that a game does not keep', () => {
    const { scores: _s, purses: _p, ...plain } = pebbles
    const begun = Match.begin(plain, head(2))
    if (!begun.ok) throw new Error('no match')
    expect(log(begun.value, act(0, 'resign')).result).toEqual({ places: [2, 1], why: 'resigned' })
  })
})

describe('draw offers', () => {
  it('a draw is agreed when everyone has accepted', () => {
    const match = log(table(3), act(0, 'offer-draw'))
    expect(match.offer).toBe(0)
    log(match, act(1, 'accept'))
    expect(match.result).toBeUndefined()
    log(match, act(1, 'accept'))
    expect(match.result).toBeUndefined()
    log(match, act(2, 'accept'))
    expect(match.result).toMatchObject({ places: [1, 1, 1], why: 'agreed' })
  })
  it('who resigned need not be asked', () => {
    const match = log(table(3), act(2, 'resign'), act(0, 'offer-draw'), act(1, 'accept'))
    expect(match.result?.why).toBe('agreed')
  })
  it('can be declined, and then there is nothing to accept', () => {
    const match = log(table(), act(0, 'offer-draw'), act(1, 'decline'))
    expect(match.offer).toBeUndefined()
    expect(refusal(match, act(1, 'accept'))).toBe('no-offer')
    expect(refusal(match, act(1, 'decline'))).toBe('no-offer')
  })
  it('cannot be accepted by the one who offers, nor made twice', () => {
    const match = log(table(), act(0, 'offer-draw'))
    expect(refusal(match, act(0, 'accept'))).toBe('no-offer')
    expect(refusal(match, act(0, 'decline'))).toBe('no-offer')
    expect(refusal(match, act(0, 'offer-draw'))).toBe('already-offered')
  })
  it('an offer in return accepts', () => {
    expect(log(table(), act(0, 'offer-draw'), act(1, 'offer-draw')).result?.why).toBe('agreed')
  })
  it('lapses when the other moves, not when the offerer does', () => {
    const match = log(table(), act(0, 'offer-draw'), move(0, 'take 1'))
    expect(match.offer).toBe(0)
    log(match, move(1, 'take 1'))
    expect(match.offer).toBeUndefined()
  })
  it('lapses with a resignation and an undo', () => {
    expect(log(table(3), act(0, 'offer-draw'), act(2, 'resign')).offer).toBeUndefined()
    expect(log(table(), move(0, 'take 1'), act(1, 'offer-draw'), act(0, 'undo')).offer).toBeUndefined()
  })
  it('makes no sense alone', () => {
    expect(refusal(table(1), act(0, 'offer-draw'))).toBe('no-draw-alone')
  })
})

describe('taking back', () => {
  it('goes back to before the seat’s last move, and the log keeps everything', () => {
    const match = log(table(), move(0, 'take 2'), move(1, 'take 1'), act(0, 'undo'))
    expect(match.state.pebbles).toBe(7)
    expect(match.turn).toEqual([0])
    expect(match.seq).toBe(3)
  })
  it('can be done again and again', () => {
    const match = log(table(1), move(0, 'take 1'), move(0, 'take 1'), act(0, 'undo'), act(0, 'undo'))
    expect(match.state.pebbles).toBe(7)
    expect(refusal(match, act(0, 'undo'))).toBe('nothing-to-undo')
  })
  it('is of the own move: the later move of the other goes with it', () => {
    const match = log(table(), move(0, 'take 2'), move(1, 'take 1'), act(1, 'undo'))
    expect(match.state.pebbles).toBe(5)
    expect(refusal(match, act(1, 'undo'))).toBe('nothing-to-undo')
    expect(log(match, act(0, 'undo')).state.pebbles).toBe(7)
  })
  it('is barred by a throw, a run-out clock and a secret shown', () => {
    const thrown = log(table(1), move(0, 'take 1'), move(0, 'throw'), { by: 'chance', draw: [2] })
    expect(refusal(thrown, act(0, 'undo'))).toBe('nothing-to-undo')
    const ticked = log(table(1), move(0, 'pause'), { by: 'clock', move: 'short' })
    expect(refusal(ticked, act(0, 'undo'))).toBe('nothing-to-undo')
    const peeked = log(table(1), move(0, 'take 1'), move(0, 'peek'))
    expect(refusal(peeked, act(0, 'undo'))).toBe('nothing-to-undo')
  })
  it('is possible again for what came after the bar', () => {
    const match = log(table(1), move(0, 'peek'), move(0, 'take 2'), act(0, 'undo'))
    expect(match.state.pebbles).toBe(7)
    expect(match.state.peeked).toEqual([true])
  })
  it('taken back and played again, over and over, the state is that of what still counts', () => {
    const match = log(table(1), move(0, 'take 2'))
    for (let i = 0; i < 30; i++) log(match, move(0, 'take 1'), act(0, 'undo'))
    log(match, move(0, 'take 1'), move(0, 'take 1'), act(0, 'undo'), act(0, 'undo'), act(0, 'undo'))
    expect(match.state).toEqual(table(1).state)
  })
  it('an undo in the log is honoured when it is replayed', () => {
    const match = log(table(), move(0, 'take 2'), act(0, 'undo'), move(0, 'take 1'))
    const again = Match.replay(pebbles, match.header, match.log)
    expect(again.ok && again.value.state).toEqual(match.state)
  })
})

describe('other acts', () => {
  it('an unknown act is refused', () => {
    expect(refusal(table(), { by: 0, act: 'dance' as Act })).toBe('unknown-act')
  })
  it('a seat is handed to a computer player and back', () => {
    const match = log(table(), { by: 1, bot: 3 })
    expect(match.bots).toEqual([0, 3])
    expect(log(match, { by: 1, bot: 0 }).bots).toEqual([0, 0])
    expect(match.heard(0, 0)).toEqual({ by: 1, facts: [] })
  })
  it('seals and reveals stand before the first move only', () => {
    const match = log(table(), { by: 'host', seal: 'aa' }, { by: 0, seal: 'bb' }, { by: 0, reveal: 'cc' })
    expect(match.heard(0, 0)).toEqual({ by: 'host', facts: [] })
    log(match, move(0, 'take 1'))
    expect(refusal(match, { by: 1, seal: 'dd' })).toBe('seals-come-first')
    expect(refusal(match, { by: 1, reveal: 'dd' })).toBe('seals-come-first')
  })
  it.each(TABLE_REFUSALS)('%s is said in every language', (code) => {
    const { text } = refusedByTable(code)
    expect(refusedByTable(code).code).toBe(code)
    expect(new Set(LANGS.map((lang) => text[lang])).size).toBe(LANGS.length)
    for (const lang of LANGS) expect(text[lang]).toMatch(/^[A-ZÉ].*\.$/)
  })
})

describe('too late or wrong', () => {
  it('a move that was right when it was made is late, by the game’s rule on races', () => {
    const match = log(table(3), move(1, 'stop'))
    expect(match.play(2, 'stop', { seen: 0 })).toMatchObject({
      ok: false,
      refusal: { code: 'refused', rule: 'pebbles.first', late: true },
    })
  })
  it('a move that was wrong then too is just wrong', () => {
    const match = log(table(3), move(1, 'stop'))
    const outcome = match.play(2, 'take 1', { seen: 0 })
    expect(outcome).toMatchObject({ ok: false, refusal: { rule: 'pebbles.turn' } })
    expect(outcome.ok ? {} : outcome.refusal).not.toHaveProperty('late')
  })
  it('a player who saw the present is not late', () => {
    const match = log(table(3), move(1, 'stop'))
    const outcome = match.play(2, 'stop', { seen: 1 })
    expect(outcome.ok ? {} : outcome.refusal).not.toHaveProperty('late')
  })
  it('a move that would still do is late if what it was for is gone', () => {
    const racing = { ...pebbles, occasion: (s: Pebbles, move: PebbleMove) => (move === 'stop' ? s.seat : 0) }
    const begin = (game: typeof racing | typeof pebbles) => {
      const begun = Match.begin(game, head(3))
      if (!begun.ok) throw new Error('no match')
      return log(begun.value, move(0, 'take 1'), move(1, 'take 1'))
    }
    const match = begin(racing)
    expect(match.play(1, 'stop', { seen: 0 })).toMatchObject({
      ok: false,
      refusal: { code: 'refused', rule: 'pebbles.first', late: true },
    })
    expect(match.seq).toBe(2)
    expect(match.play(1, 'stop', { seen: 2 }).ok).toBe(true)
    expect(begin(racing).play(1, 'stop').ok).toBe(true)
    // For a take it does not matter who took before.
    expect(begin(racing).play(2, 'take 1', { seen: 0 }).ok).toBe(true)
    expect(begin(pebbles).play(1, 'stop', { seen: 0 }).ok).toBe(true)
  })
  it('without a rule on races it is late by the rule that forbids it now', () => {
    const { late: _, ...slow } = pebbles
    const begun = Match.begin(slow, head(2))
    if (!begun.ok) throw new Error('no match')
    const match = log(begun.value, move(0, 'take 1'), move(1, 'take 1'), move(0, 'take 2'))
    expect(match.play(0, 'take 1', { seen: 2 })).toMatchObject({
      ok: false,
      refusal: { rule: 'pebbles.turn', late: true },
    })
  })
  it('after the end a move that was right is late too', () => {
    const match = log(table(2, { pebbles: 2 }), move(0, 'take 2'))
    expect(match.play(1, 'stop', { seen: 0 })).toMatchObject({ ok: false, refusal: { late: true } })
  })
  it('what lies too far back is not remembered', () => {
    const match = table(1, { pebbles: 20 })
    for (let i = 0; i < 40; i++) log(match, move(0, 'take 1'), act(0, 'undo'))
    const other = log(table(3), move(1, 'stop'))
    for (let i = 0; i < 40; i++) log(other, move(0, 'take 1'), act(0, 'undo'))
    const outcome = other.play(2, 'stop', { seen: 0 })
    expect(outcome.ok ? {} : outcome.refusal).not.toHaveProperty('late')
  })
  it('the time of receipt stands in the log', () => {
    const match = table()
    match.play(0, 'take 1', { at: 123 })
    match.play(1, 'take 1')
    expect(match.log).toEqual([
      { by: 0, move: 'take 1', at: 123 },
      { by: 1, move: 'take 1' },
    ])
  })
})

describe('nothing is there that need not be', () => {
  it('a message, an entry and a result leave out what does not apply', () => {
    const match = table()
    match.play(0, 'take 1')
    expect(match.log).toStrictEqual([{ by: 0, move: 'take 1' }])
    expect(Object.keys(message(match, 0)).toSorted()).toEqual([
      'bots',
      'choices',
      'clocks',
      'news',
      'resigned',
      'seq',
      'turn',
      'view',
    ])
    log(match, { by: 0, bot: 2 })
    expect(match.heard(1, 0)).toStrictEqual({ by: 0, facts: [] })
    expect(match.heard(0, 1)).toStrictEqual({
      by: 0,
      move: 'take 1',
      facts: [{ fact: 'took', seat: 0, left: 6 }],
    })
    const { scores: _s, purses: _p, ...plain } = pebbles
    const begun = Match.begin(plain, head(2))
    expect(begun.ok && log(begun.value, act(0, 'resign')).result).toStrictEqual({
      places: [2, 1],
      why: 'resigned',
    })
  })
  it('a game may leave out what it does not need', () => {
    const { unfit: _u, shows: _s, ...plain } = pebbles
    const begun = Match.begin(plain, head(2))
    if (!begun.ok) throw new Error('no match')
    expect(log(begun.value, move(0, 'peek'), act(0, 'undo')).state.peeked).toEqual([false, false])
  })
  it('a run-out clock plays as the clock', () => {
    const by: unknown[] = []
    const begun = Match.begin(
      { ...pebbles, play: (s, who, each) => (by.push(who), pebbles.play(s, who, each)) },
      head(2),
    )
    if (!begun.ok) throw new Error('no match')
    log(begun.value, move(0, 'pause'), { by: 'clock', move: 'short' })
    expect(by).toEqual([0, 'clock'])
    expect(begun.value.heard(1, 0)).toEqual({ by: 'clock', facts: [] })
  })
  it('places of those who stay close up in order', () => {
    const places = [4, 2, 3, 1]
    const begun = Match.begin(
      { ...pebbles, result: (s) => (s.pebbles > 0 ? undefined : { places, why: 'pebbles.last' }) },
      head(4, { pebbles: 1 }),
    )
    if (!begun.ok) throw new Error('no match')
    const match = log(begun.value, act(1, 'resign'), move(0, 'take 1'))
    expect(match.result?.places).toEqual([3, 4, 2, 1])
  })
  it('a late move is told by the rule on races, not by the rule that forbids it now', () => {
    const match = log(table(), move(0, 'take 1'))
    expect(match.play(0, 'take 1', { seen: 0 })).toMatchObject({
      ok: false,
      refusal: { rule: 'pebbles.first', late: true },
    })
    expect(match.play(1, 'take 1', { seen: 0 })).toMatchObject({ ok: true })
  })
  it('only what was seen counts: a move that was right before that is not late', () => {
    const match = log(table(3), move(1, 'stop'), move(0, 'take 1'))
    const outcome = match.play(2, 'stop', { seen: 1 })
    expect(outcome.ok ? {} : outcome.refusal).not.toHaveProperty('late')
  })
  it('after the end no seat has a move and no clock runs, whatever the game says', () => {
    const match = log(table(), move(0, 'pause'), act(1, 'resign'))
    expect([match.moves(1), match.clocks]).toEqual([[], []])
    expect(log(table(), act(1, 'resign')).moves(0)).toEqual([])
  })
})

describe('replay', () => {
  it('folds the log to the same state', () => {
    const match = log(
      table(2, { deal: true }),
      { by: 'chance', draw: [1, 0] },
      move(0, 'throw'),
      { by: 'chance', draw: [6] },
      move(1, 'peek'),
      move(1, 'pause'),
      { by: 'clock', move: 'short' },
    )
    const again = Match.replay(pebbles, match.header, match.log)
    expect(again.ok && again.value.state).toEqual(match.state)
    expect(again.ok && message(again.value, 0, 0)).toEqual(message(match, 0, 0))
  })
  it('names the first entry that does not fit', () => {
    const again = Match.replay(pebbles, head(2), [move(0, 'take 1'), move(0, 'take 1'), move(9, 'x')])
    expect(again.ok ? '' : again.problem.code).toBe('bad-entry')
    for (const lang of LANGS)
      expect(again.ok ? '' : again.problem.text[lang]).toMatch(/ 1 .*Players take turns/)
  })
  it('passes on what is wrong with the header', () => {
    const again = Match.replay(pebbles, head(7), [])
    expect(again.ok ? '' : again.problem.code).toBe('bad-seats')
  })
})

describe('options', () => {
  const chosen = (preset: string, given: Record<string, unknown>) => {
    const read = chooseOptions(pebbles, preset, given)
    return read.ok ? read.value : read.problem.code
  }
  it('may have other usual values for people far apart, kept within the same limits', () => {
    expect(remoteDefaults(pebbles)).toEqual({})
    const options = { ...pebbles.options, pause: whole(0, 10, 0, 3), still: whole(0, 10, 0, 0) }
    expect(remoteDefaults({ options })).toEqual({ pause: 3, still: 0 })
    const game = { ...pebbles, options }
    const near = chooseOptions(game, 'boekje', {})
    const far = chooseOptions(game, 'boekje', { ...remoteDefaults(game), still: 2 })
    expect(near.ok && near.value).toMatchObject({ pause: 0, still: 0 })
    expect(far.ok && far.value).toMatchObject({ pause: 3, still: 2 })
  })
  it('defaults, then the preset, then what is given', () => {
    expect(chosen('boekje', {})).toEqual({ pebbles: 7, partners: false, deal: false, mood: 'calm' })
    expect(chosen('modern', {})).toEqual({ pebbles: 12, partners: false, deal: false, mood: 'wild' })
    expect(chosen('modern', { pebbles: 3, partners: true })).toEqual({
      pebbles: 3,
      partners: true,
      deal: false,
      mood: 'wild',
    })
  })
  it.each([
    ['pebbles', 0],
    ['pebbles', 21],
    ['pebbles', 1.5],
    ['pebbles', '7'],
    ['pebbles', null],
    ['partners', 1],
    ['partners', 'true'],
    ['mood', 'sad'],
    ['mood', 1],
    ['mood', ['calm']],
  ])('%s cannot be %j', (name, wish) => expect(chosen('boekje', { [name]: wish })).toBe('bad-option'))
  it.each([
    ['mood', 'wild'],
    ['partners', true],
    ['pebbles', 1],
    ['pebbles', 20],
  ])('%s can be %j', (name, wish) => {
    expect(chosen('boekje', { [name]: wish })).toMatchObject({ [name]: wish })
  })
  it.each(['toString', '__proto__x', 'constructor', 'Pebbles'])('there is no option %s', (name) => {
    expect(chosen('boekje', { [name]: 1 })).toBe('unknown-option')
  })
  it('an own __proto__ is no option either', () => {
    expect(chosen('boekje', JSON.parse('{"__proto__": {"pebbles": 1}}') as Record<string, unknown>)).toBe(
      'unknown-option',
    )
  })
  it.each(['', 'toString', '__proto__', 'Boekje'])('there is no preset %j', (preset) => {
    expect(chosen(preset, {})).toBe('unknown-preset')
  })
  it('problems name the culprit and what is allowed, in every language', () => {
    const cases: [string, Record<string, unknown>, string[]][] = [
      ['boekje', { pebbles: 0 }, ['pebbles', '1–20']],
      ['boekje', { mood: 'sad' }, ['mood', 'calm | wild']],
      ['boekje', { partners: 2 }, ['partners', 'true | false']],
      ['boekje', { colour: 2 }, ['colour', 'pebbles, partners, deal, mood']],
      ['oud', {}, ['oud', 'boekje, modern']],
    ]
    for (const [preset, given, parts] of cases) {
      const read = chooseOptions(pebbles, preset, given)
      for (const lang of LANGS)
        for (const part of parts) expect(read.ok ? '' : read.problem.text[lang]).toContain(part)
    }
    const none = chooseOptions({ ...pebbles, options: {} }, 'boekje', { x: 1 })
    expect(none.ok ? '' : none.problem.text.en).toContain('–')
  })
  it('the schema is JSON Schema and allows nothing else', () => {
    expect(optionsSchema(pebbles)).toEqual({
      type: 'object',
      properties: {
        pebbles: { type: 'integer', minimum: 1, maximum: 20, default: 7 },
        partners: { type: 'boolean', default: false },
        deal: { type: 'boolean', default: false },
        mood: { type: 'string', enum: ['calm', 'wild'], default: 'calm' },
      },
      additionalProperties: false,
    })
  })
})
