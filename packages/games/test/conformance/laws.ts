import {
  canonical,
  choices,
  copyJson,
  drawFrom,
  FRIEND_LINES,
  LANGS,
  Match,
  message,
  saidIn,
  SECTIONS,
  seededRng,
  walk,
  type Eye,
  type Fact,
  type Rng,
  type Say,
  type Seat,
} from '@spellendoos/kernel'
import {
  canSay,
  draw,
  speakEnding,
  spoken,
  type Scene,
  type SceneGame,
  type SceneMatch,
} from '@spellendoos/scene'
import { Conservation } from './pieces.ts'
import { anyEntry, freeze, takingEntry } from './play.ts'
import { begin, header, standing, type Setting } from './settings.ts'

/** A broken law: which one, and what was seen. */
export class Broken extends Error {
  readonly law: string
  constructor(law: string, seen: string) {
    super(`${law}: ${seen}`)
    this.law = law
  }
}
export const must = (holds: boolean, law: string, seen: () => string): void => {
  if (!holds) throw new Broken(law, seen())
}

export const eyes = (seats: number): Eye[] => [...Array.from({ length: seats }, (_, seat) => seat), 'watcher']

/** Every label of a scene, wherever it stands. */
function labels(part: unknown): Say[] {
  if (typeof part !== 'object' || part === null) return []
  if (Array.isArray(part)) return part.flatMap(labels)
  const inside = Object.values(part).flatMap(labels)
  return 'say' in part ? [part as Say, ...inside] : inside
}

/** Every spot that a scene shows. */
export function spots(scene: Scene): Set<string> {
  const found = new Set<string>()
  for (const place of scene.board?.places ?? []) found.add(place.id)
  for (const tray of scene.trays)
    for (const item of tray.items) if (item.spot !== undefined) found.add(item.spot)
  for (const sheet of scene.sheets) {
    for (const cell of sheet.rows.flat()) {
      if (typeof cell === 'object' && 'spot' in cell && typeof cell.spot === 'string') found.add(cell.spot)
    }
  }
  return found
}

const isPlainJson = (data: unknown): boolean => {
  if (data === null || typeof data === 'string' || typeof data === 'boolean') return true
  if (typeof data === 'number') return Number.isFinite(data) && !Object.is(data, -0)
  if (Array.isArray(data)) return data.every(isPlainJson)
  if (typeof data !== 'object') return false
  return Object.getPrototypeOf(data) === Object.prototype && Object.values(data).every(isPlainJson)
}

/** The laws that hold at any moment of any match. */
export function checkMoment(match: SceneMatch, rng: Rng, thorough: boolean): void {
  const { game, state, turn, result } = match
  const { seats, options } = match.header
  must(isPlainJson(state), 'a state is JSON', () => JSON.stringify(state))
  must(
    (turn.length === 0) === (result !== undefined),
    'nobody is on turn exactly when there is a result',
    () => canonical({ turn, result }),
  )
  if (result !== undefined) {
    must(
      result.places.length === seats && Math.min(...result.places) <= 2,
      'a result places every seat',
      () => canonical(result),
    )
    must(
      ['resigned', 'agreed'].includes(result.why) || game.words.rules.some(({ id }) => id === result.why),
      'a result names its rule',
      () => result.why,
    )
  }
  const mobile = (seat: Seat) => match.moves(seat).length > 0
  const onTurn = turn.filter((by) => typeof by === 'number')
  if (game.traits.realtime) {
    must(
      turn.length === 0 ||
        turn[0] === 'chance' ||
        match.clocks.length > 0 ||
        eyes(seats).some((eye) => eye !== 'watcher' && mobile(eye)),
      'somebody or a clock can go on',
      () => canonical(turn),
    )
  } else {
    for (const seat of onTurn)
      must(mobile(seat), 'every seat on turn has a move', () => `seat ${seat} has none`)
  }
  if (turn[0] === 'clock') must(match.clocks.length > 0, 'a clock on turn runs', () => 'no clock')
  if (turn[0] === 'chance')
    must(
      eyes(seats).every((eye) => eye === 'watcher' || !mobile(eye)),
      'nobody moves while chance is asked',
      () => canonical(turn),
    )
  const purses = game.purses?.(state)
  if (purses !== undefined) {
    const start = game.purses!(game.setup(options, seats))
    const sum = (all: typeof purses) => all.seats.reduce((a, b) => a + b, 0) + all.pot + all.bank
    must(sum(purses) === sum(start), 'money is conserved', () => canonical({ purses, start }))
    must(purses.seats.every((each) => each >= 0) && purses.pot >= 0, 'nobody goes below zero', () =>
      canonical(purses),
    )
  }
  must((game.purses !== undefined) === game.traits.money, 'a game with money shows its purses', () => game.id)
  if (!thorough) return

  if (game.copy !== undefined) {
    must(canonical(game.copy(state)) === canonical(copyJson(state)), 'a copy is a copy', () =>
      canonical(game.copy!(state)),
    )
  }

  for (const eye of eyes(seats)) {
    const view = match.view(eye)
    must(isPlainJson(view), 'a view is JSON', () => JSON.stringify(view))
    freeze(view)
    const imagined = game.imagine(view, eye, rng)
    must(
      canonical(game.view(imagined, eye)) === canonical(view),
      'view(imagine(view)) = view',
      () => `${eye}: ${canonical(game.view(imagined, eye))} ≠ ${canonical(view)}`,
    )
    must(
      canonical(game.turn(imagined)) === canonical(game.turn(state)),
      'an imagined state has the same turn',
      () => canonical(game.turn(imagined)),
    )
    if (eye !== 'watcher') {
      const own = (s: unknown) =>
        game
          .moves(s, eye)
          .map((move) => game.write(s, move))
          .toSorted()
      must(
        canonical(own(imagined)) === canonical(own(state)),
        'an imagined state has the same moves',
        () => `${String(eye)}: ${canonical(own(imagined))} ≠ ${canonical(own(state))}`,
      )
    }
  }
  const all = eyes(seats)
  checkPicture(match, all[rng(all.length)]!, rng)
  checkPosition(match)
}

