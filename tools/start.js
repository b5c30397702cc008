/** Installs, builds and opens the games box: npm start. */
import { install } from './install.js'
import { build, serveHere } from './serve.js'

process.exitCode = install() && build() ? serveHere() : 1
