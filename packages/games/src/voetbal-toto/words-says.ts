import type { Text } from '@spellendoos/kernel'

/** Home and away side of each fixture (voetbal-toto.fixtures, voetbal-toto.other-fixtures). */
const FIXTURE_TEXTS: readonly (readonly [home: Text, away: Text])[] = [
  [
    { nl: 'Holland', en: 'Holland', de: 'Holland', fr: 'Hollande' },
    { nl: 'België', en: 'Belgium', de: 'Belgien', fr: 'Belgique' },
  ],
  [
    { nl: 'Engeland', en: 'England', de: 'England', fr: 'Angleterre' },
    { nl: 'Schotland', en: 'Scotland', de: 'Schottland', fr: 'Écosse' },
  ],
  [
    { nl: 'Frankrijk', en: 'France', de: 'Frankreich', fr: 'France' },
    { nl: 'Spanje', en: 'Spain', de: 'Spanien', fr: 'Espagne' },
  ],
  [
    { nl: 'Duitsland', en: 'Germany', de: 'Deutschland', fr: 'Allemagne' },
    { nl: 'Oostenrijk', en: 'Austria', de: 'Österreich', fr: 'Autriche' },
  ],
  [
    { nl: 'Italië', en: 'Italy', de: 'Italien', fr: 'Italie' },
    { nl: 'Zwitserland', en: 'Switzerland', de: 'Schweiz', fr: 'Suisse' },
  ],
  [
    { nl: 'Zweden', en: 'Sweden', de: 'Schweden', fr: 'Suède' },
    { nl: 'Denemarken', en: 'Denmark', de: 'Dänemark', fr: 'Danemark' },
  ],
  [
    { nl: 'Noorwegen', en: 'Norway', de: 'Norwegen', fr: 'Norvège' },
    { nl: 'Finland', en: 'Finland', de: 'Finnland', fr: 'Finlande' },
  ],
  [
    { nl: 'Polen', en: 'Poland', de: 'Polen', fr: 'Pologne' },
    { nl: 'Hongarije', en: 'Hungary', de: 'Ungarn', fr: 'Hongrie' },
  ],
  [
    { nl: 'Portugal', en: 'Portugal', de: 'Portugal', fr: 'Portugal' },
    { nl: 'Marokko', en: 'Morocco', de: 'Marokko', fr: 'Maroc' },
  ],
  [
    { nl: 'Griekenland', en: 'Greece', de: 'Griechenland', fr: 'Grèce' },
    { nl: 'Turkije', en: 'Turkey', de: 'Türkei', fr: 'Turquie' },
  ],
  [
    { nl: 'Ierland', en: 'Ireland', de: 'Irland', fr: 'Irlande' },
    { nl: 'IJsland', en: 'Iceland', de: 'Island', fr: 'Islande' },
  ],
  [
    { nl: 'Brazilië', en: 'Brazil', de: 'Brasilien', fr: 'Brésil' },
    { nl: 'Argentinië', en: 'Argentina', de: 'Argentinien', fr: 'Argentine' },
  ],
  [
    { nl: 'Mexico', en: 'Mexico', de: 'Mexiko', fr: 'Mexique' },
    { nl: 'Japan', en: 'Japan', de: 'Japan', fr: 'Japon' },
  ],
]

const teams: Record<string, Text> = Object.fromEntries(
  FIXTURE_TEXTS.flatMap(([home, away], fixture) => [
    [`home-${fixture + 1}`, home],
    [`away-${fixture + 1}`, away],
  ]),
)

