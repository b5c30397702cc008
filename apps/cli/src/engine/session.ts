import type { Lang } from '@spellendoos/kernel'
import { isJson } from '../json.ts'
import { readField, type Answer, type Request } from './command.ts'
import { readEnvelope, type Envelope } from './envelope.ts'
import { lang, may } from './fields.ts'
import { MOST_DEPTH, MOST_ID_DEPTH } from './limits.ts'
import type { Line } from './lines.ts'
import { Matches } from './matches.ts'
import { Refused, unknownCommand } from './problems.ts'
import { protocol } from './protocol.ts'

/** Answers lines of the protocol, one line each, and keeps the open matches. */
export class EngineSession {
  readonly #matches = new Matches()
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true })
  readonly #report: (fault: unknown) => void

  /** Internal errors are answered like any other problem, and also reported. */
  constructor(report: (fault: unknown) => void) {
    this.#report = report
  }

  /** Exactly one line of JSON, whatever came in. */
  async answer(line: Line): Promise<string> {
    let id: string | undefined
    let textFormatter: Lang = 'en'
    try {
      const text = this.#decode(line)
      const envelope = readEnvelope(text)
      checkDepth(envelope)
      const request = parse(text)
      id = envelope.id
      textFormatter = readField('lang', may(lang), request) ?? 'en'
      return written({ ok: true, ...(await this.#run(request, textFormatter)) }, id)
    } catch (problem) {
      if (problem instanceof TooDeep)
        return written(refusal(new Refused('too-deep'), textFormatter), problem.id)
      if (problem instanceof Refused) return written(refusal(problem, textFormatter), id)
      this.#report(problem)
      return written(refusal(new Refused('failed'), textFormatter), id)
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

  #run(request: Request, lang: Lang): Answer | Promise<Answer> {
    const { cmd } = request
    const command = typeof cmd === 'string' ? protocol.get(cmd) : undefined
    if (command === undefined) throw new Refused(unknownCommand([...protocol.keys()]))
    return command(request, { matches: this.#matches, lang })
  }
}

/** Nested too deeply to be parsed; with the id if at least that can be read. */
class TooDeep extends Error {
  readonly id: string | undefined
  constructor(id?: string) {
    super('too deep')
    this.id = id
  }
}

function checkDepth({ id, depth }: Envelope): void {
  if (depth.id > MOST_ID_DEPTH) throw new TooDeep()
  if (depth.rest > MOST_DEPTH) throw new TooDeep(id !== undefined && isJson(id) ? id : undefined)
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

/** The answer as text, with the id exactly as it was sent. */
function written(answer: Answer, id: string | undefined): string {
  const json = JSON.stringify(answer)
  return id === undefined ? json : `{"id":${id},${json.slice(1)}`
}