/** A position that is written and read again offers the same moves, so a state agrees with itself. */
function checkPosition({ game, state, header: { seats, options } }: SceneMatch): void {
  if (game.position === undefined) return
  const text = game.position.write(state)
  const read = game.position.read(text, options, seats)
  if (!read.ok) throw new Broken('a position reads back', `${text}: ${read.problem.text.en}`)
  must(
    game.position.write(read.value) === text,
    'a position reads back',
    () => `${text} ≠ ${game.position!.write(read.value)}`,
  )
  for (const seat of eyes(seats)) {
    if (seat === 'watcher') continue
    const own = (s: unknown) =>
      game
        .moves(s, seat)
        .map((move) => game.write(s, move))
        .toSorted()
    must(
      canonical(own(read.value)) === canonical(own(state)),
      'a position keeps its moves',
      () => `${text}: ${canonical(own(read.value))} ≠ ${canonical(own(state))}`,
    )
  }
}

/**
 * Notations and taps are unique and lead where they should; the picture shows what can be tapped, in every language.
 */
function checkPicture(match: SceneMatch, eye: Eye, rng: Rng): void {
  const { game } = match
  const view = match.view(eye)
  const scene = game.scene(view, eye, [])
  must(isPlainJson(scene), 'a scene is JSON', () => JSON.stringify(scene))
  for (const { say } of labels(scene))
    must(canSay(game.words.says, say), 'every label has its text', () => say)
  const ids = (scene.board?.pieces ?? []).map(({ id }) => id)
  must(new Set(ids).size === ids.length, 'piece ids are unique', () => ids.join(' '))
  const places = new Set((scene.board?.places ?? []).map(({ id }) => id))
  for (const piece of scene.board?.pieces ?? [])
    must(places.has(piece.on), 'a piece stands on a place', () => `${piece.id} on ${piece.on}`)
  must(scene.seats.length === match.header.seats, 'every seat has its line', () => canonical(scene.seats))
  const lang = LANGS[rng(LANGS.length)]!
  draw(scene, { words: game.words, lang, colour: false })
  spoken(scene, { words: game.words, lang })
  if (eye === 'watcher') return

  const all = choices(match, eye)
  const notations = all.map(({ move }) => move)
  must(new Set(notations).size === notations.length, 'notations are unique', () => notations.join(' '))
  const owner = new Map<string, string>()
  for (const { move, touches } of all) {
    must(touches.length > 0, 'every move can be tapped', () => move)
    for (const path of touches) {
      const key = path.join(' ')
      must(
        !owner.has(key),
        'no tap path belongs to two moves or twice to one',
        () => `${key}: ${owner.get(key)} and ${move}`,
      )
      owner.set(key, move)
    }
  }
  if (all.length === 0) return
  const { move, touches } = all[rng(all.length)]!
  const path = touches[rng(touches.length)]!
  const touched: string[] = []
  for (const spot of path) {
    const shown = spots(game.scene(view, eye, touched))
    must(shown.has(spot), 'what can be tapped is shown', () => `${move}: ${spot} after ${touched.join(' ')}`)
    must(
      walk(all, touched).next.includes(spot),
      'taps lead on',
      () => `${move}: ${spot} after ${touched.join(' ')}`,
    )
    touched.push(spot)
    for (const { say } of labels(game.scene(view, eye, touched)))
      must(canSay(game.words.says, say), 'every label has its text', () => say)
  }
  const end = walk(all, touched)
  const reached = end.move ?? walk(all, [...touched, touched.at(-1)!]).move
  must(
    reached === move,
    'a tap path makes its move',
    () => `${path.join(' ')} made ${String(reached)}, not ${move}`,
  )
}

