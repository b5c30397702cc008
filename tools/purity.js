/**
 * Rules use no clock, random numbers, network, process or async code: a match replayed anywhere is the same
 * match. The linter cannot express most of this, so this reads the syntax trees.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { root } from './install.js'

const packages = ['kernel', 'scene', 'fair', 'mechanics', 'games', 'bots']
const lazy = new Set(
  [
    'index',
    'shelf',
    'solvers',
    'evaluations',
    'passages',
    'lessons',
    'dailies',
    'puzzles',
    'aims',
    'trainers',
    'sights',
  ].map((name) => `packages/games/src/${name}.ts`),
)
const forbidden = new Set(
  `Date performance setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame
  fetch XMLHttpRequest WebSocket Worker process require globalThis global window self document navigator
  crypto localStorage console Promise eval Function WeakRef FinalizationRegistry SharedArrayBuffer Atomics`.split(
    /\s+/,
  ),
)
// The parser's resolver marks a name that no declaration in the file explains.
const unresolved = 1

const files = packages.flatMap((name) => sources(`packages/${name}/src`)).filter((file) => !lazy.has(file))
const faults = files.flatMap(faultsIn)

for (const fault of faults) console.error(fault)
if (files.length === 0) console.error('purity: no files found, so nothing was checked')
else console.log(`purity: ${files.length} files, ${faults.length} faults`)
process.exitCode = files.length > 0 && faults.length === 0 ? 0 : 1

/** @param {string} folder @returns {string[]} */
function sources(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !/\.(test|bench)\.ts$/.test(file))
}

/** @param {string} file @returns {string[]} */
function faultsIn(file) {
  const text = readFileSync(join(root, file))
  const found = []
  walk(parseSync(text.toString(), { syntax: 'typescript', target: 'es2022' }), (node) => {
    const what = fault(node)
    if (what)
      found.push(
        `${file}:${
          text
            .subarray(0, node.span.start - 1)
            .toString()
            .split('\n').length
        }: ${what}`,
      )
  })
  return found
}

/** @param {any} node @param {(node: any) => void} visit */
function walk(node, visit) {
  if (node === null || typeof node !== 'object' || isOrdinaryMath(node)) return
  if (typeof node.type === 'string' && node.span) visit(node)
  for (const part of Object.values(node)) walk(part, visit)
}

/** @param {any} node @returns {string | undefined} */
function fault(node) {
  if (node.type === 'Identifier' && node.ctxt === unresolved && forbidden.has(node.value))
    return `${node.value} is out of reach for rules`
  if (isMath(node)) return 'Math only as Math.name, and never Math.random'
  if (node.async === true) return 'rules do not wait: async'
  if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await))
    return 'rules do not wait: await'
  if (node.type === 'Import') return 'rules are not loaded lazily: import()'
  if (node.type === 'MetaProperty' && node.kind === 'import.meta')
    return 'import.meta is out of reach for rules'
  if (node.type === 'TsEnumDeclaration') return 'a union of literals instead of an enum'
  if (node.type === 'TsKeywordType' && node.kind === 'any')
    return 'any hides a mistake: use unknown or a type'
  return undefined
}

/** @param {any} node */
function isMath(node) {
  return node.type === 'Identifier' && node.ctxt === unresolved && node.value === 'Math'
}

/** Math.floor and its like; not Math.random, and not Math handed on under another name. @param {any} node */
function isOrdinaryMath(node) {
  return (
    node.type === 'MemberExpression' &&
    isMath(node.object) &&
    node.property.type === 'Identifier' &&
    node.property.value !== 'random'
  )
}
