import { problem, type Read, type Text } from '@spellendoos/kernel'

/** What can be wrong with the text of a position. */
const FAULTS = {
  'position-parts': {
    nl: 'Een stelling begint met zes delen: de mannen van beide ploegen, wie aan de beurt is, de stand, de speelhelft en de gespeelde beurten.',
    en: 'A position begins with six parts: the men of both teams, whose turn it is, the score, the period and the turns played.',
    de: 'Eine Stellung beginnt mit sechs Teilen: den Männern beider Mannschaften, wer am Zug ist, dem Spielstand, der Halbzeit und den gespielten Zügen.',
    fr: 'Une position commence par six parties : les hommes des deux équipes, à qui est le tour, le score, la période et les tours joués.',
  },
  'position-men': {
    nl: 'Elke ploeg heeft elf mannen, de doelman eerst: velden van a1 tot en met o21, met komma’s ertussen, en een streepje voor wie eraf is.',
    en: 'Each team has eleven men, the goalkeeper first: squares from a1 to o21 with commas between them, and a dash for a man who is off.',
    de: 'Jede Mannschaft hat elf Männer, der Torwart zuerst: Felder von a1 bis o21 mit Kommas dazwischen und ein Strich für jeden, der nicht auf dem Platz steht.',
    fr: 'Chaque équipe a onze hommes, le gardien d’abord : des cases de a1 à o21 séparées par des virgules, et un tiret pour qui est sorti.',
  },
  'position-two-men': {
    nl: 'Op één veld staan twee mannen.',
    en: 'There are two men on one square.',
    de: 'Auf einem Feld stehen zwei Männer.',
    fr: 'Il y a deux hommes sur une même case.',
  },
  'position-turn': {
    nl: 'Aan de beurt is speler 1 of 2.',
    en: 'The player on turn is 1 or 2.',
    de: 'Am Zug ist Spieler 1 oder 2.',
    fr: 'Le joueur dont c’est le tour est 1 ou 2.',
  },
  'position-score': {
    nl: 'De stand bestaat uit twee getallen met een streepje ertussen, en er zijn niet meer doelpunten dan beurten.',
    en: 'The score is two numbers with a dash between them, and there are no more goals than turns.',
    de: 'Der Spielstand besteht aus zwei Zahlen mit einem Strich dazwischen, und es gibt nicht mehr Tore als Züge.',
    fr: 'Le score est fait de deux nombres séparés par un tiret, et il n’y a pas plus de buts que de tours.',
  },
  'position-level': {
    nl: 'Bij het begin van de verlenging en bij de strafschoppen staat het gelijk.',
    en: 'When extra time begins, and at the penalties, the score is level.',
    de: 'Zu Beginn der Verlängerung und beim Elfmeterschießen steht es unentschieden.',
    fr: 'Au début de la prolongation et aux tirs au but, le score est égal.',
  },
  'position-period': {
    nl: 'De speelhelft is een getal van 1 tot en met 5: twee helften, twee van de verlenging, de strafschoppen.',
    en: 'The period is a number from 1 to 5: two halves, two of extra time, the penalties.',
    de: 'Die Halbzeit ist eine Zahl von 1 bis 5: zwei Halbzeiten, zwei der Verlängerung, das Elfmeterschießen.',
    fr: 'La période est un nombre de 1 à 5 : deux mi-temps, deux de prolongation, les tirs au but.',
  },
  'position-turns': {
    nl: 'De gespeelde beurten zijn twee getallen met een streepje ertussen, geen van beide groter dan deze helft beurten heeft.',
    en: 'The turns played are two numbers with a dash between them, neither more than this period has turns.',
    de: 'Die gespielten Züge sind zwei Zahlen mit einem Strich dazwischen, keine größer, als diese Halbzeit Züge hat.',
    fr: 'Les tours joués sont deux nombres séparés par un tiret, aucun ne dépassant les tours de cette période.',
  },
  'position-more': {
    nl: 'Wat er na de zes delen komt, heeft een bekende naam, een dubbele punt en een waarde, en elke naam komt hooguit één keer voor.',
    en: 'What comes after the six parts has a known name, a colon and a value, and each name occurs once at most.',
    de: 'Was nach den sechs Teilen kommt, hat einen bekannten Namen, einen Doppelpunkt und einen Wert, und jeder Name kommt höchstens einmal vor.',
    fr: 'Ce qui suit les six parties a un nom connu, un deux-points et une valeur, et chaque nom figure une fois au plus.',
  },
} satisfies Readonly<Record<string, Text>>

export const wrong = (code: keyof typeof FAULTS): Read<never> => problem(code, FAULTS[code])

/** A part whose value cannot be. */
export const wrongPart = (part: string): Read<never> =>
  problem('position-value', {
    nl: `De waarde van ‘${part}’ kan niet.`,
    en: `The value of ‘${part}’ cannot be.`,
    de: `Der Wert von „${part}“ ist nicht möglich.`,
    fr: `La valeur de « ${part} » n’est pas possible.`,
  })

/** A part that does not fit what the table is doing. */
export const wrongPhase = (phase: string, part: string): Read<never> =>
  problem('position-fit', {
    nl: `Bij ‘${phase}’ past ‘${part}’ niet in deze stelling.`,
    en: `With ‘${phase}’, ‘${part}’ does not fit this position.`,
    de: `Bei „${phase}“ passt „${part}“ nicht zu dieser Stellung.`,
    fr: `Avec « ${phase} », « ${part} » ne convient pas à cette position.`,
  })
