import type { Rule } from '@spellendoos/kernel'

/** The rules, in the order in which a stranger needs them. */
export const rules: readonly Rule[] = [
  {
    id: 'voetbal-toto.object',
    source: 'book',
    text: {
      nl: 'Je speelt met twee tot acht spelers. Elke ronde voorspel je dertien wedstrijden; wie er de meeste goed heeft, wint de pot.',
      en: 'Two to eight play. Each round you forecast thirteen fixtures; whoever gets most of them right wins the pot.',
      de: 'Es spielen zwei bis acht. In jeder Runde tippst du dreizehn Begegnungen; wer die meisten richtig hat, gewinnt den Pot.',
      fr: 'On joue à deux jusqu’à huit. À chaque manche, vous pronostiquez treize rencontres ; qui en a le plus de bonnes gagne le pot.',
    },
  },
  {
    id: 'voetbal-toto.fixtures',
    source: 'book',
    text: {
      nl: 'Op het bord staan dertien wedstrijden, elk met links de thuisploeg en rechts de uitploeg. De eerste is Holland–België.',
      en: 'The board has thirteen fixtures, each with the home side on the left and the away side on the right. The first is Holland–Belgium.',
      de: 'Auf dem Spielplan stehen dreizehn Begegnungen, links jeweils die Heimmannschaft, rechts die Gastmannschaft. Die erste ist Holland–Belgien.',
      fr: 'Le plateau porte treize rencontres, chacune avec l’équipe à domicile à gauche et l’équipe à l’extérieur à droite. La première est Hollande–Belgique.',
    },
  },
  {
    id: 'voetbal-toto.other-fixtures',
    source: 'settled',
    text: {
      nl: 'De twaalf andere zijn Engeland–Schotland, Frankrijk–Spanje, Duitsland–Oostenrijk, Italië–Zwitserland, Zweden–Denemarken, Noorwegen–Finland, Polen–Hongarije, Portugal–Marokko, Griekenland–Turkije, Ierland–IJsland, Brazilië–Argentinië en Mexico–Japan.',
      en: 'The other twelve are England–Scotland, France–Spain, Germany–Austria, Italy–Switzerland, Sweden–Denmark, Norway–Finland, Poland–Hungary, Portugal–Morocco, Greece–Turkey, Ireland–Iceland, Brazil–Argentina and Mexico–Japan.',
      de: 'Die zwölf anderen sind England–Schottland, Frankreich–Spanien, Deutschland–Österreich, Italien–Schweiz, Schweden–Dänemark, Norwegen–Finnland, Polen–Ungarn, Portugal–Marokko, Griechenland–Türkei, Irland–Island, Brasilien–Argentinien und Mexiko–Japan.',
      fr: 'Les douze autres sont Angleterre–Écosse, France–Espagne, Allemagne–Autriche, Italie–Suisse, Suède–Danemark, Norvège–Finlande, Pologne–Hongrie, Portugal–Maroc, Grèce–Turquie, Irlande–Islande, Brésil–Argentine et Mexique–Japon.',
    },
  },
  {
    id: 'voetbal-toto.column',
    source: 'book',
    text: {
      nl: 'Iedereen krijgt een totoformulier en veertien fiches van één kleur. Leg een fiche boven een kolom op het bord: die kolom is van jou.',
      en: 'Everyone gets a coupon and fourteen chips of one colour. Lay a chip above a column on the board: that column is yours.',
      de: 'Alle bekommen einen Tippschein und vierzehn Chips einer Farbe. Lege einen Chip über eine Spalte auf dem Spielplan: Diese Spalte gehört dir.',
      fr: 'Chacun reçoit une grille et quatorze jetons d’une même couleur. Posez un jeton au-dessus d’une colonne du plateau : cette colonne est à vous.',
    },
  },
  {
    id: 'voetbal-toto.deck',
    source: 'book',
    text: {
      nl: 'Er zijn 64 kaarten: doelpuntkaarten met een cijfer van 1 tot en met 6, en fluitjes.',
      en: 'There are 64 cards: goal cards with a figure from 1 to 6, and whistles.',
      de: 'Es gibt 64 Karten: Torkarten mit einer Zahl von 1 bis 6 und Pfeifen.',
      fr: 'Il y a 64 cartes : des cartes but portant un chiffre de 1 à 6, et des sifflets.',
    },
  },
  {
    id: 'voetbal-toto.deck-split',
    source: 'settled',
    text: {
      nl: 'De 1 is er 20 keer, de 2 14 keer, de 3 9 keer, de 4 6 keer, de 5 4 keer en de 6 3 keer; daarbij komen 8 fluitjes.',
      en: 'There are 20 ones, 14 twos, 9 threes, 6 fours, 4 fives and 3 sixes, and 8 whistles besides.',
      de: 'Die 1 gibt es 20-mal, die 2 14-mal, die 3 9-mal, die 4 6-mal, die 5 4-mal und die 6 3-mal; dazu kommen 8 Pfeifen.',
      fr: 'Il y a 20 cartes 1, 14 cartes 2, 9 cartes 3, 6 cartes 4, 4 cartes 5 et 3 cartes 6, plus 8 sifflets.',
    },
  },
  {
    id: 'voetbal-toto.purse',
    source: 'book',
    text: {
      nl: 'Er zijn bankbiljetten van 5 en van 10. Aan het begin geeft de bank iedereen 50, in vijf biljetten van 10.',
      en: 'There are notes of 5 and of 10. At the start the bank gives everyone 50, in five notes of 10.',
      de: 'Es gibt Geldscheine zu 5 und zu 10. Zu Beginn gibt die Bank allen 50, in fünf Scheinen zu 10.',
      fr: 'Il y a des billets de 5 et de 10. Au début, la banque donne à chacun 50, en cinq billets de 10.',
    },
  },
  {
    id: 'voetbal-toto.rounds',
    source: 'book',
    text: {
      nl: 'Een avond telt meestal vier of vijf ronden; spreek vooraf af hoeveel.',
      en: 'An evening mostly has four or five rounds; agree beforehand how many.',
      de: 'Ein Abend hat meist vier oder fünf Runden; vereinbart vorher, wie viele.',
      fr: 'Une soirée compte en général quatre ou cinq manches ; convenez d’avance du nombre.',
    },
  },
  {
    id: 'voetbal-toto.five-rounds',
    source: 'settled',
    text: {
      nl: 'Is er niets afgesproken, dan speel je vijf ronden. Het mogen er 1 tot 20 zijn.',
      en: 'If nothing was agreed, five rounds are played. There may be 1 to 20.',
      de: 'Ist nichts vereinbart, werden fünf Runden gespielt. Es dürfen 1 bis 20 sein.',
      fr: 'Sans accord préalable, on joue cinq manches. Il peut y en avoir de 1 à 20.',
    },
  },
  {
    id: 'voetbal-toto.order',
    source: 'book',
    text: {
      nl: 'Een ronde gaat in vaste volgorde: inzetten, delen, de hand open of gesloten neerleggen, het totoformulier invullen en dan scoren. Scoren begint pas als elk formulier klaar is.',
      en: 'A round has a fixed order: stake, deal, lay the hand open or closed, make out the coupon, then score. Scoring starts only when every coupon is ready.',
      de: 'Eine Runde hat eine feste Reihenfolge: setzen, austeilen, die Hand offen oder verdeckt hinlegen, den Tippschein ausfüllen, dann Tore schießen. Tore fallen erst, wenn jeder Tippschein fertig ist.',
      fr: 'Une manche suit un ordre fixe : miser, distribuer, poser sa main ouverte ou cachée, remplir la grille, puis marquer. On ne marque que lorsque toutes les grilles sont prêtes.',
    },
  },
  {
    id: 'voetbal-toto.stake',
    source: 'book',
    text: {
      nl: 'Voor elke ronde zet iedereen 10 in de pot.',
      en: 'For each round everyone stakes 10 in the pot.',
      de: 'Für jede Runde setzen alle 10 in den Pot.',
      fr: 'Pour chaque manche, chacun mise 10 dans le pot.',
    },
  },
  {
    id: 'voetbal-toto.bank-ten',
    source: 'book',
    text: {
      nl: 'Vanaf de zesde ronde geeft de bank iedereen voor het inzetten nog 10.',
      en: 'From the sixth round on the bank hands everyone another 10 before the stake.',
      de: 'Ab der sechsten Runde gibt die Bank allen vor dem Setzen noch einmal 10.',
      fr: 'À partir de la sixième manche, la banque remet encore 10 à chacun avant la mise.',
    },
  },
  {
    id: 'voetbal-toto.pay-what-you-have',
    source: 'settled',
    text: {
      nl: 'Kun je de inzet niet betalen, dan betaal je wat je hebt; onder nul kom je nooit.',
      en: 'If you cannot pay the stake, you pay what you have; you never fall below zero.',
      de: 'Kannst du den Einsatz nicht zahlen, zahlst du, was du hast; unter null fällst du nie.',
      fr: 'Si vous ne pouvez pas payer la mise, vous payez ce que vous avez ; on ne descend jamais sous zéro.',
    },
  },
  {
    id: 'voetbal-toto.bank',
    source: 'settled',
    text: {
      nl: 'De bank raakt nooit leeg. Al het geld is bij de spelers, in de pot of bij de bank.',
      en: 'The bank never runs out. All the money is with the players, in the pot or in the bank.',
      de: 'Die Bank wird nie leer. Alles Geld ist bei den Spielern, im Pot oder in der Bank.',
      fr: 'La banque n’est jamais à court. Tout l’argent est chez les joueurs, dans le pot ou à la banque.',
    },
  },
  {
    id: 'voetbal-toto.deal',
    source: 'book',
    text: {
      nl: 'De kaarten worden geschud en gedeeld. Met 2, 3, 4, 5, 6, 7 of 8 spelers krijgt ieder 32, 21, 16, 12, 10, 9 of 8 kaarten.',
      en: 'The cards are shuffled and dealt. With 2, 3, 4, 5, 6, 7 or 8 players each gets 32, 21, 16, 12, 10, 9 or 8 cards.',
      de: 'Die Karten werden gemischt und ausgeteilt. Zu 2, 3, 4, 5, 6, 7 oder 8 bekommt jeder 32, 21, 16, 12, 10, 9 oder 8 Karten.',
      fr: 'Les cartes sont mélangées et distribuées. À 2, 3, 4, 5, 6, 7 ou 8, chacun reçoit 32, 21, 16, 12, 10, 9 ou 8 cartes.',
    },
  },
  {
    id: 'voetbal-toto.rest',
    source: 'book',
    text: {
      nl: 'Kaarten die overblijven zijn deze ronde uit het spel; niemand ziet ze.',
      en: 'Cards that are left over are out of the game for this round; nobody sees them.',
      de: 'Übrige Karten sind in dieser Runde aus dem Spiel; niemand sieht sie.',
      fr: 'Les cartes restantes sont hors jeu pour cette manche ; personne ne les voit.',
    },
  },
  {
    id: 'voetbal-toto.lay',
    source: 'book',
    text: {
      nl: 'Je legt je hand open neer, zodat iedereen haar ziet, of gesloten. Dat kies je zelf.',
      en: 'You lay your hand open, so that everyone sees it, or closed. The choice is yours.',
      de: 'Du legst deine Hand offen hin, sodass alle sie sehen, oder verdeckt. Das entscheidest du selbst.',
      fr: 'Vous posez votre main ouverte, visible de tous, ou cachée. C’est vous qui choisissez.',
    },
  },
  {
    id: 'voetbal-toto.lay-once',
    source: 'book',
    text: {
      nl: 'Open of gesloten kies je één keer per ronde, na het delen.',
      en: 'You choose open or closed once a round, after the deal.',
      de: 'Offen oder verdeckt wählst du einmal in der Runde, nach dem Austeilen.',
      fr: 'Vous choisissez ouverte ou cachée une fois par manche, après la distribution.',
    },
  },
  {
    id: 'voetbal-toto.lay-at-once',
    source: 'settled',
    text: {
      nl: 'Iedereen kiest tegelijk: de keuzen worden pas getoond als allen gekozen hebben.',
      en: 'Everyone chooses at once: the choices are shown only when all have chosen.',
      de: 'Alle wählen gleichzeitig: Gezeigt wird erst, wenn alle gewählt haben.',
      fr: 'Tout le monde choisit en même temps : les choix ne sont montrés que lorsque tous ont choisi.',
    },
  },
  {
    id: 'voetbal-toto.forecast',
    source: 'book',
    text: {
      nl: 'Op je totoformulier voorspel je elke wedstrijd met een kruisje: 1 thuis wint, 2 uit wint, 3 gelijkspel.',
      en: 'On your coupon you forecast each fixture with a cross: 1 home win, 2 away win, 3 draw.',
      de: 'Auf deinem Tippschein tippst du jede Begegnung mit einem Kreuz: 1 Heimsieg, 2 Auswärtssieg, 3 Unentschieden.',
      fr: 'Sur votre grille, vous pronostiquez chaque rencontre par une croix : 1 victoire à domicile, 2 victoire à l’extérieur, 3 match nul.',
    },
  },
  {
    id: 'voetbal-toto.one-cross',
    source: 'book',
    text: {
      nl: 'Elke wedstrijd heeft één kruisje. Zet je er een in een andere kolom, dan vervalt het vorige; het kruisje dat er al staat zet je niet nog eens.',
      en: 'Each fixture has one cross. A cross in another column replaces it; the cross that is there already is not made again.',
      de: 'Jede Begegnung hat ein Kreuz. Ein Kreuz in einer anderen Spalte ersetzt es; ein Kreuz, das schon da steht, machst du nicht noch einmal.',
      fr: 'Chaque rencontre porte une seule croix. Une croix dans une autre colonne la remplace ; une croix déjà posée ne se refait pas.',
    },
  },
  {
    id: 'voetbal-toto.secret',
    source: 'book',
    text: {
      nl: 'Iedereen vult het formulier tegelijk in. Je formulier blijft geheim tot de uitslagen worden voorgelezen.',
      en: 'Everyone makes out the coupon at the same time. Yours stays secret until the results are read out.',
      de: 'Alle füllen ihren Tippschein gleichzeitig aus. Deiner bleibt geheim, bis die Ergebnisse vorgelesen werden.',
      fr: 'Tout le monde remplit sa grille en même temps. La vôtre reste secrète jusqu’à la lecture des résultats.',
    },
  },
  {
    id: 'voetbal-toto.changes',
    source: 'settled',
    text: {
      nl: 'Tot je ‘klaar’ zegt mag je kruisjes verzetten, hoogstens 26 keer per ronde.',
      en: 'Until you say ‘ready’ you may move crosses, at most 26 times a round.',
      de: 'Bis du „fertig“ sagst, darfst du Kreuze ändern, höchstens 26-mal in der Runde.',
      fr: 'Tant que vous n’avez pas dit « prêt », vous pouvez déplacer des croix, 26 fois au plus par manche.',
    },
  },
  {
    id: 'voetbal-toto.all-thirteen',
    source: 'book',
    text: {
      nl: 'Een formulier is pas klaar met dertien kruisjes, een bij elke wedstrijd.',
      en: 'A coupon is ready only with thirteen crosses, one at each fixture.',
      de: 'Ein Tippschein ist erst mit dreizehn Kreuzen fertig, einem bei jeder Begegnung.',
      fr: 'Une grille n’est prête qu’avec treize croix, une par rencontre.',
    },
  },
  {
    id: 'voetbal-toto.ready',
    source: 'settled',
    text: {
      nl: 'Heb je ‘klaar’ gezegd, dan ligt je formulier vast tot het einde van de ronde.',
      en: 'Once you have said ‘ready’, your coupon stands until the end of the round.',
      de: 'Hast du „fertig“ gesagt, steht dein Tippschein bis zum Ende der Runde fest.',
      fr: 'Une fois que vous avez dit « prêt », votre grille ne change plus jusqu’à la fin de la manche.',
    },
  },
  {
    id: 'voetbal-toto.start-score',
    source: 'book',
    text: {
      nl: 'Aan het begin van een ronde staat elke wedstrijd op 0-0.',
      en: 'At the start of a round every fixture stands at 0–0.',
      de: 'Zu Beginn einer Runde steht jede Begegnung 0:0.',
      fr: 'Au début d’une manche, chaque rencontre est à 0-0.',
    },
  },
  {
    id: 'voetbal-toto.starter',
    source: 'settled',
    text: {
      nl: 'De eerste ronde begint de eerste speler, de tweede ronde de tweede, en zo de tafel rond.',
      en: 'The first player starts the first round, the second player the second, and so on round the table.',
      de: 'Die erste Runde beginnt der erste Spieler, die zweite der zweite und so weiter um den Tisch.',
      fr: 'Le premier joueur commence la première manche, le deuxième la deuxième, et ainsi de suite autour de la table.',
    },
  },
  {
    id: 'voetbal-toto.turn',
    source: 'book',
    text: {
      nl: 'Je speelt om de beurt, met de klok mee. Per beurt scoor je één doelpunt.',
      en: 'Play goes in turn, clockwise. Each turn you score one goal.',
      de: 'Gespielt wird der Reihe nach im Uhrzeigersinn. In jedem Zug schießt du ein Tor.',
      fr: 'On joue à tour de rôle, dans le sens des aiguilles d’une montre. À votre tour, vous marquez un but.',
    },
  },
  {
    id: 'voetbal-toto.goal',
    source: 'book',
    text: {
      nl: 'Scoren doe je door een doelpuntkaart op een vak van een wedstrijd te leggen, welke je maar wilt: links scoort de thuisploeg, rechts de uitploeg.',
      en: 'You score by laying a goal card on a box of any fixture you like: on the left the home side scores, on the right the away side.',
      de: 'Ein Tor schießt du, indem du eine Torkarte auf ein Feld einer beliebigen Begegnung legst: Links schießt die Heimmannschaft das Tor, rechts die Gastmannschaft.',
      fr: 'Pour marquer, posez une carte but sur une case de la rencontre de votre choix : à gauche marque l’équipe à domicile, à droite l’équipe à l’extérieur.',
    },
  },
  {
    id: 'voetbal-toto.own-card',
    source: 'book',
    text: {
      nl: 'Je legt alleen kaarten die je zelf in je hand hebt.',
      en: 'You lay only cards from your own hand.',
      de: 'Du legst nur Karten aus deiner eigenen Hand.',
      fr: 'Vous ne posez que des cartes de votre propre main.',
    },
  },
  {
    id: 'voetbal-toto.follow-up',
    source: 'book',
    text: {
      nl: 'De kaart moet precies één hoger zijn dan wat het vak toont: op de 0 een 1, op een 1 een 2, en zo verder. Overslaan mag niet.',
      en: 'The card must be exactly one higher than what the box shows: a 1 on the 0, a 2 on a 1, and so on. No number may be skipped.',
      de: 'Die Karte muss genau eins höher sein als das, was das Feld zeigt: eine 1 auf die 0, eine 2 auf eine 1 und so weiter. Überspringen geht nicht.',
      fr: 'La carte doit valoir exactement un de plus que ce que montre la case : un 1 sur le 0, un 2 sur un 1, et ainsi de suite. On ne saute aucun chiffre.',
    },
  },
  {
    id: 'voetbal-toto.six',
    source: 'book',
    text: {
      nl: 'De 6 is de hoogste kaart. Op een 6 past niets meer.',
      en: 'The 6 is the highest card. Nothing fits on a 6.',
      de: 'Die 6 ist die höchste Karte. Auf eine 6 passt nichts mehr.',
      fr: 'Le 6 est la carte la plus haute. Plus rien ne va sur un 6.',
    },
  },
  {
    id: 'voetbal-toto.must-score',
    source: 'book',
    text: {
      nl: 'Kun je scoren, dan moet je scoren, ook als het je niet uitkomt.',
      en: 'If you can score, you must score, even when it does not suit you.',
      de: 'Kannst du ein Tor schießen, dann musst du es, auch wenn es dir nicht passt.',
      fr: 'Si vous pouvez marquer, vous devez marquer, même à contrecœur.',
    },
  },
  {
    id: 'voetbal-toto.pass',
    source: 'book',
    text: {
      nl: 'Kun je geen enkele kaart leggen, dan pas je en is de volgende aan de beurt.',
      en: 'If you cannot lay any card, you pass and the next player has the turn.',
      de: 'Kannst du keine Karte legen, passt du, und der Nächste ist am Zug.',
      fr: 'Si vous ne pouvez poser aucune carte, vous passez et c’est au suivant.',
    },
  },
  {
    id: 'voetbal-toto.stop',
    source: 'book',
    text: {
      nl: 'Scoort een ander, dan mag je STOP zeggen en een fluitje op die kaart leggen. Het doelpunt is afgekeurd, wegens buitenspel: kaart en fluitje gaan uit het spel en het vak toont weer wat het toonde. Uit 3-1 wordt met een 2 3-2; na STOP is het weer 3-1.',
      en: 'When another player scores you may say STOP and lay a whistle on that card. The goal is disallowed, for offside: card and whistle leave the game and the box shows what it showed before. A 2 makes 3–1 into 3–2; after STOP it is 3–1 again.',
      de: 'Schießt ein anderer ein Tor, darfst du STOPP sagen und eine Pfeife auf die Karte legen. Das Tor ist aberkannt, wegen Abseits: Karte und Pfeife kommen aus dem Spiel, und das Feld zeigt wieder, was es zeigte. Aus 3:1 wird mit einer 2 3:2; nach STOPP steht es wieder 3:1.',
      fr: 'Quand un autre marque, vous pouvez dire STOP et poser un sifflet sur sa carte. Le but est refusé, pour hors-jeu : carte et sifflet sortent du jeu et la case montre de nouveau ce qu’elle montrait. Un 2 fait de 3-1 un 3-2 ; après STOP, c’est de nouveau 3-1.',
    },
  },
  {
    id: 'voetbal-toto.whistle-card',
    source: 'book',
    text: {
      nl: 'STOP zeggen kan alleen wie een fluitje in de hand heeft.',
      en: 'Only a player with a whistle in hand can say STOP.',
      de: 'STOPP sagen kann nur, wer eine Pfeife auf der Hand hat.',
      fr: 'Seul un joueur qui a un sifflet en main peut dire STOP.',
    },
  },
  {
    id: 'voetbal-toto.stop-window',
    source: 'book',
    text: {
      nl: 'STOP geldt alleen voor het doelpunt dat net gescoord is, tot de volgende speler gescoord of gepast heeft.',
      en: 'STOP is only for the goal that has just been scored, until the next player has scored or passed.',
      de: 'STOPP gilt nur für das Tor, das gerade gefallen ist, bis der nächste Spieler ein Tor geschossen oder gepasst hat.',
      fr: 'STOP ne vaut que pour le but qui vient d’être marqué, jusqu’à ce que le joueur suivant ait marqué ou passé.',
    },
  },
  {
    id: 'voetbal-toto.own-goal',
    source: 'book',
    text: {
      nl: 'Je eigen doelpunt mag je niet affluiten.',
      en: 'You may not whistle off your own goal.',
      de: 'Dein eigenes Tor darfst du nicht abpfeifen.',
      fr: 'Vous ne pouvez pas siffler votre propre but.',
    },
  },
  {
    id: 'voetbal-toto.no-turn',
    source: 'book',
    text: {
      nl: 'STOP is geen beurt: wie na het doelpunt aan de beurt was, is dat nog, en wie floot speelt straks gewoon.',
      en: 'STOP is not a turn: whoever came after the scorer still comes next, and the whistler plays on as usual.',
      de: 'STOPP ist kein Zug: Wer nach dem Tor dran war, ist es noch, und wer gepfiffen hat, kommt später ganz normal dran.',
      fr: 'STOP n’est pas un tour : le joueur qui venait après le but reste le suivant, et qui a sifflé jouera comme d’habitude.',
    },
  },
  {
    id: 'voetbal-toto.next-may-stop',
    source: 'settled',
    text: {
      nl: 'Ook wie na het doelpunt aan de beurt is mag affluiten, en blijft daarna aan de beurt.',
      en: 'The player whose turn comes after the goal may whistle too, and then still has that turn.',
      de: 'Auch wer nach dem Tor am Zug ist, darf abpfeifen und ist danach noch am Zug.',
      fr: 'Le joueur dont c’est le tour après le but peut siffler aussi ; c’est ensuite encore à lui de jouer.',
    },
  },
  {
    id: 'voetbal-toto.first-counts',
    source: 'settled',
    text: {
      nl: 'Wat het eerst op tafel komt telt. Van meer STOPs telt alleen de eerste, en een STOP nadat de volgende speler gespeeld heeft is te laat; wie te laat is, houdt de kaart in de hand.',
      en: 'What reaches the table first counts. Of several STOPs only the first counts, and a STOP after the next player has acted is too late; a player who is too late keeps the card in hand.',
      de: 'Was zuerst auf den Tisch kommt, zählt. Von mehreren STOPPs zählt nur der erste, und ein STOPP, nachdem der nächste Spieler gespielt hat, kommt zu spät; wer zu spät kommt, behält die Karte auf der Hand.',
      fr: 'Ce qui arrive le premier sur la table compte. De plusieurs STOP, seul le premier compte, et un STOP après que le joueur suivant a joué vient trop tard ; qui vient trop tard garde sa carte en main.',
    },
  },
  {
    id: 'voetbal-toto.whistle-final',
    source: 'book',
    text: {
      nl: 'Een fluitje kan niet worden afgefloten: een afgekeurd doelpunt blijft afgekeurd.',
      en: 'A whistle cannot be whistled off: a disallowed goal stays disallowed.',
      de: 'Eine Pfeife kann nicht abgepfiffen werden: Ein aberkanntes Tor bleibt aberkannt.',
      fr: 'On ne siffle pas un sifflet : un but refusé le reste.',
    },
  },
  {
    id: 'voetbal-toto.wait',
    source: 'settled',
    text: {
      nl: 'Je mag een wachttijd afspreken: na elk doelpunt kan de volgende speler pas na zoveel seconden scoren of passen, of er nu iemand een fluitje heeft of niet. Na een STOP hoeft er niet gewacht te worden.',
      en: 'You may agree on a waiting time: after every goal the next player can score or pass only after that many seconds, whether or not anyone has a whistle. After a STOP there is no need to wait.',
      de: 'Ihr könnt eine Wartezeit vereinbaren: Nach jedem Tor kann der nächste Spieler erst nach so vielen Sekunden ein Tor schießen oder passen, ob jemand eine Pfeife hat oder nicht. Nach einem STOPP wird nicht gewartet.',
      fr: 'Vous pouvez convenir d’un délai : après chaque but, le joueur suivant ne peut marquer ou passer qu’au bout de ce nombre de secondes, que quelqu’un ait un sifflet ou non. Après un STOP, on n’attend pas.',
    },
  },
  {
    id: 'voetbal-toto.round-end',
    source: 'book',
    text: {
      nl: 'De ronde is afgelopen als iedereen achter elkaar gepast heeft: niemand kan nog een kaart kwijt.',
      en: 'The round is over when everyone has passed in a row: nobody can lay a card any more.',
      de: 'Die Runde ist zu Ende, wenn alle nacheinander gepasst haben: Niemand kann mehr eine Karte legen.',
      fr: 'La manche est finie quand tous ont passé à la suite : personne ne peut plus poser de carte.',
    },
  },
  {
    id: 'voetbal-toto.results',
    source: 'book',
    text: {
      nl: 'Dan gaan alle formulieren open en worden de uitslagen voorgelezen als 1, 2 of 3. Staat het 2-4, dan heeft de uitploeg gewonnen en is het een 2.',
      en: 'Then all coupons are laid open and the results are read out as 1, 2 or 3. At 2–4 the away side has won, and it is a 2.',
      de: 'Dann werden alle Tippscheine offengelegt und die Ergebnisse als 1, 2 oder 3 vorgelesen. Bei 2:4 hat die Gastmannschaft gewonnen, und es ist eine 2.',
      fr: 'On montre alors toutes les grilles et on lit les résultats comme 1, 2 ou 3. À 2-4, l’équipe à l’extérieur a gagné, et c’est un 2.',
    },
  },
  {
    id: 'voetbal-toto.correct',
    source: 'book',
    text: {
      nl: 'Voor elke goede voorspelling leg je een fiche in jouw kolom op het bord; zo tel je ze.',
      en: 'For each correct forecast you lay a chip in your column on the board, to count them.',
      de: 'Für jeden richtigen Tipp legst du einen Chip in deine Spalte auf dem Spielplan; so werden sie gezählt.',
      fr: 'Pour chaque bon pronostic, vous posez un jeton dans votre colonne du plateau ; c’est ainsi qu’on les compte.',
    },
  },
  {
    id: 'voetbal-toto.pot',
    source: 'book',
    text: {
      nl: 'Wie de meeste goede voorspellingen heeft, krijgt de pot.',
      en: 'The player with the most correct forecasts takes the pot.',
      de: 'Wer die meisten richtigen Tipps hat, bekommt den Pot.',
      fr: 'Le joueur qui a le plus de bons pronostics prend le pot.',
    },
  },
  {
    id: 'voetbal-toto.pot-shared',
    source: 'book',
    text: {
      nl: 'Hebben er meer evenveel, dan delen zij de pot: met 4 of 5 spelers als het er twee zijn, met 6 of 7 spelers twee of drie, met 8 spelers twee, drie of vier.',
      en: 'Several with equally many share the pot: with 4 or 5 players if they are two, with 6 or 7 players two or three, with 8 players two, three or four.',
      de: 'Haben mehrere gleich viele, teilen sie den Pot: zu 4 oder 5, wenn es zwei sind, zu 6 oder 7 bei zweien oder dreien, zu 8 bei zweien, dreien oder vieren.',
      fr: 'À égalité, on partage le pot : à 4 ou 5 joueurs s’ils sont deux, à 6 ou 7 joueurs s’ils sont deux ou trois, à 8 joueurs s’ils sont deux, trois ou quatre.',
    },
  },
  {
    id: 'voetbal-toto.pot-stays',
    source: 'book',
    text: {
      nl: 'Hebben er meer evenveel dan mogen delen, of zijn er met 2 of 3 spelers twee gelijk, dan blijft de pot staan voor de volgende ronde.',
      en: 'If more have equally many than may share, or two tie with 2 or 3 players, the pot stays for the next round.',
      de: 'Haben mehr gleich viele, als teilen dürfen, oder liegen zu zweit oder zu dritt zwei gleichauf, bleibt der Pot für die nächste Runde stehen.',
      fr: 'S’ils sont plus nombreux à égalité qu’il n’est permis de partager, ou si deux sont à égalité à 2 ou 3 joueurs, le pot reste en jeu pour la manche suivante.',
    },
  },
  {
    id: 'voetbal-toto.three-way',
    source: 'settled',
    text: {
      nl: 'Ook als drie spelers alle drie evenveel hebben, blijft de pot staan.',
      en: 'The pot also stays when all three of three players tie.',
      de: 'Auch wenn zu dritt alle drei gleich viele haben, bleibt der Pot stehen.',
      fr: 'Le pot reste aussi en jeu quand trois joueurs sont tous les trois à égalité.',
    },
  },
  {
    id: 'voetbal-toto.round-up',
    source: 'book',
    text: {
      nl: 'Een deel van de pot wordt naar boven afgerond op een veelvoud van 5; de bank betaalt het verschil.',
      en: 'A share of the pot is rounded up to a multiple of 5; the bank pays the difference.',
      de: 'Ein Anteil am Pot wird auf ein Vielfaches von 5 aufgerundet; die Bank zahlt den Unterschied.',
      fr: 'Une part du pot est arrondie au-dessus, au multiple de 5 ; la banque paie la différence.',
    },
  },
  {
    id: 'voetbal-toto.jackpot',
    source: 'book',
    text: {
      nl: 'Had niemand alle dertien goed, dan legt de bank een jackpot in de pot van de volgende ronde: met 2, 3, 4, 5, 6, 7 of 8 spelers is dat 10, 10, 15, 15, 20, 25 of 25.',
      en: 'If nobody had all thirteen right, the bank adds a jackpot to the pot of the next round: with 2, 3, 4, 5, 6, 7 or 8 players 10, 10, 15, 15, 20, 25 or 25.',
      de: 'Hatte niemand alle dreizehn richtig, legt die Bank einen Jackpot in den Pot der nächsten Runde: zu 2, 3, 4, 5, 6, 7 oder 8 sind das 10, 10, 15, 15, 20, 25 oder 25.',
      fr: 'Si personne n’a les treize bons pronostics, la banque ajoute une cagnotte au pot de la manche suivante : à 2, 3, 4, 5, 6, 7 ou 8 joueurs, 10, 10, 15, 15, 20, 25 ou 25.',
    },
  },
  {
    id: 'voetbal-toto.last-jackpot',
    source: 'settled',
    text: {
      nl: 'Na de laatste ronde komt er geen jackpot meer.',
      en: 'After the last round no jackpot is added.',
      de: 'Nach der letzten Runde gibt es keinen Jackpot mehr.',
      fr: 'Après la dernière manche, il n’y a plus de cagnotte.',
    },
  },
  {
    id: 'voetbal-toto.last-pot',
    source: 'settled',
    text: {
      nl: 'Een pot die na de laatste ronde blijft staan, gaat terug naar de bank.',
      en: 'A pot that stays after the last round goes back to the bank.',
      de: 'Ein Pot, der nach der letzten Runde stehen bleibt, geht zurück an die Bank.',
      fr: 'Un pot qui reste après la dernière manche retourne à la banque.',
    },
  },
  {
    id: 'voetbal-toto.richest',
    source: 'settled',
    text: {
      nl: 'Na de laatste ronde wint de rijkste.',
      en: 'After the last round the richest player wins.',
      de: 'Nach der letzten Runde gewinnt der Reichste.',
      fr: 'Après la dernière manche, le plus riche gagne.',
    },
  },
  {
    id: 'voetbal-toto.shared',
    source: 'settled',
    text: {
      nl: 'Wie evenveel geld heeft, deelt de plaats.',
      en: 'Players with equal money share the place.',
      de: 'Wer gleich viel Geld hat, teilt sich den Rang.',
      fr: 'À argent égal, on partage le rang.',
    },
  },
]
