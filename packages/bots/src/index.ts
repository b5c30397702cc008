/** Computer players: search over the kernel, through views and imagined worlds only. Names no game. */
export type { BotAnswer, BotWish, Finding, Knowledge, Question } from './bot.ts'
export { LEVELS, levelOf, levelsIn, type Level } from './levels.ts'
export { randomBot } from './random.ts'
export { simpleBot } from './simple.ts'
export { think, wayFor, type Way } from './think.ts'