/** Facts are plain data, and each has its sentence. */
function checkFacts(match: SceneMatch): void {
  const { game } = match
  for (const eye of eyes(match.header.seats)) {
    for (const fact of match.heard(match.seq - 1, eye).facts) {
      must(isPlainJson(fact), 'a fact is JSON', () => JSON.stringify(fact))
      must(Object.hasOwn(game.words.says, fact.fact), 'every fact has its sentence', () => fact.fact)
    }
  }
}

/** The end is told in every language: to everyone at the table, to several at one screen and to watchers. */
function checkEnding({ game, result, header: { seats } }: SceneMatch): void {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  for (const lang of LANGS) {
    for (const people of [[], all, ...all.map((seat) => [seat])]) {
      const { headline } = speakEnding(game.words, result!, lang, [], people)
      must(headline !== '', 'every end has its sentence', () => `${result!.why} ${lang}`)
    }
  }
}

/** Nothing appears on the board or leaves it except as the facts say. */
function checkPieces(match: SceneMatch, pieces: Conservation): void {
  const wrong = pieces.broken(match)
  must(wrong === undefined, 'pieces are conserved', () => `${JSON.stringify(match.log.at(-1))}: ${wrong}`)
}

/** Makes every move of a position, each on its own, and checks the law against it. Returns the moves. */
export function checkEveryMove(game: SceneGame, setting: Setting, position: string): string[] {
  const read = game.position!.read(position, setting.options, setting.seats)
  if (!read.ok) throw new Error(`${position}: ${read.problem.text.en}`)
  const [seat] = game.turn(read.value)
  if (typeof seat !== 'number') return []
  return game.moves(read.value, seat).map((each) => {
    const match = standing(game, setting, copyJson(read.value))
    const pieces = new Conservation(match)
    const move = game.write(read.value, each)
    must(match.append({ by: seat, move }).ok, 'what is offered is accepted', () => `${position}: ${move}`)
    checkPieces(match, pieces)
    checkPosition(match)
    return move
  })
}

export const ENDS_WHERE_IT_TOOK = 'ends where it took'

/**
 * What kind of move the facts describe: moves of one kind are described by the same facts and capture about as much.
 */
function kindOf(facts: readonly Fact[]): string {
  const partOf = ({ fact, path = [], takes = [], turns = [] }: Fact): string => {
    const marks = [
      takes.length > 1 ? 'many' : takes.length,
      turns.length > 0 ? 'turns' : '',
      takes.includes(path.at(-1)!) ? ENDS_WHERE_IT_TOOK : '',
      path.length > 1 && path[0] === path.at(-1) ? 'comes back' : '',
    ]
    return [fact, ...marks].join(' ')
  }
  return facts.map(partOf).join(', ')
}

/** How often the law is checked against one kind of move. */
const TIMES_PER_KIND = 2

/**
 * Plays random matches for this many moves without checking, and checks the law against the first moves of each kind:
 * even kinds that occur once in a hundred matches are found quickly. Returns the kinds.
 */
