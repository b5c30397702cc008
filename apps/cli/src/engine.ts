import { createInterface } from 'node:readline'

export async function engine(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(answer(line))}\n`)
  }
}

export function answer(line: string): Record<string, unknown> {
  const request = parse(line)
  if (request === undefined)
    return { ok: false, error: 'bad-json', message: 'This line is not a JSON object.' }
  const id = 'id' in request ? { id: request.id } : {}
  return { ...id, ok: false, error: 'unknown-command', message: 'This command is unknown.' }
}

function parse(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
