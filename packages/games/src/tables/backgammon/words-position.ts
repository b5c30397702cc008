import type { Text } from '@spellendoos/kernel'

/** What can be wrong with a position. */
export const POSITION_PROBLEMS = {
  'unknown-position': {
    nl: 'Dit is geen stelling: schrijf een XGID van tien velden of een GNU-stelling van veertien tekens.',
    en: 'This is not a position: write an XGID of ten fields or a GNU position id of fourteen signs.',
    de: 'Das ist keine Stellung: Schreibe eine XGID mit zehn Feldern oder eine GNU-Stellung mit vierzehn Zeichen.',
    fr: 'Ce n’est pas une position : écrivez un XGID de dix champs ou un identifiant GNU de quatorze signes.',
  },
  'bad-points': {
    nl: 'Het aantal punten van de partij moet 0 (dan geldt de instelling) tot 25 zijn.',
    en: 'The points of the match must be 0 (then the option holds) to 25.',
    de: 'Die Punktzahl des Matches muss 0 (dann gilt die Einstellung) bis 25 sein.',
    fr: 'Le nombre de points du match doit être de 0 (l’option vaut alors) à 25.',
  },
  'bad-score': {
    nl: 'De stand van een speler is geen getal.',
    en: 'A player’s score is not a number.',
    de: 'Der Spielstand eines Spielers ist keine Zahl.',
    fr: 'Le score d’un joueur n’est pas un nombre.',
  },
  'two-winners': {
    nl: 'Beide spelers hebben de partij al gewonnen.',
    en: 'Both players have already won the match.',
    de: 'Beide Spieler haben die Partie schon gewonnen.',
    fr: 'Les deux joueurs ont déjà gagné la partie.',
  },
  'bad-crawford': {
    nl: 'Het Crawfordspel is het spel waarin iemand nog één punt tekortkomt: schrijf 1 daarvoor en anders 0.',
    en: 'The Crawford game is one in which somebody needs just one more point: write 1 for it and 0 otherwise.',
    de: 'Im Crawford-Spiel fehlt jemandem genau ein Punkt: Schreibe dafür 1, sonst 0.',
    fr: 'Dans la manche de Crawford, il manque un seul point à un joueur : écrivez alors 1, sinon 0.',
  },
  'bad-cube': {
    nl: 'De velden van de verdubbelsteen kloppen niet: hoe vaak gedraaid, van wie (1, 0 of -1), en hoe vaak hoogstens.',
    en: 'The fields of the doubling cube are wrong: how often turned, whose it is (1, 0 or -1), and how often at most.',
    de: 'Die Felder des Dopplerwürfels stimmen nicht: wie oft gedreht, wessen er ist (1, 0 oder -1) und wie oft höchstens.',
    fr: 'Les champs du videau sont faux : combien de fois tourné, à qui il est (1, 0 ou -1) et combien de fois au plus.',
  },
  'cube-too-high': {
    nl: 'De verdubbelsteen gaat niet verder dan 64.',
    en: 'The doubling cube does not go beyond 64.',
    de: 'Der Dopplerwürfel geht nicht über 64 hinaus.',
    fr: 'Le videau ne dépasse pas 64.',
  },
  'cube-owner': {
    nl: 'Een gedraaide verdubbelsteen heeft een bezitter, een ongedraaide ligt in het midden.',
    en: 'A turned doubling cube has an owner, an unturned one lies in the middle.',
    de: 'Ein gedrehter Dopplerwürfel hat einen Besitzer, ein ungedrehter liegt in der Mitte.',
    fr: 'Un videau tourné a un possesseur, un videau non tourné est au milieu.',
  },
  'no-cube': {
    nl: 'In deze partij doet de verdubbelsteen niet mee.',
    en: 'This match is played without the doubling cube.',
    de: 'Diese Partie wird ohne Dopplerwürfel gespielt.',
    fr: 'Cette partie se joue sans videau.',
  },
  'bad-turn': {
    nl: 'Aan de beurt is 1 (onder) of -1 (boven).',
    en: 'The turn is 1 (bottom) or -1 (top).',
    de: 'Am Zug ist 1 (unten) oder -1 (oben).',
    fr: 'Le tour est 1 (bas) ou -1 (haut).',
  },
  'no-double': {
    nl: 'Deze speler mag hier niet verdubbelen.',
    en: 'This player may not double here.',
    de: 'Dieser Spieler darf hier nicht doppeln.',
    fr: 'Ce joueur n’a pas le droit de doubler ici.',
  },
  'bad-dice': {
    nl: 'De worp is 00 (nog te gooien), D (verdubbeld) of twee cijfers van 1 tot 6.',
    en: 'The throw is 00 (still to throw), D (doubled) or two figures from 1 to 6.',
    de: 'Der Wurf ist 00 (noch zu würfeln), D (gedoppelt) oder zwei Ziffern von 1 bis 6.',
    fr: 'Le jet est 00 (à lancer), D (doublé) ou deux chiffres de 1 à 6.',
  },
  'bad-word': {
    nl: 'Een woord achter de XGID is onbekend of past niet bij de rest.',
    en: 'A word after the XGID is unknown or does not fit the rest.',
    de: 'Ein Wort hinter der XGID ist unbekannt oder passt nicht zum Rest.',
    fr: 'Un mot après le XGID est inconnu ou ne va pas avec le reste.',
  },
  'game-over': {
    nl: 'Een speler heeft alle stenen al uitgespeeld.',
    en: 'A player has already borne everything off.',
    de: 'Ein Spieler hat schon alle Steine abgetragen.',
    fr: 'Un joueur a déjà sorti tous ses pions.',
  },
} satisfies Readonly<Record<string, Text>>