const names: Record<string, Text> = {
  player: { nl: '{seat}', en: '{seat}', de: '{seat}', fr: '{seat}' },
  fixture: { nl: '{home}–{away}', en: '{home}–{away}', de: '{home}–{away}', fr: '{home}–{away}' },
  'score-line': { nl: '{home}-{away}', en: '{home}–{away}', de: '{home}:{away}', fr: '{home}-{away}' },
  times: { nl: '× {count}', en: '× {count}', de: '× {count}', fr: '× {count}' },
  'side-name': {
    nl: 'wedstrijd {number}, {team}: {goals}',
    en: 'fixture {number}, {team}: {goals}',
    de: 'Begegnung {number}, {team}: {goals}',
    fr: 'rencontre {number}, {team} : {goals}',
  },
  'goal-card-name': {
    nl: 'doelpuntkaart {card}, {count} in de hand',
    en: 'goal card {card}, {count} in hand',
    de: 'Torkarte {card}, {count} auf der Hand',
    fr: 'carte but {card}, {count} en main',
  },
  'whistle-name': {
    nl: 'fluitje, {count} in de hand',
    en: 'whistle, {count} in hand',
    de: 'Pfeife, {count} auf der Hand',
    fr: 'sifflet, {count} en main',
  },
  'closed-name': {
    nl: 'gesloten hand van {seat}: {cards} {cards|kaart|kaarten}',
    en: 'closed hand of {seat}: {cards} {cards|card|cards}',
    de: 'verdeckte Hand von {seat}: {cards} {cards|Karte|Karten}',
    fr: 'main cachée de {seat} : {cards} {cards|carte|cartes}',
  },
  'whistle-face': { nl: 'fluitje', en: 'whistle', de: 'Pfeife', fr: 'sifflet' },
}

