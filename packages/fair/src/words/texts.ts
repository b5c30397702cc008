// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly 'vouch-sentences': {
    readonly seat: TextWith<'n'>
    readonly known: TextWith<'key'>
    readonly unknown: TextWith<'key'>
    readonly signed: TextWith<'names'>
    readonly unsigned: TextWith<'names'>
    readonly computer: TextWith<'names'>
    readonly together: TextWith<'n'>
    readonly alone: TextWith<'n'>
    readonly missed: TextWith<'n' | 'names'>
  }
  readonly flaws: {
    readonly 'host-seal-missing': Text
    readonly 'commitment-differs': Text
    readonly 'bad-seal': Text
    readonly 'bad-contribution': Text
    readonly 'seal-doubled': Text
    readonly 'seal-missing': Text
    readonly 'revealed-too-soon': Text
    readonly 'reveal-doubled': Text
    readonly 'reveal-missing': Text
    readonly 'contribution-differs': Text
    readonly 'chance-skipped': Text
    readonly 'draw-differs': Text
    readonly 'other-proof': Text
    readonly 'bad-key': Text
    readonly 'bad-link': Text
    readonly 'link-unasked': Text
    readonly 'link-doubled': Text
    readonly 'link-differs': Text
    readonly 'absent-unasked': Text
    readonly 'absent-too-soon': Text
    readonly 'draw-too-soon': Text
    readonly 'ask-differs': Text
    readonly 'signature-missing': Text
    readonly 'host-signature-differs': Text
    readonly 'seat-signature-differs': Text
    readonly 'kept-key-differs': Text
    readonly 'length-differs': Text
    readonly 'head-differs': Text
    readonly 'result-differs': Text
    readonly 'proof-left-out': Text
    readonly 'kept-commitment-differs': Text
    readonly 'kept-seal-differs': Text
    readonly 'shown-seal-differs': Text
    readonly 'kept-contribution-differs': Text
    readonly 'kept-head-differs': Text
    readonly 'kept-message-differs': Text
    readonly 'shorter-than-kept': Text
  }
  readonly troubles: {
    readonly 'bad-seed': Text
    readonly 'no-randomness': Text
    readonly 'bad-id': Text
    readonly 'bad-position': Text
    readonly 'bad-level': Text
    readonly 'bad-time': Text
    readonly 'chance-is-sealed': Text
    readonly 'match-void': Text
    readonly 'too-late-to-void': Text
    readonly 'bad-options': Text
    readonly 'newer-format': Text
  }
  readonly problems: {
    readonly 'other-game': TextWith<'ours' | 'theirs'>
    readonly 'other-version': TextWith<'ours' | 'theirs'>
  }
  readonly words: {
    readonly misshapen: TextWith<'where'>
  }
}

export const t = textsOf<Texts>('fair', [
  'vouch-sentences.seat',
  'vouch-sentences.known',
  'vouch-sentences.unknown',
  'vouch-sentences.signed',
  'vouch-sentences.unsigned',
  'vouch-sentences.computer',
  'vouch-sentences.together',
  'vouch-sentences.alone',
  'vouch-sentences.missed',
  'flaws.host-seal-missing',
  'flaws.commitment-differs',
  'flaws.bad-seal',
  'flaws.bad-contribution',
  'flaws.seal-doubled',
  'flaws.seal-missing',
  'flaws.revealed-too-soon',
  'flaws.reveal-doubled',
  'flaws.reveal-missing',
  'flaws.contribution-differs',
  'flaws.chance-skipped',
  'flaws.draw-differs',
  'flaws.other-proof',
  'flaws.bad-key',
  'flaws.bad-link',
  'flaws.link-unasked',
  'flaws.link-doubled',
  'flaws.link-differs',
  'flaws.absent-unasked',
  'flaws.absent-too-soon',
  'flaws.draw-too-soon',
  'flaws.ask-differs',
  'flaws.signature-missing',
  'flaws.host-signature-differs',
  'flaws.seat-signature-differs',
  'flaws.kept-key-differs',
  'flaws.length-differs',
  'flaws.head-differs',
  'flaws.result-differs',
  'flaws.proof-left-out',
  'flaws.kept-commitment-differs',
  'flaws.kept-seal-differs',
  'flaws.shown-seal-differs',
  'flaws.kept-contribution-differs',
  'flaws.kept-head-differs',
  'flaws.kept-message-differs',
  'flaws.shorter-than-kept',
  'troubles.bad-seed',
  'troubles.no-randomness',
  'troubles.bad-id',
  'troubles.bad-position',
  'troubles.bad-level',
  'troubles.bad-time',
  'troubles.chance-is-sealed',
  'troubles.match-void',
  'troubles.too-late-to-void',
  'troubles.bad-options',
  'troubles.newer-format',
  'problems.other-game',
  'problems.other-version',
  'words.misshapen',
])
