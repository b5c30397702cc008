import type { Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, first, limit, oneRound, ROUNDS_TO_WIN, settled } from '../words.ts'

export const words: Words = {
  name: { nl: 'Toto met dobbelstenen', en: 'Dice toto', de: 'Würfeltoto', fr: 'Toto aux dés' },
  about: {
    nl: 'Streep met een wit en een zwart paar als eerste al je getallen door.',
    en: 'Be the first to cross off all your numbers with a white and a black pair.',
    de: 'Streich mit einem weißen und einem schwarzen Paar als Erster alle deine Zahlen.',
    fr: 'Rayez le premier tous vos nombres avec une paire blanche et une paire noire.',
  },
  rules: [
    book('toto-dobbel.lists', {
      nl: 'Je speelt met twee witte en twee zwarte dobbelstenen. Iedereen schrijft de getallen 12, 23, 34, 45 en 56 twee keer op: een rode lijst en een zwarte.',
      en: 'You play with two white and two black dice. Everyone writes down the numbers 12, 23, 34, 45 and 56 twice: a red list and a black one.',
      de: 'Gespielt wird mit zwei weißen und zwei schwarzen Würfeln. Jeder schreibt die Zahlen 12, 23, 34, 45 und 56 zweimal auf: eine rote Liste und eine schwarze.',
      fr: 'On joue avec deux dés blancs et deux dés noirs. Chacun inscrit deux fois les nombres 12, 23, 34, 45 et 56 : une liste rouge et une liste noire.',
    }),
    settled('toto-dobbel.white', {
      nl: 'De rode lijst hoort bij de witte stenen en heet hier wit, de zwarte bij de zwarte.',
      en: 'The red list belongs to the white dice and is called white here, the black list to the black dice.',
      de: 'Die rote Liste gehört zu den weißen Würfeln und heißt hier Weiß, die schwarze zu den schwarzen.',
      fr: 'La liste rouge va avec les dés blancs et s’appelle ici blanc, la noire avec les dés noirs.',
    }),
    book('toto-dobbel.turn', {
      nl: 'Je gooit om de beurt alle vier de stenen, telkens één keer.',
      en: 'You throw all four dice in turn, once each time.',
      de: 'Ihr werft der Reihe nach alle vier Würfel, jedes Mal einmal.',
      fr: 'On lance à tour de rôle les quatre dés, une fois à chaque tour.',
    }),
    first('toto-dobbel.first'),
    book('toto-dobbel.cross-off', {
      nl: 'Maakt een paar een van de getallen, dan streep je dat in de lijst van die kleur door. Dat mag met één paar of met beide in dezelfde worp.',
      en: 'If a pair makes one of the numbers, you cross it off in that colour’s list. One pair or both may do so in the same throw.',
      de: 'Ergibt ein Paar eine der Zahlen, streichst du sie in der Liste dieser Farbe. Das gilt für ein Paar oder für beide im selben Wurf.',
      fr: 'Si une paire forme un des nombres, vous le rayez dans la liste de cette couleur. Une paire ou les deux peuvent le faire au même jet.',
    }),
    settled('toto-dobbel.order', {
      nl: 'De volgorde van de twee stenen doet er niet toe: 3 en 2 is ook 23. Doorstrepen gaat vanzelf; wat al doorgestreept is, levert niets op.',
      en: 'The order of the two dice does not matter: 3 and 2 also make 23. Crossing off happens by itself; what is crossed off already brings nothing.',
      de: 'Die Reihenfolge der beiden Würfel ist gleich: 3 und 2 sind auch 23. Gestrichen wird von selbst; was schon gestrichen ist, bringt nichts.',
      fr: 'L’ordre des deux dés n’importe pas : 3 et 2 font aussi 23. On raye d’office ; ce qui est déjà rayé ne rapporte rien.',
    }),
    book('toto-dobbel.first-clear', {
      nl: 'Wie als eerste alle tien getallen heeft doorgestreept, in welke volgorde ook, wint meteen.',
      en: 'The first to have crossed off all ten numbers, in any order, wins at once.',
      de: 'Wer als Erster alle zehn Zahlen gestrichen hat, in beliebiger Reihenfolge, gewinnt sofort.',
      fr: 'Le premier qui a rayé les dix nombres, dans n’importe quel ordre, gagne aussitôt.',
    }),
    settled('toto-dobbel.places', {
      nl: 'Elk doorgestreept getal is een punt. De anderen volgen naar hun punten; wie evenveel heeft, deelt de plaats.',
      en: 'Every number crossed off is a point. The others follow by their points; equal points share the place.',
      de: 'Jede gestrichene Zahl ist ein Punkt. Die anderen folgen nach ihren Punkten; gleiche Punkte teilen sich den Rang.',
      fr: 'Chaque nombre rayé vaut un point. Les autres suivent selon leurs points ; à points égaux, on partage le rang.',
    }),
    oneRound('toto-dobbel.rounds'),
    limit('toto-dobbel.limit'),
  ],
  says: {
    ...DICE_SAYS,
    white: {
      nl: '{seat} gooit {dice} en streept {white} door bij wit.',
      en: '{seat} throws {dice} and crosses off {white} in white.',
      de: '{seat} würfelt {dice} und streicht {white} bei Weiß.',
      fr: '{seat} fait {dice} et raye {white} en blanc.',
    },
    black: {
      nl: '{seat} gooit {dice} en streept {black} door bij zwart.',
      en: '{seat} throws {dice} and crosses off {black} in black.',
      de: '{seat} würfelt {dice} und streicht {black} bei Schwarz.',
      fr: '{seat} fait {dice} et raye {black} en noir.',
    },
    both: {
      nl: '{seat} gooit {dice} en streept {white} door bij wit en {black} bij zwart.',
      en: '{seat} throws {dice} and crosses off {white} in white and {black} in black.',
      de: '{seat} würfelt {dice} und streicht {white} bei Weiß und {black} bei Schwarz.',
      fr: '{seat} fait {dice} et raye {white} en blanc et {black} en noir.',
    },
    nothing: {
      nl: '{seat} gooit {dice}: niets door te strepen.',
      en: '{seat} throws {dice}: nothing to cross off.',
      de: '{seat} würfelt {dice}: nichts zu streichen.',
      fr: '{seat} fait {dice} : rien à rayer.',
    },
    list: { nl: 'Lijst', en: 'List', de: 'Liste', fr: 'Liste' },
    'white-row': { nl: 'wit {n}', en: 'white {n}', de: 'Weiß {n}', fr: 'blanc {n}' },
    'black-row': { nl: 'zwart {n}', en: 'black {n}', de: 'Schwarz {n}', fr: 'noir {n}' },
  },
  options: { rounds: ROUNDS_TO_WIN },
  presets: BY_THE_BOOK,
}