const facts: Record<string, Text> = {
  'handed-out': {
    nl: 'De bank geeft iedereen {amount}.',
    en: 'The bank hands everyone {amount}.',
    de: 'Die Bank gibt allen {amount}.',
    fr: 'La banque remet {amount} à chacun.',
  },
  staked: {
    nl: 'Iedereen zet {amount} in; in de pot zit {pot}.',
    en: 'Everyone stakes {amount}; the pot is {pot}.',
    de: 'Alle setzen {amount}; im Pot sind {pot}.',
    fr: 'Chacun mise {amount} ; le pot est de {pot}.',
  },
  'staked-less': {
    nl: '{seat} heeft niet meer en zet {amount} in.',
    en: '{seat} has no more and stakes {amount}.',
    de: '{seat} hat nicht mehr und setzt {amount}.',
    fr: '{seat} n’a pas plus et mise {amount}.',
  },
  dealt: {
    nl: 'De kaarten zijn gedeeld: {cards} voor ieder.',
    en: 'The cards are dealt: {cards} each.',
    de: 'Die Karten sind ausgeteilt: {cards} für jeden.',
    fr: 'Les cartes sont distribuées : {cards} chacun.',
  },
  'dealt-rest': {
    nl: 'De kaarten zijn gedeeld: {cards} voor ieder; {left} {left|kaart blijft|kaarten blijven} uit het spel.',
    en: 'The cards are dealt: {cards} each; {left} {left|card stays|cards stay} out of the game.',
    de: 'Die Karten sind ausgeteilt: {cards} für jeden; {left} {left|Karte bleibt|Karten bleiben} aus dem Spiel.',
    fr: 'Les cartes sont distribuées : {cards} chacun ; {left} {left|carte reste|cartes restent} hors jeu.',
  },
  hand: {
    nl: 'Je hand: {n1} × 1, {n2} × 2, {n3} × 3, {n4} × 4, {n5} × 5, {n6} × 6 en {whistles} {whistles|fluitje|fluitjes}.',
    en: 'Your hand: {n1} × 1, {n2} × 2, {n3} × 3, {n4} × 4, {n5} × 5, {n6} × 6 and {whistles} {whistles|whistle|whistles}.',
    de: 'Deine Hand: {n1} × 1, {n2} × 2, {n3} × 3, {n4} × 4, {n5} × 5, {n6} × 6 und {whistles} {whistles|Pfeife|Pfeifen}.',
    fr: 'Votre main : {n1} × 1, {n2} × 2, {n3} × 3, {n4} × 4, {n5} × 5, {n6} × 6 et {whistles} {whistles|sifflet|sifflets}.',
  },
  chosen: {
    nl: '{seat} heeft open of gesloten gekozen.',
    en: '{seat} has chosen open or closed.',
    de: '{seat} hat offen oder verdeckt gewählt.',
    fr: '{seat} a choisi ouverte ou cachée.',
  },
  'laid-open': {
    nl: '{seat} legt de hand open.',
    en: '{seat} lays the hand open.',
    de: '{seat} legt die Hand offen hin.',
    fr: '{seat} pose sa main ouverte.',
  },
  'laid-closed': {
    nl: '{seat} houdt de hand gesloten.',
    en: '{seat} keeps the hand closed.',
    de: '{seat} lässt die Hand verdeckt.',
    fr: '{seat} garde sa main cachée.',
  },
  marked: {
    nl: 'Wedstrijd {number}, {fixture}: je zet een {outcome}.',
    en: 'Fixture {number}, {fixture}: you mark a {outcome}.',
    de: 'Begegnung {number}, {fixture}: Du tippst eine {outcome}.',
    fr: 'Rencontre {number}, {fixture} : vous cochez un {outcome}.',
  },
  ready: {
    nl: '{seat} is klaar.',
    en: '{seat} is ready.',
    de: '{seat} ist fertig.',
    fr: '{seat} a fini sa grille.',
  },
  'kick-off': {
    nl: 'Alle formulieren zijn klaar. {seat} begint.',
    en: 'All coupons are ready. {seat} starts.',
    de: 'Alle Tippscheine sind fertig. {seat} beginnt.',
    fr: 'Toutes les grilles sont prêtes. {seat} commence.',
  },
  goal: {
    nl: '{seat} scoort voor {team}: {fixture} {score}.',
    en: '{seat} scores for {team}: {fixture} {score}.',
    de: '{seat} schießt ein Tor für {team}: {fixture} {score}.',
    fr: '{seat} marque pour {team} : {fixture} {score}.',
  },
  passed: { nl: '{seat} past.', en: '{seat} passes.', de: '{seat} passt.', fr: '{seat} passe.' },
  stopped: {
    nl: 'STOP! {seat} fluit het doelpunt van {scorer} af: {fixture} {score}.',
    en: 'STOP! {seat} whistles off the goal by {scorer}: {fixture} {score}.',
    de: 'STOPP! {seat} pfeift das Tor von {scorer} ab: {fixture} {score}.',
    fr: 'STOP ! {seat} siffle le but de {scorer} : {fixture} {score}.',
  },
  'full-time': {
    nl: 'Iedereen heeft gepast: ronde {round} is afgelopen.',
    en: 'Everyone has passed: round {round} is over.',
    de: 'Alle haben gepasst: Runde {round} ist zu Ende.',
    fr: 'Tout le monde a passé : la manche {round} est finie.',
  },
  'read-out': {
    nl: 'Wedstrijd {number}, {fixture}, {score}: een {outcome}.',
    en: 'Fixture {number}, {fixture}, {score}: a {outcome}.',
    de: 'Begegnung {number}, {fixture}, {score}: eine {outcome}.',
    fr: 'Rencontre {number}, {fixture}, {score} : un {outcome}.',
  },
  'form-shown': {
    nl: '{seat} had {marks}: {correct} goed.',
    en: '{seat} had {marks}: {correct} right.',
    de: '{seat} hatte {marks}: {correct} richtig.',
    fr: '{seat} avait {marks} : {correct} {correct|bon|bons}.',
  },
  'pot-won': {
    nl: '{seat} krijgt de pot: {amount}.',
    en: '{seat} takes the pot: {amount}.',
    de: '{seat} bekommt den Pot: {amount}.',
    fr: '{seat} prend le pot : {amount}.',
  },
  'pot-shared': {
    nl: '{seat} deelt de pot en krijgt {amount}.',
    en: '{seat} shares the pot and gets {amount}.',
    de: '{seat} teilt den Pot und bekommt {amount}.',
    fr: '{seat} partage le pot et reçoit {amount}.',
  },
  'pot-stays': {
    nl: '{tied} spelers hebben evenveel: de pot van {pot} blijft staan.',
    en: '{tied} players tie: the pot of {pot} stays.',
    de: '{tied} Spieler liegen gleichauf: Der Pot mit {pot} bleibt stehen.',
    fr: '{tied} joueurs à égalité : le pot de {pot} reste en jeu.',
  },
  'bank-adds': {
    nl: 'De bank past {amount} bij om rond af te rekenen.',
    en: 'The bank adds {amount} to make the shares round.',
    de: 'Die Bank legt {amount} dazu, damit die Anteile aufgehen.',
    fr: 'La banque ajoute {amount} pour arrondir les parts.',
  },
  jackpot: {
    nl: 'Niemand had alle dertien goed: de bank legt een jackpot van {amount} in de pot, er zit nu {pot} in.',
    en: 'Nobody had all thirteen right: the bank adds a jackpot of {amount}, the pot is now {pot}.',
    de: 'Niemand hatte alle dreizehn richtig: Die Bank legt einen Jackpot von {amount} dazu, im Pot sind jetzt {pot}.',
    fr: 'Personne n’a eu treize bons pronostics : la banque ajoute une cagnotte de {amount}, le pot est maintenant de {pot}.',
  },
  'pot-returned': {
    nl: 'Dit was de laatste ronde: de pot van {amount} gaat terug naar de bank.',
    en: 'That was the last round: the pot of {amount} goes back to the bank.',
    de: 'Das war die letzte Runde: Der Pot mit {amount} geht zurück an die Bank.',
    fr: 'C’était la dernière manche : le pot de {amount} retourne à la banque.',
  },
}

