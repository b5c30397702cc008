/** Computer players: search over the kernel, through views and imagined worlds only. Names no game. */
export type { BotAnswer, BotWish, Finding, Knowledge, Question } from './bot.ts'
export { LEVELS, levelOf, levelsIn, rankOf, type Level } from './levels.ts'
export { randomBot } from './random.ts'
export { simpleBot } from './simple.ts'
export { advise, type Advice, type Comparison, type Weight } from './advise.ts'
export { think } from './think.ts'
export { preparing, wayFor, type Way } from './way.ts'
export { weigh, type Weighed, type WeighQuestion } from './weigh.ts'
