/** What games share, below the level of a family. */
export * from './turns.ts'
export * from './define-game.ts'
export * from './places.ts'
export * from './rolloff.ts'
export * from './squares.ts'
export * from './keys.ts'
export * from './passages.ts'
export * from './turned-rows.ts'
