import type { Words } from '@spellendoos/kernel'
import { starRules } from '../star.ts'
import { BY_THE_BOOK, HALMA_SAYS } from '../words.ts'

export const words: Words = {
  name: { nl: 'Ecka', en: 'Ecka', de: 'Ecka', fr: 'Ecka' },
  about: {
    nl: 'Spring met z’n drieën dwars door elkaar over de ster, elk naar de punt aan de overkant.',
    en: 'Three players jump right through each other across the star, each to the opposite point.',
    de: 'Zu dritt springt ihr quer durcheinander über den Stern, jeder zur Spitze gegenüber.',
    fr: 'À trois, sautez à travers l’étoile les uns par-dessus les autres, chacun vers la branche opposée.',
  },
  rules: starRules('ecka', {
    nl: 'Je speelt met z’n drieën op een sterbord van 121 gaten met zes punten. Speler 1 heeft 15 rode pionnen, speler 2 15 groene en speler 3 15 paarse; hun punten hebben dezelfde kleur.',
    en: 'Three players use a star board of 121 holes with six points. Player 1 has 15 red men, player 2 15 green ones and player 3 15 purple ones; their points are of the same colour.',
    de: 'Zu dritt wird auf einem Sternplan mit 121 Löchern und sechs Spitzen gespielt. Spieler 1 hat 15 rote Figuren, Spieler 2 15 grüne und Spieler 3 15 lila; ihre Spitzen haben dieselbe Farbe.',
    fr: 'On joue à trois sur un plateau en étoile de 121 trous à six branches. Le joueur 1 a 15 pions rouges, le joueur 2 15 verts et le joueur 3 15 violets ; leurs branches sont de la même couleur.',
  }),
  says: HALMA_SAYS,
  options: {},
  presets: { boekje: BY_THE_BOOK },
}
