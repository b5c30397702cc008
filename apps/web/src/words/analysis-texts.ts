import type { Catalogue } from '@spellendoos/kernel'
import { addTextFiles } from './text-loader.ts'

/** What the analysis board says comes with it, and not with the shelf. */
addTextFiles(import.meta.glob<Catalogue>('../analysis/words/*.json', { import: 'default' }))
