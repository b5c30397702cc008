import { actCommands } from './acts.ts'
import type { Command } from './command.ts'
import { perftCommands } from './perft.ts'
import { fileCommands } from './files.ts'
import { shelfCommands } from './shelf.ts'
import { viewCommands } from './views.ts'
import { tableCommands } from './table.ts'

/** Version 1 of the engine protocol: every command by its name. See docs/protocol.md. */
export const protocol: ReadonlyMap<string, Command> = new Map<string, Command>(
  Object.entries({
    ...shelfCommands,
    ...tableCommands,
    ...actCommands,
    ...viewCommands,
    ...fileCommands,
    ...perftCommands,
  }),
)
