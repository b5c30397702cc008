import type { Passages } from '@spellendoos/kernel'
import { ownPassages } from '@spellendoos/mechanics'
import { HALMA } from '../passages.ts'

export const passages: Passages = ownPassages('halma', HALMA)
