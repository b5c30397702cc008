import type { Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, first, settled } from '../words.ts'

export const words: Words = {
  name: { nl: 'Het dubbele lot', en: 'Double fate', de: 'Das doppelte Los', fr: 'Le double sort' },
  about: {
    nl: 'Alle worpen tellen samen op; wie ze op 66 brengt, verliest.',
    en: 'All throws add up; whoever brings them to 66 loses.',
    de: 'Alle Würfe werden zusammengezählt; wer sie auf 66 bringt, verliert.',
    fr: 'Tous les jets s’additionnent ; qui les amène à 66 perd.',
  },
  rules: [
    book('dubbele-lot.turn', {
      nl: 'Je speelt met drie dobbelstenen. Je gooit om de beurt, telkens één keer.',
      en: 'You play with three dice. You throw in turn, once each time.',
      de: 'Gespielt wird mit drei Würfeln, der Reihe nach, jedes Mal ein Wurf.',
      fr: 'On joue avec trois dés. On lance à tour de rôle, une fois à chaque tour.',
    }),
    first('dubbele-lot.first'),
    book('dubbele-lot.added', {
      nl: 'Alle worpen worden bij elkaar opgeteld, wie ze ook gooit.',
      en: 'All throws are added together, whoever makes them.',
      de: 'Alle Würfe werden zusammengezählt, wer sie auch macht.',
      fr: 'Tous les jets s’additionnent, peu importe qui les fait.',
    }),
    book('dubbele-lot.sixty-six', {
      nl: 'Wie het totaal als eerste op 66 of hoger brengt, heeft verloren, en de ronde is uit.',
      en: 'The first to bring the total to 66 or more has lost, and the round is over.',
      de: 'Wer die Gesamtsumme als Erster auf 66 oder mehr bringt, hat verloren, und die Runde ist aus.',
      fr: 'Le premier qui amène le total à 66 ou plus a perdu, et la manche est finie.',
    }),
    settled('dubbele-lot.own-total', {
      nl: 'Is dat afgesproken, dan telt ieder alleen de eigen worpen op, en verliest wie als eerste zelf op 66 of hoger komt.',
      en: 'If so agreed, everyone adds only their own throws, and the first whose own total reaches 66 or more loses.',
      de: 'Ist es so vereinbart, zählt jeder nur die eigenen Würfe zusammen, und wer als Erster selbst auf 66 oder mehr kommt, verliert.',
      fr: 'Si c’est convenu, chacun n’additionne que ses propres jets, et le premier dont le propre total arrive à 66 ou plus perd.',
    }),
    settled('dubbele-lot.places', {
      nl: 'Verliezen kost een punt. Wie evenveel punten heeft, deelt de plaats: na één ronde is de verliezer laatste en delen de anderen de eerste plaats.',
      en: 'Losing costs a point. Equal points share the place: after one round the loser is last and the others share first place.',
      de: 'Verlieren kostet einen Punkt. Gleiche Punkte teilen sich den Rang: Nach einer Runde ist der Verlierer Letzter, und die anderen teilen sich den ersten Rang.',
      fr: 'Perdre coûte un point. À points égaux, on partage le rang : après une manche, le perdant est dernier et les autres partagent la première place.',
    }),
    settled('dubbele-lot.rounds', {
      nl: 'Je speelt één ronde. Zijn er meer afgesproken, dan begint de eerste speler elke ronde weer bij nul, blijven de punten staan, en wint na de laatste ronde wie de minste punten verloren heeft.',
      en: 'One round is played. If more were agreed, the first player starts each round from zero again, the points are kept, and after the last round the player who has lost the fewest points wins.',
      de: 'Gespielt wird eine Runde. Sind mehr vereinbart, beginnt der erste Spieler jede Runde wieder bei null, die Punkte bleiben stehen, und nach der letzten Runde gewinnt, wer die wenigsten Punkte verloren hat.',
      fr: 'On joue une seule manche. Si vous en avez convenu davantage, le premier joueur recommence chaque manche à zéro, les points restent, et après la dernière gagne qui a perdu le moins de points.',
    }),
  ],
  says: {
    ...DICE_SAYS,
    added: {
      nl: '{seat} gooit {dice}: {total}.',
      en: '{seat} throws {dice}: {total}.',
      de: '{seat} würfelt {dice}: {total}.',
      fr: '{seat} fait {dice} : {total}.',
    },
    lost: {
      nl: 'Het dubbele lot: {seat} heeft verloren.',
      en: 'Double fate: {seat} has lost.',
      de: 'Das doppelte Los: {seat} hat verloren.',
      fr: 'Le double sort : {seat} a perdu.',
    },
  },
  options: {
    rounds: {
      nl: 'Hoe vaak je het spel achter elkaar speelt; elke verloren ronde kost een punt.',
      en: 'How often the game is played in a row; every round lost costs a point.',
      de: 'Wie oft das Spiel hintereinander gespielt wird; jede verlorene Runde kostet einen Punkt.',
      fr: 'Combien de fois de suite on joue ; chaque manche perdue coûte un point.',
    },
    ownTotal: {
      nl: 'Ieder telt alleen de eigen worpen op.',
      en: 'Everyone adds only their own throws.',
      de: 'Jeder zählt nur die eigenen Würfe zusammen.',
      fr: 'Chacun n’additionne que ses propres jets.',
    },
  },
  presets: BY_THE_BOOK,
}
