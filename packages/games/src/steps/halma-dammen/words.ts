import type { Words } from '@spellendoos/kernel'
import { BOTH_BLOCKED_SAYS, BY_THE_BOOK_WORDS, RACE_SAYS, rulesOf, STEPS_RULES as shared } from '../words.ts'

const { book, settled } = rulesOf('halma-dammen')

export const words: Words = {
  name: { nl: 'Halma-dammen', en: 'Halma draughts', de: 'Halma-Dame', fr: 'Dames-halma' },
  about: {
    nl: 'Breng je tien schijven naar de overkant, alleen vooruit, met stappen en lange kettingsprongen.',
    en: 'Bring your ten men to the far side, forward only, with steps and long chains of jumps.',
    de: 'Bring deine zehn Steine auf die Gegenseite, nur vorwärts, mit Schritten und langen Kettensprüngen.',
    fr: 'Amenez vos dix pions de l’autre côté, toujours en avant, par des pas et de longues suites de sauts.',
  },
  rules: [
    book('equipment', {
      nl: 'Je speelt met z’n tweeën op een dambord van tien bij tien velden. De een heeft tien witte schijven, de ander tien zwarte.',
      en: 'Two players use a draughtboard of ten by ten squares. One has ten white men, the other ten black men.',
      de: 'Zwei Spieler spielen auf einem Damebrett von zehn mal zehn Feldern. Der eine hat zehn weiße Steine, der andere zehn schwarze.',
      fr: 'On joue à deux sur un damier de dix cases sur dix. L’un a dix pions blancs, l’autre dix pions noirs.',
    }),
    settled('fields', shared['numbered-fields']),
    book('setup', {
      nl: 'De schijven staan op alle zwarte velden van de twee buitenste rijen: die van zwart op 1 tot en met 10, die van wit op 41 tot en met 50.',
      en: 'The men stand on all dark squares of the two outer rows: Black’s on 1 to 10, White’s on 41 to 50.',
      de: 'Die Steine stehen auf allen dunklen Feldern der zwei äußeren Reihen: die schwarzen auf 1 bis 10, die weißen auf 41 bis 50.',
      fr: 'Les pions occupent toutes les cases foncées des deux rangées extérieures : les noirs de 1 à 10, les blancs de 41 à 50.',
    }),
    settled('white-first', shared['white-first']),
    settled('turn', shared.turn),
    settled('one-man', shared['one-man']),
    settled('own-men', shared['own-men']),
    book('diagonal', shared.diagonal),
    book('one-step', shared['one-step']),
    book('forward', {
      nl: 'Een schijf gaat alleen vooruit, naar de overkant, nooit achteruit.',
      en: 'A man goes forward only, towards the far side, never backward.',
      de: 'Ein Stein geht nur vorwärts zur Gegenseite, nie rückwärts.',
      fr: 'Un pion ne va qu’en avant, vers le côté opposé, jamais en arrière.',
    }),
    settled('free-field', shared['free-field']),
    settled('jump', shared['jump-anyone']),
    settled('jump-ways', {
      nl: 'Ook springen doe je alleen schuin vooruit.',
      en: 'Jumps too go diagonally forward only.',
      de: 'Auch gesprungen wird nur diagonal vorwärts.',
      fr: 'Les sauts aussi ne vont qu’en diagonale vers l’avant.',
    }),
    settled('stays', shared.stays),
    settled('chain', shared.chain),
    settled('elsewhere', shared.elsewhere),
    settled('pass', shared.pass),
    book('goal', {
      nl: 'Wie het eerst alle eigen schijven op de twee verste rijen heeft, wint: wit op 1 tot en met 10, zwart op 41 tot en met 50.',
      en: 'Whoever is first to have all their men on the two farthest rows wins: White on 1 to 10, Black on 41 to 50.',
      de: 'Wer zuerst mit allen Steinen auf den zwei hintersten Reihen steht, gewinnt: Weiß auf 1 bis 10, Schwarz auf 41 bis 50.',
      fr: 'Le premier qui a tous ses pions sur les deux rangées les plus éloignées gagne : les Blancs de 1 à 10, les Noirs de 41 à 50.',
    }),
    settled('both-blocked', shared['both-blocked']),
    settled('notation', shared['number-notation']),
  ],
  says: { ...RACE_SAYS, ...BOTH_BLOCKED_SAYS },
  options: {},
  presets: BY_THE_BOOK_WORDS,
}