export function checkEveryKind(game: SceneGame, setting: Setting, plies: number): readonly string[] {
  const rng = seededRng(plies)
  const copy = game.copy ?? copyJson
  const kinds = new Map<string, number>()
  let s: unknown
  for (let ply = 0; ply < plies; ply++) {
    if (s === undefined || game.turn(s).length === 0) s = game.setup(setting.options, setting.seats)
    while (game.turn(s)[0] === 'chance') game.answer!(s, drawFrom(game.chance!(s), rng))
    const seat = game.turn(s).find((by): by is Seat => typeof by === 'number')
    const moves = seat === undefined ? [] : game.moves(s, seat)
    if (seat === undefined || moves.length === 0) {
      s = undefined
      continue
    }
    const before = copy(s)
    const move = moves[rng(moves.length)]
    const facts: Fact[] = []
    game.play(s, seat, move, (fact) => facts.push(fact))
    const kind = kindOf(facts)
    const times = kinds.get(kind) ?? 0
    kinds.set(kind, times + 1)
    // The number of pieces after they are set up again is only known from whole matches.
    if (times >= TIMES_PER_KIND || facts.some(({ anew }) => anew === true)) continue
    const match = standing(game, setting, before)
    const pieces = new Conservation(match)
    const notation = game.write(before, move)
    must(match.append({ by: seat, move: notation }).ok, 'what is offered is accepted', () => notation)
    checkPieces(match, pieces)
    checkPosition(match)
  }
  return [...kinds.keys()]
}

/**
 * Plays random matches for this many entries and checks this one law against them. Returns how many pieces were seen on
 * the board and how often they changed.
 */
export function checkConservation(game: SceneGame, setting: Setting, entries: number) {
  let most = 0
  let changes = 0
  for (let seed = 1, played = 0; played < entries; seed++) {
    const rng = seededRng(seed)
    const match = begin(game, setting)
    const pieces = new Conservation(match)
    // In every other match captures are preferred: in random play some games hardly have any.
    const next = seed % 2 === 0 ? takingEntry : anyEntry
    for (let entry = next(match, rng); entry !== undefined; entry = next(match, rng)) {
      match.append(entry)
      checkPieces(match, pieces)
      // The picture may use another part of the state than the moves.
      checkPosition(match)
    }
    played += match.seq
    most = Math.max(most, pieces.most)
    changes += pieces.changes
  }
  return { most, changes }
}

/** Plays one random match to its end and checks every law against it. Returns the number of entries. */
export function checkMatch(game: SceneGame, setting: Setting, seed: number, every: number): number {
  const rng = seededRng(seed)
  const match = begin(game, setting)
  const pieces = new Conservation(match)
  const tried: string[] = []
  for (;;) {
    freeze(match.state)
    checkMoment(match, rng, match.seq % every === 0 || match.result !== undefined)
    const entry = anyEntry(match, rng)
    if (entry === undefined) break
    if (rng(every) === 0) checkRefusals(match, tried, rng)
    if ('move' in entry && typeof entry.by === 'number' && tried.length < 200) tried.push(entry.move)
    const outcome = match.append(entry)
    must(outcome.ok, 'what is offered is accepted', () => JSON.stringify({ entry, outcome }))
    checkFacts(match)
    checkPieces(match, pieces)
    must(match.seq <= game.bound, 'every match ends within its bound', () => `${match.seq} > ${game.bound}`)
  }
  checkEnding(match)
  const again = Match.replay(game, header(game, setting), match.log)
  if (!again.ok) throw new Broken('replay gives the same state', again.problem.text.en)
  must(canonical(again.value.state) === canonical(match.state), 'replay gives the same state', () =>
    canonical(again.value.state),
  )
  for (const eye of eyes(setting.seats)) {
    must(
      JSON.stringify(message(again.value, eye, 0)) === JSON.stringify(message(match, eye, 0)),
      'replay tells the same',
      () => String(eye),
    )
  }
  return match.seq
}

