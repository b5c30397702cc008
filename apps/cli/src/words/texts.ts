// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly 'engine-fields': {
    readonly text: Text
    readonly whole: Text
    readonly object: Text
    readonly numbers: Text
    readonly 'game-id': Text
    readonly handle: Text
    readonly seat: Text
    readonly eye: TextWith<'wanted'>
    readonly milliseconds: Text
  }
  readonly 'engine-problems': {
    readonly 'line-too-long': TextWith<'mostBytes'>
    readonly 'bad-utf8': Text
    readonly 'bad-json': Text
    readonly 'not-an-object': Text
    readonly 'too-deep': TextWith<'mostDepth'>
    readonly 'too-many-matches': TextWith<'mostMatches'>
    readonly 'no-such-seat': Text
    readonly 'no-moves': Text
    readonly 'not-sequential': Text
    readonly 'out-of-time': Text
    readonly failed: Text
    readonly 'unknown-command': TextWith<'known'>
    readonly 'unknown-game': TextWith<'known'>
    readonly 'unknown-match': Text
    readonly 'missing-field': TextWith<'field' | 'wanted'>
    readonly 'bad-field': TextWith<'field' | 'wanted'>
  }
  readonly box: {
    readonly about: Text
    readonly 'help-usage': Text
    readonly 'help-commands': Text
    readonly 'help-options': Text
    readonly 'help-arguments': Text
    readonly 'help-help': Text
    readonly 'help-version': Text
    readonly 'help-lang': TextWith<'langs'>
    readonly 'help-shelf': Text
    readonly 'help-play': Text
    readonly 'help-game': Text
    readonly 'help-seats': Text
    readonly 'help-players': TextWith<'names'>
    readonly 'help-preset': Text
    readonly 'help-option': Text
    readonly 'help-seed': Text
    readonly 'help-load': Text
    readonly 'help-games': Text
    readonly 'help-rules': Text
    readonly 'help-verify': Text
    readonly 'help-server': Text
    readonly 'help-file': Text
    readonly 'help-mat': Text
    readonly 'help-mat-file': Text
    readonly 'not-backgammon': TextWith<'file' | 'game'>
    readonly 'help-bench': Text
    readonly 'help-bench-games': Text
    readonly 'help-ms': Text
    readonly 'help-json': Text
    readonly 'help-engine': Text
    readonly 'unknown-command': TextWith<'what'>
    readonly 'missing-argument': TextWith<'what'>
    readonly 'unknown-option': TextWith<'what'>
    readonly 'option-needs-value': TextWith<'what'>
    readonly 'too-many-words': Text
    readonly 'see-help': TextWith<'command'>
    readonly 'unknown-game': TextWith<'games' | 'what'>
    readonly 'bad-lang': TextWith<'langs'>
    readonly 'bad-number': TextWith<'high' | 'low' | 'what'>
    readonly 'bad-option-form': TextWith<'what'>
    readonly 'no-file': TextWith<'file'>
    readonly 'no-json': TextWith<'file'>
    readonly 'went-wrong': TextWith<'what'>
    readonly players: TextWith<'count' | 'most'>
    readonly minutes: TextWith<'n'>
    readonly book: Text
    readonly settled: Text
    readonly 'settled-mark': Text
    readonly options: Text
    readonly presets: Text
    readonly fair: Text
    readonly unfair: TextWith<'text'>
    readonly 'unfair-at': TextWith<'n' | 'text'>
    readonly 'not-provable': Text
    readonly 'bench-game': Text
    readonly 'bench-preset': Text
    readonly 'bench-seats': Text
    readonly 'bench-playouts': Text
    readonly 'bench-plies': Text
    readonly 'bench-length': Text
    readonly 'bench-perft': Text
    readonly 'help-dxp': Text
    readonly 'help-dxp-host': Text
    readonly 'help-port': Text
    readonly 'help-dxp-listen': Text
    readonly 'help-bot-level': Text
    readonly 'help-dxp-games': Text
    readonly 'help-dxp-minutes': Text
    readonly 'dxp-waiting': TextWith<'port'>
    readonly 'dxp-match': TextWith<'name' | 'result'>
    readonly 'dxp-nobody': TextWith<'host' | 'port'>
    readonly 'port-taken': TextWith<'port'>
    readonly 'dxp-refused': Text
    readonly 'dxp-bad': TextWith<'what'>
    readonly 'dxp-gone': Text
    readonly 'help-gnubg': Text
    readonly 'gnubg-waiting': TextWith<'port'>
    readonly 'gnubg-full': Text
    readonly 'gnubg-long': TextWith<'most'>
    readonly 'gnubg-empty': Text
    readonly 'gnubg-unknown': TextWith<'what'>
    readonly 'gnubg-word': TextWith<'what'>
    readonly 'help-pdn': Text
    readonly 'help-pdn-file': Text
    readonly 'help-pdn-number': Text
    readonly 'pdn-match': TextWith<'black' | 'name' | 'number' | 'plies' | 'result' | 'white'>
    readonly 'pdn-after': TextWith<'n'>
    readonly 'pdn-no-match': TextWith<'file' | 'n' | 'number'>
    readonly 'pdn-not-read': TextWith<'n'>
    readonly 'pdn-other-game': TextWith<'file'>
    readonly 'bench-leaves': Text
  }
  readonly orders: {
    readonly 'help.words': Text
    readonly 'help.does': Text
    readonly 'moves.words': Text
    readonly 'moves.does': Text
    readonly 'hint.words': Text
    readonly 'hint.does': Text
    readonly 'undo.words': Text
    readonly 'undo.does': Text
    readonly 'rules.words': Text
    readonly 'rules.does': Text
    readonly 'why.words': Text
    readonly 'why.does': Text
    readonly 'offer-draw.words': Text
    readonly 'offer-draw.does': Text
    readonly 'accept.words': Text
    readonly 'accept.does': Text
    readonly 'decline.words': Text
    readonly 'decline.does': Text
    readonly 'resign.words': Text
    readonly 'resign.does': Text
    readonly 'clock.words': Text
    readonly 'clock.does': Text
    readonly 'bot.words': Text
    readonly 'bot.does': Text
    readonly 'save.words': Text
    readonly 'save.does': Text
    readonly 'load.words': Text
    readonly 'load.does': Text
    readonly 'log.words': Text
    readonly 'log.does': Text
    readonly 'quit.words': Text
    readonly 'quit.does': Text
  }
  readonly review: {
    readonly 'help-review': Text
    readonly 'cannot-review': Text
    readonly chances: Text
    readonly leads: Text
    readonly luck: Text
    readonly own: Text
    readonly others: Text
    readonly rest: Text
    readonly total: Text
    readonly error: TextWith<'loss' | 'n' | 'who'>
    readonly points: TextWith<'loss'>
    readonly fortune: TextWith<'n' | 'who'>
    readonly worst: Text
    readonly best: Text
    readonly mistake: TextWith<'better' | 'played' | 'seq' | 'weight' | 'who'>
    readonly find: TextWith<'better' | 'played' | 'seq' | 'weight' | 'who'>
  }
  readonly setup: {
    readonly 'which-game': Text
    readonly 'how-many': Text
    readonly 'who-plays': Text
    readonly 'all-people': Text
    readonly 'against-bots': TextWith<'n'>
    readonly 'against-character': TextWith<'name'>
    readonly 'each-seat': Text
    readonly 'only-bots': Text
    readonly 'seat-name': TextWith<'n'>
    readonly 'how-to-play': Text
    readonly 'set-yourself': Text
    readonly yes: Text
    readonly no: Text
    readonly 'choose-number': TextWith<'most'>
    readonly 'whole-number': TextWith<'high' | 'low'>
    readonly bot: Text
    readonly 'bot-number': TextWith<'n'>
    readonly 'too-many-names': TextWith<'counts' | 'game' | 'n'>
    readonly goodbye: Text
  }
  readonly table: {
    readonly 'pass-keyboard': TextWith<'name'>
    readonly 'press-enter': Text
    readonly thinking: TextWith<'name'>
    readonly 'only-move': TextWith<'move'>
    readonly 'type-help': TextWith<'help'>
    readonly 'next-spots': TextWith<'spots'>
    readonly 'next-unaided': Text
    readonly 'everyone-at-once': TextWith<'example'>
    readonly 'who-moves': TextWith<'example'>
    readonly 'clock-waits': TextWith<'example'>
    readonly 'clock-waits-alone': Text
    readonly refused: TextWith<'rule'>
    readonly late: TextWith<'rule'>
    readonly 'why-hint': TextWith<'why'>
    readonly 'why-rule': TextWith<'n' | 'rule' | 'source'>
    readonly 'nothing-refused': Text
    readonly 'no-such-player': TextWith<'n'>
    readonly 'all-moves': TextWith<'moves' | 'n'>
    readonly 'no-moves': Text
    readonly unaided: Text
    readonly hint: TextWith<'move'>
    readonly 'hint-wait': Text
    readonly sure: TextWith<'name'>
    readonly 'offer-stands': TextWith<'accept' | 'decline' | 'name'>
    readonly 'bot-sits': TextWith<'name'>
    readonly saved: TextWith<'file'>
    readonly 'not-saved': TextWith<'file'>
    readonly 'which-file': TextWith<'example'>
    readonly loaded: TextWith<'file'>
    readonly 'what-now': Text
    readonly rematch: Text
    readonly 'other-game': Text
    readonly 'save-match': Text
    readonly stop: Text
    readonly totals: TextWith<'list'>
    readonly 'help-title': Text
    readonly 'help-move': Text
    readonly 'help-move-word': Text
    readonly 'help-as': TextWith<'n'>
    readonly 'help-slash': Text
  }
  readonly tournament: {
    readonly 'help-tournament': Text
    readonly 'help-entrants': TextWith<'names'>
    readonly 'help-bot': Text
    readonly 'help-matches': Text
    readonly 'help-think': Text
    readonly 'help-number': Text
    readonly 'help-opening': Text
    readonly 'too-few': Text
    readonly 'unknown-entrant': TextWith<'names' | 'what'>
    readonly pairing: TextWith<'elo' | 'error' | 'first' | 'matches' | 'second' | 'share'>
    readonly fault: TextWith<'fault' | 'match' | 'who'>
    readonly 'fault-late': TextWith<'ms'>
    readonly 'fault-ended': Text
    readonly 'fault-form': TextWith<'form' | 'line'>
    readonly 'fault-no-move': Text
    readonly 'fault-refused': TextWith<'move' | 'rule'>
  }
}

