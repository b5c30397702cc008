import type { Words } from '@spellendoos/kernel'
import {
  book,
  BY_THE_BOOK,
  fiveRounds,
  first,
  mostPoints,
  POINTS_SAYS,
  ROUNDS_OF_TURNS,
  settled,
  shared,
} from '../words.ts'

export const words: Words = {
  name: { nl: 'Dobbelstenen toren', en: 'Dice tower', de: 'Würfelturm', fr: 'La tour de dés' },
  about: {
    nl: 'Een toren van dobbelstenen: zeg in een oogwenk hoeveel ogen er verborgen zijn.',
    en: 'A tower of dice: say in a wink how many pips are hidden.',
    de: 'Ein Turm aus Würfeln: Sag im Nu, wie viele Augen verborgen sind.',
    fr: 'Une tour de dés : dites en un clin d’œil combien de points sont cachés.',
  },
  rules: [
    settled('dobbelstenen-toren.players', {
      nl: 'Je speelt alleen of met hooguit acht spelers. In elke ronde is iedereen één keer aan de beurt; iedereen begint met nul punten.',
      en: 'You play alone or with up to eight players. In each round everyone has one turn; everyone starts with no points.',
      de: 'Gespielt wird allein oder mit höchstens acht Spielern. In jeder Runde ist jeder einmal dran; alle beginnen mit null Punkten.',
      fr: 'On joue seul ou jusqu’à huit. À chaque manche, chacun joue un tour ; chacun commence à zéro point.',
    }),
    first('dobbelstenen-toren.turn'),
    book('dobbelstenen-toren.stack', {
      nl: 'In je beurt gooi je, en de dobbelstenen worden op elkaar gezet. Alleen de bovenkant van de bovenste dobbelsteen zie je.',
      en: 'In your turn you throw, and the dice are put on top of each other. You only see the top of the topmost die.',
      de: 'Bist du dran, würfelst du, und die Würfel werden aufeinandergestellt. Du siehst nur die Oberseite des obersten Würfels.',
      fr: 'À votre tour, vous lancez, et les dés sont empilés. Vous ne voyez que le dessus du dé du haut.',
    }),
    settled('dobbelstenen-toren.heights', {
      nl: 'In de eerste ronde heeft de toren twee dobbelstenen, in elke volgende ronde één meer, tot zes; dan weer twee.',
      en: 'In the first round the tower has two dice, in each next round one more, up to six; then two again.',
      de: 'In der ersten Runde hat der Turm zwei Würfel, in jeder weiteren einen mehr, bis sechs; dann wieder zwei.',
      fr: 'À la première manche, la tour a deux dés, puis un de plus à chaque manche, jusqu’à six ; puis de nouveau deux.',
    }),
    book('dobbelstenen-toren.answer', {
      nl: 'Zeg hoeveel ogen er samen op de verborgen horizontale vlakken staan: de onderkant van de bovenste dobbelsteen, en de boven- en onderkant van alle andere.',
      en: 'Say how many pips there are in all on the hidden horizontal faces: the bottom of the topmost die, and the top and bottom of all others.',
      de: 'Sag, wie viele Augen zusammen auf den verborgenen waagerechten Flächen stehen: der Unterseite des obersten Würfels und der Ober- und Unterseite aller anderen.',
      fr: 'Dites combien il y a en tout de points sur les faces horizontales cachées : le dessous du dé du haut, et le dessus et le dessous de tous les autres.',
    }),
    settled('dobbelstenen-toren.possible', {
      nl: 'Je kiest uit de zes sommen die bij deze toren mogelijk zijn.',
      en: 'You choose from the six sums that this tower can have.',
      de: 'Du wählst aus den sechs Summen, die bei diesem Turm möglich sind.',
      fr: 'Vous choisissez parmi les six sommes possibles pour cette tour.',
    }),
    settled('dobbelstenen-toren.time', {
      nl: 'Je hebt daar maar even de tijd voor: tien seconden, als er niets anders is afgesproken. Is de tijd om, dan is je beurt voorbij.',
      en: 'You have only a moment: ten seconds, unless agreed otherwise. When time is up, your turn is over.',
      de: 'Du hast nur einen Augenblick Zeit: zehn Sekunden, wenn nichts anderes vereinbart ist. Ist die Zeit um, ist dein Zug vorbei.',
      fr: 'Vous n’avez qu’un instant : dix secondes, sauf accord contraire. Quand le temps est écoulé, votre tour est fini.',
    }),
    book('dobbelstenen-toren.trick', {
      nl: 'De truc: de boven- en onderkant van een dobbelsteen zijn samen altijd 7. Neem dus 7 voor elke dobbelsteen en trek de ogen bovenop eraf. Bij twee dobbelstenen is dat 14 min de ogen bovenop. Zo verbaas je menige toeschouwer; doe het alleen niet te vaak voor.',
      en: 'The trick: the top and bottom of a die always make 7 together. So take 7 for each die and subtract the pips on top. With two dice that is 14 less the pips on top. It amazes many an onlooker; just do not show it too often.',
      de: 'Der Trick: Ober- und Unterseite eines Würfels ergeben zusammen immer 7. Nimm also 7 für jeden Würfel und zieh die Augen ganz oben ab. Bei zwei Würfeln sind das 14 minus die Augen oben. So verblüffst du manchen Zuschauer; führ es nur nicht zu oft vor.',
      fr: 'Le truc : le dessus et le dessous d’un dé font toujours 7 ensemble. Prenez donc 7 par dé et retranchez les points du dessus. Avec deux dés, c’est 14 moins les points du dessus. Vous étonnerez plus d’un spectateur ; mais ne le montrez pas trop souvent.',
    }),
    settled('dobbelstenen-toren.point', {
      nl: 'Een goed antwoord op tijd is een punt. Daarna hoor je hoe het zit.',
      en: 'A right answer in time is a point. Then you hear how it works out.',
      de: 'Eine richtige Antwort in der Zeit ist ein Punkt. Danach hörst du, wie es aufgeht.',
      fr: 'Une bonne réponse à temps vaut un point. Ensuite on vous explique le calcul.',
    }),
    fiveRounds('dobbelstenen-toren.rounds'),
    mostPoints(settled, 'dobbelstenen-toren.most-points'),
    shared('dobbelstenen-toren.shared'),
  ],
  says: {
    ...POINTS_SAYS,
    right: {
      nl: '{seat} zegt {said}: goed! {n} × 7 − {top} = {right}.',
      en: '{seat} says {said}: right! {n} × 7 − {top} = {right}.',
      de: '{seat} sagt {said}: richtig! {n} × 7 − {top} = {right}.',
      fr: '{seat} dit {said} : juste ! {n} × 7 − {top} = {right}.',
    },
    wrong: {
      nl: '{seat} zegt {said}, maar het zijn er {right}: {n} × 7 − {top}.',
      en: '{seat} says {said}, but it is {right}: {n} × 7 − {top}.',
      de: '{seat} sagt {said}, aber es sind {right}: {n} × 7 − {top}.',
      fr: '{seat} dit {said}, mais il y en a {right} : {n} × 7 − {top}.',
    },
    'too-late': {
      nl: 'De tijd van {seat} is om. Het waren er {right}: {n} × 7 − {top}.',
      en: 'Time is up for {seat}. It was {right}: {n} × 7 − {top}.',
      de: 'Die Zeit von {seat} ist um. Es waren {right}: {n} × 7 − {top}.',
      fr: 'Le temps de {seat} est écoulé. Il y en avait {right} : {n} × 7 − {top}.',
    },
    level: { nl: 'dobbelsteen {n}', en: 'die {n}', de: 'Würfel {n}', fr: 'dé {n}' },
    'coach-answer': {
      nl: '{seat}: hoeveel ogen verbergt de toren van {n} dobbelstenen?',
      en: '{seat}: how many pips does the tower of {n} dice hide?',
      de: '{seat}: Wie viele Augen verbirgt der Turm aus {n} Würfeln?',
      fr: '{seat} : combien de points cache la tour de {n} dés ?',
    },
  },
  options: {
    rounds: ROUNDS_OF_TURNS,
    seconds: {
      nl: 'Hoeveel seconden je hebt om te antwoorden.',
      en: 'How many seconds you have to answer.',
      de: 'Wie viele Sekunden du zum Antworten hast.',
      fr: 'De combien de secondes vous disposez pour répondre.',
    },
  },
  presets: BY_THE_BOOK,
}
