import type { Item, Tray } from '@spellendoos/scene'
import { keepable, type State } from './turn.ts'

/** All three dice: a tap keeps one, which is then drawn apart; the others will be thrown. */
export const chicagoTray = (s: State): Tray => ({
  id: 'dice',
  title: { say: 'dice-tray' },
  items: s.lying.map((eyes, i): Item => {
    const air = s.thrown && !s.kept[i]
    return {
      ...(s.kept[i] === true ? { held: true } : keepable(s) ? { spot: `keep-${eyes}` } : {}),
      look: 'die',
      ...(eyes === 0 || air ? {} : { face: eyes }),
    }
  }),
})
