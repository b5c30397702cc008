import { think } from '@spellendoos/bots'
import { levelOf } from '@spellendoos/bots/levels'
import type { Question } from '@spellendoos/bots/table'
import type { Shelves } from '../shelves.ts'

/** Thinks about one question, here and now, by the rules that its match began with. */
export async function thinkHere(question: Question, shelves: Shelves): Promise<string | undefined> {
  const { game: id, version, level } = question
  const rules = await shelves.rules(id, version)
  if (rules === undefined) throw new Error(`The rules of ${id}, version ${version}, are not available.`)
  const end = question.unhurried ? Infinity : performance.now() + levelOf(level, rules.game).milliseconds
  return think(rules.game, { ...question, stop: () => performance.now() > end }, rules.knowledge).move
}