export const t = textsOf<Texts>('cli', [
  'engine-fields.text',
  'engine-fields.whole',
  'engine-fields.object',
  'engine-fields.numbers',
  'engine-fields.game-id',
  'engine-fields.handle',
  'engine-fields.seat',
  'engine-fields.eye',
  'engine-fields.milliseconds',
  'engine-problems.line-too-long',
  'engine-problems.bad-utf8',
  'engine-problems.bad-json',
  'engine-problems.not-an-object',
  'engine-problems.too-deep',
  'engine-problems.too-many-matches',
  'engine-problems.no-such-seat',
  'engine-problems.no-moves',
  'engine-problems.not-sequential',
  'engine-problems.out-of-time',
  'engine-problems.failed',
  'engine-problems.unknown-command',
  'engine-problems.unknown-game',
  'engine-problems.unknown-match',
  'engine-problems.missing-field',
  'engine-problems.bad-field',
  'box.about',
  'box.help-usage',
  'box.help-commands',
  'box.help-options',
  'box.help-arguments',
  'box.help-help',
  'box.help-version',
  'box.help-lang',
  'box.help-shelf',
  'box.help-play',
  'box.help-game',
  'box.help-seats',
  'box.help-players',
  'box.help-preset',
  'box.help-option',
  'box.help-seed',
  'box.help-load',
  'box.help-games',
  'box.help-rules',
  'box.help-verify',
  'box.help-server',
  'box.help-file',
  'box.help-mat',
  'box.help-mat-file',
  'box.not-backgammon',
  'box.help-bench',
  'box.help-bench-games',
  'box.help-ms',
  'box.help-json',
  'box.help-engine',
  'box.unknown-command',
  'box.missing-argument',
  'box.unknown-option',
  'box.option-needs-value',
  'box.too-many-words',
  'box.see-help',
  'box.unknown-game',
  'box.bad-lang',
  'box.bad-number',
  'box.bad-option-form',
  'box.no-file',
  'box.no-json',
  'box.went-wrong',
  'box.players',
  'box.minutes',
  'box.book',
  'box.settled',
  'box.settled-mark',
  'box.options',
  'box.presets',
  'box.fair',
  'box.unfair',
  'box.unfair-at',
  'box.not-provable',
  'box.bench-game',
  'box.bench-preset',
  'box.bench-seats',
  'box.bench-playouts',
  'box.bench-plies',
  'box.bench-length',
  'box.bench-perft',
  'box.help-dxp',
  'box.help-dxp-host',
  'box.help-port',
  'box.help-dxp-listen',
  'box.help-bot-level',
  'box.help-dxp-games',
  'box.help-dxp-minutes',
  'box.dxp-waiting',
  'box.dxp-match',
  'box.dxp-nobody',
  'box.port-taken',
  'box.dxp-refused',
  'box.dxp-bad',
  'box.dxp-gone',
  'box.help-gnubg',
  'box.gnubg-waiting',
  'box.gnubg-full',
  'box.gnubg-long',
  'box.gnubg-empty',
  'box.gnubg-unknown',
  'box.gnubg-word',
  'box.help-pdn',
  'box.help-pdn-file',
  'box.help-pdn-number',
  'box.pdn-match',
  'box.pdn-after',
  'box.pdn-no-match',
  'box.pdn-not-read',
  'box.pdn-other-game',
  'box.bench-leaves',
  'orders.help.words',
  'orders.help.does',
  'orders.moves.words',
  'orders.moves.does',
  'orders.hint.words',
  'orders.hint.does',
  'orders.undo.words',
  'orders.undo.does',
  'orders.rules.words',
  'orders.rules.does',
  'orders.why.words',
  'orders.why.does',
  'orders.offer-draw.words',
  'orders.offer-draw.does',
  'orders.accept.words',
  'orders.accept.does',
  'orders.decline.words',
  'orders.decline.does',
  'orders.resign.words',
  'orders.resign.does',
  'orders.clock.words',
  'orders.clock.does',
  'orders.bot.words',
  'orders.bot.does',
  'orders.save.words',
  'orders.save.does',
  'orders.load.words',
  'orders.load.does',
  'orders.log.words',
  'orders.log.does',
  'orders.quit.words',
  'orders.quit.does',
  'review.help-review',
  'review.cannot-review',
  'review.chances',
  'review.leads',
  'review.luck',
  'review.own',
  'review.others',
  'review.rest',
  'review.total',
  'review.error',
  'review.points',
  'review.fortune',
  'review.worst',
  'review.best',
  'review.mistake',
  'review.find',
  'setup.which-game',
  'setup.how-many',
  'setup.who-plays',
  'setup.all-people',
  'setup.against-bots',
  'setup.against-character',
  'setup.each-seat',
  'setup.only-bots',
  'setup.seat-name',
  'setup.how-to-play',
  'setup.set-yourself',
  'setup.yes',
  'setup.no',
  'setup.choose-number',
  'setup.whole-number',
  'setup.bot',
  'setup.bot-number',
  'setup.too-many-names',
  'setup.goodbye',
  'table.pass-keyboard',
  'table.press-enter',
  'table.thinking',
  'table.only-move',
  'table.type-help',
  'table.next-spots',
  'table.next-unaided',
  'table.everyone-at-once',
  'table.who-moves',
  'table.clock-waits',
  'table.clock-waits-alone',
  'table.refused',
  'table.late',
  'table.why-hint',
  'table.why-rule',
  'table.nothing-refused',
  'table.no-such-player',
  'table.all-moves',
  'table.no-moves',
  'table.unaided',
  'table.hint',
  'table.hint-wait',
  'table.sure',
  'table.offer-stands',
  'table.bot-sits',
  'table.saved',
  'table.not-saved',
  'table.which-file',
  'table.loaded',
  'table.what-now',
  'table.rematch',
  'table.other-game',
  'table.save-match',
  'table.stop',
  'table.totals',
  'table.help-title',
  'table.help-move',
  'table.help-move-word',
  'table.help-as',
  'table.help-slash',
  'tournament.help-tournament',
  'tournament.help-entrants',
  'tournament.help-bot',
  'tournament.help-matches',
  'tournament.help-think',
  'tournament.help-number',
  'tournament.help-opening',
  'tournament.too-few',
  'tournament.unknown-entrant',
  'tournament.pairing',
  'tournament.fault',
  'tournament.fault-late',
  'tournament.fault-ended',
  'tournament.fault-form',
  'tournament.fault-no-move',
  'tournament.fault-refused',
])
