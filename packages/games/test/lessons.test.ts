import {
  beginStep,
  choices,
  isAskedFor,
  LANGS,
  Match,
  movesAskedFor,
  rulesMetIn,
  walk,
  type Lesson,
  type LessonStep,
  type LessonTurn,
  type Seat,
  type Spot,
} from '@spellendoos/kernel'
import { isTapCell, type Scene, type SceneGame } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { games } from '../src/index.ts'
import { lessons } from '../src/lessons.ts'

/** Every game has to have a lesson. */
const ALL = false
const FEWEST = 4
const MOST = 10
/** What fits in two lines beside a board on a phone, and in one caption. */
const LONGEST = 120

const missing = games.filter(({ id }) => !lessons.has(id)).map(({ id }) => id)

it('every game has a lesson', () => {
  if (missing.length > 0) console.log(`${missing.length} games without a lesson: ${missing.join(', ')}`)
  if (ALL) expect(missing).toEqual([])
})

for (const [id, fetch] of lessons) {
  const game = games.find((each) => each.id === id)!
  const { lesson } = await fetch()
  describe(`the lesson of ${id}`, () => checkLesson(game, lesson))
}

function checkLesson(game: SceneGame, lesson: Lesson): void {
  const known = new Set(game.words.rules.map((rule) => rule.id))

  it(`has ${FEWEST} to ${MOST} steps`, () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(FEWEST)
    expect(lesson.steps.length).toBeLessThanOrEqual(MOST)
  })
  it('meets every essential rule', () => {
    const met = new Set(lesson.steps.flatMap(rulesMetIn))
    expect(lesson.essential.length).toBeGreaterThan(0)
    expect(lesson.essential.filter((rule) => !met.has(rule))).toEqual([])
    expect([...lesson.essential, ...met].filter((rule) => !known.has(rule))).toEqual([])
    for (const { teaches } of lesson.steps) expect(teaches).not.toEqual([])
  })
  it('follows a game that has a lesson of its own and follows none', async () => {
    if (lesson.after === undefined) return
    const base = await lessons.get(lesson.after)?.()
    expect(base, lesson.after).toBeDefined()
    expect(base?.lesson.after).toBeUndefined()
  })
  for (const [at, step] of lesson.steps.entries()) {
    it(`step ${at + 1} can be done, and its wrong tries are answered`, () => checkStep(game, step))
    it(`step ${at + 1} says what to do and what is seen in every language, in one breath`, () => {
      const asides = step.turns.flatMap(({ wrong = [] }) =>
        wrong.flatMap((each) => ('says' in each ? [each.says] : [])),
      )
      for (const lang of LANGS) {
        for (const text of [step.says.task, step.says.shows, ...asides]) {
          expect(text[lang]).not.toBe('')
          expect(text[lang].length, text[lang]).toBeLessThanOrEqual(LONGEST)
        }
      }
    })
  }
}

function checkStep(game: SceneGame, step: LessonStep): void {
  const begun = beginStep(game, step)
  if (!begun.ok) throw new Error(begun.problem.text.en)
  expect(step.turns.length).toBeGreaterThan(0)
  const [first] = step.turns
  const seat = step.seat ?? 0
  if (first !== undefined && !('fact' in first.do)) {
    const legal = choices(begun.value, seat).map(({ move }) => move)
    expect(first.do.filter((move) => !legal.includes(move))).toEqual([])
  }
  playOn(begun.value, seat, step.turns)
}

/** Every way through a step leads to its end: whatever is asked for may be done, and the answers to it are legal. */
function playOn(match: Match, seat: Seat, [turn, ...rest]: readonly LessonTurn[]): void {
  if (turn === undefined) return
  const asked = movesAskedFor(match, seat, turn)
  const legal = choices(match, seat).map(({ move }) => move)
  expect(asked, `${JSON.stringify(turn.do)} is none of ${legal.join(', ')}`).not.toEqual([])
  for (const wrong of turn.wrong ?? []) {
    if ('rule' in wrong) expect(refusalOf(match, seat, wrong.taps), wrong.taps.join(' ')).toBe(wrong.rule)
    else {
      expect(legal).toContain(wrong.move)
      expect(isAskedFor(match, seat, turn, wrong.move), `${wrong.move} is right`).toBe(false)
    }
  }
  for (const move of rest.length === 0 ? asked : asked.slice(0, MOST_WAYS)) {
    const next = forked(match)
    for (const entry of [{ by: seat, move }, ...(turn.then ?? []).flat()]) {
      const outcome = next.append(entry)
      if (!outcome.ok) throw new Error(`after ${move}: ${JSON.stringify(entry)}: ${outcome.refusal.text.en}`)
    }
    playOn(next, seat, rest)
  }
}
/** Of the ways that lead on this many are followed. */
const MOST_WAYS = 4

function forked(match: Match): Match {
  const again = Match.replay(match.game, match.header, match.log)
  if (!again.ok) throw new Error(again.problem.text.en)
  return again.value
}

/** Taps as a table takes them: the rule that refuses the last, when all before it lead on. */
function refusalOf(match: Match, seat: Seat, taps: readonly Spot[]): string {
  const { game } = match
  const view = match.view(seat)
  const legal = choices(match, seat)
  const onTable = spotsOn(game.scene(view, seat, []) as Scene)
  for (let count = 1; count <= taps.length; count++) {
    const path = taps.slice(0, count)
    const spot = path.at(-1)!
    if (!onTable.has(spot)) return `${spot} is nothing that can be tapped`
    const { move, next } = walk(legal, path)
    if (move !== undefined) return `${move} is legal`
    if (next.length > 0) continue
    if (spot === path.at(-2)) return `${spot} is let go`
    const begins = walk(legal, [spot])
    if (count > 1 && (begins.move !== undefined || begins.next.length > 0))
      return `${spot} begins another move`
    const rule = game.explain(view, seat, path.join('-'))
    if (rule !== undefined)
      return count === taps.length ? rule : `${path.join(' ')} is refused already by ${rule}`
    if (count > 1) return 'no attempt at a move'
  }
  return 'not refused'
}

function spotsOn({ board, trays, sheets }: Scene): ReadonlySet<Spot> {
  return new Set([
    ...(board?.places.map(({ id }) => id) ?? []),
    ...trays.flatMap((tray) => tray.items.flatMap(({ spot }) => (spot === undefined ? [] : [spot]))),
    ...sheets.flatMap(({ rows }) => rows.flat().flatMap((cell) => (isTapCell(cell) ? [cell.spot] : []))),
  ])
}
