import type { Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, first, limit, oneRound, ROUNDS_TO_WIN, settled } from '../words.ts'

export const words: Words = {
  name: { nl: 'Koeienstaart', en: 'Cow’s tail', de: 'Kuhschwanz', fr: 'La queue de vache' },
  about: {
    nl: 'Ruim als eerste je koeienstaart van eenentwintig lucifers op.',
    en: 'Be the first to clear your cow’s tail of twenty-one matches.',
    de: 'Räum als Erster deinen Kuhschwanz aus einundzwanzig Streichhölzern ab.',
    fr: 'Débarrassez le premier votre queue de vache de vingt et une allumettes.',
  },
  rules: [
    book('koeienstaart.tail', {
      nl: 'Er is één dobbelsteen, en iedereen heeft 21 lucifers. Leg ze voor je neer als een koeienstaart: een rij van zes, daaronder een rij van vijf, dan vier, drie, twee en één.',
      en: 'There is one die, and everyone has 21 matches. Lay them before you as a cow’s tail: a row of six, below it a row of five, then four, three, two and one.',
      de: 'Es gibt einen Würfel, und jeder hat 21 Streichhölzer. Leg sie als Kuhschwanz vor dich hin: eine Reihe von sechs, darunter eine von fünf, dann vier, drei, zwei und eins.',
      fr: 'Il y a un dé, et chacun a 21 allumettes. Disposez-les devant vous en queue de vache : une rangée de six, en dessous une de cinq, puis quatre, trois, deux et une.',
    }),
    book('koeienstaart.turn', {
      nl: 'Je gooit om de beurt, telkens één keer.',
      en: 'You throw in turn, once each time.',
      de: 'Gewürfelt wird der Reihe nach, jedes Mal einmal.',
      fr: 'On lance à tour de rôle, une fois à chaque tour.',
    }),
    first('koeienstaart.first'),
    book('koeienstaart.row', {
      nl: 'Je neemt de hele rij weg met zoveel lucifers als je ogen gooit.',
      en: 'You take off the whole row with as many matches as the pips you throw.',
      de: 'Du nimmst die ganze Reihe weg, die so viele Streichhölzer hat, wie du Augen würfelst.',
      fr: 'Vous retirez toute la rangée qui compte autant d’allumettes que vous faites de points.',
    }),
    book('koeienstaart.gone', {
      nl: 'Is die rij al weg, dan gebeurt er niets en is de volgende aan de beurt.',
      en: 'If that row is already gone, nothing happens and the next player throws.',
      de: 'Ist diese Reihe schon weg, geschieht nichts und der Nächste ist dran.',
      fr: 'Si cette rangée n’y est plus, il ne se passe rien et c’est au suivant.',
    }),
    book('koeienstaart.first-clear', {
      nl: 'Wie als eerste de hele staart heeft opgeruimd, wint meteen.',
      en: 'The first to clear the whole tail wins at once.',
      de: 'Wer als Erster den ganzen Schwanz abgeräumt hat, gewinnt sofort.',
      fr: 'Le premier qui a débarrassé toute sa queue gagne aussitôt.',
    }),
    settled('koeienstaart.places', {
      nl: 'Elke weggenomen lucifer is een punt. De anderen volgen naar hun punten; wie er evenveel heeft, deelt de plaats.',
      en: 'Every match taken off is a point. The others follow by their points; equal points share the place.',
      de: 'Jedes weggenommene Streichholz ist ein Punkt. Die anderen folgen nach ihren Punkten; gleiche Punkte teilen sich den Rang.',
      fr: 'Chaque allumette retirée vaut un point. Les autres suivent selon leurs points ; à points égaux, on partage le rang.',
    }),
    oneRound('koeienstaart.rounds'),
    limit('koeienstaart.limit'),
  ],
  says: {
    ...DICE_SAYS,
    cleared: {
      nl: '{seat} gooit {dice} en neemt de rij van {n} weg.',
      en: '{seat} throws {dice} and takes off the row of {n}.',
      de: '{seat} würfelt {dice} und nimmt die Reihe von {n} weg.',
      fr: '{seat} fait {dice} et retire la rangée de {n}.',
    },
    gone: {
      nl: '{seat} gooit {dice}: de rij van {n} is al weg.',
      en: '{seat} throws {dice}: the row of {n} is already gone.',
      de: '{seat} würfelt {dice}: Die Reihe von {n} ist schon weg.',
      fr: '{seat} fait {dice} : la rangée de {n} n’y est plus.',
    },
    row: { nl: 'Rij', en: 'Row', de: 'Reihe', fr: 'Rangée' },
    left: {
      nl: 'nog {n} {n|lucifer|lucifers}',
      en: '{n} {n|match|matches} left',
      de: 'noch {n} {n|Streichholz|Streichhölzer}',
      fr: 'encore {n} {n|allumette|allumettes}',
    },
  },
  options: { rounds: ROUNDS_TO_WIN },
  presets: BY_THE_BOOK,
}
