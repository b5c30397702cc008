/** Serves what is built already: node apps/web/serve/main.js [port]. */
import { argv } from 'node:process'
import { serve } from './serve.js'

const server = await serve(Number(argv[2] ?? 8080))
console.log(`http://localhost:${server.address().port}`)
