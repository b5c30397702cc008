import { LANGS, type Lang } from '@spellendoos/kernel'

export const isLang = (given: string | undefined): given is Lang => LANGS.some((lang) => lang === given)

/** The system's language if we have it; Dutch, the language of the box, if the system sets none; otherwise English. */
export function systemLang(env: Readonly<Record<string, string | undefined>>): Lang {
  const set = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (each) => each !== undefined && each !== '',
  )
  const language = set?.split(/[_.@-]/)[0]?.toLowerCase() ?? 'c'
  if (isLang(language)) return language
  return language === 'c' || language === 'posix' ? 'nl' : 'en'
}

/** The language that a command line asks for, read before the line itself is parsed, because its help needs it. */
export function askedLang(args: readonly string[]): string | undefined {
  const at = args.findIndex((each) => each === '--lang' || each.startsWith('--lang='))
  return args[at]?.includes('=') === true
    ? args[at].slice('--lang='.length)
    : at < 0
      ? undefined
      : args[at + 1]
}
