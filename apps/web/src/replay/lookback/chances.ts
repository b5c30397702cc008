import type { Review } from '@spellendoos/bots'
import type { Film } from '../film.ts'

/** The step that an entry belongs to; the end by an act at the table belongs to the last. */
export function stepOf({ frames }: Pick<Film, 'frames'>, seq: number): number {
  const step = frames.findIndex((frame) => frame.seq > seq)
  return step === -1 ? frames.length - 1 : step
}

/** Each seat's chance after every step; `undefined` after a move that was taken back, which was not judged. */
export function chancesOf(
  film: Pick<Film, 'frames' | 'match'>,
  { entries }: Pick<Review, 'entries'>,
): readonly (readonly number[] | undefined)[] {
  const { log, standing } = film.match
  const standingSeqs = new Set(standing.map(({ seq }) => seq))
  const after = new Map(entries.map((entry) => [stepOf(film, entry.seq), entry.after.chances]))
  let now = entries[0]?.before.chances
  return film.frames.map((_, step) => {
    now = after.get(step) ?? now
    const begin = film.frames[step - 1]?.seq
    const wasTakenBack = begin !== undefined && 'move' in log[begin]! && !standingSeqs.has(begin)
    return wasTakenBack ? undefined : now
  })
}
