import type { FastifyInstance } from 'fastify'
import type { HttpServices } from './http-services.ts'
import { PageFiles, SAFE } from './page-files.ts'

/** The built page, and the pages of earlier releases whose matches are still played. */
export function addPageRoutes(
  app: FastifyInstance,
  { shelves, pages }: Pick<HttpServices, 'shelves' | 'pages'>,
): void {
  const serve = (under: string, folder: string) => {
    const files = new PageFiles(folder)
    app.get<{ Params: { '*': string } }>(`${under}*`, async (request, reply) => {
      const path = `/${request.params['*']}`
      const found = await files.file(path, request.headers['accept-encoding'] ?? '')
      if (found === undefined) return reply.code(404).headers(SAFE).type('text/plain').send('Not found\n')
      return reply.headers(found.headers).send(found.body)
    })
  }
  for (const older of shelves.older) serve(older.path, older.pages)
  if (pages !== undefined) serve('/', pages)
}
