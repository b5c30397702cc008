/** Tests read texts from disk, those of the apps too. */
import { keepTextsOf } from '@spellendoos/kernel/node'

for (const app of ['cli', 'server', 'web'])
  keepTextsOf(app, new URL(`../../apps/${app}/src/`, import.meta.url))
