import type { Rule, RuleId, Text } from '@spellendoos/kernel'

export const book = (id: RuleId, text: Text): Rule => ({ id, source: 'book', text })
export const settled = (id: RuleId, text: Text): Rule => ({ id, source: 'settled', text })

/** What is the same in every race for a pot: the money, and how the race ends. */
export const raceRules = (game: string) => ({
  purse: settled(`${game}.purse`, {
    nl: 'Iedereen begint met de inzet en vijf gulden.',
    en: 'Everyone starts with the stake and five guilders.',
    de: 'Alle beginnen mit dem Einsatz und fünf Gulden.',
    fr: 'Chacun commence avec la mise et cinq florins.',
  }),
  end: settled(`${game}.end`, {
    nl: 'De partij is uit als de tweede is aangekomen, of als er niemand meer onderweg is.',
    en: 'The match ends when the second player has arrived, or when nobody is under way any more.',
    de: 'Die Partie ist zu Ende, wenn der Zweite angekommen ist oder niemand mehr unterwegs ist.',
    fr: 'La partie est finie quand le deuxième est arrivé, ou quand plus personne n’est en route.',
  }),
  places: settled(`${game}.places`, {
    nl: 'Na wie aangekomen is, tellen de spelers onderweg, wie het verst is eerst; wie eruit is, komt achteraan. Op gelijke hoogte deel je de plaats.',
    en: 'After those who arrived come the players under way, the foremost first; those who are out come last. Players level with each other share the place.',
    de: 'Nach denen, die angekommen sind, zählen die Spieler unterwegs, der vorderste zuerst; wer ausgeschieden ist, steht hinten. Wer gleichauf liegt, teilt sich den Rang.',
    fr: 'Après ceux qui sont arrivés viennent les joueurs en route, le plus avancé d’abord ; les éliminés viennent en dernier. À égalité, on partage le rang.',
  }),
  rounding: settled(`${game}.rounding`, {
    nl: 'De tweede krijgt een derde van de pot, naar beneden afgerond op hele guldens; de eerste krijgt de rest.',
    en: 'The second gets a third of the pot, rounded down to whole guilders; the first gets the rest.',
    de: 'Der Zweite bekommt ein Drittel des Pots, auf ganze Gulden abgerundet; der Erste bekommt den Rest.',
    fr: 'Le deuxième reçoit un tiers du pot, arrondi au florin inférieur ; le premier reçoit le reste.',
  }),
  onlyOne: settled(`${game}.only-one`, {
    nl: 'Komt er maar één aan, dan krijgt die de hele pot.',
    en: 'If only one player arrives, the whole pot is theirs.',
    de: 'Kommt nur einer an, bekommt er den ganzen Pot.',
    fr: 'Si un seul joueur arrive, tout le pot est à lui.',
  }),
  nobody: settled(`${game}.nobody`, {
    nl: 'Komt er niemand aan, dan wint er niemand en krijgt iedereen de inzet terug.',
    en: 'If nobody arrives, nobody wins and everyone gets the stake back.',
    de: 'Kommt niemand an, gewinnt keiner und alle bekommen ihren Einsatz zurück.',
    fr: 'Si personne n’arrive, personne ne gagne et chacun reprend sa mise.',
  }),
  mostThrows: settled(`${game}.most-throws`, {
    nl: 'Na 5.000 worpen is de partij uit en beslist de stand: ook wie nog onderweg is, kan dan een prijs winnen.',
    en: 'After 5,000 throws the match ends and the standing decides: players still under way can then win a prize too.',
    de: 'Nach 5.000 Würfen ist die Partie zu Ende und der Stand entscheidet: Dann können auch Spieler unterwegs einen Preis gewinnen.',
    fr: 'Après 5 000 jets, la partie s’arrête et le classement décide : ceux qui sont encore en route peuvent alors gagner un prix.',
  }),
  sharedPrizes: settled(`${game}.shared-prizes`, {
    nl: 'Wie dan een plaats deelt, deelt ook de prijzen van die plaatsen, in hele guldens; wat overblijft gaat naar de bank.',
    en: 'Players who then share a place share the prizes of those places, in whole guilders; what is left goes to the bank.',
    de: 'Wer sich dann einen Rang teilt, teilt auch die Preise dieser Ränge, in ganzen Gulden; was übrig bleibt, geht an die Bank.',
    fr: 'Qui partage alors un rang partage aussi les prix de ces rangs, en florins entiers ; le reste va à la banque.',
  }),
})

/** What is said in every race. */
export const RACE_SAYS = {
  thrown: {
    nl: '{seat} gooit {pips}.',
    en: '{seat} throws {pips}.',
    de: '{seat} würfelt {pips}.',
    fr: '{seat} fait {pips}.',
  },
  moved: {
    nl: '{seat} gaat van {from} naar {to}.',
    en: '{seat} moves from {from} to {to}.',
    de: '{seat} zieht von {from} nach {to}.',
    fr: '{seat} avance de {from} à {to}.',
  },
  arrived: {
    nl: '{seat} komt aan, op plaats {place}.',
    en: '{seat} arrives, in place {place}.',
    de: '{seat} kommt an, auf Rang {place}.',
    fr: '{seat} arrive, au rang {place}.',
  },
  prize: {
    nl: '{seat} krijgt {money} gulden uit de pot.',
    en: '{seat} gets {money} {money|guilder|guilders} from the pot.',
    de: '{seat} bekommt {money} Gulden aus dem Pot.',
    fr: '{seat} reçoit {money} {money|florin|florins} du pot.',
  },
  'stakes-back': {
    nl: 'Niemand is aangekomen: iedereen krijgt de inzet terug.',
    en: 'Nobody has arrived: everyone gets the stake back.',
    de: 'Niemand ist angekommen: Alle bekommen ihren Einsatz zurück.',
    fr: 'Personne n’est arrivé : chacun reprend sa mise.',
  },
  tired: {
    nl: 'Er is 5.000 keer gegooid: de stand beslist.',
    en: 'There have been 5,000 throws: the standing decides.',
    de: 'Es wurde 5.000-mal gewürfelt: Der Spielstand entscheidet.',
    fr: 'Il y a eu 5 000 jets : le classement décide.',
  },
  pot: { nl: 'Pot', en: 'Pot', de: 'Pot', fr: 'Pot' },
  throws: { nl: 'Worpen', en: 'Throws', de: 'Würfe', fr: 'Jets' },
  'note-place': {
    nl: 'aangekomen, plaats {place}',
    en: 'arrived, place {place}',
    de: 'angekommen, Rang {place}',
    fr: 'arrivé, rang {place}',
  },
  'note-out': { nl: 'eruit', en: 'out', de: 'ausgeschieden', fr: 'éliminé' },
  'note-field': {
    nl: 'op veld {field}',
    en: 'on space {field}',
    de: 'auf Feld {field}',
    fr: 'sur la case {field}',
  },
  'coach-throw': {
    nl: 'Gooi de dobbelsteen.',
    en: 'Throw the die.',
    de: 'Würfle.',
    fr: 'Lancez le dé.',
  },
  'coach-throws': {
    nl: '{seat} gooit.',
    en: '{seat} throws.',
    de: '{seat} würfelt.',
    fr: '{seat} lance le dé.',
  },
} satisfies { readonly [key: string]: Text }

export const BY_THE_BOOK = {
  boekje: { nl: 'Volgens het boekje', en: 'By the book', de: 'Nach dem Regelheft', fr: 'Selon le livret' },
} satisfies { readonly [preset: string]: Text }
