/** Serves what is built, for the browser tests: node tools/serve-tests.js PORT. */
import { argv } from 'node:process'
import { serve } from './serve.js'

console.log((await serve(Number(argv[2]))).address)
