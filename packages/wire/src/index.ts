/** The protocol between browser and server for a table online: its types and limits. */
export * from './push.ts'
export * from './frame.ts'
export * from './limits.ts'
export * from './patience.ts'
export * from './table.ts'
export * from './talk.ts'
export * from './command.ts'
export * from './daily.ts'
