import type { Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, first, ROUNDS_OF_TURNS, settled } from '../words.ts'

export const words: Words = {
  name: { nl: 'Elf hoog', en: 'Eleven high', de: 'Elf hoch', fr: 'Onze gagne' },
  about: {
    nl: 'Elf is de pot, twaalf verdubbelt hem op jouw kosten, en minder kost je het verschil.',
    en: 'Eleven takes the pot, twelve doubles it at your expense, and less costs you the difference.',
    de: 'Elf holt den Pot, zwölf verdoppelt ihn auf deine Kosten, und weniger kostet dich die Differenz.',
    fr: 'Onze prend le pot, douze le double à vos frais, et moins vous coûte la différence.',
  },
  rules: [
    settled('elf-hoog.purse', {
      nl: 'Je speelt met twee dobbelstenen, en iedereen heeft 100 gulden.',
      en: 'You play with two dice, and everyone has 100 guilders.',
      de: 'Gespielt wird mit zwei Würfeln, und jeder hat 100 Gulden.',
      fr: 'On joue avec deux dés, et chacun a 100 florins.',
    }),
    book('elf-hoog.ante', {
      nl: 'Voor het begin betaalt iedereen 5 gulden aan de pot.',
      en: 'Before the start everyone pays 5 guilders into the pot.',
      de: 'Vor dem Anfang zahlt jeder 5 Gulden in den Pot.',
      fr: 'Avant de commencer, chacun paie 5 florins au pot.',
    }),
    settled('elf-hoog.rounds', {
      nl: 'Spreek vooraf af hoeveel ronden je speelt. Is er niets afgesproken, dan zijn het er tien.',
      en: 'Agree beforehand how many rounds to play. If nothing was agreed, there are ten.',
      de: 'Vereinbart vorher, wie viele Runden ihr spielt. Ist nichts vereinbart, sind es zehn.',
      fr: 'Convenez d’avance du nombre de manches. Sans accord, il y en a dix.',
    }),
    settled('elf-hoog.turn', {
      nl: 'In elke ronde gooit iedereen die nog meedoet één keer, om de beurt.',
      en: 'In each round everyone still in throws once, in turn.',
      de: 'In jeder Runde würfelt jeder, der noch dabei ist, einmal, der Reihe nach.',
      fr: 'À chaque manche, chacun de ceux qui jouent encore lance une fois, à tour de rôle.',
    }),
    first('elf-hoog.first'),
    book('elf-hoog.eleven', {
      nl: 'Wie precies elf gooit, krijgt de hele pot.',
      en: 'Whoever throws exactly eleven takes the whole pot.',
      de: 'Wer genau elf würfelt, bekommt den ganzen Pot.',
      fr: 'Qui fait exactement onze prend tout le pot.',
    }),
    book('elf-hoog.twelve', {
      nl: 'Wie twaalf gooit, verdubbelt de pot uit eigen beurs.',
      en: 'Whoever throws twelve doubles the pot out of their own purse.',
      de: 'Wer zwölf würfelt, verdoppelt den Pot aus dem eigenen Geldbeutel.',
      fr: 'Qui fait douze double le pot de sa propre bourse.',
    }),
    book('elf-hoog.less', {
      nl: 'Wie minder dan elf gooit, betaalt het verschil met elf aan de pot.',
      en: 'Whoever throws less than eleven pays the difference from eleven into the pot.',
      de: 'Wer weniger als elf würfelt, zahlt die Differenz zu elf in den Pot.',
      fr: 'Qui fait moins de onze paie au pot la différence avec onze.',
    }),
    settled('elf-hoog.ante-again', {
      nl: 'Is de pot leeg en wordt er nog gegooid, dan betaalt iedereen die nog meedoet weer 5 gulden.',
      en: 'When the pot is empty and there are throws to come, everyone still in pays 5 guilders again.',
      de: 'Ist der Pot leer und wird noch gewürfelt, zahlt jeder, der noch dabei ist, wieder 5 Gulden.',
      fr: 'Quand le pot est vide et qu’il reste des jets, tous ceux qui jouent encore paient de nouveau 5 florins.',
    }),
    settled('elf-hoog.cannot-pay', {
      nl: 'Heb je minder dan je moet betalen, dan betaal je wat je hebt.',
      en: 'If you have less than you must pay, you pay what you have.',
      de: 'Hast du weniger, als du zahlen musst, zahlst du, was du hast.',
      fr: 'Si vous avez moins que ce que vous devez, vous payez ce que vous avez.',
    }),
    settled('elf-hoog.out', {
      nl: 'Wie na het betalen niets meer heeft, ligt eruit en gooit niet meer.',
      en: 'A player who has nothing left after paying is out and throws no more.',
      de: 'Wer nach dem Zahlen nichts mehr hat, scheidet aus und würfelt nicht mehr.',
      fr: 'Qui n’a plus rien après avoir payé est éliminé et ne lance plus.',
    }),
    settled('elf-hoog.last-left', {
      nl: 'Blijft er één speler over, dan is de partij meteen uit.',
      en: 'If one player is left, the match is over at once.',
      de: 'Bleibt ein Spieler übrig, ist die Partie sofort zu Ende.',
      fr: 'S’il ne reste qu’un joueur, la partie est finie aussitôt.',
    }),
    settled('elf-hoog.pot-left', {
      nl: 'Wat aan het eind nog in de pot zit, wordt in hele guldens verdeeld onder wie nog meedoet; de rest is voor de bank.',
      en: 'What is left in the pot at the end is shared in whole guilders among those still in; the remainder goes to the bank.',
      de: 'Was am Ende noch im Pot ist, wird in ganzen Gulden unter denen geteilt, die noch dabei sind; der Rest geht an die Bank.',
      fr: 'Ce qui reste au pot à la fin est partagé en florins entiers entre ceux qui jouent encore ; le reste va à la banque.',
    }),
    settled('elf-hoog.richest', {
      nl: 'Na de laatste ronde wint de rijkste.',
      en: 'After the last round the richest wins.',
      de: 'Nach der letzten Runde gewinnt der Reichste.',
      fr: 'Après la dernière manche, le plus riche gagne.',
    }),
    settled('elf-hoog.shared', {
      nl: 'Wie evenveel geld heeft, deelt de plaats.',
      en: 'Players with equal money share the place.',
      de: 'Wer gleich viel Geld hat, teilt sich den Rang.',
      fr: 'À argent égal, on partage le rang.',
    }),
  ],
  says: {
    ...DICE_SAYS,
    total: { nl: 'Beurs', en: 'Purse', de: 'Geldbeutel', fr: 'Bourse' },
    pot: { nl: 'Pot', en: 'Pot', de: 'Pot', fr: 'Pot' },
    takes: {
      nl: '{seat} gooit {dice}: elf! De pot van {money} gulden is binnen.',
      en: '{seat} throws {dice}: eleven! The pot of {money} {money|guilder|guilders} is won.',
      de: '{seat} würfelt {dice}: elf! Der Pot von {money} Gulden ist gewonnen.',
      fr: '{seat} fait {dice} : onze ! Le pot de {money} {money|florin|florins} est gagné.',
    },
    doubles: {
      nl: '{seat} gooit {dice}: twaalf, dus {money} gulden erbij in de pot.',
      en: '{seat} throws {dice}: twelve, so {money} {money|guilder|guilders} more into the pot.',
      de: '{seat} würfelt {dice}: zwölf, also {money} Gulden mehr in den Pot.',
      fr: '{seat} fait {dice} : douze, donc {money} {money|florin|florins} de plus au pot.',
    },
    pays: {
      nl: '{seat} gooit {dice} en betaalt {money} gulden.',
      en: '{seat} throws {dice} and pays {money} {money|guilder|guilders}.',
      de: '{seat} würfelt {dice} und zahlt {money} Gulden.',
      fr: '{seat} fait {dice} et paie {money} {money|florin|florins}.',
    },
    ante: {
      nl: 'De pot is leeg: iedereen betaalt weer {money} gulden.',
      en: 'The pot is empty: everyone pays {money} {money|guilder|guilders} again.',
      de: 'Der Pot ist leer: Jeder zahlt wieder {money} Gulden.',
      fr: 'Le pot est vide : chacun paie de nouveau {money} {money|florin|florins}.',
    },
    out: {
      nl: '{seat} heeft niets meer en ligt eruit.',
      en: '{seat} has nothing left and is out.',
      de: '{seat} hat nichts mehr und scheidet aus.',
      fr: '{seat} n’a plus rien et est éliminé.',
    },
    'is-out': { nl: 'eruit', en: 'out', de: 'ausgeschieden', fr: 'éliminé' },
    shared: {
      nl: 'De pot wordt verdeeld: {money} gulden voor {seats}.',
      en: 'The pot is shared: {money} {money|guilder|guilders} for {seats}.',
      de: 'Der Pot wird geteilt: {money} Gulden für {seats}.',
      fr: 'Le pot est partagé : {money} {money|florin|florins} pour {seats}.',
    },
  },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}
