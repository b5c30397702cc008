import type { Catalogue } from '@spellendoos/kernel'

/** The files of texts that the page knows from its start; those of lessons come with lessons. */
export const files = import.meta.glob<Catalogue>(
  [
    '../../../../packages/*/src/**/words/*.json',
    '!../../../../packages/games/src/**/lesson/words/*.json',
    './*.json',
  ],
  { import: 'default' },
)
