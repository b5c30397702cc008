import { fillingsOf } from '../../packages/kernel/src/fill.ts'
import type { Catalogue } from '../../packages/kernel/src/texts.ts'

/** The file that tells the code which texts an area has, and what each is filled with. */
export function writeKeys(area: string, source: Catalogue): string {
  const keys = Object.keys(source)
  const kernel = area === 'kernel'
  const imports = kernel
    ? ["import type { Text, TextWith } from '../text.ts'", "import { textsOf } from '../texts.ts'"]
    : ["import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'"]
  const lines = groupsOf(keys).flatMap(([group, names]) => {
    if (group === '') return names.map((name) => `  ${line(name, source[name])}`)
    const own = names.map((name) => `    ${line(name, source[`${group}.${name}`])}`)
    return [`  readonly ${quoted(group)}: {`, ...own, '  }']
  })
  const body = [
    '// Written by `npm run words` from the texts beside it.',
    ...imports,
    '',
    'interface Texts {',
    ...lines,
    '}',
    '',
    `export const t = textsOf<Texts>('${area}', [`,
    ...keys.map((key) => `  '${key}',`),
    '])',
    '',
  ].join('\n')
  return /TextWith</.test(body) ? body : body.replace(', type TextWith', '').replace('Text, TextWith', 'Text')
}

/** Keys by what is before their first dot, each group where it first occurs. */
function groupsOf(keys: readonly string[]): [group: string, names: string[]][] {
  const groups = new Map<string, string[]>()
  for (const key of keys) {
    const dot = key.indexOf('.')
    const group = dot < 0 ? '' : key.slice(0, dot)
    const names = groups.get(group) ?? []
    groups.set(group, [...names, key.slice(dot + 1)])
  }
  return [...groups]
}

const line = (name: string, text: string) => `readonly ${quoted(name)}: ${typeOf(text)}`
const quoted = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`)

function typeOf(text: string): string {
  const names = [...safeFillings(text)].toSorted()
  return names.length === 0 ? 'Text' : `TextWith<${names.map((name) => `'${name}'`).join(' | ')}>`
}

/** A text that cannot be read has no fillings here; comparing tells what is wrong with it. */
function safeFillings(text: string): ReadonlySet<string> {
  try {
    return fillingsOf(text)
  } catch {
    return new Set()
  }
}
