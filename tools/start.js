/** Builds the page and serves it: npm start. */
import { env } from 'node:process'
import { serve } from '../apps/web/serve/serve.js'
import { install, run } from './install.js'

const port = Number(env['PORT'] ?? 8080)

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number up to 65535, not '${env['PORT']}'.`)
  process.exitCode = 1
} else if (!install() || !run('vite build apps/web --logLevel warn')) {
  process.exitCode = 1
} else {
  try {
    const server = await serve(port)
    console.log(`Spellendoos: http://localhost:${server.address().port}`)
  } catch (error) {
    const busy = error.code === 'EADDRINUSE'
    console.error(
      busy
        ? `Port ${port} is taken. Choose another one, for example: PORT=${port + 1} npm start`
        : error.message,
    )
    process.exitCode = 1
  }
}
