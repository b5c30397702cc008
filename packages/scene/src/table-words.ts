import { t } from './words/texts.ts'

/** What any table can say, whatever the game: its seats, the acts at the table, the standing at the end. */
export const TABLE_WORDS = t.table
