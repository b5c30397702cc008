import type { Table } from '@spellendoos/fair'
import type { Scene } from '@spellendoos/scene'

/** A table with a game of the shelf on it. */
export type SceneTable = Table<unknown, unknown, unknown, Scene>
