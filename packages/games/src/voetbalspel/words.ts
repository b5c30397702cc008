import type { Words } from '@spellendoos/kernel'
import { rules } from './words-rules.ts'
import { says } from './words-says.ts'

export const words: Words = {
  name: { nl: 'Voetbalspel', en: 'Dice football', de: 'Würfelfußball', fr: 'Football aux dés' },
  about: {
    nl: 'Elf tegen elf op het speelveld: stel je ploeg op, gooi getal en pijl, en schiet met precies de juiste worp raak.',
    en: 'Eleven against eleven on the pitch: line up your team, throw number and arrow, and score with exactly the right throw.',
    de: 'Elf gegen elf auf dem Spielfeld: Stell deine Mannschaft auf, würfle Zahl und Pfeil und triff mit genau dem richtigen Wurf.',
    fr: 'Onze contre onze sur le terrain : placez votre équipe, lancez le nombre et la flèche, et marquez avec le compte exact.',
  },
  rules,
  says,
  options: {
    length: {
      nl: 'Hoe een helft wordt geteld: in beurten of in minuten op de klok.',
      en: 'How a half is counted: in turns or in minutes on the clock.',
      de: 'Wie eine Halbzeit gezählt wird: in Zügen oder in Minuten auf der Uhr.',
      fr: 'Comment se compte une mi-temps : en tours ou en minutes à la pendule.',
    },
    turns: {
      nl: 'Hoeveel beurten elke ploeg per helft heeft.',
      en: 'How many turns each team has in a half.',
      de: 'Wie viele Züge jede Mannschaft in einer Halbzeit hat.',
      fr: 'Combien de tours chaque équipe a par mi-temps.',
    },
    minutes: {
      nl: 'Hoeveel minuten een helft op de klok duurt.',
      en: 'How many minutes a half on the clock lasts.',
      de: 'Wie viele Minuten eine Halbzeit nach der Uhr dauert.',
      fr: 'Combien de minutes dure une mi-temps au temps.',
    },
  },
  choices: {
    'length.turns': { nl: 'in beurten', en: 'in turns', de: 'in Zügen', fr: 'en tours' },
    'length.minutes': { nl: 'in minuten', en: 'in minutes', de: 'in Minuten', fr: 'en minutes' },
  },
  presets: {
    boekje: { nl: 'Volgens het boekje', en: 'By the book', de: 'Nach dem Regelheft', fr: 'Selon le livret' },
  },
}
