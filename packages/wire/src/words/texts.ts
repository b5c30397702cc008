// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly talk: {
    readonly hello: Text
    readonly luck: Text
    readonly nice: Text
    readonly oops: Text
    readonly moment: Text
    readonly 'your-turn': Text
    readonly thanks: Text
    readonly again: Text
    readonly bye: Text
  }
}

export const t = textsOf<Texts>('wire', [
  'talk.hello',
  'talk.luck',
  'talk.nice',
  'talk.oops',
  'talk.moment',
  'talk.your-turn',
  'talk.thanks',
  'talk.again',
  'talk.bye',
])
