/** Serves the page and the tables: everything is set by the environment. */
import process, { env, exit, stderr, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import { startServer, type Running } from './server.ts'

const read = readConfig(env)
if (read.ok) {
  const pages = fileURLToPath(new URL('../../web/dist', import.meta.url))
  await startServer(read.config, pages).then(serve, (error: unknown) => {
    const busy = (error as { code?: string }).code === 'EADDRINUSE'
    const { PORT } = read.config
    give(
      busy
        ? `Port ${PORT} is taken. Choose another one, for example: PORT=${PORT + 1} npm start`
        : (error as Error).message,
    )
  })
} else give(read.wrong.join('\n'))

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

/** Says what is wrong and gives up. */
function give(why: string): void {
  stderr.write(`${why}\n`)
  exit(1)
}