const picture: Record<string, Text> = {
  'button-open': { nl: 'Open leggen', en: 'Lay open', de: 'Offen hinlegen', fr: 'Poser ouverte' },
  'button-closed': { nl: 'Gesloten houden', en: 'Keep closed', de: 'Verdeckt lassen', fr: 'Garder cachée' },
  'button-ready': { nl: 'Klaar', en: 'Ready', de: 'Fertig', fr: 'Prêt' },
  'button-pass': { nl: 'Passen', en: 'Pass', de: 'Passen', fr: 'Passer' },
  'button-stop': { nl: 'STOP', en: 'STOP', de: 'STOPP', fr: 'STOP' },
  'tray-hand': { nl: 'Je hand', en: 'Your hand', de: 'Deine Hand', fr: 'Votre main' },
  'tray-hand-of': {
    nl: 'Hand van {seat}',
    en: 'Hand of {seat}',
    de: 'Hand von {seat}',
    fr: 'Main de {seat}',
  },
  'tray-pot': { nl: 'Pot: {pot}', en: 'Pot: {pot}', de: 'Pot: {pot}', fr: 'Pot : {pot}' },
  'tray-purse': {
    nl: 'Beurs: {money}',
    en: 'Purse: {money}',
    de: 'Geldbeutel: {money}',
    fr: 'Bourse : {money}',
  },
  'sheet-form': {
    nl: 'Totoformulier, ronde {round}',
    en: 'Coupon, round {round}',
    de: 'Tippschein, Runde {round}',
    fr: 'Grille, manche {round}',
  },
  'sheet-results': {
    nl: 'Uitslagen van ronde {round}',
    en: 'Results of round {round}',
    de: 'Ergebnisse der Runde {round}',
    fr: 'Résultats de la manche {round}',
  },
  'sheet-rounds': {
    nl: 'Goed per ronde',
    en: 'Right per round',
    de: 'Richtige je Runde',
    fr: 'Bons par manche',
  },
  'head-fixture': { nl: 'Wedstrijd', en: 'Fixture', de: 'Begegnung', fr: 'Rencontre' },
  'head-result': { nl: 'Uitslag', en: 'Result', de: 'Ergebnis', fr: 'Résultat' },
  'head-round': { nl: 'Ronde', en: 'Round', de: 'Runde', fr: 'Manche' },
  'head-pot': { nl: 'Pot', en: 'Pot', de: 'Pot', fr: 'Pot' },
  'row-correct': { nl: 'Goed', en: 'Right', de: 'Richtig', fr: 'Bons' },
  'note-choosing': { nl: 'kiest nog', en: 'still choosing', de: 'wählt noch', fr: 'choisit encore' },
  'note-chosen': { nl: 'heeft gekozen', en: 'has chosen', de: 'hat gewählt', fr: 'a choisi' },
  'note-marking': {
    nl: 'vult in: {made} {made|kruisje|kruisjes}',
    en: 'marking: {made} {made|cross|crosses}',
    de: 'tippt: {made} {made|Kreuz|Kreuze}',
    fr: 'coche : {made} {made|croix|croix}',
  },
  'note-ready': { nl: 'klaar', en: 'ready', de: 'fertig', fr: 'prêt' },
  'note-open': {
    nl: '{cards} {cards|kaart|kaarten}, open',
    en: '{cards} {cards|card|cards}, open',
    de: '{cards} {cards|Karte|Karten}, offen',
    fr: '{cards} {cards|carte|cartes}, main ouverte',
  },
  'note-closed': {
    nl: '{cards} {cards|kaart|kaarten}, gesloten',
    en: '{cards} {cards|card|cards}, closed',
    de: '{cards} {cards|Karte|Karten}, verdeckt',
    fr: '{cards} {cards|carte|cartes}, main cachée',
  },
  'coach-deal': {
    nl: 'Er wordt geschud en gedeeld.',
    en: 'The cards are being shuffled and dealt.',
    de: 'Es wird gemischt und ausgeteilt.',
    fr: 'On mélange et on distribue.',
  },
  'coach-lay': {
    nl: 'Leg je je hand open of houd je haar gesloten?',
    en: 'Will you lay your hand open or keep it closed?',
    de: 'Legst du deine Hand offen hin oder lässt du sie verdeckt?',
    fr: 'Posez-vous votre main ouverte ou la gardez-vous cachée ?',
  },
  'coach-others-lay': {
    nl: 'Wacht tot iedereen open of gesloten gekozen heeft.',
    en: 'Wait until everyone has chosen open or closed.',
    de: 'Warte, bis alle offen oder verdeckt gewählt haben.',
    fr: 'Attendez que chacun ait choisi ouverte ou cachée.',
  },
  'coach-mark': {
    nl: 'Zet je kruisjes; nog {left} te gaan.',
    en: 'Make your crosses; {left} to go.',
    de: 'Mach deine Kreuze; {left} fehlen noch.',
    fr: 'Posez vos croix ; encore {left}.',
  },
  'coach-ready': {
    nl: 'Alle dertien staan er. Verzet nog iets of zeg klaar.',
    en: 'All thirteen are there. Change something or say ready.',
    de: 'Alle dreizehn stehen. Ändere noch etwas oder sag fertig.',
    fr: 'Les treize y sont. Changez encore une croix ou dites prêt.',
  },
  'coach-others-mark': {
    nl: 'Wacht tot elk formulier klaar is.',
    en: 'Wait until every coupon is ready.',
    de: 'Warte, bis jeder Tippschein fertig ist.',
    fr: 'Attendez que toutes les grilles soient prêtes.',
  },
  'coach-score': {
    nl: 'Scoor: kies een kaart en een vak.',
    en: 'Score: choose a card and a box.',
    de: 'Schieß ein Tor: Wähle eine Karte und ein Feld.',
    fr: 'Marquez : choisissez une carte et une case.',
  },
  'coach-box': {
    nl: 'Leg de {card} op een vak dat {shown} toont.',
    en: 'Lay the {card} on a box that shows {shown}.',
    de: 'Leg die {card} auf ein Feld, das {shown} zeigt.',
    fr: 'Posez le {card} sur une case qui montre {shown}.',
  },
  'coach-card': {
    nl: 'Op dit vak past een {card}: tik die kaart aan.',
    en: 'A {card} fits on this box: tap that card.',
    de: 'Auf dieses Feld passt eine {card}: Tippe die Karte an.',
    fr: 'Sur cette case va un {card} : touchez cette carte.',
  },
  'coach-whistle': {
    nl: 'Leg het fluitje op het doelpunt dat net gescoord is.',
    en: 'Lay the whistle on the goal that has just been scored.',
    de: 'Leg die Pfeife auf das Tor, das gerade gefallen ist.',
    fr: 'Posez le sifflet sur le but qui vient d’être marqué.',
  },
  'coach-pass': {
    nl: 'Je kunt geen kaart leggen: je moet passen.',
    en: 'You cannot lay a card: you have to pass.',
    de: 'Du kannst keine Karte legen: Du musst passen.',
    fr: 'Vous ne pouvez poser aucune carte : il faut passer.',
  },
  'coach-wait': {
    nl: '{scorer} heeft gescoord. Wie affluit, zegt nu STOP; straks is {seat} aan de beurt.',
    en: '{scorer} has scored. Anyone who wants to whistle says STOP now; then it is {seat}’s turn.',
    de: '{scorer} hat ein Tor geschossen. Wer abpfeift, sagt jetzt STOPP; gleich ist {seat} am Zug.',
    fr: '{scorer} a marqué. Qui veut siffler dit STOP maintenant ; ensuite, c’est à {seat} de jouer.',
  },
  'coach-turn': {
    nl: '{seat} is aan de beurt.',
    en: 'It is {seat}’s turn.',
    de: '{seat} ist am Zug.',
    fr: 'C’est à {seat} de jouer.',
  },
  'coach-over': {
    nl: 'De avond is om: de rijkste wint.',
    en: 'The evening is over: the richest wins.',
    de: 'Der Abend ist zu Ende: Der Reichste gewinnt.',
    fr: 'La soirée est finie : le plus riche gagne.',
  },
}

export const says: Readonly<Record<string, Text>> = { ...teams, ...names, ...facts, ...picture }
