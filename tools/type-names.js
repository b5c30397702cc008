/**
 * One name, one thing: an app or a package does not export two types of the same name. In packages/games every folder
 * counts by itself, since each game has a state, moves and options of its own.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@swc/core'
import { root } from './install.js'

const TYPES = new Set(['TsInterfaceDeclaration', 'TsTypeAliasDeclaration', 'ClassDeclaration'])
const SKIPPED = /(^|\/)(node_modules|dist)\//

/**
 * Finds types that two files of one app or package export by the same name.
 * @param {string} top the folder that holds apps and packages
 * @returns {{ files: number, faults: string[] }}
 */
export function sameNames(top) {
  const files = ['apps', 'packages'].flatMap((each) => sources(top, each))
  /** @type {Map<string, string[]>} */
  const found = new Map()
  for (const file of files)
    for (const name of exportedTypes(readFileSync(join(top, file), 'utf8'), file.endsWith('x'))) {
      const key = `${scopeOf(file)}: ${name}`
      found.set(key, [...(found.get(key) ?? []), file])
    }
  const faults = [...found]
    .filter(([, at]) => at.length > 1)
    .map(([key, at]) => `${key} in ${at.join(' and ')}`)
  return { files: files.length, faults }
}

/** Where a name must be the only one of its kind. @param {string} file */
const scopeOf = (file) =>
  file.startsWith('packages/games/') ? dirname(file) : file.split('/').slice(0, 2).join('/')

/** @param {string} top @param {string} folder @returns {string[]} */
function sources(top, folder) {
  if (!existsSync(join(top, folder))) return []
  return readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !SKIPPED.test(file))
    .toSorted()
}

/** @param {string} text @param {boolean} tsx @returns {string[]} */
function exportedTypes(text, tsx) {
  const { body } = parseSync(text, { syntax: 'typescript', target: 'es2022', tsx })
  return body.flatMap((item) =>
    item.type === 'ExportDeclaration' && TYPES.has(item.declaration.type)
      ? [(item.declaration.id ?? item.declaration.identifier).value]
      : [],
  )
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { files, faults } = sameNames(root)
  for (const fault of faults) console.error(fault)
  if (files === 0) console.error('type names: no files found, so nothing was checked')
  else console.log(`type names: ${files} files, ${faults.length} faults`)
  process.exitCode = files > 0 && faults.length === 0 ? 0 : 1
}
