import type { Passages } from '@spellendoos/kernel'
import { ownPassages } from '@spellendoos/mechanics'
import { DAMMEN } from '../passages.ts'

export const passages: Passages = ownPassages('dammen', DAMMEN)
