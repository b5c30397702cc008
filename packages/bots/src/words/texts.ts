// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly characters: {
    readonly careful: Text
    readonly 'careful-says': Text
    readonly gambler: Text
    readonly 'gambler-says': Text
    readonly hothead: Text
    readonly 'hothead-says': Text
    readonly grandmother: Text
    readonly 'grandmother-says': Text
  }
}

export const t = textsOf<Texts>('bots', [
  'characters.careful',
  'characters.careful-says',
  'characters.gambler',
  'characters.gambler-says',
  'characters.hothead',
  'characters.hothead-says',
  'characters.grandmother',
  'characters.grandmother-says',
])
