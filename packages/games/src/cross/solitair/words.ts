import type { Words } from '@spellendoos/kernel'

export const words: Words = {
  name: { nl: 'Solitair', en: 'Peg solitaire', de: 'Solitär', fr: 'Solitaire' },
  about: {
    nl: 'Sla pionnen weg tot er één over is, precies in het midden.',
    en: 'Jump pegs away until one is left, right in the centre.',
    de: 'Räume Stifte durch Überspringen ab, bis einer genau in der Mitte übrig ist.',
    fr: 'Faites disparaître les fiches en sautant, jusqu’à n’en garder qu’une, au centre.',
  },
  rules: [
    {
      id: 'solitair.board',
      source: 'book',
      text: {
        nl: 'Je speelt alleen, op een kruis van 33 gaten. De gaten heten 1 tot en met 32, van boven naar beneden en van links naar rechts; het midden telt daarbij niet mee en heet 0.',
        en: 'You play alone, on a cross of 33 holes. The holes are called 1 to 32, from top to bottom and left to right; the centre is not counted among them and is called 0.',
        de: 'Du spielst allein, auf einem Kreuz mit 33 Löchern. Die Löcher heißen 1 bis 32, von oben nach unten und von links nach rechts; die Mitte zählt dabei nicht mit und heißt 0.',
        fr: 'On joue seul, sur une croix de 33 trous. Les trous portent les numéros 1 à 32, de haut en bas et de gauche à droite ; le centre n’est pas compté et porte le 0.',
      },
    },
    {
      id: 'solitair.setup',
      source: 'book',
      text: {
        nl: 'Zet in elk gat een pion, behalve in het midden: dat blijft leeg.',
        en: 'Put a peg in every hole except the centre, which stays empty.',
        de: 'Stecke in jedes Loch einen Stift, nur die Mitte bleibt leer.',
        fr: 'Mettez une fiche dans chaque trou, sauf au centre, qui reste vide.',
      },
    },
    {
      id: 'solitair.with-a-peg',
      source: 'book',
      text: {
        nl: 'Elke zet is een sprong met een pion; in het gat waar je begint, staat er dus een.',
        en: 'Every move is a jump with a peg, so the hole you start from holds one.',
        de: 'Jeder Zug ist ein Sprung mit einem Stift; im Loch, bei dem du anfängst, steckt also einer.',
        fr: 'Chaque coup est un saut avec une fiche : le trou de départ en contient donc une.',
      },
    },
    {
      id: 'solitair.over-a-peg',
      source: 'book',
      text: {
        nl: 'De pion springt over één pion die ernaast staat. Die gaat van het bord.',
        en: 'The peg jumps over one peg next to it. The peg jumped over leaves the board.',
        de: 'Der Stift springt über genau einen Stift daneben. Der übersprungene verlässt das Brett.',
        fr: 'La fiche saute par-dessus une fiche voisine, qui quitte le plateau.',
      },
    },
    {
      id: 'solitair.into-a-hole',
      source: 'book',
      text: {
        nl: 'De sprong eindigt in het gat vlak achter de geslagen pion; dat gat moet leeg zijn.',
        en: 'The jump ends in the hole just behind the peg jumped over; that hole must be empty.',
        de: 'Der Sprung endet im Loch direkt hinter dem übersprungenen Stift; dieses Loch muss leer sein.',
        fr: 'Le saut finit dans le trou juste derrière la fiche sautée ; ce trou doit être vide.',
      },
    },
    {
      id: 'solitair.straight',
      source: 'book',
      text: {
        nl: 'Je springt recht vooruit, achteruit of opzij, altijd drie gaten op één rechte lijn: nooit schuin en nooit om een hoek.',
        en: 'You jump straight up, down or sideways, always along three holes in one straight line: never diagonally and never round a corner.',
        de: 'Du springst gerade nach oben, unten oder zur Seite, immer über drei Löcher in einer geraden Linie: nie schräg und nie um eine Ecke.',
        fr: 'On saute tout droit, en long ou en large, toujours sur trois trous en ligne droite : jamais en diagonale, jamais autour d’un coin.',
      },
    },
    {
      id: 'solitair.no-sliding',
      source: 'book',
      text: {
        nl: 'Een pion naar een leeg gat ernaast schuiven mag niet.',
        en: 'A peg may not slide into an empty hole next to it.',
        de: 'Ein Stift darf nicht in ein leeres Loch daneben geschoben werden.',
        fr: 'On ne peut pas glisser une fiche dans un trou vide voisin.',
      },
    },
    {
      id: 'solitair.first-jump',
      source: 'book',
      text: {
        nl: 'De eerste sprong gaat dus altijd naar het midden: uit gat 5, 15, 18 of 28.',
        en: 'So the first jump always goes to the centre: from hole 5, 15, 18 or 28.',
        de: 'Der erste Sprung geht also immer in die Mitte: aus Loch 5, 15, 18 oder 28.',
        fr: 'Le premier saut va donc toujours au centre : du trou 5, 15, 18 ou 28.',
      },
    },
    {
      id: 'solitair.goal',
      source: 'book',
      text: {
        nl: 'Het is gelukt als er één pion over is en die in het midden staat.',
        en: 'You have succeeded when one peg is left and it stands in the centre.',
        de: 'Es ist geschafft, wenn ein Stift übrig ist und dieser in der Mitte steckt.',
        fr: 'C’est réussi quand il reste une seule fiche et qu’elle est au centre.',
      },
    },
    {
      id: 'solitair.end',
      source: 'settled',
      text: {
        nl: 'Het spel eindigt als er geen sprong meer mogelijk is. Hoe minder pionnen er over zijn, hoe beter.',
        en: 'The game ends when no jump is possible. The fewer pegs left, the better.',
        de: 'Das Spiel endet, wenn kein Sprung mehr möglich ist. Je weniger Stifte übrig sind, desto besser.',
        fr: 'La partie se termine quand aucun saut n’est plus possible. Moins il reste de fiches, mieux c’est.',
      },
    },
    {
      id: 'solitair.chain',
      source: 'settled',
      text: {
        nl: 'Sprongen achter elkaar met dezelfde pion tellen als één zet. Bij evenveel pionnen is minder zetten beter.',
        en: 'Jumps in a row with the same peg count as one move. With equal pegs left, fewer moves are better.',
        de: 'Sprünge hintereinander mit demselben Stift zählen als ein Zug. Bei gleich vielen Stiften sind weniger Züge besser.',
        fr: 'Des sauts successifs avec la même fiche comptent pour un coup. À nombre égal de fiches, moins de coups valent mieux.',
      },
    },
  ],
  says: {
    centre: { nl: 'het midden', en: 'the centre', de: 'die Mitte', fr: 'le centre' },
    hole: { nl: 'gat {hole}', en: 'hole {hole}', de: 'Loch {hole}', fr: 'trou {hole}' },
    standing: {
      nl: '{left} {left|pion|pionnen} over, {moves} {moves|zet|zetten}',
      en: '{left} {left|peg|pegs} left, {moves} {moves|move|moves}',
      de: 'noch {left} {left|Stift|Stifte}, {moves} {moves|Zug|Züge}',
      fr: '{left} {left|fiche|fiches}, {moves} {moves|coup|coups}',
    },
    'coach-peg': {
      nl: 'Kies een pion die kan springen.',
      en: 'Choose a peg that can jump.',
      de: 'Wähle einen Stift, der springen kann.',
      fr: 'Choisissez une fiche qui peut sauter.',
    },
    'coach-hole': {
      nl: 'Kies het lege gat waarin de pion landt.',
      en: 'Choose the empty hole where the peg lands.',
      de: 'Wähle das leere Loch, in dem der Stift landet.',
      fr: 'Choisissez le trou vide où la fiche arrive.',
    },
    jumped: {
      nl: 'Nog {left} {left|pion|pionnen}.',
      en: '{left} {left|peg|pegs} left.',
      de: 'Noch {left} {left|Stift|Stifte}.',
      fr: 'Encore {left} {left|fiche|fiches}.',
    },
    perfect: {
      nl: 'Volmaakt: de laatste pion staat in het midden, na {moves} {moves|zet|zetten}.',
      en: 'Perfect: the last peg stands in the centre, after {moves} {moves|move|moves}.',
      de: 'Vollkommen: Der letzte Stift steckt in der Mitte, nach {moves} {moves|Zug|Zügen}.',
      fr: 'Parfait : la dernière fiche est au centre, après {moves} {moves|coup|coups}.',
    },
    stuck: {
      nl: 'Geen sprong meer mogelijk: {left} {left|pion|pionnen} over, na {moves} {moves|zet|zetten}.',
      en: 'No jump is possible: {left} {left|peg|pegs} left, after {moves} {moves|move|moves}.',
      de: 'Kein Sprung mehr möglich: {left} {left|Stift|Stifte} übrig, nach {moves} {moves|Zug|Zügen}.',
      fr: 'Plus aucun saut possible : {left} {left|fiche reste|fiches restent}, après {moves} {moves|coup|coups}.',
    },
  },
  options: {},
  presets: {
    boekje: { nl: 'Volgens het boekje', en: 'By the book', de: 'Nach dem Büchlein', fr: 'Selon le livret' },
  },
}
