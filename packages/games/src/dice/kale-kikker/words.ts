import type { Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, oneRound, ROUNDS_TO_WIN, settled } from '../words.ts'

export const words: Words = {
  name: { nl: 'Kale kikker', en: 'Bald frog', de: 'Kahler Frosch', fr: 'La grenouille pelée' },
  about: {
    nl: 'Maak van je linkerbuur een kale kikker, of word het zelf.',
    en: 'Make a bald frog of your left-hand neighbour, or become one yourself.',
    de: 'Mach deinen linken Nachbarn zum kahlen Frosch, oder werde selbst einer.',
    fr: 'Faites de votre voisin de gauche une grenouille pelée, ou devenez-en une.',
  },
  rules: [
    book('kale-kikker.challenge', {
      nl: 'Je speelt met vier dobbelstenen. Je gooit ze alle vier, telt de ogen op en daagt daarmee de eerste speler links van je uit die nog meedoet.',
      en: 'You play with four dice. You throw all four, add the pips and so challenge the next player on your left who is still in.',
      de: 'Gespielt wird mit vier Würfeln. Du wirfst alle vier, zählst die Augen zusammen und forderst damit den nächsten Spieler links von dir heraus, der noch dabei ist.',
      fr: 'On joue avec quatre dés. Vous les lancez tous les quatre, additionnez les points et défiez ainsi le premier joueur à votre gauche qui joue encore.',
    }),
    settled('kale-kikker.first', {
      nl: 'De eerste speler daagt als eerste uit.',
      en: 'The first player makes the first challenge.',
      de: 'Der erste Spieler fordert als Erster heraus.',
      fr: 'Le premier joueur lance le premier défi.',
    }),
    book('kale-kikker.turn', {
      nl: 'Om de beurt: eerst gooit de uitdager één keer, dan de uitgedaagde.',
      en: 'In turn: first the challenger throws once, then the challenged player.',
      de: 'Der Reihe nach: Erst würfelt der Herausforderer einmal, dann der Herausgeforderte.',
      fr: 'À tour de rôle : celui qui défie lance une fois, puis celui qui est défié.',
    }),
    book('kale-kikker.not-above', {
      nl: 'Komt de uitgedaagde niet boven de uitdager uit, dan is de uitgedaagde kaal en ligt eruit. Gelijk is niet genoeg.',
      en: 'If the challenged player does not come above the challenger, the challenged one is bald and out. Equal is not enough.',
      de: 'Kommt der Herausgeforderte nicht über den Herausforderer, ist er kahl und scheidet aus. Gleich viel reicht nicht.',
      fr: 'Si le joueur défié ne dépasse pas celui qui défie, il est pelé et éliminé. L’égalité ne suffit pas.',
    }),
    book('kale-kikker.above', {
      nl: 'Gooit de uitgedaagde hoger, dan is de uitdager kaal en ligt eruit.',
      en: 'If the challenged player throws higher, the challenger is bald and out.',
      de: 'Würfelt der Herausgeforderte höher, ist der Herausforderer kahl und scheidet aus.',
      fr: 'Si le joueur défié fait plus, celui qui défiait est pelé et éliminé.',
    }),
    book('kale-kikker.bald', {
      nl: 'Wie kaal is, gooit in deze ronde niet meer.',
      en: 'A player who is bald throws no more in this round.',
      de: 'Wer kahl ist, würfelt in dieser Runde nicht mehr.',
      fr: 'Qui est pelé ne lance plus dans cette manche.',
    }),
    book('kale-kikker.survivor', {
      nl: 'Wie overblijft, gooit opnieuw en daagt de volgende links uit die nog meedoet.',
      en: 'The survivor throws anew and challenges the next player on the left who is still in.',
      de: 'Wer übrig bleibt, würfelt neu und fordert den nächsten Spieler links heraus, der noch dabei ist.',
      fr: 'Qui reste en jeu relance et défie le joueur suivant à gauche qui joue encore.',
    }),
    book('kale-kikker.last-left', {
      nl: 'De laatste die overblijft, wint.',
      en: 'The last one left wins.',
      de: 'Der Letzte im Spiel gewinnt.',
      fr: 'Le dernier en jeu gagne.',
    }),
    settled('kale-kikker.places', {
      nl: 'Voor elke speler die er eerder uit ligt dan jij, heb je een punt: hoe later je eruit ligt, hoe beter je plaats.',
      en: 'You have a point for every player who is out before you: the later you are out, the better your place.',
      de: 'Für jeden Spieler, der vor dir ausscheidet, hast du einen Punkt: Je später du ausscheidest, desto besser dein Rang.',
      fr: 'Vous avez un point pour chaque joueur éliminé avant vous : plus tard vous êtes éliminé, meilleur est votre rang.',
    }),
    oneRound('kale-kikker.rounds'),
  ],
  says: {
    ...DICE_SAYS,
    challenged: {
      nl: '{seat} gooit {total} en daagt {neighbour} uit.',
      en: '{seat} throws {total} and challenges {neighbour}.',
      de: '{seat} würfelt {total} und fordert {neighbour} heraus.',
      fr: '{seat} fait {total} et défie {neighbour}.',
    },
    answered: {
      nl: '{seat} antwoordt met {total}.',
      en: '{seat} answers with {total}.',
      de: '{seat} antwortet mit {total}.',
      fr: '{seat} répond par {total}.',
    },
    bald: {
      nl: '{seat} is een kale kikker!',
      en: '{seat} is a bald frog!',
      de: '{seat} ist ein kahler Frosch!',
      fr: '{seat} est une grenouille pelée !',
    },
    'is-bald': { nl: 'kaal', en: 'bald', de: 'kahl', fr: 'pelé' },
    challenger: { nl: 'Uitdager', en: 'Challenger', de: 'Herausforderer', fr: 'Défi de' },
    'to-beat': { nl: 'Te verslaan', en: 'To beat', de: 'Zu schlagen', fr: 'À battre' },
    'coach-challenge': {
      nl: '{seat} gooit om uit te dagen.',
      en: '{seat} throws to challenge.',
      de: '{seat} würfelt, um herauszufordern.',
      fr: '{seat} lance pour défier.',
    },
    'coach-answer': {
      nl: '{seat} moet meer dan {n} gooien.',
      en: '{seat} must throw more than {n}.',
      de: '{seat} muss mehr als {n} würfeln.',
      fr: '{seat} doit faire plus de {n}.',
    },
  },
  options: { rounds: ROUNDS_TO_WIN },
  presets: BY_THE_BOOK,
}
