/** Computer players: search over the kernel, through views and imagined worlds only. It knows no game by name. */
export type { BotAnswer, BotBudget, Finding, Knowledge, BotRequest } from './bot.ts'
export {
  characterOf,
  CHARACTERS,
  charactersFor,
  LEVELS,
  levelOf,
  levelsFor,
  levelsIn,
  rankOf,
  strengthIn,
  type Character,
  type Level,
  type Taste,
} from './levels.ts'
export { questionFor, type AskedMatch, type Question } from './question.ts'
export { randomBot } from './random.ts'
export { simpleBot } from './simple.ts'
export { advise, type Advice, type Comparison, type Severity } from './advise.ts'
export { analyse, type AnalysedLine, type Analysis } from './analyse.ts'
export { drill, type Drill } from './drill.ts'
export { type ExactAnswer } from './exact-answers.ts'
export { think } from './think.ts'
export { preparation, searchMethodFor, type SearchMethod } from './search-method.ts'
export { weigh, type Weighed, type WeighQuestion } from './weigh.ts'
export {
  outlook,
  review,
  reviewFrom,
  type Review,
  type ReviewedEntry,
  type Outlook,
  type Change,
} from './review/review.ts'
export {
  appraisalsOf,
  canReview,
  type Appraisals,
  type Part,
  type ReviewOptions,
} from './review/appraisals.ts'
export type { Moment, Moments, ChanceMoment } from './review/moments.ts'
export type { Account, GainParts } from './review/account.ts'
export type { Decision, Effort, DecisionVerdict } from './review/appraiser.ts'
