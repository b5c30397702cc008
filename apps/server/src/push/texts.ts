import type { Text } from '@spellendoos/kernel'
import { t } from '../words/texts.ts'

/** The text of a message besides the name of the game. */
export const YOUR_TURN: Text = t['push-texts']['your-turn']
