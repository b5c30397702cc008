#!/usr/bin/env node
import { Command } from 'commander'
import { engine } from './engine/index.ts'
import { shelf } from './shelf.ts'

const program = new Command('spellendoos').description('A box of board, card and dice games').action(shelf)

program
  .command('engine')
  .description('speak the engine protocol: JSON lines on stdin and stdout')
  .action(engine)

await program.parseAsync()
