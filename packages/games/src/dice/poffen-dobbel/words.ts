import type { Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, settled } from '../words.ts'

export const words: Words = {
  name: { nl: 'Poffen', en: 'Puff dice', de: 'Verpuffen', fr: 'Pouf' },
  about: {
    nl: 'Gooi precies wat de eerste gooide, of betaal lucifers voor elk oog verschil.',
    en: 'Throw exactly what the first player threw, or pay matches for every pip of difference.',
    de: 'Würfle genau, was der Erste gewürfelt hat, oder zahl Streichhölzer für jedes Auge Unterschied.',
    fr: 'Faites exactement le jet du premier, ou payez des allumettes pour chaque point d’écart.',
  },
  rules: [
    book('poffen-dobbel.rounds', {
      nl: 'Je speelt met drie dobbelstenen, een voorraad lucifers (of guldens) en een lege pot. Spreek vooraf af hoeveel ronden je speelt; het beste zijn er evenveel als er spelers zijn.',
      en: 'You play with three dice, a supply of matches (or guilders) and an empty pot. Agree beforehand how many rounds to play; best is as many as there are players.',
      de: 'Gespielt wird mit drei Würfeln, einem Vorrat an Streichhölzern (oder Gulden) und einem leeren Pot. Vereinbart vorher, wie viele Runden ihr spielt; am besten so viele, wie Spieler da sind.',
      fr: 'On joue avec trois dés, une réserve d’allumettes (ou de florins) et un pot vide. Convenez d’avance du nombre de manches ; le mieux est qu’il y en ait autant que de joueurs.',
    }),
    settled('poffen-dobbel.unlimited', {
      nl: 'Iedereen heeft zoveel lucifers als er nodig zijn.',
      en: 'Everyone has as many matches as are needed.',
      de: 'Jeder hat so viele Streichhölzer, wie nötig sind.',
      fr: 'Chacun a autant d’allumettes qu’il en faut.',
    }),
    book('poffen-dobbel.leader', {
      nl: 'In de eerste ronde gooit de eerste speler als eerste, in de volgende de tweede, en zo verder naar links.',
      en: 'In the first round the first player throws first, in the next the second, and so on to the left.',
      de: 'In der ersten Runde würfelt der erste Spieler zuerst, in der nächsten der zweite und so weiter nach links.',
      fr: 'À la première manche, le premier joueur lance en premier, à la suivante le deuxième, et ainsi de suite vers la gauche.',
    }),
    book('poffen-dobbel.turn', {
      nl: 'Daarna gooit ieder ander één keer, om de beurt, en probeert hetzelfde totaal te gooien.',
      en: 'Then everyone else throws once, in turn, and tries to throw the same total.',
      de: 'Danach würfelt jeder andere einmal, der Reihe nach, und versucht, dieselbe Summe zu würfeln.',
      fr: 'Ensuite chacun des autres lance une fois, à tour de rôle, et essaie de faire le même total.',
    }),
    book('poffen-dobbel.too-few', {
      nl: 'Lukt dat niet, dan word je uitgepoft: voor elk oog te weinig betaal je één lucifer aan de pot.',
      en: 'If you fail, you are puffed out: for each pip too few you pay one match into the pot.',
      de: 'Gelingt es dir nicht, bist du verpufft: Für jedes Auge zu wenig zahlst du ein Streichholz in den Pot.',
      fr: 'Si vous n’y arrivez pas, pouf ! Pour chaque point en moins, vous payez une allumette au pot.',
    }),
    book('poffen-dobbel.too-many', {
      nl: 'Voor elk oog te veel betaal je twee lucifers.',
      en: 'For each pip too many you pay two matches.',
      de: 'Für jedes Auge zu viel zahlst du zwei Streichhölzer.',
      fr: 'Pour chaque point en trop, vous payez deux allumettes.',
    }),
    book('poffen-dobbel.equal', {
      nl: 'Wie hetzelfde totaal gooit, betaalt niets, is uit en doet niet meer mee.',
      en: 'Whoever throws the same total pays nothing, is out and plays no more.',
      de: 'Wer dieselbe Summe würfelt, zahlt nichts, ist aus dem Spiel und würfelt nicht mehr.',
      fr: 'Qui fait le même total ne paie rien, sort du jeu et ne lance plus.',
    }),
    settled('poffen-dobbel.skip', {
      nl: 'Wie uit is, wordt ook als eerste gooier overgeslagen.',
      en: 'A player who is out is passed over as first thrower too.',
      de: 'Wer aus dem Spiel ist, wird auch als erster Werfer übersprungen.',
      fr: 'Qui est sorti est aussi sauté comme premier lanceur.',
    }),
    settled('poffen-dobbel.alone', {
      nl: 'Doet er nog maar één speler mee, dan is het spel meteen uit.',
      en: 'If only one player is left in, the game is over at once.',
      de: 'Ist nur noch ein Spieler dabei, ist das Spiel sofort aus.',
      fr: 'S’il ne reste qu’un joueur, le jeu est fini aussitôt.',
    }),
    book('poffen-dobbel.most-loses', {
      nl: 'Wie het meest aan de pot betaald heeft, heeft verloren.',
      en: 'The player who has paid most into the pot has lost.',
      de: 'Wer am meisten in den Pot gezahlt hat, hat verloren.',
      fr: 'Qui a payé le plus au pot a perdu.',
    }),
    settled('poffen-dobbel.places', {
      nl: 'Hoe minder je betaald hebt, hoe beter je plaats; wie evenveel betaalde, deelt de plaats.',
      en: 'The less you have paid, the better your place; equal payments share the place.',
      de: 'Je weniger du gezahlt hast, desto besser dein Rang; wer gleich viel gezahlt hat, teilt sich den Rang.',
      fr: 'Moins vous avez payé, meilleur est votre rang ; à paiement égal, on partage le rang.',
    }),
  ],
  says: {
    ...DICE_SAYS,
    led: {
      nl: '{seat} gooit {dice}: {total}. Wie doet het na?',
      en: '{seat} throws {dice}: {total}. Who does the same?',
      de: '{seat} würfelt {dice}: {total}. Wer macht es nach?',
      fr: '{seat} fait {dice} : {total}. Qui fait de même ?',
    },
    equal: {
      nl: '{seat} gooit {dice}: {total}, precies gelijk, en is uit.',
      en: '{seat} throws {dice}: {total}, exactly equal, and is out.',
      de: '{seat} würfelt {dice}: {total}, genau gleich, und ist aus dem Spiel.',
      fr: '{seat} fait {dice} : {total}, exactement pareil, et sort du jeu.',
    },
    under: {
      nl: '{seat} gooit {dice}: {total}, te weinig, en betaalt {n} {n|lucifer|lucifers}.',
      en: '{seat} throws {dice}: {total}, too few, and pays {n} {n|match|matches}.',
      de: '{seat} würfelt {dice}: {total}, zu wenig, und zahlt {n} {n|Streichholz|Streichhölzer}.',
      fr: '{seat} fait {dice} : {total}, trop peu, et paie {n} {n|allumette|allumettes}.',
    },
    over: {
      nl: '{seat} gooit {dice}: {total}, te veel, en betaalt {n} {n|lucifer|lucifers}.',
      en: '{seat} throws {dice}: {total}, too many, and pays {n} {n|match|matches}.',
      de: '{seat} würfelt {dice}: {total}, zu viel, und zahlt {n} {n|Streichholz|Streichhölzer}.',
      fr: '{seat} fait {dice} : {total}, trop, et paie {n} {n|allumette|allumettes}.',
    },
    leader: { nl: 'Gooide voor', en: 'Threw first', de: 'Vorgelegt von', fr: 'Premier jet' },
    mark: { nl: 'Na te gooien', en: 'To equal', de: 'Zu treffen', fr: 'À égaler' },
    pot: { nl: 'In de pot', en: 'In the pot', de: 'Im Pot', fr: 'Au pot' },
    'is-out': { nl: 'uit', en: 'out', de: 'aus dem Spiel', fr: 'sorti' },
    'has-paid': {
      nl: '{n} {n|lucifer|lucifers} betaald',
      en: 'paid {n} {n|match|matches}',
      de: '{n} {n|Streichholz|Streichhölzer} gezahlt',
      fr: '{n} {n|allumette payée|allumettes payées}',
    },
  },
  options: {
    rounds: {
      nl: 'Het aantal ronden; 0 is evenveel als er spelers zijn.',
      en: 'The number of rounds; 0 is as many as there are players.',
      de: 'Die Zahl der Runden; 0 heißt so viele, wie Spieler da sind.',
      fr: 'Le nombre de manches ; 0 signifie autant que de joueurs.',
    },
  },
  presets: BY_THE_BOOK,
}
