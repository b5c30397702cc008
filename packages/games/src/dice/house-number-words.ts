import type { Rule, Text } from '@spellendoos/kernel'
import { book, DICE_SAYS, first, fiveRounds, settled, shared } from './words.ts'

/** What is said while a house number is made. */
export const HOUSE_SAYS = {
  ...DICE_SAYS,
  'set-aside': {
    nl: '{seat} legt de {n} apart: {place}.',
    en: '{seat} sets the {n} aside: {place}.',
    de: '{seat} legt die {n} beiseite: {place}.',
    fr: '{seat} met le {n} de côté : {place}.',
  },
  written: {
    nl: '{seat} gooit {dice} en woont op nummer {points}.',
    en: '{seat} throws {dice} and lives at number {points}.',
    de: '{seat} würfelt {dice} und wohnt in Nummer {points}.',
    fr: '{seat} fait {dice} et habite au numéro {points}.',
  },
  'figure-first': { nl: 'eerste cijfer', en: 'first figure', de: 'erste Ziffer', fr: 'premier chiffre' },
  'figure-middle': {
    nl: 'middelste cijfer',
    en: 'middle figure',
    de: 'mittlere Ziffer',
    fr: 'deuxième chiffre',
  },
  'figure-last': { nl: 'laatste cijfer', en: 'last figure', de: 'letzte Ziffer', fr: 'dernier chiffre' },
  'coach-set-aside': {
    nl: '{seat} legt een steen apart en zegt welk cijfer het wordt.',
    en: '{seat} sets a die aside and says which figure it is.',
    de: '{seat} legt einen Würfel beiseite und sagt, welche Ziffer er wird.',
    fr: '{seat} met un dé de côté et dit quel chiffre il devient.',
  },
} satisfies Record<string, Text>

/** The rules that both house numbers share; what wins stands behind them. */
export const houseRules = (id: string, aim: Text, wins: Rule): Rule[] => [
  settled(`${id}.rounds`, {
    nl: 'Je speelt met drie dobbelstenen. Spreek vooraf af hoeveel ronden je speelt.',
    en: 'You play with three dice. Agree beforehand how many rounds to play.',
    de: 'Gespielt wird mit drei Würfeln. Vereinbart vorher, wie viele Runden ihr spielt.',
    fr: 'On joue avec trois dés. Convenez d’avance du nombre de manches.',
  }),
  fiveRounds(`${id}.five-rounds`),
  settled(`${id}.turn`, {
    nl: 'In elke ronde is iedereen één keer aan de beurt, de een na de ander.',
    en: 'In each round everyone has one turn, one player after the other.',
    de: 'In jeder Runde ist jeder einmal dran, einer nach dem anderen.',
    fr: 'À chaque manche, chacun joue un tour, l’un après l’autre.',
  }),
  first(`${id}.first`),
  book(`${id}.three-throws`, aim),
  book(`${id}.set-aside`, {
    nl: 'Na elke worp leg je een van de gegooide stenen apart en zeg je welk cijfer hij wordt; met de andere gooi je verder.',
    en: 'After each throw you set one of the dice just thrown aside and say which figure it is; with the others you throw on.',
    de: 'Nach jedem Wurf legst du einen der geworfenen Würfel beiseite und sagst, welche Ziffer er wird; mit den anderen würfelst du weiter.',
    fr: 'Après chaque jet, vous mettez de côté un des dés lancés et dites quel chiffre il devient ; vous relancez les autres.',
  }),
  book(`${id}.places`, {
    nl: 'Eerste, middelste of laatste cijfer: de volgorde kies je zelf, maar op elke plaats ligt één steen, en die blijft liggen.',
    en: 'First, middle or last figure: you choose the order, but each place takes one die, and there it stays.',
    de: 'Erste, mittlere oder letzte Ziffer: Die Reihenfolge wählst du selbst, aber an jede Stelle kommt ein Würfel, und dort bleibt er.',
    fr: 'Premier, deuxième ou dernier chiffre : vous choisissez l’ordre, mais chaque place ne prend qu’un dé, et il y reste.',
  }),
  settled(`${id}.last-die`, {
    nl: 'De steen van de derde worp komt vanzelf op de plaats die nog open is.',
    en: 'The die of the third throw goes by itself to the place that is still open.',
    de: 'Der Würfel des dritten Wurfs kommt von selbst an die Stelle, die noch frei ist.',
    fr: 'Le dé du troisième jet va de lui-même à la place encore libre.',
  }),
  settled(`${id}.added`, {
    nl: 'De huisnummers van alle ronden worden opgeteld.',
    en: 'The house numbers of all rounds are added up.',
    de: 'Die Hausnummern aller Runden werden zusammengezählt.',
    fr: 'Les numéros de toutes les manches s’additionnent.',
  }),
  wins,
  shared(`${id}.shared`),
]
