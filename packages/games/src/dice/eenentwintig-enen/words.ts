import type { Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, limit, settled } from '../words.ts'

export const words: Words = {
  name: {
    nl: 'De een en twintig enen',
    en: 'Twenty-one ones',
    de: 'Einundzwanzig Einsen',
    fr: 'Les vingt et un as',
  },
  about: {
    nl: 'Alle enen tellen samen; wie de eenentwintigste gooit, wint.',
    en: 'All ones are counted together; whoever throws the twenty-first wins.',
    de: 'Alle Einsen werden zusammengezählt; wer die einundzwanzigste würfelt, gewinnt.',
    fr: 'On compte les as de tous ; qui fait le vingt et unième gagne.',
  },
  rules: [
    book('eenentwintig-enen.turn', {
      nl: 'Iedereen heeft een dobbelsteen. Je gooit om de beurt, telkens één keer.',
      en: 'Everyone has a die. You throw in turn, once each time.',
      de: 'Jeder hat einen Würfel. Gewürfelt wird der Reihe nach, jedes Mal einmal.',
      fr: 'Chacun a un dé. On lance à tour de rôle, une fois à chaque tour.',
    }),
    settled('eenentwintig-enen.first', {
      nl: 'De eerste speler begint; daarna gaat de beurt met de klok mee, naar links.',
      en: 'The first player starts; the turn then passes clockwise, to the left.',
      de: 'Der erste Spieler beginnt; dann geht es im Uhrzeigersinn nach links weiter.',
      fr: 'Le premier joueur commence ; on continue ensuite dans le sens des aiguilles d’une montre, vers la gauche.',
    }),
    book('eenentwintig-enen.ones', {
      nl: 'Alleen enen tellen, en je telt ze met de hele tafel samen door: de eerste één, de tweede, de derde, wie ze ook gooit.',
      en: 'Only ones count, and the whole table counts them on together: the first one, the second, the third, whoever throws them.',
      de: 'Nur Einsen zählen, und der ganze Tisch zählt sie gemeinsam weiter: die erste Eins, die zweite, die dritte, wer sie auch würfelt.',
      fr: 'Seuls les as comptent, et toute la table les compte à la suite : le premier as, le deuxième, le troisième, peu importe qui le fait.',
    }),
    book('eenentwintig-enen.seventh', {
      nl: 'De zevende één levert wie hem gooit één punt op.',
      en: 'The seventh one scores its thrower one point.',
      de: 'Die siebte Eins bringt dem, der sie würfelt, einen Punkt.',
      fr: 'Le septième as rapporte un point à qui le fait.',
    }),
    book('eenentwintig-enen.fourteenth', {
      nl: 'De veertiende één levert twee punten op.',
      en: 'The fourteenth one scores two points.',
      de: 'Die vierzehnte Eins bringt zwei Punkte.',
      fr: 'Le quatorzième as rapporte deux points.',
    }),
    book('eenentwintig-enen.twenty-first', {
      nl: 'De eenentwintigste één levert vijf punten op. Wie hem gooit, wint, en de ronde is uit.',
      en: 'The twenty-first one scores five points. Whoever throws it wins, and the round is over.',
      de: 'Die einundzwanzigste Eins bringt fünf Punkte. Wer sie würfelt, gewinnt, und die Runde ist aus.',
      fr: 'Le vingt et unième as rapporte cinq points. Qui le fait gagne, et la manche est finie.',
    }),
    settled('eenentwintig-enen.places', {
      nl: 'De anderen volgen naar hun punten; wie evenveel heeft, deelt de plaats.',
      en: 'The others follow by their points; equal points share the place.',
      de: 'Die anderen folgen nach ihren Punkten; gleiche Punkte teilen sich den Rang.',
      fr: 'Les autres suivent selon leurs points ; à points égaux, on partage le rang.',
    }),
    settled('eenentwintig-enen.rounds', {
      nl: 'Je speelt één ronde van eenentwintig enen. Zijn er meer afgesproken, dan blijven de punten staan, begin je in elke ronde weer bij de eerste één te tellen, en wint na de laatste ronde wie de meeste punten heeft.',
      en: 'One round of twenty-one ones is played. If more were agreed, the points are kept, each round counts from the first one again, and after the last round the most points win.',
      de: 'Gespielt wird eine Runde von einundzwanzig Einsen. Sind mehr vereinbart, bleiben die Punkte stehen, jede Runde zählt wieder von der ersten Eins an, und nach der letzten gewinnt, wer die meisten Punkte hat.',
      fr: 'On joue une manche de vingt et un as. Si vous en avez convenu davantage, les points restent, chaque manche recommence à compter au premier as, et après la dernière le plus grand nombre de points gagne.',
    }),
    book('eenentwintig-enen.starts-next', {
      nl: 'Wie een ronde wint, begint de volgende.',
      en: 'The winner of a round starts the next one.',
      de: 'Wer eine Runde gewinnt, beginnt die nächste.',
      fr: 'Qui gagne une manche commence la suivante.',
    }),
    limit('eenentwintig-enen.limit'),
  ],
  says: {
    ...DICE_SAYS,
    one: {
      nl: '{seat} gooit één nummer {n}.',
      en: '{seat} throws one number {n}.',
      de: '{seat} würfelt Eins Nummer {n}.',
      fr: '{seat} fait l’as numéro {n}.',
    },
    prize: {
      nl: '{seat} gooit één nummer {n}: {points} {points|punt|punten}!',
      en: '{seat} throws one number {n}: {points} {points|point|points}!',
      de: '{seat} würfelt Eins Nummer {n}: {points} {points|Punkt|Punkte}!',
      fr: '{seat} fait l’as numéro {n} : {points} {points|point|points} !',
    },
    ones: {
      nl: '{n} {n|één|enen} gegooid',
      en: '{n} {n|one|ones} thrown',
      de: '{n} {n|Eins|Einsen} gewürfelt',
      fr: '{n} as {n|fait|faits}',
    },
    which: { nl: 'Eén nummer', en: 'One number', de: 'Eins Nummer', fr: 'As numéro' },
    points: { nl: 'Punten', en: 'Points', de: 'Punkte', fr: 'Points' },
    by: { nl: 'Gegooid door', en: 'Thrown by', de: 'Gewürfelt von', fr: 'Fait par' },
  },
  options: {
    rounds: {
      nl: 'Hoeveel keer je tot eenentwintig enen speelt; de punten blijven staan.',
      en: 'How many times twenty-one ones are played; the points are kept.',
      de: 'Wie oft bis zu einundzwanzig Einsen gespielt wird; die Punkte bleiben stehen.',
      fr: 'Combien de fois on joue jusqu’à vingt et un as ; les points restent.',
    },
  },
  presets: BY_THE_BOOK,
}
