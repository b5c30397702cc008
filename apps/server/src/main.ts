/** Serves the page and the tables, or backs them up; configured through the environment. */
import process, { argv, env, exit, stderr, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import './texts.ts'
import { readConfig, type Config } from './config.ts'
import { startServer, type Running } from './server.ts'
import { backUp } from './store/sqlite/backup.ts'

const [command, file, ...more] = argv.slice(2)
const read = readConfig(env)
if (!read.ok) give(read.wrong.join('\n'))
else if (command === undefined) await start(read.config)
else if (command === 'backup' && file !== undefined && more.length === 0) copy(read.config, file)
else
  give(
    `Nothing is known about '${argv.slice(2).join(' ')}'. Without a word it serves; 'backup FILE' copies the tables.`,
  )

async function start(config: Config): Promise<void> {
  const pages = fileURLToPath(new URL('../../web/dist', import.meta.url))
  await startServer(config, pages).then(serve, (error: unknown) => {
    const busy = (error as { code?: string }).code === 'EADDRINUSE'
    const { PORT } = config
    give(
      busy
        ? `Port ${PORT} is taken. Choose another one, for example: PORT=${PORT + 1} npm start`
        : (error as Error).message,
    )
  })
}

function serve(server: Running): void {
  stdout.write(`Spellendoos: http://localhost:${server.port}\n`)
  let closing = false
  const stop = () => {
    if (closing) return
    closing = true
    void server.close().then(() => exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function copy({ SPELLENDOOS_STORE: store }: Config, to: string): void {
  if (!store.startsWith('sqlite:')) return give('Only SQLite is backed up like this. PostgreSQL has pg_dump.')
  try {
    const { tables, lines, bytes } = backUp(store.slice('sqlite:'.length), to)
    stdout.write(`${to}: ${tables} tables, ${lines} lines, ${(bytes / 1e6).toFixed(1)} MB\n`)
  } catch (error) {
    give((error as Error).message)
  }
}

/** Prints what is wrong and exits. */
function give(why: string): void {
  stderr.write(`${why}\n`)
  exit(1)
}
