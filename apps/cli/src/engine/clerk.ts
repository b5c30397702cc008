import type { Lang } from '@spellendoos/kernel'
import { readField, type Answer, type Request } from './command.ts'
import { readEnvelope } from './envelope.ts'
import { lang, may } from './fields.ts'
import { MOST_DEPTH } from './limits.ts'
import type { Line } from './lines.ts'
import { Matches } from './matches.ts'
import { Refused, unknownCommand } from './problems.ts'
import { protocol } from './protocol.ts'

/** Answers lines of the protocol, one line each, and keeps the open matches. */
export class Clerk {
  readonly #matches = new Matches()
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true })

  /** Exactly one line of JSON, whatever came in. */
  answer(line: Line): string {
    let id: string | undefined
    let tongue: Lang = 'en'
    try {
      const text = this.#decode(line)
      const request = parse(text)
      const envelope = readEnvelope(text)
      id = envelope.id
      tongue = readField('lang', may(lang), request) ?? 'en'
      if (envelope.depth > MOST_DEPTH) throw new Refused('too-deep')
      return written({ ok: true, ...this.#run(request, tongue) }, id)
    } catch (problem) {
      const refused = problem instanceof Refused ? problem : new Refused('failed')
      return written(refusal(refused, tongue), id)
    }
  }

  #decode(line: Line): string {
    if (line === 'too-long') throw new Refused('line-too-long')
    try {
      return this.#utf8.decode(line)
    } catch {
      throw new Refused('bad-utf8')
    }
  }

  #run(request: Request, lang: Lang): Answer {
    const { cmd } = request
    const command = typeof cmd === 'string' ? protocol.get(cmd) : undefined
    if (command === undefined) throw new Refused(unknownCommand([...protocol.keys()]))
    return command(request, { matches: this.#matches, lang })
  }
}

function parse(text: string): Request {
  let request: unknown
  try {
    request = JSON.parse(text)
  } catch {
    throw new Refused('bad-json')
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    throw new Refused('not-an-object')
  }
  return request as Request
}

const refusal = ({ problem, extra }: Refused, lang: Lang): Answer => ({
  ok: false,
  error: problem.code,
  ...extra,
  message: problem.text[lang],
})

/** The answer as text, behind the id as it came. */
function written(answer: Answer, id: string | undefined): string {
  const json = JSON.stringify(answer)
  return id === undefined ? json : `{"id":${id},${json.slice(1)}`
}
