import type { Words } from '@spellendoos/kernel'
import {
  book,
  BY_THE_BOOK,
  CHOICE_SAYS,
  DICE_SAYS,
  first,
  fiveRounds,
  mostPoints,
  ROUNDS_OF_TURNS,
  settled,
  shared,
} from '../words.ts'

export const words: Words = {
  name: { nl: 'Macao', en: 'Macao', de: 'Macao', fr: 'Macao' },
  about: {
    nl: 'Kom met drie of vier worpen zo dicht mogelijk bij twaalf, maar ga er niet overheen.',
    en: 'Come as close to twelve as you can in three or four throws, but do not pass it.',
    de: 'Komm mit drei oder vier Würfen so nah wie möglich an die Zwölf, aber nicht darüber.',
    fr: 'En trois ou quatre jets, approchez-vous de douze autant que possible, sans le dépasser.',
  },
  rules: [
    settled('macao.rounds', {
      nl: 'Je speelt met één dobbelsteen. Spreek vooraf af hoeveel ronden je speelt; iedereen begint met nul punten.',
      en: 'You play with one die. Agree beforehand how many rounds to play; everyone starts with no points.',
      de: 'Gespielt wird mit einem Würfel. Vereinbart vorher, wie viele Runden ihr spielt; alle beginnen mit null Punkten.',
      fr: 'On joue avec un dé. Convenez d’avance du nombre de manches ; chacun commence à zéro point.',
    }),
    fiveRounds('macao.five-rounds'),
    settled('macao.turn', {
      nl: 'In elke ronde is iedereen één keer aan de beurt. Je maakt je worpen achter elkaar; pas daarna gooit de volgende.',
      en: 'In each round everyone has one turn. You make your throws one after the other; only then does the next player throw.',
      de: 'In jeder Runde ist jeder einmal dran. Du machst deine Würfe hintereinander; erst dann würfelt der Nächste.',
      fr: 'À chaque manche, chacun joue un tour. Vous faites vos jets l’un après l’autre ; le suivant ne lance qu’ensuite.',
    }),
    first('macao.first'),
    book('macao.three-throws', {
      nl: 'Je gooit in elk geval drie keer en telt de ogen op. Je probeert op twaalf uit te komen.',
      en: 'You throw three times in any case and add the pips. You try to reach twelve.',
      de: 'Du würfelst auf jeden Fall dreimal und zählst die Augen zusammen. Dein Ziel ist die Zwölf.',
      fr: 'Vous lancez trois fois dans tous les cas et additionnez les points. Le but est d’arriver à douze.',
    }),
    book('macao.fourth', {
      nl: 'Heb je na drie worpen minder dan twaalf, dan mag je nog één keer gooien of stoppen. Met twaalf of meer is je beurt voorbij.',
      en: 'With less than twelve after three throws you may throw once more or stop. With twelve or more your turn is over.',
      de: 'Hast du nach drei Würfen weniger als zwölf, darfst du noch einmal würfeln oder aufhören. Mit zwölf oder mehr ist dein Zug vorbei.',
      fr: 'Avec moins de douze après trois jets, vous pouvez relancer une fois ou vous arrêter. Avec douze ou plus, votre tour est fini.',
    }),
    book('macao.dead', {
      nl: 'Wie boven de twaalf komt, is dood: die ronde is verloren.',
      en: 'Whoever goes above twelve is dead: the round is lost.',
      de: 'Wer über zwölf kommt, ist tot: Die Runde ist verloren.',
      fr: 'Qui dépasse douze est mort : la manche est perdue.',
    }),
    settled('macao.closest', {
      nl: 'Wie het dichtst bij twaalf is zonder eroverheen te gaan, wint de ronde en krijgt een punt. Zijn er meer even dichtbij, dan krijgen ze allemaal een punt.',
      en: 'Whoever is closest to twelve without passing it wins the round and gets a point. If several are equally close, each of them gets a point.',
      de: 'Wer der Zwölf am nächsten ist, ohne sie zu überschreiten, gewinnt die Runde und bekommt einen Punkt. Sind mehrere gleich nah, bekommt jeder von ihnen einen Punkt.',
      fr: 'Qui est le plus près de douze sans le dépasser gagne la manche et reçoit un point. Si plusieurs sont aussi près, chacun d’eux reçoit un point.',
    }),
    settled('macao.all-dead', {
      nl: 'Is iedereen dood, dan heeft de ronde geen winnaar.',
      en: 'If everyone is dead, the round has no winner.',
      de: 'Sind alle tot, hat die Runde keinen Sieger.',
      fr: 'Si tous sont morts, la manche n’a pas de gagnant.',
    }),
    mostPoints(settled, 'macao.highest-wins'),
    shared('macao.shared'),
  ],
  says: {
    ...DICE_SAYS,
    ...CHOICE_SAYS,
    written: {
      nl: '{seat} gooit {dice} en komt op {points}.',
      en: '{seat} throws {dice} and comes to {points}.',
      de: '{seat} würfelt {dice} und kommt auf {points}.',
      fr: '{seat} fait {dice} et arrive à {points}.',
    },
    dead: {
      nl: '{seat} gooit {dice} en komt op {points}: dood!',
      en: '{seat} throws {dice} and comes to {points}: dead!',
      de: '{seat} würfelt {dice} und kommt auf {points}: tot!',
      fr: '{seat} fait {dice} et arrive à {points} : mort !',
    },
    'dead-cell': { nl: 'dood', en: 'dead', de: 'tot', fr: 'mort' },
    'all-dead': {
      nl: 'Iedereen is dood: deze ronde heeft geen winnaar.',
      en: 'Everyone is dead: this round has no winner.',
      de: 'Alle sind tot: Diese Runde hat keinen Sieger.',
      fr: 'Tous sont morts : cette manche n’a pas de gagnant.',
    },
  },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}