/** A move that was legal at another moment or for another seat is refused by a rule, and changes nothing. */
function checkRefusals(match: SceneMatch, tried: readonly string[], rng: Rng): void {
  const { game } = match
  if (match.result !== undefined || match.turn[0] === 'chance') return
  for (let i = 0; i < 3 && tried.length > 0; i++) {
    const notation = tried[rng(tried.length)]!
    const seat = rng(match.header.seats)
    if (match.moves(seat).some((move) => game.write(match.state, move) === notation)) continue
    const before = match.state
    const outcome = match.append({ by: seat, move: notation })
    must(!outcome.ok, 'an illegal move is refused', () => `${seat}: ${notation}`)
    if (outcome.ok) return
    must(match.state === before, 'a refusal changes nothing', () => notation)
    // The first tap of a legal move is no rule's business: written down, it is half a move.
    const isHalf = match
      .moves(seat)
      .some((move) =>
        game.touches(match.state, move).some(([first, next]) => first === notation && next !== undefined),
      )
    if (isHalf && outcome.refusal.code === 'unknown-notation') continue
    must(
      outcome.refusal.rule !== undefined,
      'every refusal has a rule',
      () => `${seat} tried ${notation} at ${game.position?.write(match.state) ?? canonical(match.state)}`,
    )
    must(
      game.words.rules.some(({ id }) => id === outcome.refusal.rule),
      'a refusal names a rule of the list',
      () => String(outcome.refusal.rule),
    )
  }
  const gibberish = match.append({ by: rng(match.header.seats), move: 'q!?' })
  must(!gibberish.ok && gibberish.refusal.code === 'unknown-notation', 'gibberish is not a move', () =>
    JSON.stringify(gibberish),
  )
}

const fillings = (text: string): string => [...saidIn(text)].toSorted().join(' ')

/** The maximum length of each of a friend's five lines, in characters. */
const FRIEND_LENGTH = 230

/** Every text exists in every language, with the same fillings. */
export function checkWords(game: SceneGame): void {
  const { words } = game
  const texts: [string, (typeof words)['name']][] = [
    ['name', words.name],
    ['about', words.about],
    ...FRIEND_LINES.map((line) => [`friend.${line}`, words.friend[line]] as [string, typeof words.about]),
    ...words.rules.map(({ id, text }) => [id, text] as [string, typeof text]),
    ...Object.entries(words.says),
    ...Object.entries(words.options),
    ...Object.entries(words.choices ?? {}),
    ...Object.entries(words.presets),
  ]
  for (const [key, text] of texts) {
    for (const lang of LANGS) {
      must(
        typeof text[lang] === 'string' && text[lang].trim() !== '',
        'every text exists in every language',
        () => `${key} ${lang}`,
      )
      must(
        fillings(text[lang]) === fillings(text.nl),
        'a text has the same fillings in every language',
        () => `${key} ${lang}: ${text[lang]}`,
      )
    }
  }
  const sections = words.rules.map(({ section }) => SECTIONS.indexOf(section))
  must(
    sections.every((at, i) => at >= 0 && at >= (sections[i - 1] ?? 0)),
    'every rule is in a section, and sections come in their order',
    () => words.rules.map(({ id, section }) => `${id} ${section}`).join(', '),
  )
  for (const line of FRIEND_LINES)
    for (const lang of LANGS)
      must(
        words.friend[line][lang].length <= FRIEND_LENGTH,
        'a friend says it in a breath',
        () => `${line} ${lang}: ${words.friend[line][lang]}`,
      )
  for (const section of ['play', 'end'] as const)
    must(
      words.rules.some((rule) => rule.section === section),
      'the page says how to play and how it ends',
      () => section,
    )
  const ids = words.rules.map(({ id }) => id)
  must(new Set(ids).size === ids.length, 'rule ids are unique', () => ids.join(' '))
  for (const id of ids)
    must(
      id.startsWith(`${game.id}.`) && /^[a-z0-9-]+\.[a-z0-9-]+$/.test(id),
      'a rule id begins with its game',
      () => id,
    )
  must(
    canonical(Object.keys(game.options).toSorted()) === canonical(Object.keys(words.options).toSorted()),
    'every option is explained',
    () => game.id,
  )
  const choices = Object.entries(game.options).flatMap(([name, spec]) =>
    spec.type === 'string' ? spec.enum.map((choice) => `${name}.${choice}`) : [],
  )
  must(
    canonical(choices.toSorted()) === canonical(Object.keys(words.choices ?? {}).toSorted()),
    'every choice of an option has a name',
    () => game.id,
  )
  must(
    canonical(Object.keys(game.presets).toSorted()) === canonical(Object.keys(words.presets).toSorted()),
    'every preset is explained',
    () => game.id,
  )
  must(Object.hasOwn(game.presets, 'boekje'), 'there is a preset by the book', () => game.id)
  must(
    canonical(game.seats) === canonical(game.seats.toSorted((a, b) => a - b)) && game.seats.length > 0,
    'seats ascend',
    () => canonical(game.seats),
  )
  if (game.late !== undefined)
    must(ids.includes(game.late), 'the rule on being late is in the list', () => String(game.late))
}
