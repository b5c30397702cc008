import type { Words } from '@spellendoos/kernel'

export const words: Words = {
  name: { nl: 'Keerzijde', en: 'Reversi', de: 'Reversi', fr: 'Reversi' },
  about: {
    nl: 'Sluit stenen van je tegenstander in en draai ze om naar jouw kleur.',
    en: 'Enclose your opponent’s discs and turn them over to your colour.',
    de: 'Schließe gegnerische Steine ein und drehe sie auf deine Farbe um.',
    fr: 'Encadrez les pions de votre adversaire et retournez-les à votre couleur.',
  },
  rules: [
    {
      id: 'keerzijde.board',
      source: 'book',
      text: {
        nl: 'Je speelt op een dambord van tien bij tien, op alle honderd velden. De kolommen heten a tot en met j van links naar rechts, de rijen 1 tot en met 10 van onder naar boven, gezien vanaf de eerste speler.',
        en: 'You play on a draughtboard of ten by ten, on all hundred squares. The columns are called a to j from left to right, the rows 1 to 10 from bottom to top, as the first player sees them.',
        de: 'Gespielt wird auf einem Damebrett mit zehn mal zehn Feldern, auf allen hundert. Die Spalten heißen a bis j von links nach rechts, die Reihen 1 bis 10 von unten nach oben, vom ersten Spieler aus gesehen.',
        fr: 'On joue sur un damier de dix sur dix, sur les cent cases. Les colonnes vont de a à j de gauche à droite, les rangées de 1 à 10 de bas en haut, vues du premier joueur.',
      },
    },
    {
      id: 'keerzijde.stones',
      source: 'book',
      text: {
        nl: 'Je speelt met z’n tweeën, elk met vijftig stenen die aan de ene kant rood en aan de andere kant geel zijn. De eerste speler legt zijn stenen met rood boven, de tweede met geel.',
        en: 'There are two players, each with fifty discs that are red on one side and yellow on the other. The first player lays discs with red up, the second with yellow up.',
        de: 'Es spielen zwei, jeder mit fünfzig Steinen, die auf einer Seite rot und auf der anderen gelb sind. Der erste Spieler legt seine Steine mit Rot nach oben, der zweite mit Gelb.',
        fr: 'Le jeu se joue à deux, chacun avec cinquante pions rouges d’un côté et jaunes de l’autre. Le premier joueur pose les siens côté rouge, le second côté jaune.',
      },
    },
    {
      id: 'keerzijde.start',
      source: 'book',
      text: {
        nl: 'Om te beginnen legt de eerste speler rode stenen op d5 en e5, en de tweede gele op d4 en e4.',
        en: 'To begin with, the first player lays red discs on d5 and e5, and the second yellow ones on d4 and e4.',
        de: 'Zu Beginn legt der erste Spieler rote Steine auf d5 und e5, der zweite gelbe auf d4 und e4.',
        fr: 'Pour commencer, le premier joueur pose des pions rouges en d5 et e5, le second des jaunes en d4 et e4.',
      },
    },
    {
      id: 'keerzijde.crossed',
      source: 'settled',
      text: {
        nl: 'Met de instelling gekruist midden is dat anders: rood ligt dan op e5 en f6, geel op f5 en e6.',
        en: 'With the option crossed centre this is different: red lies on e5 and f6, yellow on f5 and e6.',
        de: 'Mit der Einstellung gekreuzte Mitte ist das anders: Rot liegt dann auf e5 und f6, Gelb auf f5 und e6.',
        fr: 'Avec l’option centre croisé, c’est différent : rouge est en e5 et f6, jaune en f5 et e6.',
      },
    },
    {
      id: 'keerzijde.first',
      source: 'settled',
      text: {
        nl: 'Daarna is rood het eerst aan de beurt.',
        en: 'Then red has the first turn.',
        de: 'Danach ist Rot als Erster am Zug.',
        fr: 'Ensuite, c’est aux rouges de jouer en premier.',
      },
    },
    {
      id: 'keerzijde.turn',
      source: 'book',
      text: {
        nl: 'Je legt om de beurt één steen, met je eigen kleur boven.',
        en: 'You lay one disc in turn, with your own colour up.',
        de: 'Ihr legt der Reihe nach je einen Stein, mit der eigenen Farbe nach oben.',
        fr: 'Chacun pose à son tour un pion, sa couleur au-dessus.',
      },
    },
    {
      id: 'keerzijde.free-field',
      source: 'book',
      text: {
        nl: 'Een steen leg je op een vrij veld; op elk veld ligt er hooguit één.',
        en: 'A disc is laid on a free square; no square holds more than one.',
        de: 'Ein Stein kommt auf ein freies Feld; auf jedem Feld liegt höchstens einer.',
        fr: 'Un pion se pose sur une case libre ; une case n’en porte jamais deux.',
      },
    },
    {
      id: 'keerzijde.row',
      source: 'book',
      text: {
        nl: 'Ingesloten is een rij stenen van de andere kleur die zonder gat in een rechte lijn ligt, recht of schuin, tussen de steen die je legt en een steen van je eigen kleur.',
        en: 'Enclosed is a row of discs of the other colour that lie without a gap in a straight line, along a row, a column or a diagonal, between the disc you lay and a disc of your own colour.',
        de: 'Eingeschlossen ist eine Reihe von Steinen der anderen Farbe, die ohne Lücke in gerader Linie liegen, waagerecht, senkrecht oder diagonal, zwischen dem gelegten Stein und einem Stein deiner Farbe.',
        fr: 'Est encadrée une rangée de pions de l’autre couleur alignés sans trou, en long, en large ou en diagonale, entre le pion que vous posez et un pion de votre couleur.',
      },
    },
    {
      id: 'keerzijde.enclose',
      source: 'book',
      text: {
        nl: 'De steen die je legt, moet minstens één steen van de andere kleur insluiten.',
        en: 'The disc you lay must enclose at least one disc of the other colour.',
        de: 'Der Stein, den du legst, muss mindestens einen Stein der anderen Farbe einschließen.',
        fr: 'Le pion que vous posez doit encadrer au moins un pion de l’autre couleur.',
      },
    },
    {
      id: 'keerzijde.turned',
      source: 'book',
      text: {
        nl: 'De ingesloten stenen draai je om naar jouw kleur. Ze blijven liggen en kunnen later weer van kleur wisselen, zo vaak als het gebeurt.',
        en: 'You turn the enclosed discs over to your colour. They stay on the board and may change colour again later, any number of times.',
        de: 'Die eingeschlossenen Steine drehst du auf deine Farbe um. Sie bleiben liegen und können später wieder die Farbe wechseln, beliebig oft.',
        fr: 'Vous retournez les pions encadrés à votre couleur. Ils restent en place et peuvent encore changer de couleur, autant de fois qu’il le faut.',
      },
    },
    {
      id: 'keerzijde.one-row',
      source: 'book',
      text: {
        nl: 'Sluit één steen meer rijen in, dan kies je één rij: alleen de stenen van die rij draai je om.',
        en: 'If one disc encloses several rows, you choose one row: only the discs of that row are turned over.',
        de: 'Schließt ein Stein mehrere Reihen ein, wählst du eine davon: Nur die Steine dieser Reihe werden umgedreht.',
        fr: 'Si un pion encadre plusieurs rangées, vous en choisissez une : seuls les pions de cette rangée sont retournés.',
      },
    },
    {
      id: 'keerzijde.all-rows',
      source: 'book',
      text: {
        nl: 'Met de instelling alle rijen is dat anders: je draait de stenen van alle ingesloten rijen om, zonder te kiezen.',
        en: 'With the option all rows this is different: the discs of all enclosed rows are turned over, without a choice.',
        de: 'Mit der Einstellung alle Reihen ist das anders: Die Steine aller eingeschlossenen Reihen werden umgedreht, ohne Wahl.',
        fr: 'Avec l’option toutes les rangées, c’est différent : les pions de toutes les rangées encadrées sont retournés, sans choix.',
      },
    },
    {
      id: 'keerzijde.notation',
      source: 'settled',
      text: {
        nl: 'Een zet schrijf je als het veld van de steen: d3. Alleen als er een rij te kiezen valt, komt het veld van je eigen steen aan het andere eind erbij: f3-d5. Op het bord tik je een steen van die rij aan.',
        en: 'A move is written as the square of the disc: d3. Only where there is a row to choose, the square of your own disc at its other end is added: f3-d5. On the board you tap a disc of that row.',
        de: 'Ein Zug wird als das Feld des Steins geschrieben: d3. Nur wenn eine Reihe zu wählen ist, kommt das Feld deines Steins am anderen Ende dazu: f3-d5. Auf dem Brett tippst du einen Stein dieser Reihe an.',
        fr: 'Un coup s’écrit par la case du pion : d3. Quand il y a une rangée à choisir, et seulement alors, on ajoute la case de votre pion à l’autre bout : f3-d5. Sur le plateau, vous touchez un pion de cette rangée.',
      },
    },
    {
      id: 'keerzijde.pass',
      source: 'book',
      text: {
        nl: 'Kun je nergens een steen insluiten, dan pas je en is de ander aan de beurt.',
        en: 'If you cannot enclose a disc anywhere, you pass and it is the other’s turn.',
        de: 'Kannst du nirgends einen Stein einschließen, passt du, und der andere ist am Zug.',
        fr: 'Si vous ne pouvez encadrer aucun pion, vous passez et c’est à l’autre de jouer.',
      },
    },
    {
      id: 'keerzijde.no-passing',
      source: 'book',
      text: {
        nl: 'Passen mag alleen dan: wie kan insluiten, moet een steen leggen.',
        en: 'Only then may you pass: a player who can enclose must lay a disc.',
        de: 'Nur dann darfst du passen: Wer einschließen kann, muss einen Stein legen.',
        fr: 'On ne passe que dans ce cas : qui peut encadrer doit poser un pion.',
      },
    },
    {
      id: 'keerzijde.supply',
      source: 'settled',
      text: {
        nl: 'Zijn je vijftig stenen op omdat de ander heeft gepast, dan leg je verder met stenen van de ander, jouw kleur boven.',
        en: 'If your fifty discs are used up because the other has passed, you go on with the other’s discs, your colour up.',
        de: 'Sind deine fünfzig Steine aufgebraucht, weil der andere gepasst hat, legst du mit dessen Steinen weiter, deine Farbe nach oben.',
        fr: 'Si vos cinquante pions sont épuisés parce que l’autre a passé, vous continuez avec les siens, votre couleur au-dessus.',
      },
    },
    {
      id: 'keerzijde.full',
      source: 'book',
      text: {
        nl: 'De partij is uit als alle honderd stenen liggen en het bord vol is.',
        en: 'The match is over when all hundred discs have been laid and the board is full.',
        de: 'Die Partie ist zu Ende, wenn alle hundert Steine liegen und das Brett voll ist.',
        fr: 'La partie est finie quand les cent pions sont posés et que le damier est plein.',
      },
    },
    {
      id: 'keerzijde.nobody',
      source: 'book',
      text: {
        nl: 'De partij is ook uit als geen van beide spelers nog kan insluiten.',
        en: 'The match is also over when neither player can enclose any more.',
        de: 'Die Partie ist auch zu Ende, wenn keiner der beiden mehr einschließen kann.',
        fr: 'La partie est finie aussi quand plus personne ne peut encadrer.',
      },
    },
    {
      id: 'keerzijde.winner',
      source: 'book',
      text: {
        nl: 'Wie dan de meeste stenen in zijn kleur heeft, wint. Vrije velden tellen voor niemand.',
        en: 'Whoever then has the most discs of their colour wins. Free squares count for nobody.',
        de: 'Wer dann die meisten Steine in seiner Farbe hat, gewinnt. Freie Felder zählen für niemanden.',
        fr: 'Qui a alors le plus de pions à sa couleur gagne. Les cases libres ne comptent pour personne.',
      },
    },
    {
      id: 'keerzijde.tie',
      source: 'settled',
      text: {
        nl: 'Liggen er evenveel rode als gele stenen, dan is het remise.',
        en: 'With as many red discs as yellow ones the match is a draw.',
        de: 'Liegen gleich viele rote und gelbe Steine, ist die Partie remis.',
        fr: 'S’il y a autant de pions rouges que de jaunes, la partie est nulle.',
      },
    },
  ],
  says: {
    laid: {
      nl: '{seat} legt op {to} en draait {stones} {stones|steen|stenen} om.',
      en: '{seat} lays on {to} and turns over {stones} {stones|disc|discs}.',
      de: '{seat} legt auf {to} und dreht {stones} {stones|Stein|Steine} um.',
      fr: '{seat} pose en {to} et retourne {stones} {stones|pion|pions}.',
    },
    passed: {
      nl: '{seat} kan niet insluiten en past.',
      en: '{seat} cannot enclose and passes.',
      de: '{seat} kann nicht einschließen und passt.',
      fr: '{seat} ne peut pas encadrer et passe.',
    },
    full: {
      nl: 'Het bord is vol.',
      en: 'The board is full.',
      de: 'Das Brett ist voll.',
      fr: 'Le damier est plein.',
    },
    nobody: {
      nl: 'Niemand kan nog insluiten.',
      en: 'Nobody can enclose any more.',
      de: 'Niemand kann mehr einschließen.',
      fr: 'Plus personne ne peut encadrer.',
    },
    won: {
      nl: '{seat} wint met {most} tegen {least}.',
      en: '{seat} wins by {most} to {least}.',
      de: '{seat} gewinnt mit {most} zu {least}.',
      fr: '{seat} gagne par {most} à {least}.',
    },
    tied: {
      nl: 'Beide kleuren hebben {stones} {stones|steen|stenen}: remise.',
      en: 'Both colours have {stones} {stones|disc|discs}: a draw.',
      de: 'Beide Farben haben {stones} {stones|Stein|Steine}: remis.',
      fr: 'Les deux couleurs ont {stones} {stones|pion|pions} : la partie est nulle.',
    },
    'red-stone': { nl: 'rode steen', en: 'red disc', de: 'roter Stein', fr: 'pion rouge' },
    'yellow-stone': { nl: 'gele steen', en: 'yellow disc', de: 'gelber Stein', fr: 'pion jaune' },
    'plays-red': { nl: 'rood', en: 'red', de: 'Rot', fr: 'rouge' },
    'plays-yellow': { nl: 'geel', en: 'yellow', de: 'Gelb', fr: 'jaune' },
    pass: { nl: 'Passen', en: 'Pass', de: 'Passen', fr: 'Passer' },
    'coach-turn': {
      nl: '{seat} is aan de beurt.',
      en: 'It is {seat}’s turn.',
      de: '{seat} ist am Zug.',
      fr: 'C’est à {seat} de jouer.',
    },
    'coach-red': {
      nl: 'Leg een rode steen waar hij gele stenen insluit.',
      en: 'Lay a red disc where it encloses yellow ones.',
      de: 'Lege einen roten Stein so, dass er gelbe einschließt.',
      fr: 'Posez un pion rouge qui encadre des jaunes.',
    },
    'coach-yellow': {
      nl: 'Leg een gele steen waar hij rode stenen insluit.',
      en: 'Lay a yellow disc where it encloses red ones.',
      de: 'Lege einen gelben Stein so, dass er rote einschließt.',
      fr: 'Posez un pion jaune qui encadre des rouges.',
    },
    'coach-row': {
      nl: 'Deze steen sluit meer rijen in: tik een steen aan van de rij die je omdraait.',
      en: 'This disc encloses several rows: tap a disc of the row to turn over.',
      de: 'Dieser Stein schließt mehrere Reihen ein: Tippe einen Stein der Reihe an, die du umdrehst.',
      fr: 'Ce pion encadre plusieurs rangées : touchez un pion de celle que vous retournez.',
    },
    'coach-pass': {
      nl: 'Je kunt nergens insluiten: je moet passen.',
      en: 'You cannot enclose anywhere: you must pass.',
      de: 'Du kannst nirgends einschließen: Du musst passen.',
      fr: 'Vous ne pouvez rien encadrer : vous devez passer.',
    },
  },
  options: {
    rows: {
      nl: 'Eén rij naar keuze of alle ingesloten rijen omdraaien.',
      en: 'Turn over one row of your choice or all enclosed rows.',
      de: 'Eine Reihe nach Wahl oder alle eingeschlossenen Reihen umdrehen.',
      fr: 'Retourner une rangée au choix ou toutes les rangées encadrées.',
    },
    start: {
      nl: 'De vier eerste stenen: als in het boekje of met gekruist midden.',
      en: 'The first four discs: as in the rulebook or with a crossed centre.',
      de: 'Die ersten vier Steine: wie im Regelheft oder mit gekreuzter Mitte.',
      fr: 'Les quatre premiers pions : comme dans le livret ou avec le centre croisé.',
    },
  },
  choices: {
    'rows.one': { nl: 'één rij', en: 'one row', de: 'eine Reihe', fr: 'une rangée' },
    'rows.all': { nl: 'alle rijen', en: 'all rows', de: 'alle Reihen', fr: 'toutes les rangées' },
    'start.book': {
      nl: 'als in het boekje',
      en: 'as in the rulebook',
      de: 'wie im Regelheft',
      fr: 'comme dans le livret',
    },
    'start.crossed': {
      nl: 'gekruist midden',
      en: 'crossed centre',
      de: 'gekreuzte Mitte',
      fr: 'centre croisé',
    },
  },
  presets: {
    boekje: { nl: 'Volgens het boekje', en: 'By the book', de: 'Nach dem Regelheft', fr: 'Selon le livret' },
    modern: {
      nl: 'Modern: alle rijen omdraaien, gekruist midden',
      en: 'Modern: turn over all rows, crossed centre',
      de: 'Modern: alle Reihen umdrehen, gekreuzte Mitte',
      fr: 'Moderne : retourner toutes les rangées, centre croisé',
    },
  },
}
