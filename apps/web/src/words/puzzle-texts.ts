import type { Catalogue } from '@spellendoos/kernel'
import { addTextFiles } from './text-loader.ts'

/** What the puzzles page says comes with it, and not with the shelf. */
addTextFiles(import.meta.glob<Catalogue>('../puzzles/words/*.json', { import: 'default' }))
