/** Computer players: search over the kernel, through views and imagined worlds only. Names no game. */
export type { BotAnswer, BotWish } from './bot.ts'
export { randomBot } from './random.ts'
export { simpleBot } from './simple.ts'
