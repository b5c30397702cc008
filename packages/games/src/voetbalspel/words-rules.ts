import type { Rule } from '@spellendoos/kernel'

/** The rules, in the order in which a stranger needs them. */
export const rules: readonly Rule[] = [
  {
    id: 'voetbalspel.object',
    source: 'book',
    text: {
      nl: 'Twee ploegen spelen tegen elkaar, elk met een eigen doel. Wie aan het einde de meeste doelpunten heeft, wint.',
      en: 'Two teams play each other, each with its own goal. The team with the most goals at the end wins.',
      de: 'Zwei Mannschaften spielen gegeneinander, jede mit einem eigenen Tor. Wer am Ende die meisten Tore geschossen hat, gewinnt.',
      fr: 'Deux équipes s’affrontent, chacune avec son but. Qui a marqué le plus de buts à la fin gagne.',
    },
  },
  {
    id: 'voetbalspel.pitch',
    source: 'settled',
    text: {
      nl: 'Het speelveld heeft 15 kolommen, a tot en met o, en 21 rijen. Achter de rijen 1 en 21 ligt een doel van drie velden: g, h en i. Speler 1 heeft het doel achter rij 1 en speelt naar rij 21, speler 2 andersom.',
      en: 'The pitch has 15 columns, a to o, and 21 rows. Behind rows 1 and 21 lies a goal of three squares: g, h and i. Player 1 has the goal behind row 1 and plays towards row 21, player 2 the other way.',
      de: 'Das Spielfeld hat 15 Spalten, a bis o, und 21 Reihen. Hinter den Reihen 1 und 21 liegt je ein Tor aus drei Feldern: g, h und i. Spieler 1 hat das Tor hinter Reihe 1 und spielt auf Reihe 21 zu, Spieler 2 umgekehrt.',
      fr: 'Le terrain a 15 colonnes, de a à o, et 21 rangées. Derrière les rangées 1 et 21 se trouve un but de trois cases : g, h et i. Le joueur 1 défend le but derrière la rangée 1 et joue vers la rangée 21, le joueur 2 en sens inverse.',
    },
  },
  {
    id: 'voetbalspel.areas',
    source: 'settled',
    text: {
      nl: 'Elk strafschopgebied beslaat de kolommen d tot en met l: de rijen 1–5 en 17–21. De strafschopstippen zijn h4 en h18. Op a1, o1, a21 en o21 staan de cornervlaggen.',
      en: 'Each penalty area covers columns d to l: rows 1–5 and 17–21. The penalty spots are h4 and h18. The corner flags stand on a1, o1, a21 and o21.',
      de: 'Jeder Strafraum reicht von Spalte d bis l: Reihen 1–5 und 17–21. Die Elfmeterpunkte sind h4 und h18. Auf a1, o1, a21 und o21 stehen die Eckfahnen.',
      fr: 'Chaque surface de réparation va de la colonne d à la colonne l : rangées 1–5 et 17–21. Les points de penalty sont h4 et h18. Les drapeaux de corner sont en a1, o1, a21 et o21.',
    },
  },
  {
    id: 'voetbalspel.circle',
    source: 'settled',
    text: {
      nl: 'De middencirkel bestaat uit de velden die hoogstens twee rijen en twee kolommen van h11 liggen, zonder de vier hoeken f9, j9, f13 en j13.',
      en: 'The centre circle is made of the squares at most two rows and two columns from h11, without the four corners f9, j9, f13 and j13.',
      de: 'Der Mittelkreis besteht aus den Feldern, die höchstens zwei Reihen und zwei Spalten von h11 entfernt sind, ohne die vier Ecken f9, j9, f13 und j13.',
      fr: 'Le rond central comprend les cases situées à deux rangées et deux colonnes au plus de h11, sauf les quatre coins f9, j9, f13 et j13.',
    },
  },
  {
    id: 'voetbalspel.coloured-squares',
    source: 'settled',
    text: {
      nl: 'Gekleurde velden op de helft van de rijen 12–21: zwart e19 k19; groen c21 e21 k21 m21; rood c14 h15 m14 f20; blauw e13 k13 b17 n17; pijlen d15 en l15 (2 recht vooruit), g13 (3 schuin links) en i13 (3 schuin rechts). Op de andere helft liggen ze een halve slag gedraaid.',
      en: 'Coloured squares in the half of rows 12–21: black e19 k19; green c21 e21 k21 m21; red c14 h15 m14 f20; blue e13 k13 b17 n17; arrows d15 and l15 (2 straight forward), g13 (3 diagonally left) and i13 (3 diagonally right). In the other half they lie turned half round.',
      de: 'Farbfelder in der Hälfte der Reihen 12–21: schwarz e19 k19; grün c21 e21 k21 m21; rot c14 h15 m14 f20; blau e13 k13 b17 n17; Pfeile d15 und l15 (2 gerade vorwärts), g13 (3 diagonal links) und i13 (3 diagonal rechts). In der anderen Hälfte liegen sie um eine halbe Drehung versetzt.',
      fr: 'Cases de couleur dans la moitié des rangées 12–21 : noires e19 k19 ; vertes c21 e21 k21 m21 ; rouges c14 h15 m14 f20 ; bleues e13 k13 b17 n17 ; flèches d15 et l15 (2 en avant), g13 (3 en diagonale à gauche) et i13 (3 en diagonale à droite). Dans l’autre moitié, elles sont disposées après un demi-tour.',
    },
  },
  {
    id: 'voetbalspel.team',
    source: 'settled',
    text: {
      nl: 'Elke ploeg heeft elf spelers, onder wie de keeper.',
      en: 'Each team has eleven men, the keeper included.',
      de: 'Jede Mannschaft hat elf Spieler, den Torwart eingerechnet.',
      fr: 'Chaque équipe a onze joueurs, gardien compris.',
    },
  },
  {
    id: 'voetbalspel.length',
    source: 'book',
    text: {
      nl: 'Spreek vooraf af hoelang de wedstrijd duurt: twee helften van ten hoogste 45 minuten.',
      en: 'Agree beforehand how long the match lasts: two halves of at most 45 minutes.',
      de: 'Legt vorher fest, wie lange das Spiel dauert: zwei Halbzeiten von höchstens 45 Minuten.',
      fr: 'Convenez d’avance de la durée du match : deux mi-temps de 45 minutes au plus.',
    },
  },
  {
    id: 'voetbalspel.halves',
    source: 'settled',
    text: {
      nl: 'Een helft wordt in beurten of in minuten geteld. Zonder andere afspraak heeft elke ploeg per helft 20 beurten. Wie ze op heeft, wacht tot de ander ook klaar is.',
      en: 'A half is counted in turns or in minutes. Unless agreed otherwise each team has 20 turns a half. A team that has used them up waits until the other has too.',
      de: 'Eine Halbzeit zählt nach Zügen oder nach Minuten. Ohne andere Absprache hat jede Mannschaft je Halbzeit 20 Züge. Wer sie verbraucht hat, wartet auf den anderen.',
      fr: 'Une mi-temps se compte en tours ou en minutes. Sauf accord contraire, chaque équipe a 20 tours par mi-temps. Qui les a épuisés attend l’autre.',
    },
  },
  {
    id: 'voetbalspel.clock',
    source: 'settled',
    text: {
      nl: 'Bij spelen op tijd gaat de klok lopen bij de aftrap van een helft en staat zij niet meer stil. Is de tijd om, dan is de helft meteen afgelopen, ook midden in een beurt.',
      en: 'When playing by the clock, it starts at the kick-off of a half and does not stop again. When time is up the half ends at once, in the middle of a turn too.',
      de: 'Wird nach der Uhr gespielt, läuft sie ab dem Anstoß einer Halbzeit und hält nicht mehr an. Ist die Zeit um, endet die Halbzeit sofort, auch mitten im Zug.',
      fr: 'Si l’on joue au temps, la pendule part au coup d’envoi de la mi-temps et ne s’arrête plus. Le temps écoulé, la mi-temps prend fin aussitôt, même au milieu d’un tour.',
    },
  },
  {
    id: 'voetbalspel.most-turns',
    source: 'settled',
    text: {
      nl: 'Een helft op de klok heeft ten hoogste 100 beurten per ploeg.',
      en: 'A half on the clock has at most 100 turns for each team.',
      de: 'Eine Halbzeit nach der Uhr hat höchstens 100 Züge je Mannschaft.',
      fr: 'Une mi-temps au temps compte au plus 100 tours par équipe.',
    },
  },
  {
    id: 'voetbalspel.kick-off-throw',
    source: 'book',
    text: {
      nl: 'Elke speler gooit met de getallendobbelsteen. De hoogste worp neemt de aftrap.',
      en: 'Each player throws the number die. The highest throw kicks off.',
      de: 'Jeder Spieler würfelt mit dem Zahlenwürfel. Der höchste Wurf hat Anstoß.',
      fr: 'Chaque joueur lance le dé à points. Le plus fort jet donne le coup d’envoi.',
    },
  },
  {
    id: 'voetbalspel.ties',
    source: 'settled',
    text: {
      nl: 'Bij gelijke ogen gooien beiden opnieuw; na twintig keer gelijk neemt speler 1 de aftrap.',
      en: 'Ties throw again; after twenty ties in a row player 1 kicks off.',
      de: 'Bei Gleichstand würfeln beide neu; nach zwanzigmal Gleichstand hat Spieler 1 Anstoß.',
      fr: 'En cas d’égalité, on relance ; après vingt égalités de suite, le joueur 1 donne le coup d’envoi.',
    },
  },
  {
    id: 'voetbalspel.kick-off',
    source: 'book',
    text: {
      nl: 'Opstellen doe je alleen voor een aftrap: aan het begin van de wedstrijd en na elk doelpunt.',
      en: 'Teams are set up only before a kick-off: at the start of the match and after every goal.',
      de: 'Aufgestellt wird nur vor einem Anstoß: zu Beginn des Spiels und nach jedem Tor.',
      fr: 'On ne place les équipes qu’avant un coup d’envoi : au début du match et après chaque but.',
    },
  },
  {
    id: 'voetbalspel.set-up',
    source: 'book',
    text: {
      nl: 'Je stelt je ploeg op zoals je wilt, op je eigen helft van het veld.',
      en: 'You set up your team as you like, in your own half.',
      de: 'Du stellst deine Mannschaft auf, wie du willst, in der eigenen Spielfeldhälfte.',
      fr: 'Vous placez votre équipe comme vous voulez, dans votre moitié de terrain.',
    },
  },
  {
    id: 'voetbalspel.outside-circle',
    source: 'book',
    text: {
      nl: 'Wie niet aftrapt, blijft met alle spelers buiten de middencirkel.',
      en: 'The team that does not kick off keeps all its men outside the centre circle.',
      de: 'Wer nicht anstößt, bleibt mit allen Spielern außerhalb des Mittelkreises.',
      fr: 'L’équipe qui ne donne pas le coup d’envoi reste hors du rond central.',
    },
  },
  {
    id: 'voetbalspel.halfway-row',
    source: 'settled',
    text: {
      nl: 'Rij 11 hoort bij de helft van de ploeg die aftrapt.',
      en: 'Row 11 belongs to the half of the team that kicks off.',
      de: 'Reihe 11 gehört zur Hälfte der Mannschaft, die anstößt.',
      fr: 'La rangée 11 appartient à l’équipe qui donne le coup d’envoi.',
    },
  },
  {
    id: 'voetbalspel.keeper-place',
    source: 'settled',
    text: {
      nl: 'De keeper begint op zijn doellijn, voor het doel: op g, h of i.',
      en: 'The keeper starts on the goal line in front of the goal: on g, h or i.',
      de: 'Der Torwart beginnt auf seiner Torlinie vor dem Tor: auf g, h oder i.',
      fr: 'Le gardien commence sur sa ligne de but, devant le but : en g, h ou i.',
    },
  },
  {
    id: 'voetbalspel.goal-line',
    source: 'settled',
    text: {
      nl: 'Op de eigen doellijn staat naast de keeper ten hoogste één speler. Geen zet of opstelling brengt er een tweede.',
      en: 'Besides the keeper at most one man stands on his own goal line. No move and no line-up brings a second one there.',
      de: 'Auf der eigenen Torlinie steht neben dem Torwart höchstens ein Spieler. Kein Zug und keine Aufstellung bringt einen zweiten dorthin.',
      fr: 'Sur sa propre ligne de but se tient au plus un joueur en plus du gardien. Aucun coup ni placement n’en amène un second.',
    },
  },
  {
    id: 'voetbalspel.formations',
    source: 'settled',
    text: {
      nl: 'Drie formaties staan klaar: 4-4-2, 4-3-3 en 3-5-2. Je mag er een nemen en haar daarna aanpassen. Je ploeg staat eerst zoals je haar het laatst opstelde.',
      en: 'Three formations are ready: 4-4-2, 4-3-3 and 3-5-2. You may take one and adjust it afterwards. At first your team stands as you last set it up.',
      de: 'Drei Formationen stehen bereit: 4-4-2, 4-3-3 und 3-5-2. Du darfst eine nehmen und danach ändern. Zuerst steht deine Mannschaft so, wie du sie zuletzt aufgestellt hast.',
      fr: 'Trois formations sont prêtes : 4-4-2, 4-3-3 et 3-5-2. Vous pouvez en prendre une, puis la modifier. Au départ, votre équipe est placée comme la dernière fois.',
    },
  },
  {
    id: 'voetbalspel.adjusting',
    source: 'settled',
    text: {
      nl: 'Opstellen doe je man voor man: pak een speler op en zet hem op een vrij veld; wie je in de hand hebt, zet je eerst neer. Je mag hoogstens 22 keer iets veranderen en zegt dan dat je klaar bent.',
      en: 'You set up man by man: lift a man and set him down on a free square; a man in your hand is set down first. You may make at most 22 changes, and then say that you are ready.',
      de: 'Aufgestellt wird Mann für Mann: Nimm einen Spieler auf und setze ihn auf ein freies Feld; wen du in der Hand hast, den setzt du zuerst ab. Höchstens 22 Änderungen sind erlaubt, dann meldest du dich fertig.',
      fr: 'On place joueur par joueur : prenez un joueur et posez-le sur une case libre ; celui que vous tenez se pose d’abord. Vous pouvez faire au plus 22 changements, puis vous vous dites prêt.',
    },
  },
  {
    id: 'voetbalspel.set-up-order',
    source: 'settled',
    text: {
      nl: 'Wie aftrapt, stelt eerst op, dan de ander. Daarna begint wie aftrapt.',
      en: 'The team that kicks off sets up first, then the other. After that the team that kicks off starts.',
      de: 'Wer anstößt, stellt zuerst auf, dann der andere. Danach beginnt, wer anstößt.',
      fr: 'L’équipe qui donne le coup d’envoi se place d’abord, puis l’autre. Ensuite, la première commence.',
    },
  },
  {
    id: 'voetbalspel.turns',
    source: 'book',
    text: {
      nl: 'De ploegen zijn om de beurt aan zet.',
      en: 'The teams take turns.',
      de: 'Die Mannschaften ziehen der Reihe nach.',
      fr: 'Les équipes jouent à tour de rôle.',
    },
  },
  {
    id: 'voetbalspel.two-dice',
    source: 'book',
    text: {
      nl: 'In je beurt gooi je de getallendobbelsteen en de pijldobbelsteen. Een speler gaat precies zoveel velden, in de richting van de pijl: met een 4 en een schuine pijl vier velden schuin vooruit, met een 5 en een rechte pijl vijf velden recht vooruit.',
      en: 'In your turn you throw the number die and the arrow die. A man goes exactly that many squares in the direction of the arrow: with a 4 and a diagonal arrow four squares diagonally forward, with a 5 and a straight arrow five squares straight forward.',
      de: 'In deinem Zug würfelst du mit dem Zahlenwürfel und dem Pfeilwürfel. Ein Spieler geht genau so viele Felder in Pfeilrichtung: mit einer 4 und einem diagonalen Pfeil vier Felder diagonal vorwärts, mit einer 5 und einem geraden Pfeil fünf Felder gerade vorwärts.',
      fr: 'À votre tour, vous lancez le dé à points et le dé à flèches. Un joueur avance d’exactement ce nombre de cases dans le sens de la flèche : avec un 4 et une flèche diagonale, quatre cases en diagonale vers l’avant ; avec un 5 et une flèche droite, cinq cases droit devant.',
    },
  },
  {
    id: 'voetbalspel.three-men',
    source: 'book',
    text: {
      nl: 'Met elke worp verzet je drie verschillende spelers van je eigen keuze.',
      en: 'With every throw you move three different men of your choice.',
      de: 'Mit jedem Wurf bewegst du drei verschiedene Spieler deiner Wahl.',
      fr: 'À chaque jet, vous déplacez trois joueurs différents de votre choix.',
    },
  },
  {
    id: 'voetbalspel.arrow-die',
    source: 'settled',
    text: {
      nl: 'De pijldobbelsteen heeft twee zijden recht vooruit, twee schuin vooruit (links of rechts, per speler te kiezen), één opzij (links of rechts, per speler te kiezen) en één recht achteruit.',
      en: 'The arrow die has two faces straight forward, two diagonally forward (left or right, chosen for each man), one sideways (left or right, chosen for each man) and one straight back.',
      de: 'Der Pfeilwürfel hat zwei Seiten gerade vorwärts, zwei diagonal vorwärts (links oder rechts, je Spieler gewählt), eine seitwärts (links oder rechts, je Spieler gewählt) und eine gerade rückwärts.',
      fr: 'Le dé à flèches a deux faces droit devant, deux en diagonale vers l’avant (à gauche ou à droite, au choix pour chaque joueur), une de côté (à gauche ou à droite, au choix pour chaque joueur) et une droit en arrière.',
    },
  },
  {
    id: 'voetbalspel.one-after-another',
    source: 'settled',
    text: {
      nl: 'De drie spelers gaan na elkaar. Een doelpunt beëindigt de beurt.',
      en: 'The three men move one after another. A goal ends the turn.',
      de: 'Die drei Spieler gehen nacheinander. Ein Tor beendet den Zug.',
      fr: 'Les trois joueurs se déplacent l’un après l’autre. Un but met fin au tour.',
    },
  },
  {
    id: 'voetbalspel.all-who-can',
    source: 'settled',
    text: {
      nl: 'Kunnen er minder dan drie spelers gaan, dan gaan allen die kunnen.',
      en: 'If fewer than three men can move, all who can must.',
      de: 'Können weniger als drei Spieler gehen, so gehen alle, die können.',
      fr: 'Si moins de trois joueurs peuvent se déplacer, tous ceux qui le peuvent le doivent.',
    },
  },
  {
    id: 'voetbalspel.pass',
    source: 'settled',
    text: {
      nl: 'Kan na de worp niemand gaan, dan pas je. Anders mag je niet passen.',
      en: 'If nobody can move after the throw, you pass. Otherwise you may not pass.',
      de: 'Kann nach dem Wurf niemand gehen, passt du. Sonst darfst du nicht passen.',
      fr: 'Si personne ne peut se déplacer après le jet, vous passez. Sinon, vous ne pouvez pas passer.',
    },
  },
  {
    id: 'voetbalspel.own-men',
    source: 'book',
    text: {
      nl: 'Je kiest steeds spelers van je eigen ploeg.',
      en: 'You always choose men of your own team.',
      de: 'Du wählst immer Spieler deiner eigenen Mannschaft.',
      fr: 'Vous choisissez toujours des joueurs de votre équipe.',
    },
  },
  {
    id: 'voetbalspel.free-square',
    source: 'settled',
    text: {
      nl: 'Een speler eindigt op een vrij veld van het speelveld.',
      en: 'A man ends on a free square of the pitch.',
      de: 'Ein Spieler endet auf einem freien Feld des Spielfelds.',
      fr: 'Un joueur termine sur une case libre du terrain.',
    },
  },
  {
    id: 'voetbalspel.keeper-moves',
    source: 'settled',
    text: {
      nl: 'De keeper gaat zoals elke andere speler.',
      en: 'The keeper moves like any other man.',
      de: 'Der Torwart geht wie jeder andere Spieler.',
      fr: 'Le gardien se déplace comme tout autre joueur.',
    },
  },
  {
    id: 'voetbalspel.dribble',
    source: 'book',
    text: {
      nl: 'Een speler mag over een tegenstander op zijn weg heen: hij dribbelt.',
      en: 'A man may pass over an opponent on the way: that is dribbling.',
      de: 'Ein Spieler darf über einen Gegner auf seinem Weg hinweg: Er umspielt ihn.',
      fr: 'Un joueur peut passer par-dessus un adversaire sur son chemin : il le dribble.',
    },
  },
  {
    id: 'voetbalspel.wall',
    source: 'book',
    text: {
      nl: 'Over een muur van drie verdedigers komt niemand heen.',
      en: 'Nobody passes over a wall of three defenders.',
      de: 'Über eine Mauer aus drei Verteidigern kommt niemand hinweg.',
      fr: 'Nul ne passe par-dessus un mur de trois défenseurs.',
    },
  },
  {
    id: 'voetbalspel.wall-row',
    source: 'settled',
    text: {
      nl: 'Een muur is drie of meer spelers van de andere ploeg op aansluitende kolommen van één rij. Over alle andere spelers, ook van de eigen ploeg, mag je heen.',
      en: 'A wall is three or more men of the other team on adjacent columns of one row. All other men, your own included, may be passed.',
      de: 'Eine Mauer sind drei oder mehr Spieler der anderen Mannschaft auf benachbarten Spalten einer Reihe. Über alle anderen, auch die eigenen, darfst du hinweg.',
      fr: 'Un mur, ce sont au moins trois joueurs de l’autre équipe sur des colonnes voisines d’une même rangée. On peut passer tous les autres, les siens compris.',
    },
  },
  {
    id: 'voetbalspel.shot',
    source: 'book',
    text: {
      nl: 'Een speler die met precies de worp, in de richting van de pijl, een veld van het doel van de ander bereikt, scoort. Voorbeeld: vier velden schuin van het doel, een 4 en een schuine pijl.',
      en: 'A man who reaches a square of the other goal with exactly the throw, in the direction of the arrow, scores. Example: four diagonal squares from the goal, a 4 and a diagonal arrow.',
      de: 'Wer mit genau dem Wurf in Pfeilrichtung ein Feld des anderen Tors erreicht, schießt ein Tor. Beispiel: vier Felder diagonal vom Tor, eine 4 und ein diagonaler Pfeil.',
      fr: 'Un joueur qui atteint une case du but adverse avec le compte exact, dans le sens de la flèche, marque. Exemple : à quatre cases en diagonale du but, un 4 et une flèche diagonale.',
    },
  },
  {
    id: 'voetbalspel.keeper-saves',
    source: 'book',
    text: {
      nl: 'Staat de keeper op de weg van het schot, dan kan er niet worden geschoten. Bij een strafschop geldt dat niet.',
      en: 'If the keeper stands in the path of the shot, there is no shot. At a penalty this does not count.',
      de: 'Steht der Torwart auf der Bahn des Torschusses, ist kein Schuss möglich. Beim Elfmeter gilt das nicht.',
      fr: 'Si le gardien se trouve sur la trajectoire du tir, le tir est impossible. Cela ne vaut pas pour un penalty.',
    },
  },
  {
    id: 'voetbalspel.goal',
    source: 'book',
    text: {
      nl: 'Na een doelpunt stellen beide ploegen opnieuw op en volgt een nieuwe aftrap.',
      en: 'After a goal both teams set up again for a new kick-off.',
      de: 'Nach einem Tor stellen beide Mannschaften neu auf und es gibt einen neuen Anstoß.',
      fr: 'Après un but, les deux équipes se replacent pour un nouveau coup d’envoi.',
    },
  },
  {
    id: 'voetbalspel.conceded',
    source: 'settled',
    text: {
      nl: 'Wie het doelpunt tegen kreeg, neemt de aftrap, tenzij die zijn beurten van de helft al op heeft.',
      en: 'The team that conceded the goal kicks off, unless it has used up its turns of the half.',
      de: 'Wer das Tor kassiert hat, stößt an, außer wenn seine Züge der Halbzeit verbraucht sind.',
      fr: 'L’équipe qui a encaissé le but donne le coup d’envoi, sauf si elle a épuisé ses tours de la mi-temps.',
    },
  },
  {
    id: 'voetbalspel.defence',
    source: 'book',
    text: {
      nl: 'Een verdediger in zijn eigen strafschopgebied die met precies de worp en de pijl een tegenstander bereikt, mag diens veld innemen; de tegenstander gaat evenveel velden verder. Voorbeeld: een 3, een rechte pijl en drie velden recht voor je een tegenstander.',
      en: 'A defender in his own penalty area who reaches an opponent with exactly the throw and the arrow may take that square; the opponent goes as many squares further. Example: a 3, a straight arrow and an opponent three squares straight ahead.',
      de: 'Ein Verteidiger im eigenen Strafraum, der mit genau dem Wurf und dem Pfeil einen Gegner erreicht, darf dessen Feld einnehmen; der Gegner weicht ebenso viele Felder weiter. Beispiel: eine 3, ein gerader Pfeil und drei Felder geradeaus ein Gegner.',
      fr: 'Un défenseur dans sa propre surface de réparation qui atteint un adversaire avec le compte exact et la flèche peut prendre sa case ; l’adversaire recule d’autant de cases. Exemple : un 3, une flèche droite et un adversaire à trois cases droit devant.',
    },
  },
  {
    id: 'voetbalspel.defence-terms',
    source: 'settled',
    text: {
      nl: 'Verdedigen hoeft niet, is een van de drie zetten en kan niet met de pijl achteruit.',
      en: 'Defending is optional, is one of the three moves and is not possible with the arrow back.',
      de: 'Verteidigen ist freiwillig, zählt als einer der drei Züge und ist mit dem Pfeil rückwärts nicht möglich.',
      fr: 'Défendre est facultatif, compte pour un des trois coups et n’est pas possible avec la flèche en arrière.',
    },
  },
  {
    id: 'voetbalspel.push',
    source: 'settled',
    text: {
      nl: 'De verdreven tegenstander gaat in de richting van de pijl, tot het laatste vrije veld voor de rand of voor een speler. Is er geen vrij veld achter hem, dan kan er niet worden verdedigd.',
      en: 'The driven opponent goes in the direction of the arrow, to the last free square before the edge or a man. If there is no free square behind him, the defence is not possible.',
      de: 'Der vertriebene Gegner geht in Pfeilrichtung bis zum letzten freien Feld vor dem Rand oder einem Spieler. Ist hinter ihm kein Feld frei, ist das Verteidigen nicht möglich.',
      fr: 'L’adversaire repoussé va dans le sens de la flèche, jusqu’à la dernière case libre avant le bord ou un joueur. Sans case libre derrière lui, on ne peut pas défendre.',
    },
  },
  {
    id: 'voetbalspel.other-half',
    source: 'book',
    text: {
      nl: 'Gekleurde velden gelden alleen op de helft van de tegenstander, en alleen voor de speler die erop eindigt.',
      en: 'Coloured squares count only in the opponent’s half, and only for the man who ends on one.',
      de: 'Farbfelder gelten nur in der Hälfte des Gegners, und nur für den Spieler, der darauf endet.',
      fr: 'Les cases de couleur ne comptent que dans la moitié adverse, et seulement pour le joueur qui y termine.',
    },
  },
  {
    id: 'voetbalspel.corner',
    source: 'book',
    text: {
      nl: 'Groen veld: hoekschop. De speler gaat naar de dichtstbijzijnde cornervlag en je gooit de getallendobbelsteen twee keer.',
      en: 'Green square: a corner. The man goes to the nearest corner flag, and you throw the number die twice.',
      de: 'Grünes Feld: Eckball. Der Spieler geht zur nächsten Eckfahne, und du würfelst zweimal mit dem Zahlenwürfel.',
      fr: 'Case verte : corner. Le joueur va au drapeau de corner le plus proche et vous lancez deux fois le dé à points.',
    },
  },
  {
    id: 'voetbalspel.corner-flag',
    source: 'settled',
    text: {
      nl: 'Staat er iemand bij de cornervlag, dan wijkt die uit naar het dichtstbijzijnde vrije veld.',
      en: 'Whoever stands at the corner flag makes way to the nearest free square.',
      de: 'Wer an der Eckfahne steht, weicht auf das nächste freie Feld aus.',
      fr: 'Qui se trouve au drapeau de corner s’écarte vers la case libre la plus proche.',
    },
  },
  {
    id: 'voetbalspel.corner-sum',
    source: 'settled',
    text: {
      nl: 'De speler gaat de som van beide worpen, langs de doellijn of schuin het veld in, naar keuze. Hij gaat zo ver als hij kan: tot het verste vrije veld binnen de som, en niet over een muur.',
      en: 'The man goes the sum of both throws, along the goal line or diagonally into the pitch, as you choose. He goes as far as he can: to the farthest free square within the sum, and not over a wall.',
      de: 'Der Spieler geht die Summe beider Würfe, nach Wahl entlang der Torlinie oder diagonal ins Feld. Er geht so weit er kann: bis zum fernsten freien Feld innerhalb der Summe und nicht über eine Mauer.',
      fr: 'Le joueur avance de la somme des deux jets, le long de la ligne de but ou en diagonale vers le terrain, au choix. Il va aussi loin que possible : jusqu’à la case libre la plus éloignée dans la limite de la somme, sans franchir de mur.',
    },
  },
  {
    id: 'voetbalspel.corner-goal',
    source: 'settled',
    text: {
      nl: 'Eindigt de hoekschop langs de doellijn met precies de som op g, h of i, zonder keeper op de weg, dan is het een doelpunt.',
      en: 'If the corner along the goal line ends with exactly the sum on g, h or i, with no keeper on the way, it is a goal.',
      de: 'Endet der Eckball entlang der Torlinie mit genau der Summe auf g, h oder i, ohne Torwart auf dem Weg, ist es ein Tor.',
      fr: 'Si le corner le long de la ligne de but s’achève avec la somme exacte en g, h ou i, sans gardien sur le chemin, c’est un but.',
    },
  },
  {
    id: 'voetbalspel.penalty',
    source: 'book',
    text: {
      nl: 'Zwart veld: strafschop. De speler gaat op de strafschopstip en je gooit de getallendobbelsteen ten hoogste drie keer. Een 4 is een doelpunt.',
      en: 'Black square: a penalty. The man goes to the penalty spot, and you throw the number die up to three times. A 4 is a goal.',
      de: 'Schwarzes Feld: Elfmeter. Der Spieler geht auf den Elfmeterpunkt, und du würfelst bis zu dreimal mit dem Zahlenwürfel. Eine 4 ist ein Tor.',
      fr: 'Case noire : penalty. Le joueur va au point de penalty et vous lancez le dé à points jusqu’à trois fois. Un 4 est un but.',
    },
  },
  {
    id: 'voetbalspel.penalty-others',
    source: 'book',
    text: {
      nl: 'Voor een strafschop gaan alle anderen het strafschopgebied uit.',
      en: 'Before a penalty everyone else leaves the penalty area.',
      de: 'Vor einem Elfmeter verlassen alle anderen den Strafraum.',
      fr: 'Avant un penalty, tous les autres quittent la surface de réparation.',
    },
  },
  {
    id: 'voetbalspel.penalty-leaving',
    source: 'settled',
    text: {
      nl: 'Ieder gaat naar het dichtstbijzijnde vrije veld erbuiten.',
      en: 'Each goes to the nearest free square outside it.',
      de: 'Jeder geht auf das nächste freie Feld außerhalb.',
      fr: 'Chacun va sur la case libre la plus proche au-dehors.',
    },
  },
  {
    id: 'voetbalspel.penalty-keeper',
    source: 'settled',
    text: {
      nl: 'De keeper blijft bij een strafschop in het doel, maar houdt niets tegen. Staat hij op de strafschopstip, dan maakt hij plaats.',
      en: 'At a penalty the keeper stays in goal but stops nothing. If he stands on the penalty spot he makes room.',
      de: 'Der Torwart bleibt beim Elfmeter im Tor, hält aber nichts. Steht er auf dem Elfmeterpunkt, macht er Platz.',
      fr: 'Lors d’un penalty, le gardien reste dans le but mais n’arrête rien. S’il est sur le point de penalty, il fait place.',
    },
  },
  {
    id: 'voetbalspel.penalty-miss',
    source: 'book',
    text: {
      nl: 'Zonder 4 gaat de speler zes velden terug.',
      en: 'Without a 4 the man goes six squares back.',
      de: 'Ohne eine 4 geht der Spieler sechs Felder zurück.',
      fr: 'Sans 4, le joueur recule de six cases.',
    },
  },
  {
    id: 'voetbalspel.red-square',
    source: 'book',
    text: {
      nl: 'Rood veld: trek een pechkaart.',
      en: 'Red square: draw a bad-luck card.',
      de: 'Rotes Feld: Ziehe eine Pechkarte.',
      fr: 'Case rouge : piochez une carte malchance.',
    },
  },
  {
    id: 'voetbalspel.blue-square',
    source: 'book',
    text: {
      nl: 'Blauw veld: trek een gelukskaart.',
      en: 'Blue square: draw a luck card.',
      de: 'Blaues Feld: Ziehe eine Glückskarte.',
      fr: 'Case bleue : piochez une carte chance.',
    },
  },
  {
    id: 'voetbalspel.arrow',
    source: 'book',
    text: {
      nl: 'Veld met een pijl: de speler gaat meteen verder, zoveel velden als er staat, in de richting van de pijl.',
      en: 'Square with an arrow: the man goes on at once, as many squares as it says, in the direction of the arrow.',
      de: 'Feld mit Pfeil: Der Spieler geht sofort weiter, so viele Felder, wie dort steht, in Pfeilrichtung.',
      fr: 'Case avec une flèche : le joueur avance aussitôt du nombre de cases indiqué, dans le sens de la flèche.',
    },
  },
  {
    id: 'voetbalspel.arrow-blocked',
    source: 'settled',
    text: {
      nl: 'Kan hij niet op een vrij veld eindigen of staat er een muur, dan blijft hij op de pijl staan.',
      en: 'If he cannot end on a free square, or a wall is in the way, he stays on the arrow.',
      de: 'Kann er nicht auf einem freien Feld enden oder steht eine Mauer im Weg, bleibt er auf dem Pfeil stehen.',
      fr: 'S’il ne peut terminer sur une case libre ou si un mur barre le passage, il reste sur la flèche.',
    },
  },
  {
    id: 'voetbalspel.chain',
    source: 'settled',
    text: {
      nl: 'Brengt een gekleurd veld een speler op een tweede, dan geldt dat ook. Een derde geldt niet meer.',
      en: 'If one coloured square brings a man to a second, that counts as well. A third does not.',
      de: 'Bringt ein Farbfeld einen Spieler auf ein zweites, so gilt auch dieses. Ein drittes gilt nicht mehr.',
      fr: 'Si une case de couleur mène un joueur sur une deuxième, celle-ci compte aussi. Une troisième ne compte plus.',
    },
  },
  {
    id: 'voetbalspel.no-square',
    source: 'settled',
    text: {
      nl: 'Wie verdreven of teruggestuurd wordt of plaats moet maken, heeft met het gekleurde veld waar hij komt niets te maken.',
      en: 'Men who are driven, sent back or made to leave a place are not concerned by the coloured square they come to.',
      de: 'Wer vertrieben oder zurückgeschickt wird oder Platz machen muss, hat mit dem Farbfeld, auf das er kommt, nichts zu tun.',
      fr: 'Un joueur repoussé, renvoyé en arrière ou écarté n’est pas concerné par la case de couleur où il arrive.',
    },
  },
  {
    id: 'voetbalspel.cards',
    source: 'settled',
    text: {
      nl: 'Er zijn 12 pechkaarten (rood) en 12 gelukskaarten (blauw). Je trekt alleen op een rood of blauw veld. Is een stapel op, dan worden alle kaarten die niemand bewaart opnieuw geschud.',
      en: 'There are 12 bad-luck cards (red) and 12 luck cards (blue). You draw only on a red or blue square. When a stack is empty, all cards that nobody keeps are shuffled again.',
      de: 'Es gibt 12 Pechkarten (rot) und 12 Glückskarten (blau). Gezogen wird nur auf einem roten oder blauen Feld. Ist ein Stapel leer, werden alle Karten, die niemand behält, neu gemischt.',
      fr: 'Il y a 12 cartes malchance (rouges) et 12 cartes chance (bleues). On ne pioche que sur une case rouge ou bleue. Quand une pioche est vide, on mélange de nouveau toutes les cartes que personne ne garde.',
    },
  },
  {
    id: 'voetbalspel.bad-luck',
    source: 'settled',
    text: {
      nl: 'De pechkaarten: 3 × overtreding, 2 × gele kaart, 1 × rode kaart, 2 × ingooi verloren, 2 × eigen buitenspel, 2 × blessure.',
      en: 'The bad-luck cards: 3 × foul, 2 × yellow card, 1 × red card, 2 × throw-in lost, 2 × own offside, 2 × injury.',
      de: 'Die Pechkarten: 3 × Foul, 2 × Gelbe Karte, 1 × Rote Karte, 2 × Einwurf verloren, 2 × eigenes Abseits, 2 × Verletzung.',
      fr: 'Les cartes malchance : 3 × faute, 2 × carton jaune, 1 × carton rouge, 2 × touche perdue, 2 × hors-jeu, 2 × blessure.',
    },
  },
  {
    id: 'voetbalspel.foul',
    source: 'settled',
    text: {
      nl: 'Overtreding: deze speler gaat drie velden terug.',
      en: 'Foul: this man goes three squares back.',
      de: 'Foul: Dieser Spieler geht drei Felder zurück.',
      fr: 'Faute : ce joueur recule de trois cases.',
    },
  },
  {
    id: 'voetbalspel.yellow-card',
    source: 'settled',
    text: {
      nl: 'Gele kaart: deze speler doet in je volgende beurt niet mee.',
      en: 'Yellow card: this man misses your next turn.',
      de: 'Gelbe Karte: Dieser Spieler setzt in deinem nächsten Zug aus.',
      fr: 'Carton jaune : ce joueur ne joue pas à votre prochain tour.',
    },
  },
  {
    id: 'voetbalspel.red-card',
    source: 'settled',
    text: {
      nl: 'Rode kaart: deze speler is van het veld tot de volgende aftrap.',
      en: 'Red card: this man is off until the next kick-off.',
      de: 'Rote Karte: Dieser Spieler ist bis zum nächsten Anstoß vom Feld.',
      fr: 'Carton rouge : ce joueur est exclu jusqu’au prochain coup d’envoi.',
    },
  },
  {
    id: 'voetbalspel.throw-in',
    source: 'settled',
    text: {
      nl: 'Ingooi verloren: de andere ploeg zet één speler naar keuze twee velden recht vooruit.',
      en: 'Throw-in lost: the other team moves one man of its choice two squares straight forward.',
      de: 'Einwurf verloren: Die andere Mannschaft zieht einen Spieler ihrer Wahl zwei Felder gerade vorwärts.',
      fr: 'Touche perdue : l’autre équipe avance un joueur de son choix de deux cases droit devant.',
    },
  },
  {
    id: 'voetbalspel.own-offside',
    source: 'settled',
    text: {
      nl: 'Eigen buitenspel: deze speler gaat zes velden terug.',
      en: 'Own offside: this man goes six squares back.',
      de: 'Eigenes Abseits: Dieser Spieler geht sechs Felder zurück.',
      fr: 'Hors-jeu : ce joueur recule de six cases.',
    },
  },
  {
    id: 'voetbalspel.injury',
    source: 'settled',
    text: {
      nl: 'Blessure: deze speler gaat terug naar zijn eigen helft, naar het dichtstbijzijnde vrije veld.',
      en: 'Injury: this man goes back to his own half, to the nearest free square.',
      de: 'Verletzung: Dieser Spieler geht zurück in die eigene Hälfte, auf das nächste freie Feld.',
      fr: 'Blessure : ce joueur retourne dans sa moitié, sur la case libre la plus proche.',
    },
  },
  {
    id: 'voetbalspel.luck',
    source: 'settled',
    text: {
      nl: 'De gelukskaarten: 3 × vrije trap, 2 × nog eens gooien, 2 × steekpass, 1 × keepersfout, 2 × strafschop, 2 × nieuwe adem.',
      en: 'The luck cards: 3 × free kick, 2 × throw again, 2 × through ball, 1 × keeper’s mistake, 2 × penalty, 2 × second wind.',
      de: 'Die Glückskarten: 3 × Freistoß, 2 × noch einmal würfeln, 2 × Steilpass, 1 × Torwartfehler, 2 × Elfmeter, 2 × zweite Luft.',
      fr: 'Les cartes chance : 3 × coup franc, 2 × relancer, 2 × passe en profondeur, 1 × erreur du gardien, 2 × penalty, 2 × second souffle.',
    },
  },
  {
    id: 'voetbalspel.free-kick',
    source: 'settled',
    text: {
      nl: 'Vrije trap: deze speler gaat twee velden recht vooruit.',
      en: 'Free kick: this man goes two squares straight forward.',
      de: 'Freistoß: Dieser Spieler geht zwei Felder gerade vorwärts.',
      fr: 'Coup franc : ce joueur avance de deux cases droit devant.',
    },
  },
  {
    id: 'voetbalspel.throw-again',
    source: 'settled',
    text: {
      nl: 'Nog eens gooien: aan het einde van je beurt gooi je nog eens en verzet je weer drie spelers. Dat kan twee keer in een beurt; wat overblijft, bewaar je voor de volgende.',
      en: 'Throw again: at the end of your turn you throw again and move three men once more. That is possible twice in a turn; what is left you keep for the next.',
      de: 'Noch einmal würfeln: Am Ende deines Zuges würfelst du noch einmal und bewegst wieder drei Spieler. Das geht zweimal in einem Zug; was übrig ist, bleibt für den nächsten.',
      fr: 'Relancer : à la fin de votre tour, vous relancez et déplacez encore trois joueurs. C’est possible deux fois par tour ; le reste est gardé pour le suivant.',
    },
  },
  {
    id: 'voetbalspel.through-ball',
    source: 'settled',
    text: {
      nl: 'Steekpass: een andere speler naar keuze gaat drie velden recht vooruit.',
      en: 'Through ball: another man of your choice goes three squares straight forward.',
      de: 'Steilpass: Ein anderer Spieler deiner Wahl geht drei Felder gerade vorwärts.',
      fr: 'Passe en profondeur : un autre joueur de votre choix avance de trois cases droit devant.',
    },
  },
  {
    id: 'voetbalspel.keeper-mistake',
    source: 'settled',
    text: {
      nl: 'Keepersfout: de keeper van de tegenstander gaat één veld opzij, naar de kant die jij kiest.',
      en: 'Keeper’s mistake: the opponent’s keeper goes one square aside, to the side you choose.',
      de: 'Torwartfehler: Der Torwart des Gegners geht ein Feld zur Seite, auf die Seite, die du wählst.',
      fr: 'Erreur du gardien : le gardien adverse se déplace d’une case de côté, du côté que vous choisissez.',
    },
  },
  {
    id: 'voetbalspel.card-moves',
    source: 'settled',
    text: {
      nl: 'Wie door een kaart vooruitgaat, volgt de regels van een gewone zet, maar schiet niet op doel. Kan wat een kaart zegt niet, dan gebeurt er niets.',
      en: 'A man whom a card moves forward follows the rules of an ordinary move but does not shoot at goal. If what a card says is not possible, nothing happens.',
      de: 'Wer durch eine Karte vorwärtsgeht, folgt den Regeln eines gewöhnlichen Zuges, schießt aber nicht aufs Tor. Geht nicht, was eine Karte sagt, geschieht nichts.',
      fr: 'Un joueur qu’une carte fait avancer suit les règles d’un coup ordinaire, mais ne tire pas au but. Si ce que dit une carte est impossible, rien ne se passe.',
    },
  },
  {
    id: 'voetbalspel.kept-penalty',
    source: 'book',
    text: {
      nl: 'Strafschop: bewaar de kaart tot je een speler in het strafschopgebied van de tegenstander hebt. Die neemt de strafschop.',
      en: 'Penalty: keep the card until you have a man in the opponent’s penalty area. That man takes the penalty.',
      de: 'Elfmeter: Behalte die Karte, bis du einen Spieler im Strafraum des Gegners hast. Dieser schießt den Elfmeter.',
      fr: 'Penalty : gardez la carte jusqu’à ce que vous ayez un joueur dans la surface de réparation adverse. C’est lui qui tire le penalty.',
    },
  },
  {
    id: 'voetbalspel.kept-penalty-when',
    source: 'settled',
    text: {
      nl: 'Een bewaarde strafschop wordt aan het begin van je beurt genomen, hoogstens één per beurt. Daarna gooi je gewoon, als het geen doelpunt was.',
      en: 'A kept penalty is taken at the start of your turn, at most one a turn. After that you throw as usual, unless it was a goal.',
      de: 'Ein aufgehobener Elfmeter wird zu Beginn deines Zuges geschossen, höchstens einer je Zug. War es kein Tor, würfelst du danach wie gewohnt.',
      fr: 'Un penalty gardé se tire au début de votre tour, un au plus par tour. Ensuite vous lancez comme d’habitude, si ce n’était pas un but.',
    },
  },
  {
    id: 'voetbalspel.second-wind',
    source: 'settled',
    text: {
      nl: 'Nieuwe adem: bewaar de kaart; je volgende pechkaart heeft geen gevolg.',
      en: 'Second wind: keep the card; your next bad-luck card has no effect.',
      de: 'Zweite Luft: Behalte die Karte; deine nächste Pechkarte bleibt ohne Folgen.',
      fr: 'Second souffle : gardez la carte ; votre prochaine carte malchance est sans effet.',
    },
  },
  {
    id: 'voetbalspel.offside',
    source: 'book',
    text: {
      nl: 'Wie voorbij de verdedigers is, staat in het strafschopgebied van de tegenstander buitenspel. Dat mag twee beurten van zijn ploeg duren; aan het einde van de derde gaat hij zes velden terug.',
      en: 'A man beyond the defenders is offside in the opponent’s penalty area. That may last two turns of his team; at the end of the third he goes six squares back.',
      de: 'Wer hinter den Verteidigern steht, ist im Strafraum des Gegners im Abseits. Das darf zwei Züge seiner Mannschaft dauern; am Ende des dritten geht er sechs Felder zurück.',
      fr: 'Un joueur au-delà des défenseurs est hors-jeu dans la surface de réparation adverse. Cela peut durer deux tours de son équipe ; à la fin du troisième, il recule de six cases.',
    },
  },
  {
    id: 'voetbalspel.offside-line',
    source: 'settled',
    text: {
      nl: 'Buitenspel is wie dichter bij de doellijn staat dan alle tegenstanders, de keeper niet meegerekend. Dat wordt bekeken aan het einde van elke beurt van zijn ploeg.',
      en: 'Offside is a man nearer to the goal line than all opponents, the keeper not counted. It is judged at the end of each turn of his team.',
      de: 'Im Abseits steht, wer näher an der Torlinie ist als alle Gegner, den Torwart nicht gerechnet. Entschieden wird am Ende jedes Zuges seiner Mannschaft.',
      fr: 'Est hors-jeu le joueur plus près de la ligne de but que tous les adversaires, gardien non compté. On en juge à la fin de chaque tour de son équipe.',
    },
  },
  {
    id: 'voetbalspel.going-back',
    source: 'settled',
    text: {
      nl: 'Terug is recht achteruit, over iedereen heen, naar het verste vrije veld binnen het aantal.',
      en: 'Back means straight back, over anyone, to the farthest free square within the number.',
      de: 'Zurück heißt gerade rückwärts, über alle hinweg, auf das fernste freie Feld innerhalb der Zahl.',
      fr: 'Reculer, c’est aller droit en arrière, par-dessus tous, jusqu’à la case libre la plus éloignée dans la limite du nombre.',
    },
  },
  {
    id: 'voetbalspel.nearest',
    source: 'settled',
    text: {
      nl: 'Het dichtstbijzijnde veld is het veld met de minste stappen, recht, opzij of schuin. Zijn er meer, dan het veld het dichtst bij de eigen doellijn, en dan het meest linkse van daaruit gezien.',
      en: 'The nearest square is the one with the fewest steps, straight, sideways or diagonal. If there are several, the one nearest to his own goal line, and then the one farthest left as seen from there.',
      de: 'Das nächste Feld ist das mit den wenigsten Schritten, gerade, seitwärts oder diagonal. Sind es mehrere, dann das nächste zur eigenen Torlinie, danach das von dort aus am weitesten links.',
      fr: 'La case la plus proche est celle qui demande le moins de pas, droits, de côté ou en diagonale. S’il y en a plusieurs, la plus proche de sa propre ligne de but, puis la plus à gauche vue de là.',
    },
  },
  {
    id: 'voetbalspel.half-time',
    source: 'settled',
    text: {
      nl: 'Na de rust trapt de andere ploeg af. De ploegen wisselen niet van doel. In de verlenging trapt eerst af wie de wedstrijd begon, daarna de ander.',
      en: 'After half-time the other team kicks off. The teams do not change ends. In extra time the team that began the match kicks off first, then the other.',
      de: 'Nach der Halbzeitpause stößt die andere Mannschaft an. Die Seiten werden nicht gewechselt. In der Verlängerung stößt zuerst an, wer das Spiel begann, danach der andere.',
      fr: 'Après la pause, l’autre équipe donne le coup d’envoi. On ne change pas de but. En prolongation, l’équipe qui a commencé le match donne le premier coup d’envoi, puis l’autre.',
    },
  },
  {
    id: 'voetbalspel.extra-time',
    source: 'book',
    text: {
      nl: 'Bij gelijkspel volgt een verlenging van twee keer zeven.',
      en: 'If it is a draw there is extra time of twice seven.',
      de: 'Bei Unentschieden folgt eine Verlängerung von zweimal sieben.',
      fr: 'En cas de match nul, il y a une prolongation de deux fois sept.',
    },
  },
  {
    id: 'voetbalspel.extra-time-unit',
    source: 'settled',
    text: {
      nl: 'Dat zijn minuten als je op de klok speelt, anders beurten van elke ploeg.',
      en: 'Those are minutes when you play by the clock, otherwise turns of each team.',
      de: 'Das sind Minuten, wenn nach der Uhr gespielt wird, sonst Züge jeder Mannschaft.',
      fr: 'Ce sont des minutes si l’on joue au temps, sinon des tours de chaque équipe.',
    },
  },
  {
    id: 'voetbalspel.shoot-out',
    source: 'book',
    text: {
      nl: 'Is het dan nog gelijk, dan neemt elke ploeg vijf strafschoppen. Wie er de meeste benut, wint.',
      en: 'If it is still a draw, each team takes five penalties. The team that scores most of them wins.',
      de: 'Steht es dann noch unentschieden, schießt jede Mannschaft fünf Elfmeter. Wer mehr verwandelt, gewinnt.',
      fr: 'Si le score est toujours nul, chaque équipe tire cinq penaltys. Qui en marque le plus gagne.',
    },
  },
  {
    id: 'voetbalspel.shoot-out-order',
    source: 'settled',
    text: {
      nl: 'De strafschoppen gaan om en om; wie de wedstrijd begon, neemt de eerste. Elke strafschop heeft drie worpen.',
      en: 'The penalties are taken in turn; the team that began the match takes the first. Each penalty has three throws.',
      de: 'Die Elfmeter werden abwechselnd geschossen; wer das Spiel begann, schießt zuerst. Jeder Elfmeter hat drei Würfe.',
      fr: 'Les penaltys se tirent à tour de rôle ; l’équipe qui a commencé le match tire le premier. Chaque penalty a trois jets.',
    },
  },
  {
    id: 'voetbalspel.sudden-death',
    source: 'settled',
    text: {
      nl: 'Is ook dat gelijk, dan gaat het om en om verder tot na een paar strafschoppen één ploeg voorstaat.',
      en: 'If that is equal too, it goes on by sudden death until after a pair of penalties one team is ahead.',
      de: 'Ist auch das gleich, geht es paarweise weiter bis zur Entscheidung: bis nach einem Paar eine Mannschaft führt.',
      fr: 'Si l’égalité persiste, c’est la mort subite : on continue jusqu’à ce qu’une équipe mène après une paire de penaltys.',
    },
  },
  {
    id: 'voetbalspel.drawn',
    source: 'settled',
    text: {
      nl: 'Na twintig paren zonder beslissing is de wedstrijd een gelijkspel.',
      en: 'After twenty pairs without a decision the match is a draw.',
      de: 'Nach zwanzig Paaren ohne Entscheidung endet das Spiel unentschieden.',
      fr: 'Après vingt paires sans décision, le match est nul.',
    },
  },
]
