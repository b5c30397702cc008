import type { Text } from '@spellendoos/kernel'

/** What any table can say, whatever the game: its seats, the acts at the table, the standing at the end. */
export const TABLE_WORDS = {
  seat: { nl: '{seat}', en: '{seat}', de: '{seat}', fr: '{seat}' },
  player: { nl: 'speler {n}', en: 'player {n}', de: 'Spieler {n}', fr: 'joueur {n}' },

  resign: {
    nl: '{seat} geeft op.',
    en: '{seat} resigns.',
    de: '{seat} gibt auf.',
    fr: '{seat} abandonne.',
  },
  'offer-draw': {
    nl: '{seat} biedt remise aan.',
    en: '{seat} offers a draw.',
    de: '{seat} bietet Remis an.',
    fr: '{seat} propose la nulle.',
  },
  accept: {
    nl: '{seat} neemt de remise aan.',
    en: '{seat} accepts the draw.',
    de: '{seat} nimmt das Remis an.',
    fr: '{seat} accepte la nulle.',
  },
  decline: {
    nl: '{seat} slaat de remise af.',
    en: '{seat} declines the draw.',
    de: '{seat} lehnt das Remis ab.',
    fr: '{seat} refuse la nulle.',
  },
  undo: {
    nl: '{seat} neemt de laatste zet terug.',
    en: '{seat} takes the last move back.',
    de: '{seat} nimmt den letzten Zug zurück.',
    fr: '{seat} reprend le dernier coup.',
  },

  'one-wins': { nl: '{seats} wint.', en: '{seats} wins.', de: '{seats} gewinnt.', fr: '{seats} gagne.' },
  'more-win': {
    nl: '{seats} winnen samen.',
    en: '{seats} win together.',
    de: '{seats} gewinnen gemeinsam.',
    fr: '{seats} gagnent ensemble.',
  },
  drawn: {
    nl: 'Het is gelijk.',
    en: 'It is a draw.',
    de: 'Es steht unentschieden.',
    fr: 'Match nul.',
  },
  'nobody-wins': {
    nl: 'Niemand wint.',
    en: 'Nobody wins.',
    de: 'Niemand gewinnt.',
    fr: 'Personne ne gagne.',
  },
  finished: {
    nl: 'Het spel is uit.',
    en: 'The game is finished.',
    de: 'Das Spiel ist aus.',
    fr: 'La partie est finie.',
  },
  resigned: {
    nl: 'Er is opgegeven.',
    en: 'Decided by resignation.',
    de: 'Entschieden durch Aufgabe.',
    fr: 'Décidé par abandon.',
  },
  agreed: {
    nl: 'Remise in onderling overleg.',
    en: 'A draw was agreed.',
    de: 'Remis wurde vereinbart.',
    fr: 'La nulle a été convenue.',
  },
  score: {
    nl: '{n} {n|punt|punten}',
    en: '{n} {n|point|points}',
    de: '{n} {n|Punkt|Punkte}',
    fr: '{n} {n|point|points}',
  },
  purse: {
    nl: '{money} in kas',
    en: '{money} in the purse',
    de: '{money} in der Kasse',
    fr: '{money} en caisse',
  },
  places: { nl: 'Plaatsen', en: 'Places', de: 'Felder', fr: 'Cases' },
} satisfies Readonly<Record<string, Text>>
