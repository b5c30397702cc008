import type { Words } from '@spellendoos/kernel'
import {
  book,
  BY_THE_BOOK,
  CHOICE_SAYS,
  DICE_SAYS,
  first,
  fiveRounds,
  limit,
  mostPoints,
  ROUNDS_OF_TURNS,
  settled,
  shared,
} from '../words.ts'

export const words: Words = {
  name: { nl: 'De boze drie', en: 'The wicked three', de: 'Die böse Drei', fr: 'Le méchant trois' },
  about: {
    nl: 'Gooi zo vaak als je wilt, maar een drie maakt er een eind aan.',
    en: 'Throw as often as you like, but a three puts an end to it.',
    de: 'Würfle, so oft du willst, aber eine Drei macht Schluss.',
    fr: 'Lancez autant de fois que vous voulez, mais un trois y met fin.',
  },
  rules: [
    settled('boze-drie.rounds', {
      nl: 'Je speelt met één dobbelsteen. Spreek vooraf af hoeveel ronden je speelt; iedereen begint met nul punten.',
      en: 'You play with one die. Agree beforehand how many rounds to play; everyone starts with no points.',
      de: 'Gespielt wird mit einem Würfel. Vereinbart vorher, wie viele Runden ihr spielt; alle beginnen mit null Punkten.',
      fr: 'On joue avec un dé. Convenez d’avance du nombre de manches ; chacun commence à zéro point.',
    }),
    fiveRounds('boze-drie.five-rounds'),
    settled('boze-drie.turn', {
      nl: 'In elke ronde is iedereen één keer aan de beurt, de een na de ander.',
      en: 'In each round everyone has one turn, one player after the other.',
      de: 'In jeder Runde ist jeder einmal dran, einer nach dem anderen.',
      fr: 'À chaque manche, chacun joue un tour, l’un après l’autre.',
    }),
    first('boze-drie.first'),
    book('boze-drie.as-often', {
      nl: 'In je beurt gooi je zo vaak als je wilt. Alle ogen tellen op; als je stopt, schrijf je ze op als punten.',
      en: 'In your turn you throw as often as you like. All pips add up; when you stop, you write them down as points.',
      de: 'Bist du dran, würfelst du, so oft du willst. Alle Augen zählen zusammen; hörst du auf, schreibst du sie als Punkte auf.',
      fr: 'À votre tour, vous lancez autant de fois que vous voulez. Tous les points s’additionnent ; quand vous vous arrêtez, vous les inscrivez.',
    }),
    settled('boze-drie.at-least-once', {
      nl: 'Je gooit ten minste één keer.',
      en: 'You throw at least once.',
      de: 'Du würfelst mindestens einmal.',
      fr: 'Vous lancez au moins une fois.',
    }),
    book('boze-drie.three-stops', {
      nl: 'Gooi je een drie, dan is je beurt meteen voorbij.',
      en: 'If you throw a three, your turn is over at once.',
      de: 'Würfelst du eine Drei, ist dein Zug sofort vorbei.',
      fr: 'Si vous faites un trois, votre tour est fini aussitôt.',
    }),
    settled('boze-drie.three-scores-nothing', {
      nl: 'De drie zelf levert niets op; wat je in deze beurt al had, blijft van jou.',
      en: 'The three itself scores nothing; what you already had in this turn stays yours.',
      de: 'Die Drei selbst bringt nichts; was du in diesem Zug schon hattest, bleibt dir.',
      fr: 'Le trois lui-même ne rapporte rien ; ce que vous aviez déjà dans ce tour vous reste.',
    }),
    settled('boze-drie.all-lost', {
      nl: 'Is ‘alles kwijt’ afgesproken, dan veegt een drie ook de punten van deze beurt uit. Wat je in eerdere ronden opschreef, blijft staan.',
      en: 'If ‘all lost’ was agreed, a three also wipes out the points of this turn. What you wrote down in earlier rounds stays.',
      de: 'Ist „alles weg“ vereinbart, löscht eine Drei auch die Punkte dieses Zuges. Was du in früheren Runden aufgeschrieben hast, bleibt stehen.',
      fr: 'Si « tout perdu » est convenu, un trois efface aussi les points de ce tour. Ce que vous avez inscrit aux manches précédentes reste.',
    }),
    mostPoints(book, 'boze-drie.highest-wins'),
    shared('boze-drie.shared'),
    limit('boze-drie.limit'),
  ],
  says: {
    ...DICE_SAYS,
    ...CHOICE_SAYS,
    angry: {
      nl: 'Een boze drie! {seat} stopt met {points} {points|punt|punten}.',
      en: 'A wicked three! {seat} stops with {points} {points|point|points}.',
      de: 'Eine böse Drei! {seat} hört mit {points} {points|Punkt|Punkten} auf.',
      fr: 'Un méchant trois ! {seat} s’arrête avec {points} {points|point|points}.',
    },
    'all-lost': {
      nl: 'Een boze drie! {seat} is alles van deze beurt kwijt.',
      en: 'A wicked three! {seat} loses everything of this turn.',
      de: 'Eine böse Drei! {seat} verliert alles aus diesem Zug.',
      fr: 'Un méchant trois ! {seat} perd tout ce tour.',
    },
  },
  options: {
    rounds: ROUNDS_OF_TURNS,
    'alles-kwijt': {
      nl: 'Een drie veegt ook de punten van de beurt uit.',
      en: 'A three also wipes out the points of the turn.',
      de: 'Eine Drei löscht auch die Punkte des Zuges.',
      fr: 'Un trois efface aussi les points du tour.',
    },
  },
  presets: BY_THE_BOOK,
}
