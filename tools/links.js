/**
 * Every link in the documentation leads somewhere: `[…](file#heading)` to a file and a heading that exist, and a file
 * name in backticks to a file of the repository.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { root } from './install.js'

const LINK = /\]\(([^()\s]+)\)/g
const CODE_BLOCK = /^```[\s\S]*?^```/gm
const CODE = /`([^`\n]+)`/g
/** A path in one of the source folders, or a bare file name of a kind that only the repository has. */
const PATH =
  /^(?:(?:apps|bin|docs|packages|tools)\/[\w./-]*\w|[\w-]+(?:\.[\w-]+)*\.(?:test\.ts|spec\.ts|md))$/

/**
 * The names by which headings can be linked to, as Markdown hosts make them.
 * @param {string} markdown
 */
export function anchorsOf(markdown) {
  const anchors = new Set()
  for (const [, heading] of markdown.replaceAll(CODE_BLOCK, '').matchAll(/^#+ +(.+)$/gm)) {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-')
    let anchor = slug
    for (let n = 1; anchors.has(anchor); n++) anchor = `${slug}-${n}`
    anchors.add(anchor)
  }
  return anchors
}

/**
 * What leads nowhere in one page.
 * @param {string} page its path from the root
 * @param {string} markdown
 * @param {{ read(path: string): string | undefined, has(path: string): boolean, hasName(name: string): boolean }} files
 * @returns {string[]}
 */
export function brokenLinks(page, markdown, files) {
  const text = markdown.replaceAll(CODE_BLOCK, '')
  const faults = []
  for (const [, target] of text.replaceAll(CODE, '').matchAll(LINK)) {
    if (/^[a-z]+:/.test(target)) continue
    const [path, anchor] = target.split('#')
    const file = path === '' ? page : normalize(join(dirname(page), path))
    if (!files.has(file)) faults.push(`${page}: no file ${target}`)
    else if (anchor !== undefined && !anchorsOf(files.read(file) ?? '').has(anchor))
      faults.push(`${page}: no heading ${target}`)
  }
  for (const [, code] of text.matchAll(CODE)) {
    if (!PATH.test(code)) continue
    if (code.includes('/') ? !files.has(code) : !files.hasName(code))
      faults.push(`${page}: no file \`${code}\``)
  }
  return faults
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const list = (...flags) =>
    execFileSync('git', ['ls-files', ...flags], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
  const tracked = [...list(), ...list('--others', '--exclude-standard')]
  const names = new Set(tracked.map((file) => basename(file)))
  const files = {
    read: (path) => (path.endsWith('.md') ? readFileSync(join(root, path), 'utf8') : undefined),
    has: (path) => existsSync(join(root, path)),
    hasName: (name) => names.has(name),
  }
  const pages = tracked.filter((file) => file.endsWith('.md') && existsSync(join(root, file)))
  const faults = pages.flatMap((page) => brokenLinks(page, readFileSync(join(root, page), 'utf8'), files))
  for (const fault of faults) console.error(fault)
  if (pages.length === 0) console.error('links: no pages found, so nothing was checked')
  else console.log(`links: ${pages.length} pages, ${faults.length} faults`)
  process.exitCode = pages.length > 0 && faults.length === 0 ? 0 : 1
}
