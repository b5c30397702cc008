import {
  beginStep,
  choices,
  movesAskedFor,
  type Lesson,
  type LessonStep,
  type RuleId,
} from '@spellendoos/kernel'
import { facing } from '@spellendoos/scene'
import type { OpenGame } from '../games/open.ts'
import type { Example } from './examples.ts'

/**
 * A diagram for every rule that a lesson covers: of the first step that teaches it, otherwise of a try that it refuses.
 */
export function diagramsOf(game: OpenGame, { steps }: Lesson): ReadonlyMap<RuleId, Example> {
  const found = new Map<RuleId, Example>()
  const refused: Example[] = []
  for (const step of steps) {
    const { taught, tries } = picturesOf(game, step)
    for (const rule of step.teaches) if (!found.has(rule)) found.set(rule, { ...taught, rule })
    refused.push(...tries)
  }
  for (const example of refused) if (!found.has(example.rule!)) found.set(example.rule!, example)
  return found
}

function picturesOf(game: OpenGame, step: LessonStep): { taught: Example; tries: readonly Example[] } {
  const begun = beginStep(game, step)
  if (!begun.ok) throw new Error(begun.problem.text.en)
  const match = begun.value
  const seat = step.seat ?? 0
  const { options, seats, position } = match.header
  const picture = {
    eye: seat,
    scene: facing(game.scene(match.view(seat), seat, []), seat),
    glow: [],
    tried: [],
    facts: [],
    play: {
      options,
      seats,
      ...(position === undefined ? {} : { position }),
      log: match.log.filter((entry) => !('bot' in entry)),
    },
  } as const
  const [turn] = step.turns
  const move = turn === undefined ? undefined : movesAskedFor(match, seat, turn)[0]
  const way = choices(match, seat).find((choice) => choice.move === move)?.touches[0] ?? []
  return {
    taught: { ...picture, kind: 'taught', says: step.says.shows, way },
    tries: (turn?.wrong ?? []).flatMap((wrong): Example[] =>
      'rule' in wrong ? [{ ...picture, kind: 'refused', rule: wrong.rule, tried: wrong.taps }] : [],
    ),
  }
}
