import type { Text } from '@spellendoos/kernel'

const remarks = new Map<string, readonly Text[]>()

/** Stores a message about an analysis until the page is closed. */
export const remarkOn = (id: string, texts: readonly Text[]): void => void remarks.set(id, texts)

export const remarksOn = (id: string): readonly Text[] => remarks.get(id) ?? []
