// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly app: {
    readonly box: Text
    readonly shelf: Text
    readonly skip: Text
    readonly analyse: Text
    readonly matches: Text
    readonly replay: Text
    readonly rules: Text
    readonly learn: Text
    readonly puzzles: Text
    readonly position: Text
    readonly table: Text
    readonly lobby: Text
    readonly privacy: Text
    readonly newer: Text
    readonly 'load-newer': Text
    readonly settings: Text
    readonly language: Text
    readonly theme: Text
    readonly 'theme-device': Text
    readonly 'theme-light': Text
    readonly 'theme-dark': Text
    readonly opening: Text
    readonly 'no-such-page': Text
    readonly 'no-such-game': Text
    readonly 'no-such-match': Text
    readonly 'went-wrong': Text
    readonly close: Text
    readonly labelled: TextWith<'name' | 'what'>
    readonly film: Text
  }
  readonly page: {
    readonly name: Text
    readonly about: Text
  }
  readonly 'app-files': {
    readonly 'too-big': Text
    readonly 'no-json': Text
  }
  readonly 'keep-bundle': {
    readonly 'no-bundle': Text
    readonly 'newer-format': Text
    readonly 'bad-notes': Text
    readonly 'in-match': TextWith<'nth' | 'text'>
  }
  readonly 'online-problems': {
    readonly 'no-server': Text
    readonly 'not-your-turn': Text
    readonly 'table-gone': Text
    readonly 'too-fast': Text
    readonly 'only-invited': Text
  }
  readonly 'replay-packing': {
    readonly 'bad-link': Text
  }
  readonly 'replay-problems': {
    readonly 'no-such-game': TextWith<'id'>
    readonly 'whole-bundle': Text
    readonly 'not-all-read': TextWith<'left' | 'n' | 'why'>
    readonly 'not-kept': Text
    readonly 'at-entry': TextWith<'n' | 'text'>
  }
  readonly 'table-sitting': {
    readonly 'premove-not-played': Text
  }
  readonly board: {
    readonly chosen: Text
    readonly 'can-go': Text
    readonly 'last-move': Text
    readonly blank: Text
    readonly turn: Text
    readonly whole: Text
    readonly sure: Text
    readonly 'not-sure': Text
    readonly sheet: Text
    readonly marked: Text
  }
  readonly editor: {
    readonly 'how-put': Text
    readonly 'how-move': Text
    readonly 'how-follow': Text
    readonly 'not-there': Text
    readonly 'how-text': Text
    readonly pieces: Text
    readonly away: Text
    readonly text: Text
    readonly start: Text
    readonly share: Text
    readonly copied: Text
    readonly 'copy-by-hand': Text
    readonly good: Text
    readonly over: Text
    readonly play: Text
    readonly 'no-positions': Text
  }
  readonly help: {
    readonly try: TextWith<'move'>
    readonly button: TextWith<'name'>
    readonly only: Text
    readonly 'wins-now': Text
    readonly 'wins-in': TextWith<'n'>
    readonly wins: Text
    readonly solves: Text
    readonly 'others-cost': TextWith<'n'>
    readonly else: TextWith<'reply'>
    readonly alike: Text
    readonly sure: Text
    readonly costs: TextWith<'move' | 'n'>
    readonly spoils: TextWith<'move'>
    readonly reply: TextWith<'reply'>
    readonly 'show-better': Text
    readonly back: Text
    readonly anyway: Text
    readonly hush: Text
  }
  readonly 'new-table': {
    readonly name: Text
    readonly you: Text
    readonly 'by-link': Text
    readonly pace: Text
    readonly 'pace-none': Text
    readonly 'pace-move': Text
    readonly 'pace-match': Text
    readonly 'pace-days': Text
    readonly each: Text
    readonly plus: Text
    readonly 'no-plus': Text
    readonly seconds: TextWith<'n'>
    readonly minutes: TextWith<'n'>
    readonly hours: TextWith<'n'>
    readonly days: TextWith<'n'>
    readonly patience: Text
    readonly more: Text
    readonly 'stand-in': TextWith<'time'>
    readonly 'no-stand-in': Text
    readonly 'only-link': Text
    readonly 'only-lobby': Text
    readonly never: Text
    readonly openness: Text
    readonly 'open-link': Text
    readonly 'open-lobby': Text
    readonly 'open-lobby-why': Text
    readonly create: Text
    readonly 'create-why': Text
    readonly 'lobby-instead': Text
    readonly kept: Text
  }
  readonly learn: {
    readonly step: TextWith<'all' | 'n'>
    readonly back: Text
    readonly next: Text
    readonly begin: Text
    readonly along: Text
    readonly 'along-alone': Text
    readonly guide: Text
    readonly rule: TextWith<'all' | 'n'>
    readonly mind: Text
    readonly know: Text
    readonly understood: Text
    readonly 'all-told': Text
    readonly met: TextWith<'all' | 'n'>
    readonly lesson: Text
    readonly 'not-asked': Text
    readonly 'show-me': Text
    readonly finished: TextWith<'game'>
    readonly 'builds-on': TextWith<'base' | 'game'>
    readonly differences: Text
    readonly 'base-first': TextWith<'base'>
    readonly pause: Text
    readonly run: Text
    readonly 'do-it': Text
  }
  readonly lessons: {
    readonly start: Text
    readonly forbidden: TextWith<'name' | 'where'>
    readonly try: Text
    readonly again: Text
    readonly picture: Text
    readonly invite: Text
    readonly made: Text
  }
  readonly notation: {
    readonly copy: Text
    readonly copied: Text
    readonly 'by-hand': Text
    readonly text: Text
    readonly enter: Text
    readonly play: Text
  }
  readonly online: {
    readonly gathering: Text
    readonly free: Text
    readonly you: Text
    readonly here: Text
    readonly away: Text
    readonly ready: Text
    readonly host: Text
    readonly 'link-unused': Text
    readonly fill: TextWith<'n'>
    readonly 'keep-free': Text
    readonly invite: Text
    readonly 'invite-why': Text
    readonly 'waiting-links': TextWith<'names'>
    readonly 'called-absent': Text
    readonly 'wrong-link': Text
    readonly 'seat-link': TextWith<'n'>
    readonly 'seat-link-why': Text
    readonly 'watch-link': Text
    readonly 'watch-why': Text
    readonly 'own-link': Text
    readonly 'own-link-why': Text
    readonly link: Text
    readonly copy: Text
    readonly copied: Text
    readonly selected: Text
    readonly share: Text
    readonly qr: Text
    readonly renew: Text
    readonly 'renew-why': Text
    readonly 'no-link': Text
    readonly 'link-elsewhere': Text
    readonly 'renew-own-why': Text
    readonly name: Text
    readonly 'name-missing': Text
    readonly sit: Text
    readonly rise: Text
    readonly 'be-ready': Text
    readonly 'not-ready': Text
    readonly welcome: TextWith<'name'>
    readonly 'welcome-first': Text
    readonly 'still-free': TextWith<'n'>
    readonly 'waiting-for': TextWith<'names'>
    readonly 'waiting-you': Text
    readonly sealing: Text
    readonly voided: TextWith<'n'>
    readonly full: Text
    readonly watching: Text
    readonly watchers: TextWith<'n'>
    readonly company: Text
    readonly calling: Text
    readonly lost: Text
    readonly 'line-back': Text
    readonly 'bot-plays': Text
    readonly 'come-back': Text
    readonly leave: Text
    readonly 'leave-why': Text
    readonly 'asks-back': TextWith<'name'>
    readonly 'allow-back': Text
    readonly 'refuse-back': Text
    readonly 'asking-back': TextWith<'names'>
    readonly 'withdraw-back': Text
    readonly 'refused-back': TextWith<'name'>
    readonly understood: Text
    readonly 'wants-again': TextWith<'names'>
    readonly 'want-again': TextWith<'names'>
    readonly 'play-again': Text
    readonly 'next-table': Text
    readonly delete: Text
    readonly 'delete-sure': Text
    readonly 'keep-it': Text
    readonly 'go-on': Text
    readonly bell: Text
    readonly 'bell-granted': Text
    readonly 'bell-called': Text
    readonly 'bell-none': Text
    readonly 'bell-denied': Text
    readonly 'bell-needs-https': Text
    readonly 'your-turn': Text
    readonly 'clock-of': Text
    readonly 'lobby-none': Text
    readonly 'lobby-seats': TextWith<'free' | 'n'>
    readonly 'lobby-host': TextWith<'name'>
    readonly join: Text
    readonly mine: Text
    readonly 'mine-over': Text
    readonly 'their-turn': Text
    readonly 'next-ready': Text
    readonly 'still-gathering': Text
    readonly over: Text
    readonly gone: Text
    readonly 'no-news': Text
    readonly forget: Text
  }
  readonly opening: {
    readonly where: Text
    readonly here: Text
    readonly afar: Text
    readonly seats: Text
    readonly company: Text
    readonly 'against-computer': Text
    readonly together: Text
    readonly favourite: Text
    readonly 'favourite-not': Text
    readonly count: Text
    readonly name: TextWith<'seat'>
    readonly who: TextWith<'seat'>
    readonly person: Text
    readonly 'level-1': Text
    readonly 'level-2': Text
    readonly 'level-3': Text
    readonly 'level-4': Text
    readonly 'level-5': Text
    readonly 'level-only': Text
    readonly 'levels-fewer': TextWith<'n'>
    readonly characters: Text
    readonly character: TextWith<'level' | 'name' | 'says'>
    readonly bot: TextWith<'n'>
    readonly preset: Text
    readonly options: Text
    readonly begin: Text
    readonly rules: Text
    readonly yes: Text
    readonly no: Text
  }
  readonly privacy: {
    readonly here: Text
    readonly 'here-what': Text
    readonly 'here-keys': Text
    readonly there: Text
    readonly 'there-what': Text
    readonly 'there-bell': Text
    readonly 'there-block': Text
    readonly 'there-daily': Text
    readonly 'there-not': Text
    readonly 'there-audit': Text
    readonly long: Text
    readonly 'long-over': Text
    readonly 'long-open': Text
    readonly 'long-bell': Text
    readonly 'long-block': Text
    readonly how: Text
    readonly 'how-table': Text
    readonly 'how-block': Text
    readonly 'how-here': Text
  }
  readonly replay: {
    readonly first: Text
    readonly back: Text
    readonly forward: Text
    readonly last: Text
    readonly play: Text
    readonly pause: Text
    readonly slider: Text
    readonly at: TextWith<'all' | 'n'>
    readonly start: Text
    readonly steps: Text
    readonly eyes: Text
    readonly watcher: Text
    readonly clock: Text
    readonly unfinished: Text
    readonly share: Text
    readonly 'share-why': Text
    readonly 'copy-link': Text
    readonly copied: Text
    readonly selected: Text
    readonly link: Text
    readonly 'link-too-long': Text
    readonly 'save-file': Text
    readonly 'save-as': TextWith<'format'>
    readonly card: Text
    readonly 'save-picture': Text
    readonly 'send-picture': Text
    readonly 'no-picture': Text
    readonly keep: Text
    readonly kept: Text
    readonly continue: Text
    readonly 'continue-over': Text
    readonly 'continue-sealed': Text
    readonly 'continue-unsealed': Text
    readonly verifying: Text
    readonly refused: Text
    readonly 'to-settings': Text
    readonly 'open-file': Text
    readonly 'open-why': Text
    readonly running: Text
    readonly over: Text
    readonly none: Text
    readonly 'go-on': Text
    readonly forget: Text
    readonly 'forget-sure': TextWith<'game'>
    readonly 'leave-it': Text
  }
  readonly figures: {
    readonly title: Text
    readonly whose: Text
    readonly nameless: Text
    readonly 'kept-here': Text
    readonly record: TextWith<'drawn' | 'lost' | 'played' | 'won'>
    readonly streak: TextWith<'longest' | 'streak'>
    readonly others: TextWith<'n'>
    readonly alone: TextWith<'n'>
    readonly best: TextWith<'n'>
    readonly 'both-a-match': TextWith<'luck' | 'n' | 'skill'>
    readonly 'luck-a-match': TextWith<'luck' | 'n'>
    readonly 'skill-a-match': TextWith<'n' | 'skill'>
    readonly outgrown: TextWith<'level' | 'next'>
  }
  readonly result: {
    readonly rematch: Text
    readonly look: Text
    readonly verify: Text
    readonly wins: Text
    readonly place: Text
    readonly best: Text
    readonly date: Text
    readonly 'look-back': Text
    readonly another: Text
    readonly starts: TextWith<'name'>
  }
  readonly rules: {
    readonly book: Text
    readonly settled: Text
    readonly 'book-why': Text
    readonly 'settled-why': Text
    readonly passages: Text
    readonly 'passages-why': Text
    readonly show: Text
    readonly print: Text
    readonly play: Text
    readonly 'go-on': Text
  }
  readonly settings: {
    readonly sound: Text
    readonly 'sound-on': Text
    readonly 'sound-off': Text
    readonly motion: Text
    readonly 'motion-device': Text
    readonly 'motion-lively': Text
    readonly 'motion-calm': Text
    readonly buzzing: Text
    readonly 'buzzing-on': Text
    readonly 'buzzing-off': Text
    readonly shaking: Text
    readonly 'shaking-on': Text
    readonly 'shaking-off': Text
    readonly coordinates: Text
    readonly 'coordinates-usual': Text
    readonly 'coordinates-on': Text
    readonly 'coordinates-off': Text
    readonly turning: Text
    readonly 'turning-turn': Text
    readonly 'turning-still': Text
    readonly 'turning-flat': Text
    readonly pace: Text
    readonly 'pace-easy': Text
    readonly 'pace-quick': Text
    readonly warning: Text
    readonly 'warning-off': Text
    readonly 'warning-blunders': Text
    readonly 'warning-mistakes': Text
    readonly names: Text
    readonly 'names-why': Text
    readonly 'name-nth': TextWith<'n'>
    readonly 'new-name': Text
    readonly blocked: Text
    readonly 'blocked-why': Text
    readonly 'blocked-none': Text
    readonly unblock: Text
    readonly 'unblock-name': TextWith<'name'>
    readonly unblocked: TextWith<'name'>
    readonly 'unblock-offline': Text
    readonly offline: Text
    readonly 'offline-all': Text
    readonly 'offline-some': TextWith<'all' | 'n'>
    readonly 'offline-none': Text
    readonly 'offline-needs-https': Text
    readonly install: Text
    readonly keeping: Text
    readonly 'keeping-why': Text
    readonly 'keeping-secret': Text
    readonly export: Text
    readonly import: Text
    readonly exported: TextWith<'n'>
    readonly imported: TextWith<'known' | 'n'>
    readonly 'not-kept': Text
  }
  readonly shelf: {
    readonly title: Text
    readonly search: Text
    readonly filters: Text
    readonly players: Text
    readonly any: Text
    readonly time: Text
    readonly 'up-to': TextWith<'n'>
    readonly luck: Text
    readonly 'luck-none': Text
    readonly 'luck-some': Text
    readonly 'luck-all': Text
    readonly company: Text
    readonly 'company-alone': Text
    readonly 'company-computer': Text
    readonly 'company-screen': Text
    readonly book: Text
    readonly surprise: Text
    readonly all: Text
    readonly 'online-now': Text
    readonly favourites: Text
    readonly 'row-quick': Text
    readonly 'row-heads': Text
    readonly 'row-pub': Text
    readonly 'row-children': Text
    readonly 'row-alone': Text
    readonly 'row-football': Text
    readonly 'whole-row': TextWith<'n'>
    readonly count: TextWith<'n'>
    readonly none: Text
    readonly 'clear-filters': Text
    readonly recent: Text
    readonly played: Text
    readonly 'go-on': Text
    readonly 'seats-range': TextWith<'from' | 'to'>
    readonly 'seats-one': TextWith<'n'>
    readonly minutes: TextWith<'n'>
  }
  readonly table: {
    readonly turn: TextWith<'name'>
    readonly thinking: TextWith<'name'>
    readonly 'set-ahead': Text
    readonly weighing: Text
    readonly seats: Text
    readonly 'on-turn': Text
    readonly bot: Text
    readonly score: Text
    readonly money: Text
    readonly player: Text
    readonly resigned: Text
    readonly undo: Text
    readonly resign: Text
    readonly 'resign-sure': TextWith<'name'>
    readonly 'play-on': Text
    readonly 'offer-draw': Text
    readonly offered: TextWith<'name'>
    readonly accept: Text
    readonly decline: Text
    readonly moves: Text
    readonly log: Text
    readonly more: Text
    readonly 'nothing-yet': Text
    readonly rules: Text
    readonly 'this-rule': Text
    readonly result: Text
    readonly fair: Text
    readonly 'not-provable': Text
    readonly 'pass-to': TextWith<'name'>
    readonly 'pass-why': Text
    readonly call: TextWith<'name' | 'what'>
    readonly 'hand-on': Text
    readonly 'i-am': TextWith<'name'>
    readonly declined: TextWith<'name'>
    readonly warnings: Text
    readonly hint: Text
    readonly hope: Text
    readonly solvable: Text
    readonly hopeless: Text
    readonly unsure: Text
    readonly time: Text
    readonly 'time-left': Text
    readonly board: Text
    readonly seconds: TextWith<'n'>
  }
  readonly talk: {
    readonly talk: Text
    readonly unread: TextWith<'n'>
    readonly none: Text
    readonly phrases: Text
    readonly 'phrases-only': Text
    readonly say: Text
    readonly send: Text
    readonly quiet: Text
    readonly mute: Text
    readonly 'mute-name': TextWith<'name'>
    readonly report: Text
    readonly 'report-name': TextWith<'name'>
    readonly reported: Text
    readonly block: Text
    readonly 'block-name': TextWith<'name'>
    readonly 'block-why': TextWith<'name'>
    readonly 'block-not': Text
    readonly 'block-done': TextWith<'name'>
    readonly 'unblock-done': TextWith<'name'>
    readonly close: Text
  }
  readonly turning: {
    readonly title: Text
    readonly seeking: Text
    readonly none: Text
    readonly better: TextWith<'move'>
  }
  readonly lookback: {
    readonly title: Text
    readonly seeking: Text
    readonly failed: Text
    readonly line: Text
    readonly 'line-many': Text
    readonly start: Text
    readonly luck: Text
    readonly own: Text
    readonly others: Text
    readonly rest: Text
    readonly end: Text
    readonly lucky: TextWith<'n' | 'who'>
    readonly unlucky: TextWith<'n' | 'who'>
    readonly even: TextWith<'who'>
    readonly cost: TextWith<'n'>
    readonly flawless: Text
    readonly brought: TextWith<'n'>
    readonly fortune: TextWith<'n'>
    readonly moments: Text
    readonly found: TextWith<'move' | 'n'>
  }
  readonly vouching: {
    readonly who: Text
    readonly remains: Text
  }
  readonly daily: {
    readonly title: Text
    readonly about: Text
    readonly 'kind-puzzle': Text
    readonly 'kind-solo': Text
    readonly 'kind-dice': Text
    readonly 'wrong-tries': TextWith<'n'>
    readonly begin: Text
    readonly 'go-on': Text
    readonly look: Text
    readonly 'gave-up': Text
    readonly 'not-played': Text
    readonly streak: TextWith<'n'>
    readonly 'streak-next': TextWith<'n'>
    readonly none: Text
    readonly share: Text
    readonly shared: TextWith<'date'>
    readonly squares: TextWith<'all' | 'won'>
    readonly next: TextWith<'time'>
    readonly today: Text
    readonly yesterday: Text
    readonly best: TextWith<'score'>
    readonly fewest: TextWith<'n'>
    readonly looking: Text
    readonly watch: Text
    readonly back: Text
    readonly rule: Text
    readonly left: TextWith<'n'>
    readonly 'all-done': Text
    readonly hide: Text
    readonly others: Text
    readonly few: Text
    readonly yours: Text
    readonly bar: TextWith<'n' | 'score'>
  }
}

