import type { Problem } from '@spellendoos/kernel'

const wrong = (code: string, nl: string, en: string, de: string, fr: string): Problem => ({
  code,
  text: { nl, en, de, fr },
})

export const badParts = (counted: boolean): Problem =>
  counted
    ? wrong(
        'position-parts',
        'Een stelling heeft vijf delen met spaties ertussen: de pionnen, wie er aan de beurt is, de beurten tot nu toe, wie er binnen is en het aantal stappen en sprongen. Daarachter kan staan hoe de partij eindigde.',
        'A position has five parts with spaces between them: the men, whose turn it is, the turns so far, who is home, and the number of steps and jumps. How the match ended may follow.',
        'Eine Stellung hat fünf Teile mit Leerzeichen dazwischen: die Figuren, wer am Zug ist, die bisherigen Züge, wer im Ziel ist und die Zahl der Schritte und Sprünge. Danach kann stehen, wie die Partie endete.',
        'Une position a cinq parties séparées par des espaces : les pions, qui doit jouer, les tours joués, qui est arrivé et le nombre de pas et de sauts. La façon dont la partie a fini peut suivre.',
      )
    : wrong(
        'position-parts',
        'Een stelling heeft vier delen met spaties ertussen: de pionnen, wie er aan de beurt is, de beurten tot nu toe en wie er binnen is. Daarachter kan staan hoe de partij eindigde.',
        'A position has four parts with spaces between them: the men, whose turn it is, the turns so far, and who is home. How the match ended may follow.',
        'Eine Stellung hat vier Teile mit Leerzeichen dazwischen: die Figuren, wer am Zug ist, die bisherigen Züge und wer im Ziel ist. Danach kann stehen, wie die Partie endete.',
        'Une position a quatre parties séparées par des espaces : les pions, qui doit jouer, les tours joués et qui est arrivé. La façon dont la partie a fini peut suivre.',
      )
export const badPlayers = (seats: number): Problem =>
  wrong(
    'position-players',
    `Voor elke speler hoort er één lijst met pionnen te staan, gescheiden door /; het zijn er ${seats}.`,
    `There must be one list of men for each player, separated by /; the players are ${seats}.`,
    `Für jeden Spieler muss eine Liste der Figuren dastehen, getrennt durch /; es sind ${seats}.`,
    `Il faut une liste de pions par joueur, séparées par / ; les joueurs sont ${seats}.`,
  )
export const badField = (item: string): Problem =>
  wrong(
    'position-field',
    `‘${item}’ is geen plek op dit bord: schrijf een letter en een nummer.`,
    `‘${item}’ is no place on this board: write a letter and a number.`,
    `„${item}“ gibt es auf diesem Spielplan nicht: Schreib einen Buchstaben und eine Nummer.`,
    `« ${item} » n’existe pas sur ce plateau : écrivez une lettre et un numéro.`,
  )
export const shared = (item: string): Problem =>
  wrong(
    'position-shared',
    `Op ‘${item}’ staan twee pionnen; er past er maar één.`,
    `Two men stand on ‘${item}’; there is room for one.`,
    `Auf „${item}“ stehen zwei Figuren; Platz ist nur für eine.`,
    `Deux pions se trouvent en « ${item} » ; il n’y a place que pour un.`,
  )
export const wrongNumber = (men: number): Problem =>
  wrong(
    'position-men',
    `Elke speler heeft ${men} pionnen.`,
    `Every player has ${men} men.`,
    `Jeder Spieler hat ${men} Figuren.`,
    `Chaque joueur a ${men} pions.`,
  )
export const badMarked = (mark: string): Problem =>
  wrong(
    'position-marked',
    `Elke speler heeft één gemerkte pion, met ${mark} achter zijn veld.`,
    `Every player has one marked man, with ${mark} behind its square.`,
    `Jeder Spieler hat eine markierte Figur, mit ${mark} hinter ihrem Feld.`,
    `Chaque joueur a un seul pion marqué, avec ${mark} après sa case.`,
  )
export const BAD_TURN: Problem = wrong(
  'position-turn',
  'Aan de beurt is een speler die meedoet, geteld vanaf 1, en die nog niet binnen is.',
  'The player on turn is one who plays, counted from 1, and is not home yet.',
  'Am Zug ist ein Spieler, der mitspielt, gezählt ab 1, und noch nicht im Ziel ist.',
  'C’est à un joueur de la partie, compté à partir de 1 et pas encore arrivé, de jouer.',
)
export const BAD_TURNS: Problem = wrong(
  'position-turns',
  'Van elke speler staat er hoeveel beurten hij heeft gehad, met komma’s ertussen.',
  'For each player there must be the number of turns so far, with commas between them.',
  'Für jeden Spieler muss die Zahl seiner bisherigen Züge dastehen, mit Kommas dazwischen.',
  'Il faut pour chaque joueur le nombre de tours joués, séparés par des virgules.',
)
export const BAD_HOME: Problem = wrong(
  'position-home',
  'Binnen zijn precies de spelers die hun doel hebben bereikt, in volgorde en elk één keer; is er niemand binnen, dan staat er -. Na het einde komt niemand meer binnen.',
  'Exactly those players are home who have reached their goal, in order and each once; if nobody is, write -. Nobody comes home after the end.',
  'Im Ziel sind genau die Spieler, die ihr Ziel erreicht haben, der Reihe nach und jeder einmal; ist es niemand, steht hier -. Nach dem Ende kommt niemand mehr ins Ziel.',
  'Sont arrivés exactement les joueurs qui ont atteint leur but, dans l’ordre et une fois chacun ; s’il n’y en a pas, écrivez -. Personne n’arrive après la fin.',
)
export const BAD_COUNT: Problem = wrong(
  'position-count',
  'Het aantal stappen en sprongen is een heel getal.',
  'The number of steps and jumps is a whole number.',
  'Die Zahl der Schritte und Sprünge ist eine ganze Zahl.',
  'Le nombre de pas et de sauts est un nombre entier.',
)
export const badMark = (mark: string): Problem =>
  wrong(
    'position-ending',
    `‘${mark}’ past hier niet: achteraan staat alleen =no-progress, of met z’n tweeën =repetition, en alleen als niemand de partij won door binnen te komen.`,
    `‘${mark}’ does not fit here: only =no-progress may follow, or =repetition with two players, and only if no arrival ended the match.`,
    `„${mark}“ passt hier nicht: Am Ende steht nur =no-progress oder zu zweit =repetition, und nur wenn keine Ankunft die Partie beendet hat.`,
    `« ${mark} » ne convient pas ici : seul =no-progress peut suivre, ou =repetition à deux joueurs, et seulement si aucune arrivée n’a fini la partie.`,
  )
