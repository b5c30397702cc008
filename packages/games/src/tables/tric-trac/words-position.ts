import type { Text } from '@spellendoos/kernel'
import { SHARED_PROBLEMS } from '../words-position.ts'

/** What can be wrong with a position, beyond its board. */
export const POSITION_PROBLEMS = {
  ...SHARED_PROBLEMS,
  'unknown-position': {
    nl: 'Dit is geen stelling: schrijf acht velden met dubbele punten ertussen: bord, beurt, worp, punten van beiden, gewonnen spellen van beiden en het hoeveelste spel dit is.',
    en: 'This is not a position: write eight fields with colons between them: board, turn, throw, points of both, games won by both and which game this is.',
    de: 'Das ist keine Stellung: Schreibe acht Felder mit Doppelpunkten dazwischen: Brett, Zug, Wurf, Punkte beider, gewonnene Spiele beider und das wievielte Spiel dies ist.',
    fr: 'Ce n’est pas une position : écrivez huit champs séparés par des deux-points : plateau, tour, jet, points des deux, manches gagnées par les deux et numéro de la manche.',
  },
  'no-bar': {
    nl: 'Dit spel heeft geen bar: geslagen stenen staan op de startspits.',
    en: 'This game has no bar: checkers that were hit stand on the start point.',
    de: 'Dieses Spiel hat keine Bar: Geschlagene Steine stehen auf der Startzunge.',
    fr: 'Ce jeu n’a pas de barre : les pions frappés se trouvent sur la flèche de départ.',
  },
  'on-last': {
    nl: 'Op de laatste spits van de weg staat geen steen: die is al uitgespeeld.',
    en: 'No checker stands on the last point of its way: it has been borne off.',
    de: 'Auf der letzten Zunge des Weges steht kein Stein: Er ist schon abgetragen.',
    fr: 'Aucun pion ne se trouve sur la dernière flèche de son chemin : il est déjà sorti.',
  },
  'on-other-home': {
    nl: 'Op het thuisvak van de ander staat nooit een steen van jou.',
    en: 'A player’s home point never holds a checker of the other.',
    de: 'Auf der Hucke des anderen steht nie ein Stein.',
    fr: 'Le coin de repos d’un joueur ne porte jamais un pion de l’autre.',
  },
  'half-home': {
    nl: 'Op een thuisvak staat nooit één steen alleen.',
    en: 'A home point never holds one checker alone.',
    de: 'Auf einer Hucke steht nie ein Stein allein.',
    fr: 'Un coin de repos ne porte jamais un pion seul.',
  },
  'bad-points': {
    nl: 'De punten zijn getallen, hoogstens 13, en van één speler hoogstens 11.',
    en: 'The points are numbers, 13 at most, and one player has 11 at most.',
    de: 'Die Punkte sind Zahlen, höchstens 13, und ein Spieler hat höchstens 11.',
    fr: 'Les points sont des nombres, 13 au plus, et l’un des joueurs en a 11 au plus.',
  },
  'bad-leg': {
    nl: 'Het hoeveelste spel dit is, gaat van 1 tot het aantal spellen van de partij.',
    en: 'Which game this is goes from 1 to the number of games in the match.',
    de: 'Das wievielte Spiel dies ist, geht von 1 bis zur Zahl der Spiele der Partie.',
    fr: 'Le numéro de la manche va de 1 au nombre de manches de la partie.',
  },
  'bad-score': {
    nl: 'De gewonnen spellen kloppen niet: elk gespeeld spel telt een tot vier keer.',
    en: 'The games won are wrong: every game played counts one to four times.',
    de: 'Die gewonnenen Spiele stimmen nicht: Jedes gespielte Spiel zählt ein- bis viermal.',
    fr: 'Les manches gagnées sont fausses : chaque manche jouée compte une à quatre fois.',
  },
  'game-won': {
    nl: 'Met twaalf punten is het spel gewonnen: zet er choice of over achter.',
    en: 'Twelve points win the game: write choice or over after it.',
    de: 'Mit zwölf Punkten ist das Spiel gewonnen: Schreibe choice oder over dahinter.',
    fr: 'Douze points gagnent la manche : écrivez choice ou over à la suite.',
  },
  'all-off': {
    nl: 'Wie alles heeft uitgespeeld, heeft de stenen weer op de startspits staan.',
    en: 'Whoever has borne everything off has the checkers back on the start point.',
    de: 'Wer alles abgetragen hat, hat die Steine wieder auf der Startzunge stehen.',
    fr: 'Qui a tout sorti a de nouveau ses pions sur la flèche de départ.',
  },
} satisfies Readonly<Record<string, Text>>
