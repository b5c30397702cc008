/** Some of the guests: their tables, sockets and moves. Asked by the process that started this one. */
import { randomBytes, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import process from 'node:process'
import { WebSocket } from 'ws'

/** Tables that are created, seated or read at once. */
const AT_ONCE = 16
/** How often moves that are due are sent. */
const BEAT = 4
/** How long is waited for the last answers. */
const LAST_ANSWERS = 10_000
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE * 2 })

let address = ''
let script = { moves: [], seats: [] }
/** @type {Table[]} */
let tables = []
const measured = { times: [], errors: 0, why: new Set(), frames: 0, bytes: 0, sent: 0 }

class Table {
  match = ''
  keys = []
  watch = ''
  sockets = []
  /** The next move of the script, the one on its way, and what was acknowledged. */
  ply = 0
  busy = false
  acknowledged = []
  #waiting = new Map()
  #ids = 0

  /** @param {string} game @param {number} sockets */
  async sit(game, sockets) {
    const newTable = { game, seats: 2, options: {}, pace: { kind: 'none' }, patience: 0, openness: 'link' }
    const created = await post('/api/tables', {
      id: randomUUID(),
      ...newTable,
      name: 'Anna',
      seat: 0,
      levels: [0, 0],
    })
    Object.assign(this, { match: created.match, keys: created.keys, watch: created.watch })
    for (let i = 0; i < sockets; i++) {
      this.sockets.push(await enter(this.match, this.keys[i] ?? this.watch, 0, (data) => this.#hear(data)))
    }
    await this.ask(1, { do: 'sit', name: 'Bram' }, randomUUID())
    for (const seat of [0, 1]) await this.ask(seat, { do: 'ready', ready: true })
    // These games leave nothing to chance: whatever is sealed is never opened.
    const [seal, key] = [0, 1].map(() => randomBytes(32).toString('hex'))
    for (const seat of [0, 1]) await this.ask(seat, { do: 'seal', seal, key })
  }
  /** Sends a command; answers when it is acknowledged. */
  ask(seat, command, id = `${seat}-${this.#ids++}`) {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.sockets[seat].send(JSON.stringify({ ...command, id }))
    })
  }
  async move() {
    const { ply } = this
    const move = script.moves[ply]
    this.busy = true
    this.ply++
    measured.sent++
    const before = performance.now()
    try {
      await this.ask(script.seats[ply], { do: 'move', move, seen: 0 })
      measured.times.push(performance.now() - before)
      this.acknowledged.push(move)
      this.busy = false
    } catch (error) {
      // This table stays as it is: nobody knows where it stands.
      measured.errors++
      measured.why.add(String(error))
    }
  }
  /** What was acknowledged and is not in the record, and what is in it twice. */
  async compare() {
    let found = () => undefined
    const told = new Promise((resolve) => (found = resolve))
    const isNews = (data) => data.toString('latin1', 0, 12) === '{"is":"news"'
    const socket = await enter(this.match, this.watch, 0, (data) => isNews(data) && found(data))
    const { match } = JSON.parse(String(await told))
    socket.terminate()
    const played = match.news.flatMap(({ by, move }) =>
      typeof by === 'number' && move !== undefined ? [move] : [],
    )
    const lost = this.acknowledged.filter((move, i) => played[i] !== move).length
    // The one move that was on its way may be there or not.
    const doubled = Math.max(0, played.length - this.acknowledged.length - (this.busy ? 1 : 0))
    return { lost, doubled }
  }
  leave() {
    for (const socket of this.sockets) socket.removeAllListeners('close').terminate()
  }

  /** @param {Buffer} data */
  #hear(data) {
    measured.frames++
    measured.bytes += data.length
    // Only answers are read, told by their beginning: guests are not to cost more than the server.
    if (data.length > 4000 || data.toString('latin1', 0, 15) !== '{"is":"answer",') return
    const { id, refusal } = JSON.parse(String(data))
    const { resolve, reject } = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (refusal === undefined) resolve()
    else reject(new Error(refusal.code ?? refusal.rule))
  }
}

/** @param {string} path @param {unknown} body */
function post(path, body) {
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  return new Promise((resolve, reject) => {
    const asked = request(`${address}${path}`, { method: 'POST', agent, headers }, (response) => {
      let got = ''
      response.setEncoding('utf8')
      response.on('data', (part) => (got += part))
      response.on('end', () =>
        response.statusCode < 300 ? resolve(JSON.parse(got)) : reject(new Error(`${path}: ${got}`)),
      )
    })
    asked.on('error', reject)
    asked.end(text)
  })
}

/** A socket at a table, once it is open. */
async function enter(match, key, since, hear) {
  const { ticket } = await post(`/api/tables/${match}/ticket`, { key })
  const url = `${address.replace('http', 'ws')}/api/socket?ticket=${ticket}&since=${since}`
  const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true })
  socket.on('message', hear)
  socket.on('close', (code) => {
    measured.errors++
    measured.why.add(`socket closed: ${code}`)
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.on('error', () => undefined)
  return socket
}

/** Does something with all, some at once. */
async function each(all, doing) {
  const rest = all.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of rest) await doing(one)
    }),
  )
}

const asks = {
  async sit(given) {
    ;({ address, script } = given)
    const { game, sockets, matches } = given
    tables = Array.from({ length: matches }, () => new Table())
    const seats = new Map(
      tables.map((table, i) => [
        table,
        Math.floor((sockets * (i + 1)) / matches) - Math.floor((sockets * i) / matches),
      ]),
    )
    await each(tables, (table) => table.sit(game, seats.get(table)))
  },
  async play({ rate, seconds }) {
    Object.assign(measured, { times: [], errors: 0, why: new Set(), frames: 0, bytes: 0, sent: 0 })
    const all = Math.round(rate * seconds)
    const begun = performance.now()
    let next = 0
    await new Promise((resolve) => {
      const beat = setInterval(() => {
        const due = Math.min(all, Math.floor(((performance.now() - begun) / 1000) * rate))
        // Who is still waiting for an answer is passed over; when all are, the rest stays due.
        for (let passed = 0; measured.sent < due && passed < tables.length; next++) {
          const table = tables[next % tables.length]
          if (table.busy || table.ply >= script.moves.length) passed++
          else {
            passed = 0
            void table.move()
          }
        }
        if (performance.now() - begun >= seconds * 1000) {
          clearInterval(beat)
          resolve()
        }
      }, BEAT)
    })
    const end = performance.now() + LAST_ANSWERS
    while (measured.times.length + measured.errors < measured.sent && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return { ...measured, times: Float64Array.from(measured.times), why: [...measured.why], due: all }
  },
  async compare() {
    for (const table of tables) table.leave()
    let [lost, doubled] = [0, 0]
    await each(tables, async (table) => {
      const compared = await table.compare()
      lost += compared.lost
      doubled += compared.doubled
    })
    return { lost, doubled, records: tables.length }
  },
}

process.on('message', ({ ask, given }) => {
  void asks[ask](given).then((answer) => process.send(answer ?? {}))
})
