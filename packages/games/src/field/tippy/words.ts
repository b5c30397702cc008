import type { Words } from '@spellendoos/kernel'
import { BY_THE_BOOK_TEXT, SAYS } from '../words.ts'

export const words: Words = {
  name: { nl: 'Tippy', en: 'Tippy', de: 'Tippy', fr: 'Tippy' },
  about: {
    nl: 'Sluit een kring van vier om een pion van een ander en win hem.',
    en: 'Close a ring of four round another’s pawn and win it.',
    de: 'Schließe einen Ring aus vier Figuren um eine fremde und gewinne sie.',
    fr: 'Fermez un encerclement de quatre pions autour d’un autre et gagnez-le.',
  },
  rules: [
    {
      id: 'tippy.board',
      source: 'settled',
      text: {
        nl: 'Je speelt op de kruispunten van het halmabord: de vijftien bij vijftien punten binnen het bord waar vier velden elkaar raken. De kolommen heten a tot en met o van links naar rechts, de rijen 1 tot en met 15 van onder naar boven, gezien vanaf de eerste speler.',
        en: 'You play on the crossings of the halma board: the fifteen by fifteen points inside the board where four squares meet. The columns are called a to o from left to right, the rows 1 to 15 from bottom to top, as the first player sees them.',
        de: 'Gespielt wird auf den Schnittpunkten des Halma-Spielplans: auf den fünfzehn mal fünfzehn Punkten im Inneren, an denen vier Felder zusammenstoßen. Die Spalten heißen a bis o von links nach rechts, die Reihen 1 bis 15 von unten nach oben, vom ersten Spieler aus gesehen.',
        fr: 'On joue sur les intersections du plateau de halma : les quinze points sur quinze de l’intérieur, où quatre cases se touchent. Les colonnes vont de a à o de gauche à droite, les rangées de 1 à 15 de bas en haut, vues du premier joueur.',
      },
    },
    {
      id: 'tippy.pawns',
      source: 'book',
      text: {
        nl: 'Met z’n tweeën, drieën of vieren speelt ieder voor zich, met vijftien pionnen van een eigen kleur. Het bord begint leeg.',
        en: 'Two, three or four players each play on their own, with fifteen pawns of one colour. The board starts empty.',
        de: 'Zu zweit, zu dritt oder zu viert spielt jeder gegen jeden, mit fünfzehn Figuren einer Farbe. Der Spielplan ist zu Beginn leer.',
        fr: 'À deux, trois ou quatre, on joue chacun pour soi, avec quinze pions d’une couleur. Le plateau est vide au départ.',
      },
    },
    {
      id: 'tippy.turn',
      source: 'book',
      text: {
        nl: 'Je plaatst om de beurt één pion, te beginnen bij speler 1.',
        en: 'You place one pawn in turn, beginning with player 1.',
        de: 'Ihr setzt der Reihe nach je eine Figur; Spieler 1 beginnt.',
        fr: 'Chacun pose à son tour un pion, en commençant par le joueur 1.',
      },
    },
    {
      id: 'tippy.own-pawns',
      source: 'book',
      text: {
        nl: 'Je plaatst alleen je eigen pionnen.',
        en: 'You only place your own pawns.',
        de: 'Du setzt nur deine eigenen Figuren.',
        fr: 'Vous ne posez que vos propres pions.',
      },
    },
    {
      id: 'tippy.free-point',
      source: 'book',
      text: {
        nl: 'Een pion komt op een vrij punt; op elk punt staat er hooguit één.',
        en: 'A pawn goes on a free point; no point holds more than one.',
        de: 'Eine Figur kommt auf einen freien Punkt; auf jedem Punkt steht höchstens eine.',
        fr: 'Un pion se pose sur un point libre ; un point n’en porte jamais deux.',
      },
    },
    {
      id: 'tippy.stays',
      source: 'book',
      text: {
        nl: 'Een geplaatste pion wordt niet meer verzet: hij blijft staan tot hij ingesloten wordt.',
        en: 'A placed pawn is not moved any more: it stays until it is enclosed.',
        de: 'Eine gesetzte Figur wird nicht mehr bewegt: Sie bleibt stehen, bis sie eingeschlossen wird.',
        fr: 'Un pion posé ne bouge plus : il reste jusqu’à ce qu’il soit encerclé.',
      },
    },
    {
      id: 'tippy.ring',
      source: 'book',
      text: {
        nl: 'Staan op de vier punten recht naast een pion, links, rechts, boven en onder, allemaal pionnen van anderen, dan is de kring om die pion gesloten. Wie de laatste van die vier plaatst, neemt de ingesloten pion van het bord en heeft hem gewonnen.',
        en: 'When pawns of others stand on all four points straight beside a pawn, left, right, above and below, the ring round it is closed. Whoever places the last of the four takes the enclosed pawn off the board and has won it.',
        de: 'Stehen auf allen vier Punkten gerade neben einer Figur, links, rechts, oben und unten, Figuren anderer Spieler, ist der Ring um sie geschlossen. Wer die letzte der vier setzt, nimmt die eingeschlossene Figur vom Spielplan und hat sie gewonnen.',
        fr: 'Quand des pions d’autres joueurs occupent les quatre points voisins d’un pion, à gauche, à droite, au-dessus et en dessous, l’encerclement est fermé. Qui pose le dernier des quatre retire le pion encerclé et l’a gagné.',
      },
    },
    {
      id: 'tippy.several-players',
      source: 'settled',
      text: {
        nl: 'De vier pionnen van een kring mogen van verschillende spelers zijn, als er maar geen van de eigenaar van de ingesloten pion bij is.',
        en: 'The four pawns of a ring may belong to different players, as long as none belongs to the owner of the enclosed pawn.',
        de: 'Die vier Figuren eines Rings dürfen verschiedenen Spielern gehören, nur keine dem Besitzer der eingeschlossenen Figur.',
        fr: 'Les quatre pions d’un encerclement peuvent être de joueurs différents, pourvu qu’aucun ne soit au propriétaire du pion encerclé.',
      },
    },
    {
      id: 'tippy.edge',
      source: 'settled',
      text: {
        nl: 'Een pion op de rand heeft geen vier buurpunten en wordt dus nooit gewonnen.',
        en: 'A pawn on the edge has no four neighbouring points and is never won.',
        de: 'Eine Figur am Rand hat keine vier Nachbarpunkte und wird nie gewonnen.',
        fr: 'Un pion au bord n’a pas quatre points voisins : il n’est jamais gagné.',
      },
    },
    {
      id: 'tippy.into-ring',
      source: 'settled',
      text: {
        nl: 'Plaats je een pion midden in een kring die al dicht is, dan blijft hij staan.',
        en: 'A pawn that you place inside a ring that is already full stays there.',
        de: 'Setzt du eine Figur in einen schon vollen Ring, bleibt sie stehen.',
        fr: 'Un pion posé au milieu d’un encerclement déjà complet y reste.',
      },
    },
    {
      id: 'tippy.several-rings',
      source: 'settled',
      text: {
        nl: 'Eén pion kan meer kringen tegelijk sluiten; dan win je alle ingesloten pionnen.',
        en: 'One pawn may close several rings at once; then you win all the enclosed pawns.',
        de: 'Eine Figur kann mehrere Ringe zugleich schließen; dann gewinnst du alle eingeschlossenen Figuren.',
        fr: 'Un pion peut fermer plusieurs encerclements à la fois ; vous gagnez alors tous les pions encerclés.',
      },
    },
    {
      id: 'tippy.freed',
      source: 'book',
      text: {
        nl: 'Het vrijgekomen punt is weer te gebruiken.',
        en: 'The freed point may be used again.',
        de: 'Der frei gewordene Punkt darf wieder benutzt werden.',
        fr: 'Le point libéré peut resservir.',
      },
    },
    {
      id: 'tippy.out',
      source: 'settled',
      text: {
        nl: 'Een gewonnen pion komt niet meer in het spel.',
        en: 'A pawn that was won does not come back into the game.',
        de: 'Eine gewonnene Figur kommt nicht mehr ins Spiel.',
        fr: 'Un pion gagné ne revient plus en jeu.',
      },
    },
    {
      id: 'tippy.end',
      source: 'book',
      text: {
        nl: 'De partij is uit als alle pionnen geplaatst zijn. Is er al eerder geen kring meer te sluiten, dan staat de uitslag al vast.',
        en: 'The match is over when all pawns have been placed. If no ring can be closed any more before that, the result already stands.',
        de: 'Die Partie ist zu Ende, wenn alle Figuren gesetzt sind. Lässt sich schon vorher kein Ring mehr schließen, steht das Ergebnis bereits fest.',
        fr: 'La partie est finie quand tous les pions sont posés. Si plus aucun encerclement ne peut être fermé avant cela, le résultat est déjà acquis.',
      },
    },
    {
      id: 'tippy.score',
      source: 'book',
      text: {
        nl: 'Trek je verloren pionnen van je gewonnen pionnen af: wie dan het meeste overhoudt, wint. Bij gelijke stand bovenaan delen die spelers de eerste plaats.',
        en: 'Subtract the pawns you lost from the pawns you won: whoever has the most left wins. Players level at the top share first place.',
        de: 'Zieh deine verlorenen Figuren von den gewonnenen ab: Wer dann am meisten übrig hat, gewinnt. Bei Gleichstand an der Spitze teilen sich diese Spieler den ersten Rang.',
        fr: 'Retranchez vos pions perdus de vos pions gagnés : qui en garde le plus gagne. En cas d’égalité en tête, ces joueurs partagent la première place.',
      },
    },
    {
      id: 'tippy.above-zero',
      source: 'book',
      text: {
        nl: 'Winnen kan alleen wie meer pionnen won dan verloor. Lukt dat niemand, dan is het remise.',
        en: 'Only a player who won more pawns than were lost can win. If nobody did, the match is a draw.',
        de: 'Gewinnen kann nur, wer mehr Figuren gewonnen als verloren hat. Gelingt das niemandem, ist die Partie remis.',
        fr: 'Seul peut gagner qui a gagné plus de pions qu’il n’en a perdu. Si personne n’y parvient, la partie est nulle.',
      },
    },
  ],
  says: {
    ...SAYS,
    placed: {
      nl: '{seat} plaatst een pion op {to}.',
      en: '{seat} places a pawn on {to}.',
      de: '{seat} setzt eine Figur auf {to}.',
      fr: '{seat} pose un pion en {to}.',
    },
    took: {
      nl: '{seat} sluit de kring en wint de pion van {victimSeat} op {at}.',
      en: '{seat} closes the ring and wins the pawn of {victimSeat} on {at}.',
      de: '{seat} schließt den Ring und gewinnt die Figur von {victimSeat} auf {at}.',
      fr: '{seat} ferme l’encerclement et gagne le pion de {victimSeat} en {at}.',
    },
    won: {
      nl: '{seat} wint, met {points} {points|pion|pionnen} meer gewonnen dan verloren.',
      en: '{seat} wins, with {points} {points|pawn|pawns} more won than lost.',
      de: '{seat} gewinnt, mit {points} {points|Figur|Figuren} mehr gewonnen als verloren.',
      fr: '{seat} gagne, avec {points} {points|pion|pions} de plus gagnés que perdus.',
    },
    drawn: {
      nl: 'Niemand won meer pionnen dan hij verloor: remise.',
      en: 'Nobody won more pawns than were lost: a draw.',
      de: 'Niemand hat mehr Figuren gewonnen als verloren: remis.',
      fr: 'Personne n’a gagné plus de pions qu’il n’en a perdu : la partie est nulle.',
    },
    standing: { nl: '+{won} −{lost}', en: '+{won} −{lost}', de: '+{won} −{lost}', fr: '+{won} −{lost}' },
    'coach-place': {
      nl: 'Plaats een pion op een vrij kruispunt; je hebt er nog {hand}.',
      en: 'Place a pawn on a free crossing; you have {hand} left.',
      de: 'Setze eine Figur auf einen freien Schnittpunkt; du hast noch {hand}.',
      fr: 'Posez un pion sur une intersection libre ; il vous en reste {hand}.',
    },
  },
  options: {},
  presets: { boekje: BY_THE_BOOK_TEXT },
}
