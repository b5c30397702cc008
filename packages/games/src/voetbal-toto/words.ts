import type { Words } from '@spellendoos/kernel'
import { rules } from './words-rules.ts'
import { says } from './words-says.ts'

export const words: Words = {
  name: { nl: 'Voetbal Toto', en: 'Football pools', de: 'Fußballtoto', fr: 'Toto-foot' },
  about: {
    nl: 'Voorspel dertien wedstrijden en scoor dan zelf de doelpunten die je nodig hebt, tenzij iemand fluit.',
    en: 'Forecast thirteen fixtures, then score the goals you need yourself, unless someone blows the whistle.',
    de: 'Tippe dreizehn Begegnungen und schieß dann selbst die Tore, die du brauchst, wenn niemand pfeift.',
    fr: 'Pronostiquez treize rencontres, puis marquez vous-même les buts qu’il vous faut, si personne ne siffle.',
  },
  rules,
  says,
  options: {
    rounds: {
      nl: 'Het aantal ronden van de avond.',
      en: 'The number of rounds in the evening.',
      de: 'Die Zahl der Runden des Abends.',
      fr: 'Le nombre de manches de la soirée.',
    },
    stopSeconds: {
      nl: 'Hoeveel seconden de volgende speler na een doelpunt wacht, zodat iedereen STOP kan zeggen; 0 aan één scherm, online 3.',
      en: 'How many seconds the next player waits after a goal, so that anyone can say STOP; 0 on one screen, 3 online.',
      de: 'Wie viele Sekunden der nächste Spieler nach einem Tor wartet, damit jeder STOPP sagen kann; 0 an einem Bildschirm, online 3.',
      fr: 'Combien de secondes le joueur suivant attend après un but, pour que chacun puisse dire STOP ; 0 sur un seul écran, 3 en ligne.',
    },
  },
  presets: {
    boekje: { nl: 'Volgens het boekje', en: 'By the book', de: 'Nach dem Regelheft', fr: 'Selon le livret' },
  },
}
