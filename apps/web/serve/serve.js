import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { openFolder } from './files.js'

const SAFE = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
/** What a page brings along is bound by the page's own rules; long headers on every small file would outweigh it. */
const SAFE_PART = {
  'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
}

/**
 * Serves the built page. Answers when it listens; a port that is taken is an error with code `EADDRINUSE`.
 *
 * @param {number} port 0 for any free one
 * @returns {Promise<import('node:http').Server>}
 */
export function serve(port) {
  const file = openFolder(fileURLToPath(new URL('../dist', import.meta.url)))
  const server = createServer((request, response) => {
    const answer = (status, headers, body) => {
      const isPart = status === 200 && !headers['content-type'].startsWith('text/html')
      response.writeHead(status, { ...(isPart ? SAFE_PART : SAFE), ...headers })
      response.end(request.method === 'HEAD' ? undefined : body)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, { allow: 'GET, HEAD' }, '')
    file(pathOf(request.url ?? '/'), request.headers['accept-encoding'] ?? '').then(
      (found) =>
        found === undefined
          ? answer(404, { 'content-type': 'text/plain; charset=utf-8' }, 'Not found\n')
          : answer(200, found.headers, found.body),
      () => answer(500, { 'content-type': 'text/plain; charset=utf-8' }, 'Something went wrong\n'),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}

/** @param {string} url */
function pathOf(url) {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/')
  } catch {
    return '/'
  }
}
