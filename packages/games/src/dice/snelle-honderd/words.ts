import type { Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, first, oneRound, ROUNDS_TO_WIN, settled } from '../words.ts'

export const words: Words = {
  name: { nl: 'Snelle 100', en: 'Quick 100', de: 'Schnelle 100', fr: 'Cent au plus vite' },
  about: {
    nl: 'Wie het eerst honderd punten heeft, wint; een dubbel mag je vermenigvuldigen.',
    en: 'The first to have a hundred points wins; a double may be multiplied.',
    de: 'Wer zuerst hundert Punkte hat, gewinnt; einen Pasch darfst du malnehmen.',
    fr: 'Le premier à cent points gagne ; un double peut se multiplier.',
  },
  rules: [
    book('snelle-honderd.points', {
      nl: 'Je speelt met twee dobbelstenen en begint met nul punten. Na elke worp tel je de ogen bij je totaal op en schrijf je het op.',
      en: 'You play with two dice and start with no points. After each throw you add the pips to your total and write it down.',
      de: 'Gespielt wird mit zwei Würfeln, alle beginnen mit null Punkten. Nach jedem Wurf zählst du die Augen zu deiner Gesamtsumme und schreibst sie auf.',
      fr: 'On joue avec deux dés et chacun commence à zéro point. Après chaque jet, vous ajoutez les points à votre total et l’inscrivez.',
    }),
    book('snelle-honderd.turn', {
      nl: 'Je gooit om de beurt, telkens één keer.',
      en: 'You throw in turn, once each time.',
      de: 'Gewürfelt wird der Reihe nach, jedes Mal einmal.',
      fr: 'On lance à tour de rôle, une fois à chaque tour.',
    }),
    first('snelle-honderd.first'),
    book('snelle-honderd.double', {
      nl: 'Gooi je een dubbel, dan mag je de ogen met elkaar vermenigvuldigen in plaats van optellen. Het hoogste telt: dubbel zes is 36, dubbel één is 2.',
      en: 'If you throw a double, you may multiply the pips instead of adding them. The higher counts: double six is 36, double one is 2.',
      de: 'Würfelst du einen Pasch, darfst du die Augen malnehmen statt zusammenzählen. Das Höhere zählt: Sechserpasch ist 36, Einerpasch 2.',
      fr: 'Si vous faites un double, vous pouvez multiplier les points au lieu de les additionner. Le plus grand compte : double six fait 36, double as fait 2.',
    }),
    book('snelle-honderd.first-to-hundred', {
      nl: 'Wie als eerste honderd punten of meer heeft, wint meteen.',
      en: 'The first to have a hundred points or more wins at once.',
      de: 'Wer als Erster hundert Punkte oder mehr hat, gewinnt sofort.',
      fr: 'Le premier qui a cent points ou plus gagne aussitôt.',
    }),
    settled('snelle-honderd.places', {
      nl: 'De anderen volgen naar hun punten; wie evenveel heeft, deelt de plaats.',
      en: 'The others follow by their points; equal points share the place.',
      de: 'Die anderen folgen nach ihren Punkten; gleiche Punkte teilen sich den Rang.',
      fr: 'Les autres suivent selon leurs points ; à points égaux, on partage le rang.',
    }),
    oneRound('snelle-honderd.rounds'),
  ],
  says: {
    ...DICE_SAYS,
    written: {
      nl: '{seat} gooit {dice}: {points} erbij, samen {total}.',
      en: '{seat} throws {dice}: {points} more, {total} in all.',
      de: '{seat} würfelt {dice}: {points} dazu, zusammen {total}.',
      fr: '{seat} fait {dice} : {points} de plus, {total} en tout.',
    },
    double: {
      nl: '{seat} gooit een dubbel, {dice}: {points} erbij, samen {total}.',
      en: '{seat} throws a double, {dice}: {points} more, {total} in all.',
      de: '{seat} würfelt einen Pasch, {dice}: {points} dazu, zusammen {total}.',
      fr: '{seat} fait un double, {dice} : {points} de plus, {total} en tout.',
    },
    has: {
      nl: '{n} in deze ronde',
      en: '{n} in this round',
      de: '{n} in dieser Runde',
      fr: '{n} dans cette manche',
    },
  },
  options: { rounds: ROUNDS_TO_WIN },
  presets: BY_THE_BOOK,
}
