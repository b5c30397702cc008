import type { Words } from '@spellendoos/kernel'

export const words: Words = {
  name: { nl: 'Paardesprong', en: 'Knight’s tour', de: 'Rösselsprung', fr: 'Le tour du cavalier' },
  about: {
    nl: 'Leid het paard over alle honderd velden, elk veld precies één keer.',
    en: 'Lead the knight over all hundred squares, each of them exactly once.',
    de: 'Führe den Springer über alle hundert Felder, jedes genau einmal.',
    fr: 'Menez le cavalier sur les cent cases, chacune une seule fois.',
  },
  rules: [
    {
      id: 'paardesprong.board',
      source: 'book',
      text: {
        nl: 'Je speelt alleen, met één paard op een dambord van tien bij tien. De kolommen heten a tot en met j van links naar rechts, de rijen 1 tot en met 10 van onder naar boven.',
        en: 'You play alone, with one knight on a draughtboard of ten by ten. The columns are called a to j from left to right, the rows 1 to 10 from bottom to top.',
        de: 'Du spielst allein, mit einem Springer auf einem Damebrett mit zehn mal zehn Feldern. Die Spalten heißen a bis j von links nach rechts, die Reihen 1 bis 10 von unten nach oben.',
        fr: 'On joue seul, avec un cavalier sur un damier de dix sur dix. Les colonnes vont de a à j de gauche à droite, les rangées de 1 à 10 de bas en haut.',
      },
    },
    {
      id: 'paardesprong.start',
      source: 'book',
      text: {
        nl: 'Zet het paard eerst op een veld naar keuze. Dat veld is daarmee bezocht.',
        en: 'First set the knight down on a square of your choice. That square then counts as visited.',
        de: 'Stelle den Springer zuerst auf ein Feld deiner Wahl. Dieses Feld ist damit besucht.',
        fr: 'Posez d’abord le cavalier sur la case de votre choix. Cette case compte alors comme visitée.',
      },
    },
    {
      id: 'paardesprong.jump',
      source: 'book',
      text: {
        nl: 'Het paard springt twee velden recht en dan één veld opzij, in elke richting; wat ertussen ligt, telt niet. Van a1 kan het dus naar b3 of c2, en van c2 naar a1, a3, b4, d4, e1 of e3.',
        en: 'The knight jumps two squares straight and then one sideways, in any direction; what lies between does not matter. So from a1 it goes to b3 or c2, and from c2 to a1, a3, b4, d4, e1 or e3.',
        de: 'Der Springer zieht zwei Felder gerade und dann eines zur Seite, in jede Richtung; was dazwischenliegt, zählt nicht. Von a1 kommt er also nach b3 oder c2, und von c2 nach a1, a3, b4, d4, e1 oder e3.',
        fr: 'Le cavalier saute de deux cases en ligne droite puis d’une de côté, dans toutes les directions ; ce qui se trouve entre les deux ne compte pas. De a1 il va donc en b3 ou c2, et de c2 en a1, a3, b4, d4, e1 ou e3.',
      },
    },
    {
      id: 'paardesprong.knight',
      source: 'book',
      text: {
        nl: 'Er is maar één paard: elke sprong begint waar het staat.',
        en: 'There is only one knight: every jump begins where it stands.',
        de: 'Es gibt nur einen Springer: Jeder Sprung beginnt dort, wo er steht.',
        fr: 'Il n’y a qu’un cavalier : chaque saut part de là où il se trouve.',
      },
    },
    {
      id: 'paardesprong.once',
      source: 'book',
      text: {
        nl: 'Een veld dat al bezocht is, mag je niet nog eens gebruiken. Op elk bezocht veld staat het hoeveelste het was.',
        en: 'A square that has been visited may not be used again. Every visited square shows when its turn was.',
        de: 'Ein besuchtes Feld darfst du nicht noch einmal benutzen. Auf jedem besuchten Feld steht, das wievielte es war.',
        fr: 'Une case déjà visitée ne peut plus servir. Chaque case visitée porte son numéro d’ordre.',
      },
    },
    {
      id: 'paardesprong.goal',
      source: 'book',
      text: {
        nl: 'Het is gelukt als het paard op alle honderd velden is geweest.',
        en: 'You have succeeded when the knight has been on all hundred squares.',
        de: 'Es ist geschafft, wenn der Springer auf allen hundert Feldern war.',
        fr: 'C’est réussi quand le cavalier est passé sur les cent cases.',
      },
    },
    {
      id: 'paardesprong.closed',
      source: 'settled',
      text: {
        nl: 'Kan het paard van het laatste veld weer naar het eerste springen, dan is de rondgang gesloten. Dat is het mooist, maar het hoeft niet.',
        en: 'If the knight could jump from the last square back to the first, the tour is closed. That is the finest, but not needed.',
        de: 'Könnte der Springer vom letzten Feld wieder auf das erste springen, ist die Tour geschlossen. Das ist am schönsten, aber nicht nötig.',
        fr: 'Si le cavalier pouvait sauter de la dernière case à la première, le tour est fermé. C’est le plus beau, mais ce n’est pas obligatoire.',
      },
    },
    {
      id: 'paardesprong.undo',
      source: 'book',
      text: {
        nl: 'Ben je verkeerd gesprongen, dan mag je zetten terugnemen, zo veel als je wilt.',
        en: 'If you have jumped wrongly you may take moves back, as many as you like.',
        de: 'Bist du falsch gesprungen, darfst du Züge zurücknehmen, so viele du willst.',
        fr: 'Si vous avez mal sauté, vous pouvez reprendre vos coups, autant que vous voulez.',
      },
    },
    {
      id: 'paardesprong.stuck',
      source: 'settled',
      text: {
        nl: 'Is er geen onbezocht veld meer te bereiken, dan is het paard vastgelopen en is het spel uit. Hoe meer bezochte velden, hoe beter.',
        en: 'When no square that is not yet visited can be reached, the knight is stuck and the game is over. The more squares visited, the better.',
        de: 'Ist kein unbesuchtes Feld mehr zu erreichen, ist der Springer festgefahren und das Spiel zu Ende. Je mehr besuchte Felder, desto besser.',
        fr: 'Quand aucune case non visitée n’est plus à portée, le cavalier est sans issue et la partie est finie. Plus il y a de cases visitées, mieux c’est.',
      },
    },
  ],
  says: {
    knight: { nl: 'het paard', en: 'the knight', de: 'der Springer', fr: 'le cavalier' },
    visit: {
      nl: 'bezocht als {nth}',
      en: 'visited as {nth}',
      de: 'besucht als {nth}',
      fr: 'visitée : {nth}',
    },
    standing: {
      nl: '{visited} van 100 velden',
      en: '{visited} of 100 squares',
      de: '{visited} von 100 Feldern',
      fr: '{visited} cases sur 100',
    },
    'set-down': {
      nl: 'Het paard begint op {to}.',
      en: 'The knight begins on {to}.',
      de: 'Der Springer beginnt auf {to}.',
      fr: 'Le cavalier commence en {to}.',
    },
    jumped: {
      nl: 'Naar {to}: veld {visited}.',
      en: 'To {to}: square {visited}.',
      de: 'Nach {to}: Feld {visited}.',
      fr: 'En {to} : case {visited}.',
    },
    complete: {
      nl: 'Gelukt: het paard is op alle honderd velden geweest.',
      en: 'Done: the knight has been on all hundred squares.',
      de: 'Geschafft: Der Springer war auf allen hundert Feldern.',
      fr: 'Réussi : le cavalier est passé sur les cent cases.',
    },
    closed: {
      nl: 'Volmaakt: alle honderd velden, en de rondgang is gesloten.',
      en: 'Perfect: all hundred squares, and the tour is closed.',
      de: 'Perfekt: alle hundert Felder, und die Tour ist geschlossen.',
      fr: 'Parfait : les cent cases, et le tour est fermé.',
    },
    stuck: {
      nl: 'Het paard is vastgelopen, na {visited} {visited|veld|velden}.',
      en: 'The knight is stuck, after {visited} {visited|square|squares}.',
      de: 'Der Springer ist festgefahren, nach {visited} {visited|Feld|Feldern}.',
      fr: 'Le cavalier est sans issue, après {visited} {visited|case|cases}.',
    },
    'coach-start': {
      nl: 'Zet het paard op een veld naar keuze.',
      en: 'Set the knight down on any square.',
      de: 'Stelle den Springer auf ein Feld deiner Wahl.',
      fr: 'Posez le cavalier sur la case de votre choix.',
    },
    'coach-jump': {
      nl: 'Kies een sprong: {ways} {ways|mogelijkheid|mogelijkheden}, nog {left} {left|veld|velden}.',
      en: 'Choose a jump: {ways} {ways|way|ways} on, {left} {left|square|squares} left.',
      de: 'Wähle einen Sprung: {ways} {ways|Möglichkeit|Möglichkeiten}, noch {left} {left|Feld|Felder}.',
      fr: 'Choisissez un saut : {ways} {ways|possibilité|possibilités}, encore {left} {left|case|cases}.',
    },
  },
  options: {},
  presets: {
    boekje: { nl: 'Volgens het boekje', en: 'By the book', de: 'Nach dem Regelheft', fr: 'Selon le livret' },
  },
}
