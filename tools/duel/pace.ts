/**
 * How far a search looks: npm run pace -- GAME [--ms 1000] [POSITION …]. Positions a
 * second and plies looked ahead in that much time of the processor, from the start and from each position given.
 */
import '@spellendoos/kernel/node'
import { parseArgs } from 'node:util'
import { think } from '@spellendoos/bots'
import { evaluations } from '@spellendoos/games/evaluations'
import { shelf } from '@spellendoos/games/shelf'
import { BY_THE_BOOK, chooseOptions, type Seat } from '@spellendoos/kernel'
import { processorTime, spent } from './processor-time.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ms: { type: 'string', default: '1000' } },
})
const [id = 'dammen', ...positions] = positionals
const game = await shelf.get(id)!()
const { evaluation } = await evaluations.get(id)!()
const options = chooseOptions(game, BY_THE_BOOK, {})
if (!options.ok) throw new Error(options.problem.text.en)

function measure(name: string, s: unknown): void {
  const seat = game.turn(s)[0] as Seat
  const begun = processorTime()
  const question = { view: game.view(s, seat), seat, seats: 2, level: 5, seed: 1 }
  const { nodes, depth, move } = think(game, { ...question, stop: spent(Number(values.ms)) }, { evaluation })
  const pace = Math.round((1000 * nodes) / (processorTime() - begun))
  console.log(`${name}: depth ${depth}, ${nodes} nodes, ${pace} a second, ${move}`)
}

const start = game.setup(options.value, 2)
measure('warming up', start)
measure('start', start)
for (const text of positions) {
  const read = game.position!.read(text, options.value, 2)
  if (!read.ok) throw new Error(read.problem.text.en)
  measure(text, read.value)
}
