import type { Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, oneRound, ROUNDS_TO_WIN, settled } from '../words.ts'

export const words: Words = {
  name: { nl: 'Dode sprong', en: 'Leap of death', de: 'Todessprung', fr: 'Le saut de la mort' },
  about: {
    nl: 'Samen gooi je naar een genoemd getal toe; wie het bereikt, ligt eruit.',
    en: 'Together you throw towards a named number; whoever reaches it is out.',
    de: 'Gemeinsam würfelt ihr auf eine genannte Zahl zu; wer sie erreicht, scheidet aus.',
    fr: 'Ensemble, on lance vers un nombre annoncé ; qui l’atteint est éliminé.',
  },
  rules: [
    book('dode-sprong.name', {
      nl: 'Je speelt met twee dobbelstenen. Eerst noemt één speler een getal onder de dertig; pas daarna wordt er gegooid, en dat getal blijft staan.',
      en: 'You play with two dice. First one player names a number under thirty; only then are the dice thrown, and that number stands.',
      de: 'Gespielt wird mit zwei Würfeln. Zuerst nennt ein Spieler eine Zahl unter dreißig; erst dann wird gewürfelt, und diese Zahl gilt.',
      fr: 'On joue avec deux dés. D’abord un joueur annonce un nombre inférieur à trente ; on ne lance qu’ensuite, et ce nombre reste valable.',
    }),
    settled('dode-sprong.range', {
      nl: 'Het getal ligt tussen 13 en 29, die twee meegerekend: een lager getal zou de volgende speler al met één worp kunnen vellen.',
      en: 'The number is 13, 29 or anything between: a lower one could kill the next player with a single throw.',
      de: 'Die Zahl liegt zwischen 13 und 29, beide eingeschlossen: Eine niedrigere könnte den nächsten Spieler schon mit einem Wurf treffen.',
      fr: 'Le nombre va de 13 à 29 : un plus petit pourrait éliminer le joueur suivant dès le premier jet.',
    }),
    settled('dode-sprong.first', {
      nl: 'De eerste speler noemt het eerste getal.',
      en: 'The first player names the first number.',
      de: 'Der erste Spieler nennt die erste Zahl.',
      fr: 'Le premier joueur annonce le premier nombre.',
    }),
    book('dode-sprong.turn', {
      nl: 'De speler links van wie het getal noemde, gooit als eerste; daarna gooit iedereen om de beurt één keer, met de klok mee.',
      en: 'The player to the left of the one who named the number throws first; then everyone throws once in turn, clockwise.',
      de: 'Wer links von dem sitzt, der die Zahl genannt hat, würfelt zuerst; dann würfelt jeder der Reihe nach einmal, im Uhrzeigersinn.',
      fr: 'Le joueur à gauche de celui qui a annoncé le nombre lance le premier ; puis chacun lance une fois à tour de rôle, dans le sens des aiguilles d’une montre.',
    }),
    settled('dode-sprong.namer-throws', {
      nl: 'Ook wie het getal noemde, gooit mee, zodra de beurt rond is.',
      en: 'The player who named the number throws too, when the turn comes round.',
      de: 'Auch wer die Zahl genannt hat, würfelt mit, sobald die Reihe herum ist.',
      fr: 'Qui a annoncé le nombre lance aussi, quand vient son tour.',
    }),
    book('dode-sprong.added', {
      nl: 'Alle worpen worden bij elkaar opgeteld, wie ze ook gooit.',
      en: 'All throws are added together, whoever makes them.',
      de: 'Alle Würfe werden zusammengezählt, wer sie auch macht.',
      fr: 'Tous les jets s’additionnent, peu importe qui les fait.',
    }),
    book('dode-sprong.out', {
      nl: 'Wie met een worp het getal bereikt of eroverheen gaat, maakt de dode sprong: die speler ligt eruit en doet deze ronde niet meer mee.',
      en: 'Whoever reaches or passes the number with a throw makes the leap of death: that player is out and takes no further part in the round.',
      de: 'Wer mit einem Wurf die Zahl erreicht oder überschreitet, macht den Todessprung: Dieser Spieler scheidet aus und spielt in dieser Runde nicht mehr mit.',
      fr: 'Qui atteint ou dépasse le nombre avec son jet fait le saut de la mort : ce joueur est éliminé et ne joue plus dans cette manche.',
    }),
    settled('dode-sprong.next-namer', {
      nl: 'De speler links van wie eruit ligt, noemt het volgende getal; het optellen begint weer bij nul.',
      en: 'The player to the left of the one who is out names the next number; the adding starts from zero again.',
      de: 'Wer links vom Ausgeschiedenen sitzt, nennt die nächste Zahl; gezählt wird wieder ab null.',
      fr: 'Le joueur à gauche de l’éliminé annonce le nombre suivant ; on recommence à compter à zéro.',
    }),
    book('dode-sprong.last-left', {
      nl: 'De laatste die overblijft, wint.',
      en: 'The last one left wins.',
      de: 'Der Letzte im Spiel gewinnt.',
      fr: 'Le dernier en jeu gagne.',
    }),
    settled('dode-sprong.places', {
      nl: 'Voor elke speler die er eerder uit ligt dan jij, heb je een punt: hoe later je eruit ligt, hoe beter je plaats.',
      en: 'You have a point for every player who is out before you: the later you are out, the better your place.',
      de: 'Für jeden Spieler, der vor dir ausscheidet, hast du einen Punkt: Je später du ausscheidest, desto besser dein Rang.',
      fr: 'Vous avez un point pour chaque joueur éliminé avant vous : plus tard vous êtes éliminé, meilleur est votre rang.',
    }),
    oneRound('dode-sprong.rounds'),
  ],
  says: {
    ...DICE_SAYS,
    named: {
      nl: '{seat} noemt {n}.',
      en: '{seat} names {n}.',
      de: '{seat} nennt {n}.',
      fr: '{seat} annonce {n}.',
    },
    added: {
      nl: '{seat} gooit {dice}: {total} van de {n}.',
      en: '{seat} throws {dice}: {total} of {n}.',
      de: '{seat} würfelt {dice}: {total} von {n}.',
      fr: '{seat} fait {dice} : {total} sur {n}.',
    },
    dead: {
      nl: '{seat} gooit {dice}: {total}, en de grens was {n}. Een dode sprong!',
      en: '{seat} throws {dice}: {total}, and the limit was {n}. A leap of death!',
      de: '{seat} würfelt {dice}: {total}, und die Grenze war {n}. Ein Todessprung!',
      fr: '{seat} fait {dice} : {total}, et la limite était {n}. Le saut de la mort !',
    },
    number: { nl: 'Getal', en: 'Number', de: 'Zahl', fr: 'Nombre' },
    out: { nl: 'eruit', en: 'out', de: 'ausgeschieden', fr: 'éliminé' },
    'coach-name': {
      nl: '{seat} noemt een getal van 13 tot en met 29.',
      en: '{seat} names a number from 13 to 29.',
      de: '{seat} nennt eine Zahl von 13 bis 29.',
      fr: '{seat} annonce un nombre de 13 à 29.',
    },
  },
  options: { rounds: ROUNDS_TO_WIN },
  presets: BY_THE_BOOK,
}
