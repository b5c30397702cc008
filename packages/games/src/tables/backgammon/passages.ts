import type { Passages } from '@spellendoos/kernel'
import { ownPassages } from '@spellendoos/mechanics'
import { BACKGAMMON } from '../passages.ts'

export const passages: Passages = ownPassages('backgammon', BACKGAMMON)
