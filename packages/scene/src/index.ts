/** A game's picture as plain data, and its readings. */
export * from './scene.ts'
export * from './cells.ts'
export * from './orientation.ts'
export * from './items.ts'
export * from './speak.ts'
export * from './result.ts'
export * from './terminal.ts'
export * from './spoken-scene.ts'
