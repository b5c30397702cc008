/** Tests read texts from disk, those of the apps too. */
import { registerTexts } from '@spellendoos/kernel/node'

for (const app of ['cli', 'server', 'web'])
  registerTexts(app, new URL(`../../apps/${app}/src/`, import.meta.url))
