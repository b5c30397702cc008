import {
  beginStep,
  choices,
  isAskedFor,
  LANGS,
  Match,
  movesAskedFor,
  rulesMetIn,
  walk,
  type LessonStep,
  type LessonTurn,
  type Seat,
  type Spot,
  type WrongTry,
} from '@spellendoos/kernel'
import { isTapCell, type Scene, type SceneGame } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { games } from '../src/index.ts'
import { lessons } from '../src/lessons.ts'

const FEWEST = 4
const MOST = 10
/** What fits in two lines beside a board on a phone, and in one caption. */
const LONGEST = 120

const missing = games.filter(({ id }) => !lessons.has(id)).map(({ id }) => id)

it('every game has a lesson', () => expect(missing).toEqual([]))

for (const [id, fetch] of lessons) {
  const game = games.find((each) => each.id === id)!
  const { lesson } = await fetch()
  const { steps } = lesson
  describe(`the lesson of ${id}`, () => {
    it(`has ${FEWEST} to ${MOST} steps`, () => {
      expect(steps.length).toBeGreaterThanOrEqual(FEWEST)
      expect(steps.length).toBeLessThanOrEqual(MOST)
    })
    it('meets every essential rule', () => {
      const met = new Set(steps.flatMap(rulesMetIn))
      expect(lesson.essential).not.toEqual([])
      expect(lesson.essential.filter((rule) => !met.has(rule))).toEqual([])
    })
    it('teaches something in every step, and only what is a rule', () => {
      const rules = new Set(game.words.rules.map((rule) => rule.id))
      expect(steps.every(({ teaches }) => teaches.length > 0)).toBe(true)
      expect(steps.flatMap(rulesMetIn).filter((rule) => !rules.has(rule))).toEqual([])
    })
    it('follows a lesson that follows none, or none', async () => {
      const base = await lessons.get(lesson.after ?? id)?.()
      expect(base?.lesson.steps).not.toBeUndefined()
      expect(base?.lesson.after).toBeUndefined()
    })
    it.each(steps.map((step, at) => [at + 1, step] as const))(
      'step %i can be done, and its wrong tries are answered',
      (_, step) => expect(faultsOf(game, step)).toEqual([]),
    )
    it.each(steps.map((step, at) => [at + 1, step] as const))(
      'step %i says what to do and what there is to see, in every language and briefly',
      (_, step) => expect(textsOf(step).filter((text) => text === '' || text.length > LONGEST)).toEqual([]),
    )
  })
}

const textsOf = ({ says, turns }: LessonStep): string[] =>
  [
    says.task,
    says.shows,
    ...turns.flatMap(({ wrong = [] }) => wrong.flatMap((each) => ('says' in each ? [each.says] : []))),
  ].flatMap((text) => LANGS.map((lang) => text[lang]))

/** What is wrong with a step. */
function faultsOf(game: SceneGame, step: LessonStep): readonly string[] {
  const begun = beginStep(game, step)
  if (!begun.ok) return [begun.problem.text.en]
  return step.turns.length === 0
    ? ['there is nothing to do']
    : faultsFrom(begun.value, step.seat ?? 0, step.turns)
}

/** How many of the accepted moves are followed. */
const MOST_WAYS = 4

/** Every way through a step leads to its end: what is asked for is legal, and so are the answers to it. */
function faultsFrom(match: Match, seat: Seat, [turn, ...rest]: readonly LessonTurn[]): readonly string[] {
  if (turn === undefined) return []
  const asked = movesAskedFor(match, seat, turn)
  if (asked.length === 0) {
    const legal = choices(match, seat).map(({ move }) => move)
    return [`${JSON.stringify(turn.do)} is none of ${legal.join(', ')}`]
  }
  return [
    ...(turn.wrong ?? []).flatMap((wrong) => faultOfTry(match, seat, turn, wrong)),
    ...(rest.length === 0 ? asked : asked.slice(0, MOST_WAYS)).flatMap((move) => {
      const next = afterwards(match, seat, turn, move)
      return typeof next === 'string' ? [next] : faultsFrom(next, seat, rest)
    }),
  ]
}

function faultOfTry(match: Match, seat: Seat, turn: LessonTurn, wrong: WrongTry): readonly string[] {
  if ('rule' in wrong) {
    const refusal = refusalOf(match, seat, wrong.taps)
    return refusal === wrong.rule ? [] : [`${wrong.taps.join(' ')}: ${refusal}, not ${wrong.rule}`]
  }
  if (!choices(match, seat).some(({ move }) => move === wrong.move)) return [`${wrong.move} is not legal`]
  return isAskedFor(match, seat, turn, wrong.move) ? [`${wrong.move} is what is asked for`] : []
}

/** The match after a move and its consequences; or which of these is not legal. */
function afterwards(match: Match, seat: Seat, turn: LessonTurn, move: string): Match | string {
  const again = Match.replay(match.game, match.header, match.log)
  if (!again.ok) return again.problem.text.en
  for (const entry of [{ by: seat, move }, ...(turn.reply ?? []).flat()]) {
    const outcome = again.value.append(entry)
    if (!outcome.ok) return `after ${move}, ${JSON.stringify(entry)}: ${outcome.refusal.text.en}`
  }
  return again.value
}

/** Taps as a table handles them: the rule that refuses the last, if all before it lead on. */
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
