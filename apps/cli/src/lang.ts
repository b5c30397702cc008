import { LANGS, type Lang } from '@spellendoos/kernel'

export const isLang = (given: string | undefined): given is Lang => LANGS.some((lang) => lang === given)

/** The box is Dutch; where the system speaks a language of the box, so does the box; otherwise English. */
export function systemLang(env: Readonly<Record<string, string | undefined>>): Lang {
  const set = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (each) => each !== undefined && each !== '',
  )
  const language = set?.split(/[_.@-]/)[0]?.toLowerCase() ?? 'c'
  if (isLang(language)) return language
  return language === 'c' || language === 'posix' ? 'nl' : 'en'
}

/** The language a command line asks for, before the line itself is read: its help speaks it too. */
export function askedLang(args: readonly string[]): string | undefined {
  const at = args.findIndex((each) => each === '--lang' || each.startsWith('--lang='))
  return args[at]?.includes('=') === true
    ? args[at].slice('--lang='.length)
    : at < 0
      ? undefined
      : args[at + 1]
}
