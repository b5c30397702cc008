/** Finds programs that tests need, and installs them where this machine allows it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env, getuid } from 'node:process'

const VERSIONS = '/usr/lib/postgresql'

/** Where a program is, or why it is not available. */
export type Found = { readonly path: string } | { readonly missing: string }

export function provide(program: string, debianPackage: string): Found {
  const path = find(program)
  if (path) return { path }
  if (getuid?.() !== 0) return { missing: `${program} is not installed, and only root can install it` }
  const failure = aptGet(['update', '-qq']) ?? aptGet(['install', '-y', '-qq', debianPackage])
  if (failure) return { missing: `${program} is not installed, and installing it failed: ${failure}` }
  const installed = find(program)
  return installed ? { path: installed } : { missing: `${debianPackage} does not bring ${program}` }
}

function find(program: string): string | undefined {
  return folders()
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path))
}

/** Debian installs PostgreSQL's programs outside the path, in a folder per version. */
function folders(): readonly string[] {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a)) : []
  return [
    ...(env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    ...versions.map((version) => join(VERSIONS, version, 'bin')),
  ]
}

/** @returns why it failed */
function aptGet(args: readonly string[]): string | undefined {
  const { status, error, stderr } = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
    encoding: 'utf8',
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0 ? undefined : (error?.message ?? stderr.trim())
}
