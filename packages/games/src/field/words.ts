import type { Text } from '@spellendoos/kernel'

/** Sentences that games on the halma board have in common. */
export const BOARD_TEXT: Text = {
  nl: 'Je speelt op het halmabord: zestien bij zestien velden. De kolommen heten a tot en met p van links naar rechts, de rijen 1 tot en met 16 van onder naar boven, gezien vanaf de eerste speler. De hofjes in de hoeken tellen niet mee.',
  en: 'You play on the halma board: sixteen by sixteen squares. The columns are called a to p from left to right, the rows 1 to 16 from bottom to top, as the first player sees them. The courts in the corners play no part.',
  de: 'Gespielt wird auf dem Halma-Spielplan: sechzehn mal sechzehn Felder. Die Spalten heißen a bis p von links nach rechts, die Reihen 1 bis 16 von unten nach oben, vom ersten Spieler aus gesehen. Die Höfe in den Ecken haben keine Bedeutung.',
  fr: 'On joue sur le plateau de halma : seize cases sur seize. Les colonnes vont de a à p de gauche à droite, les rangées de 1 à 16 de bas en haut, vues du premier joueur. Les camps dans les coins ne comptent pas.',
}

export const REPETITION_TEXT: Text = {
  nl: 'Staat voor de derde keer dezelfde stelling op het bord met dezelfde speler aan de beurt, dan is het remise.',
  en: 'When the same position is on the board for the third time with the same player to move, the match is a draw.',
  de: 'Steht zum dritten Mal dieselbe Stellung auf dem Spielplan und ist derselbe Spieler am Zug, ist die Partie remis.',
  fr: 'Quand la même position est sur le plateau pour la troisième fois avec le même joueur au trait, la partie est nulle.',
}

/** What every game of the family says. */
export const SAYS = {
  'drawn-repetition': {
    nl: 'Drie keer dezelfde stelling: remise.',
    en: 'The same position for the third time: a draw.',
    de: 'Dreimal dieselbe Stellung: remis.',
    fr: 'Trois fois la même position : la partie est nulle.',
  },
  pass: { nl: 'Passen', en: 'Pass', de: 'Passen', fr: 'Passer' },
  'coach-turn': {
    nl: '{seat} is aan de beurt.',
    en: 'It is {seat}’s turn.',
    de: '{seat} ist am Zug.',
    fr: 'C’est à {seat} de jouer.',
  },
  'coach-where': {
    nl: 'Kies het veld waar de pion heen gaat.',
    en: 'Choose the square where the pawn goes.',
    de: 'Wähle das Feld, auf das die Figur geht.',
    fr: 'Choisissez la case où va le pion.',
  },
  'box-of': {
    nl: 'pionnen in de hand van {seat}',
    en: 'pawns in hand of {seat}',
    de: 'Figuren im Vorrat von {seat}',
    fr: 'pions en réserve de {seat}',
  },
  'note-hand': {
    nl: 'nog {hand} te plaatsen',
    en: '{hand} to place',
    de: 'noch {hand} zu setzen',
    fr: 'encore {hand} à poser',
  },
} satisfies Readonly<Record<string, Text>>

export const BY_THE_BOOK_TEXT: Text = {
  nl: 'Volgens het boekje',
  en: 'By the book',
  de: 'Nach dem Regelheft',
  fr: 'Selon le livret',
}
