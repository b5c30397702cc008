import {
  FRIEND_LINES,
  PAGE_TITLES,
  SECTIONS,
  type Game,
  type Lang,
  type OptionSpec,
} from '@spellendoos/kernel'
import pc from 'picocolors'
import { boxWords } from '../words/box.ts'
import { fold } from '../words/fold.ts'
import { sizeOf } from './shelf.ts'

/** The possible values of an option, the usual one first. */
function valuesOf(spec: OptionSpec): string {
  if (spec.type === 'integer') return `${spec.default} (${spec.minimum}–${spec.maximum})`
  const values = spec.type === 'boolean' ? [true, false] : spec.enum
  return [spec.default, ...values.filter((each) => each !== spec.default)].join(' | ')
}

/** A game's rules page: a friend's lines, the numbered list in sections, then its presets and options. */
export function rulesPage(game: Game, lang: Lang, width: number): string {
  const box = boxWords(lang)
  const { words } = game
  const digits = String(words.rules.length).length
  const numbered = words.rules.map(({ section, source, text }, i) => {
    const number = `${String(i + 1).padStart(digits)}.${source === 'settled' ? '*' : ' '} `
    return { section, line: number + fold(text[lang], width, number.length) }
  })
  const rules = SECTIONS.flatMap((section) => {
    const lines = numbered.filter((each) => each.section === section).map(({ line }) => line)
    return lines.length === 0 ? [] : ['', pc.bold(PAGE_TITLES[section][lang]), ...lines]
  })
  const described = (title: string, lines: readonly (readonly [name: string, text: string])[]) =>
    lines.length === 0
      ? []
      : [
          '',
          pc.bold(title),
          ...lines.map(([name, text]) => `${pc.green(name)}  ${fold(text, width, name.length + 2)}`),
        ]
  return [
    pc.bold(words.name[lang]),
    pc.dim(`${game.id} · ${sizeOf(game, lang)}`),
    '',
    pc.bold(PAGE_TITLES.friend[lang]),
    ...FRIEND_LINES.map((line) => `· ${fold(words.friend[line][lang], width, 2)}`),
    ...rules,
    ...(words.rules.some(({ source }) => source === 'settled') ? ['', pc.dim(box('settled-mark'))] : []),
    ...described(
      box('presets'),
      Object.keys(game.presets).map((name) => [name, words.presets[name]?.[lang] ?? '']),
    ),
    ...described(
      box('options'),
      Object.entries(game.options).map(([name, spec]) => [
        `${name} = ${valuesOf(spec)}`,
        words.options[name]?.[lang] ?? '',
      ]),
    ),
  ].join('\n')
}
