import type { Catalogue } from '@spellendoos/kernel'
import { addTextFiles } from './text-loader.ts'

/** What lessons say comes with them, and not with their games. */
addTextFiles(
  import.meta.glob<Catalogue>('../../../../packages/games/src/**/lesson/words/*.json', { import: 'default' }),
)