export const t = textsOf<Texts>('web', [
  'app.box',
  'app.shelf',
  'app.skip',
  'app.analyse',
  'app.matches',
  'app.replay',
  'app.rules',
  'app.learn',
  'app.puzzles',
  'app.position',
  'app.table',
  'app.lobby',
  'app.privacy',
  'app.newer',
  'app.load-newer',
  'app.settings',
  'app.language',
  'app.theme',
  'app.theme-device',
  'app.theme-light',
  'app.theme-dark',
  'app.opening',
  'app.no-such-page',
  'app.no-such-game',
  'app.no-such-match',
  'app.went-wrong',
  'app.close',
  'app.labelled',
  'app.film',
  'page.name',
  'page.about',
  'app-files.too-big',
  'app-files.no-json',
  'keep-bundle.no-bundle',
  'keep-bundle.newer-format',
  'keep-bundle.bad-notes',
  'keep-bundle.in-match',
  'online-problems.no-server',
  'online-problems.not-your-turn',
  'online-problems.table-gone',
  'online-problems.too-fast',
  'online-problems.only-invited',
  'replay-packing.bad-link',
  'replay-problems.no-such-game',
  'replay-problems.whole-bundle',
  'replay-problems.not-all-read',
  'replay-problems.not-kept',
  'replay-problems.at-entry',
  'table-sitting.premove-not-played',
  'board.chosen',
  'board.can-go',
  'board.last-move',
  'board.blank',
  'board.turn',
  'board.whole',
  'board.sure',
  'board.not-sure',
  'board.sheet',
  'board.marked',
  'editor.how-put',
  'editor.how-move',
  'editor.how-follow',
  'editor.not-there',
  'editor.how-text',
  'editor.pieces',
  'editor.away',
  'editor.text',
  'editor.start',
  'editor.share',
  'editor.copied',
  'editor.copy-by-hand',
  'editor.good',
  'editor.over',
  'editor.play',
  'editor.no-positions',
  'help.try',
  'help.button',
  'help.only',
  'help.wins-now',
  'help.wins-in',
  'help.wins',
  'help.solves',
  'help.others-cost',
  'help.else',
  'help.alike',
  'help.sure',
  'help.costs',
  'help.spoils',
  'help.reply',
  'help.show-better',
  'help.back',
  'help.anyway',
  'help.hush',
  'new-table.name',
  'new-table.you',
  'new-table.by-link',
  'new-table.pace',
  'new-table.pace-none',
  'new-table.pace-move',
  'new-table.pace-match',
  'new-table.pace-days',
  'new-table.each',
  'new-table.plus',
  'new-table.no-plus',
  'new-table.seconds',
  'new-table.minutes',
  'new-table.hours',
  'new-table.days',
  'new-table.patience',
  'new-table.more',
  'new-table.stand-in',
  'new-table.no-stand-in',
  'new-table.only-link',
  'new-table.only-lobby',
  'new-table.never',
  'new-table.openness',
  'new-table.open-link',
  'new-table.open-lobby',
  'new-table.open-lobby-why',
  'new-table.create',
  'new-table.create-why',
  'new-table.lobby-instead',
  'new-table.kept',
  'learn.step',
  'learn.back',
  'learn.next',
  'learn.begin',
  'learn.along',
  'learn.along-alone',
  'learn.guide',
  'learn.rule',
  'learn.mind',
  'learn.know',
  'learn.understood',
  'learn.all-told',
  'learn.met',
  'learn.lesson',
  'learn.not-asked',
  'learn.show-me',
  'learn.finished',
  'learn.builds-on',
  'learn.differences',
  'learn.base-first',
  'learn.pause',
  'learn.run',
  'learn.do-it',
  'lessons.start',
  'lessons.forbidden',
  'lessons.try',
  'lessons.again',
  'lessons.picture',
  'lessons.invite',
  'lessons.made',
  'notation.copy',
  'notation.copied',
  'notation.by-hand',
  'notation.text',
  'notation.enter',
  'notation.play',
  'online.gathering',
  'online.free',
  'online.you',
  'online.here',
  'online.away',
  'online.ready',
  'online.host',
  'online.link-unused',
  'online.fill',
  'online.keep-free',
  'online.invite',
  'online.invite-why',
  'online.waiting-links',
  'online.called-absent',
  'online.wrong-link',
  'online.seat-link',
  'online.seat-link-why',
  'online.watch-link',
  'online.watch-why',
  'online.own-link',
  'online.own-link-why',
  'online.link',
  'online.copy',
  'online.copied',
  'online.selected',
  'online.share',
  'online.qr',
  'online.renew',
  'online.renew-why',
  'online.no-link',
  'online.link-elsewhere',
  'online.renew-own-why',
  'online.name',
  'online.name-missing',
  'online.sit',
  'online.rise',
  'online.be-ready',
  'online.not-ready',
  'online.welcome',
  'online.welcome-first',
  'online.still-free',
  'online.waiting-for',
  'online.waiting-you',
  'online.sealing',
  'online.voided',
  'online.full',
  'online.watching',
  'online.watchers',
  'online.company',
  'online.calling',
  'online.lost',
  'online.line-back',
  'online.bot-plays',
  'online.come-back',
  'online.leave',
  'online.leave-why',
  'online.asks-back',
  'online.allow-back',
  'online.refuse-back',
  'online.asking-back',
  'online.withdraw-back',
  'online.refused-back',
  'online.understood',
  'online.wants-again',
  'online.want-again',
  'online.play-again',
  'online.next-table',
  'online.delete',
  'online.delete-sure',
  'online.keep-it',
  'online.go-on',
  'online.bell',
  'online.bell-granted',
  'online.bell-called',
  'online.bell-none',
  'online.bell-denied',
  'online.bell-needs-https',
  'online.your-turn',
  'online.clock-of',
  'online.lobby-none',
  'online.lobby-seats',
  'online.lobby-host',
  'online.join',
  'online.mine',
  'online.mine-over',
  'online.their-turn',
  'online.next-ready',
  'online.still-gathering',
  'online.over',
  'online.gone',
  'online.no-news',
  'online.forget',
  'opening.where',
  'opening.here',
  'opening.afar',
  'opening.seats',
  'opening.company',
  'opening.against-computer',
  'opening.together',
  'opening.favourite',
  'opening.favourite-not',
  'opening.count',
  'opening.name',
  'opening.who',
  'opening.person',
  'opening.level-1',
  'opening.level-2',
  'opening.level-3',
  'opening.level-4',
  'opening.level-5',
  'opening.level-only',
  'opening.levels-fewer',
  'opening.characters',
  'opening.character',
  'opening.bot',
  'opening.preset',
  'opening.options',
  'opening.begin',
  'opening.rules',
  'opening.yes',
  'opening.no',
  'privacy.here',
  'privacy.here-what',
  'privacy.here-keys',
  'privacy.there',
  'privacy.there-what',
  'privacy.there-bell',
  'privacy.there-block',
  'privacy.there-daily',
  'privacy.there-not',
  'privacy.there-audit',
  'privacy.long',
  'privacy.long-over',
  'privacy.long-open',
  'privacy.long-bell',
  'privacy.long-block',
  'privacy.how',
  'privacy.how-table',
  'privacy.how-block',
  'privacy.how-here',
  'replay.first',
  'replay.back',
  'replay.forward',
  'replay.last',
  'replay.play',
  'replay.pause',
  'replay.slider',
  'replay.at',
  'replay.start',
  'replay.steps',
  'replay.eyes',
  'replay.watcher',
  'replay.clock',
  'replay.unfinished',
  'replay.share',
  'replay.share-why',
  'replay.copy-link',
  'replay.copied',
  'replay.selected',
  'replay.link',
  'replay.link-too-long',
  'replay.save-file',
  'replay.save-as',
  'replay.card',
  'replay.save-picture',
  'replay.send-picture',
  'replay.no-picture',
  'replay.keep',
  'replay.kept',
  'replay.continue',
  'replay.continue-over',
  'replay.continue-sealed',
  'replay.continue-unsealed',
  'replay.verifying',
  'replay.refused',
  'replay.to-settings',
  'replay.open-file',
  'replay.open-why',
  'replay.running',
  'replay.over',
  'replay.none',
  'replay.go-on',
  'replay.forget',
  'replay.forget-sure',
  'replay.leave-it',
  'figures.title',
  'figures.whose',
  'figures.nameless',
  'figures.kept-here',
  'figures.record',
  'figures.streak',
  'figures.others',
  'figures.alone',
  'figures.best',
  'figures.both-a-match',
  'figures.luck-a-match',
  'figures.skill-a-match',
  'figures.outgrown',
  'result.rematch',
  'result.look',
  'result.verify',
  'result.wins',
  'result.place',
  'result.best',
  'result.date',
  'result.look-back',
  'result.another',
  'result.starts',
  'rules.book',
  'rules.settled',
  'rules.book-why',
  'rules.settled-why',
  'rules.passages',
  'rules.passages-why',
  'rules.show',
  'rules.print',
  'rules.play',
  'rules.go-on',
  'settings.sound',
  'settings.sound-on',
  'settings.sound-off',
  'settings.motion',
  'settings.motion-device',
  'settings.motion-lively',
  'settings.motion-calm',
  'settings.buzzing',
  'settings.buzzing-on',
  'settings.buzzing-off',
  'settings.shaking',
  'settings.shaking-on',
  'settings.shaking-off',
  'settings.coordinates',
  'settings.coordinates-usual',
  'settings.coordinates-on',
  'settings.coordinates-off',
  'settings.turning',
  'settings.turning-turn',
  'settings.turning-still',
  'settings.turning-flat',
  'settings.pace',
  'settings.pace-easy',
  'settings.pace-quick',
  'settings.warning',
  'settings.warning-off',
  'settings.warning-blunders',
  'settings.warning-mistakes',
  'settings.names',
  'settings.names-why',
  'settings.name-nth',
  'settings.new-name',
  'settings.blocked',
  'settings.blocked-why',
  'settings.blocked-none',
  'settings.unblock',
  'settings.unblock-name',
  'settings.unblocked',
  'settings.unblock-offline',
  'settings.offline',
  'settings.offline-all',
  'settings.offline-some',
  'settings.offline-none',
  'settings.offline-needs-https',
  'settings.install',
  'settings.keeping',
  'settings.keeping-why',
  'settings.keeping-secret',
  'settings.export',
  'settings.import',
  'settings.exported',
  'settings.imported',
  'settings.not-kept',
  'shelf.title',
  'shelf.search',
  'shelf.filters',
  'shelf.players',
  'shelf.any',
  'shelf.time',
  'shelf.up-to',
  'shelf.luck',
  'shelf.luck-none',
  'shelf.luck-some',
  'shelf.luck-all',
  'shelf.company',
  'shelf.company-alone',
  'shelf.company-computer',
  'shelf.company-screen',
  'shelf.book',
  'shelf.surprise',
  'shelf.all',
  'shelf.online-now',
  'shelf.favourites',
  'shelf.row-quick',
  'shelf.row-heads',
  'shelf.row-pub',
  'shelf.row-children',
  'shelf.row-alone',
  'shelf.row-football',
  'shelf.whole-row',
  'shelf.count',
  'shelf.none',
  'shelf.clear-filters',
  'shelf.recent',
  'shelf.played',
  'shelf.go-on',
  'shelf.seats-range',
  'shelf.seats-one',
  'shelf.minutes',
  'table.turn',
  'table.thinking',
  'table.set-ahead',
  'table.weighing',
  'table.seats',
  'table.on-turn',
  'table.bot',
  'table.score',
  'table.money',
  'table.player',
  'table.resigned',
  'table.undo',
  'table.resign',
  'table.resign-sure',
  'table.play-on',
  'table.offer-draw',
  'table.offered',
  'table.accept',
  'table.decline',
  'table.moves',
  'table.log',
  'table.more',
  'table.nothing-yet',
  'table.rules',
  'table.this-rule',
  'table.result',
  'table.fair',
  'table.not-provable',
  'table.pass-to',
  'table.pass-why',
  'table.call',
  'table.hand-on',
  'table.i-am',
  'table.declined',
  'table.warnings',
  'table.hint',
  'table.hope',
  'table.solvable',
  'table.hopeless',
  'table.unsure',
  'table.time',
  'table.time-left',
  'table.board',
  'table.seconds',
  'talk.talk',
  'talk.unread',
  'talk.none',
  'talk.phrases',
  'talk.phrases-only',
  'talk.say',
  'talk.send',
  'talk.quiet',
  'talk.mute',
  'talk.mute-name',
  'talk.report',
  'talk.report-name',
  'talk.reported',
  'talk.block',
  'talk.block-name',
  'talk.block-why',
  'talk.block-not',
  'talk.block-done',
  'talk.unblock-done',
  'talk.close',
  'turning.title',
  'turning.seeking',
  'turning.none',
  'turning.better',
  'lookback.title',
  'lookback.seeking',
  'lookback.failed',
  'lookback.line',
  'lookback.line-many',
  'lookback.start',
  'lookback.luck',
  'lookback.own',
  'lookback.others',
  'lookback.rest',
  'lookback.end',
  'lookback.lucky',
  'lookback.unlucky',
  'lookback.even',
  'lookback.cost',
  'lookback.flawless',
  'lookback.brought',
  'lookback.fortune',
  'lookback.moments',
  'lookback.found',
  'vouching.who',
  'vouching.remains',
  'daily.title',
  'daily.about',
  'daily.kind-puzzle',
  'daily.kind-solo',
  'daily.kind-dice',
  'daily.wrong-tries',
  'daily.begin',
  'daily.go-on',
  'daily.look',
  'daily.gave-up',
  'daily.not-played',
  'daily.streak',
  'daily.streak-next',
  'daily.none',
  'daily.share',
  'daily.shared',
  'daily.squares',
  'daily.next',
  'daily.today',
  'daily.yesterday',
  'daily.best',
  'daily.fewest',
  'daily.looking',
  'daily.watch',
  'daily.back',
  'daily.rule',
  'daily.left',
  'daily.all-done',
  'daily.hide',
  'daily.others',
  'daily.few',
  'daily.yours',
  'daily.bar',
])
