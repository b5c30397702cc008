import type { Item, Tray } from '@spellendoos/scene'
import { DICE } from '../scene.ts'
import type { State } from './turn.ts'

/** All three dice: those that are kept lie apart, the others can be thrown. */
export const chicagoTray = (s: State): Tray => ({
  id: 'dice',
  title: { say: 'dice-tray' },
  items: s.lying.map((eyes, i): Item => {
    const air = s.thrown && !s.kept[i]
    return {
      ...(s.kept[i] === true ? { spent: true } : { spot: DICE }),
      look: 'die',
      ...(eyes === 0 || air ? {} : { face: eyes }),
    }
  }),
})
