/** What browser and server say to each other about a table online. Types and limits; no code that runs. */
export * from './bell.ts'
export * from './frame.ts'
export * from './limits.ts'
export * from './table.ts'
export * from './talk.ts'
export * from './wish.ts'
