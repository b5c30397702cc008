import type { Words } from '@spellendoos/kernel'
import { starRules } from '../star.ts'
import { BY_THE_BOOK, HALMA_SAYS } from '../words.ts'

export const words: Words = {
  name: { nl: 'Halma voor drie', en: 'Halma for three', de: 'Halma zu dritt', fr: 'Halma à trois' },
  about: {
    nl: 'In het midden van de ster komen drie kleuren elkaar tegen; wie is het eerst aan de overkant?',
    en: 'Three colours meet in the middle of the star; who is first on the far side?',
    de: 'In der Mitte des Sterns treffen drei Farben aufeinander; wer ist zuerst auf der Gegenseite?',
    fr: 'Trois couleurs se croisent au centre de l’étoile ; qui sera le premier de l’autre côté ?',
  },
  rules: starRules('halma-voor-drie', {
    nl: 'Je speelt met z’n drieën op een sterbord van 121 gaten met zes punten. Ieder heeft 15 pionnen van een eigen kleur, en de punt waar je begint heeft die kleur ook.',
    en: 'Three players use a star board of 121 holes with six points. Each has 15 men of their own colour, and the point where you start has that colour too.',
    de: 'Zu dritt wird auf einem Sternplan mit 121 Löchern und sechs Spitzen gespielt. Jeder hat 15 Figuren einer eigenen Farbe, und die Spitze, auf der du beginnst, hat diese Farbe auch.',
    fr: 'On joue à trois sur un plateau en étoile de 121 trous à six branches. Chacun a 15 pions de sa couleur, et la branche où vous commencez a aussi cette couleur.',
  }),
  says: HALMA_SAYS,
  options: {},
  presets: { boekje: BY_THE_BOOK },
}
