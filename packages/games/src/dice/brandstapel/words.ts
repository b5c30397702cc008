import type { Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, first, limit, oneRound, ROUNDS_TO_WIN, settled } from '../words.ts'

export const words: Words = {
  name: { nl: 'Brandstapel', en: 'Bonfire', de: 'Scheiterhaufen', fr: 'Le bûcher' },
  about: {
    nl: 'Lucifers gaan naar links, naar rechts of op de brandstapel; wie de allerlaatste oplegt, wint.',
    en: 'Matches go left, right or on the pyre; whoever lays the very last one wins.',
    de: 'Streichhölzer wandern nach links, nach rechts oder auf den Scheiterhaufen; wer das allerletzte auflegt, gewinnt.',
    fr: 'Les allumettes vont à gauche, à droite ou sur le bûcher ; qui pose la toute dernière gagne.',
  },
  rules: [
    book('brandstapel.matches', {
      nl: 'Er is één dobbelsteen, en iedereen begint met zes lucifers.',
      en: 'There is one die, and everyone starts with six matches.',
      de: 'Es gibt einen Würfel, und jeder beginnt mit sechs Streichhölzern.',
      fr: 'Il y a un dé, et chacun commence avec six allumettes.',
    }),
    book('brandstapel.turn', {
      nl: 'Je gooit om de beurt, telkens één keer.',
      en: 'You throw in turn, once each time.',
      de: 'Gewürfelt wird der Reihe nach, jedes Mal einmal.',
      fr: 'On lance à tour de rôle, une fois à chaque tour.',
    }),
    first('brandstapel.first'),
    book('brandstapel.left', {
      nl: 'Met een één geef je een lucifer aan je linkerbuur.',
      en: 'With a one you give a match to your left-hand neighbour.',
      de: 'Mit einer Eins gibst du deinem linken Nachbarn ein Streichholz.',
      fr: 'Avec un as, vous donnez une allumette à votre voisin de gauche.',
    }),
    book('brandstapel.right', {
      nl: 'Met een twee geef je een lucifer aan je rechterbuur. Met zijn tweeën is dat dezelfde speler.',
      en: 'With a two you give a match to your right-hand neighbour. With two players that is the same player.',
      de: 'Mit einer Zwei gibst du deinem rechten Nachbarn ein Streichholz. Zu zweit ist das derselbe Spieler.',
      fr: 'Avec un deux, vous donnez une allumette à votre voisin de droite. À deux, c’est le même joueur.',
    }),
    book('brandstapel.burn', {
      nl: 'Met een drie leg je een lucifer in het midden op de brandstapel. Daar blijft hij liggen.',
      en: 'With a three you lay a match on the pyre in the middle. There it stays.',
      de: 'Mit einer Drei legst du ein Streichholz in die Mitte auf den Scheiterhaufen. Dort bleibt es liegen.',
      fr: 'Avec un trois, vous posez une allumette au milieu, sur le bûcher. Elle y reste.',
    }),
    book('brandstapel.nothing', {
      nl: 'Met een vier, vijf of zes gebeurt er niets.',
      en: 'With a four, five or six nothing happens.',
      de: 'Mit einer Vier, Fünf oder Sechs geschieht nichts.',
      fr: 'Avec un quatre, un cinq ou un six, il ne se passe rien.',
    }),
    book('brandstapel.empty', {
      nl: 'Ook wie geen lucifers meer heeft, blijft gooien: een buur kan er weer een doorgeven. Zolang je er geen hebt, gebeurt er bij jouw worp niets.',
      en: 'Players without matches go on throwing too: a neighbour may pass one on again. As long as you have none, your throw does nothing.',
      de: 'Auch wer keine Streichhölzer mehr hat, würfelt weiter: Ein Nachbar kann wieder eines weitergeben. Solange du keines hast, bewirkt dein Wurf nichts.',
      fr: 'Qui n’a plus d’allumettes continue à lancer : un voisin peut en redonner une. Tant que vous n’en avez pas, votre jet reste sans effet.',
    }),
    book('brandstapel.last-match', {
      nl: 'Wie de allerlaatste lucifer op de brandstapel legt, wint.',
      en: 'Whoever lays the very last match on the pyre wins.',
      de: 'Wer das allerletzte Streichholz auf den Scheiterhaufen legt, gewinnt.',
      fr: 'Qui pose la toute dernière allumette sur le bûcher gagne.',
    }),
    settled('brandstapel.places', {
      nl: 'De anderen delen de tweede plaats.',
      en: 'The others share second place.',
      de: 'Die anderen teilen sich den zweiten Rang.',
      fr: 'Les autres partagent la deuxième place.',
    }),
    oneRound('brandstapel.rounds'),
    limit('brandstapel.limit'),
  ],
  says: {
    ...DICE_SAYS,
    given: {
      nl: '{seat} gooit {dice} en geeft een lucifer aan {neighbour}.',
      en: '{seat} throws {dice} and gives a match to {neighbour}.',
      de: '{seat} würfelt {dice} und gibt {neighbour} ein Streichholz.',
      fr: '{seat} fait {dice} et donne une allumette à {neighbour}.',
    },
    burned: {
      nl: '{seat} gooit {dice} en legt een lucifer op de brandstapel.',
      en: '{seat} throws {dice} and lays a match on the pyre.',
      de: '{seat} würfelt {dice} und legt ein Streichholz auf den Scheiterhaufen.',
      fr: '{seat} fait {dice} et pose une allumette sur le bûcher.',
    },
    nothing: {
      nl: '{seat} gooit {dice}: niets.',
      en: '{seat} throws {dice}: nothing.',
      de: '{seat} würfelt {dice}: nichts.',
      fr: '{seat} fait {dice} : rien.',
    },
    empty: {
      nl: '{seat} gooit {dice}, maar heeft geen lucifers.',
      en: '{seat} throws {dice}, but has no matches.',
      de: '{seat} würfelt {dice}, hat aber keine Streichhölzer.',
      fr: '{seat} fait {dice}, mais n’a pas d’allumettes.',
    },
    pyre: { nl: 'brandstapel', en: 'pyre', de: 'Scheiterhaufen', fr: 'bûcher' },
    'matches-of': {
      nl: 'lucifers van {seat}',
      en: 'matches of {seat}',
      de: 'Streichhölzer von {seat}',
      fr: 'allumettes ({seat})',
    },
    matchstick: { nl: 'lucifer', en: 'match', de: 'Streichholz', fr: 'allumette' },
    has: {
      nl: '{n} {n|lucifer|lucifers}',
      en: '{n} {n|match|matches}',
      de: '{n} {n|Streichholz|Streichhölzer}',
      fr: '{n} {n|allumette|allumettes}',
    },
  },
  options: { rounds: ROUNDS_TO_WIN },
  presets: BY_THE_BOOK,
}
