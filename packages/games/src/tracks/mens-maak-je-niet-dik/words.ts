import { inSections, type Rule, type Text, type Words } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

const byTheBook = (name: string, text: Text): Rule => ({
  id: `mens-maak-je-niet-dik.${name}`,
  source: 'book',
  text,
})
const settled = (name: string, text: Text): Rule => ({
  id: `mens-maak-je-niet-dik.${name}`,
  source: 'settled',
  text,
})

export const words: Words = {
  name: t.name,
  aliases: [
    'Mens erger je niet',
    'Ludo',
    'Pachisi',
    'Parcheesi',
    'Mensch ärgere dich nicht',
    'Petits chevaux',
    'Parchís',
  ],
  occasions: ['children'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      byTheBook('equipment', t.rules.equipment),
      byTheBook('boards', t.rules.boards),
      settled('circuit', t.rules.circuit),
      settled('colours', t.rules.colours),
      byTheBook('two-colours', t.rules['two-colours']),
      settled('two-colours-apart', t.rules['two-colours-apart']),
      byTheBook('setup', t.rules.setup),
      byTheBook('way', t.rules.way),
      byTheBook('roll-off', t.rules['roll-off']),
      settled('tie', t.rules.tie),
      settled('first-throw', t.rules['first-throw']),
    ],
    play: [
      settled('turn', t.rules.turn),
      byTheBook('throw', t.rules.throw),
      byTheBook('own-pawn', t.rules['own-pawn']),
      byTheBook('any-pawn', t.rules['any-pawn']),
      settled('must-move', t.rules['must-move']),
      settled('pass', t.rules.pass),
      byTheBook('strike', t.rules.strike),
      byTheBook('strike-own', t.rules['strike-own']),
      byTheBook('jump', t.rules.jump),
      byTheBook('exact', t.rules.exact),
      settled('innermost', t.rules.innermost),
      settled('home-stays', t.rules['home-stays']),
    ],
    special: [
      byTheBook('six-again', t.rules['six-again']),
      byTheBook('six-enters', t.rules['six-enters']),
      byTheBook('entered-moves', t.rules['entered-moves']),
      settled('entered-six', t.rules['entered-six']),
      settled('start-taken', t.rules['start-taken']),
      byTheBook('six-any', t.rules['six-any']),
    ],
    end: [byTheBook('places', t.rules.places), settled('most-throws', t.rules['most-throws'])],
    scoring: [
      settled('prizes', t.rules.prizes),
      settled('purse', t.rules.purse),
      settled('shared-prizes', t.rules['shared-prizes']),
    ],
  }),
  says: t.says,
  options: t.options,
  choices: t.choices,
  presets: t.presets,
}
