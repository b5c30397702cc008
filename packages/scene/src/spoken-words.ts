import type { Text } from '@spellendoos/kernel'
import type { Item, Piece } from './scene.ts'
import { t } from './words/texts.ts'

type Look = Piece['look'] | Item['look']

/** What each look is called (`n` is the count), and the sentences around the things of a scene. */
export const SPOKEN_WORDS = t.spoken satisfies Readonly<Record<`look-${Look}`, Text>>
