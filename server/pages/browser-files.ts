import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, ENCODINGS_OF_FILES } from '../http/accepted-encoding.ts'
import { API_POLICY } from './security-headers.ts'

const YEAR_IN_SECONDS = 31_536_000
/** The folder of files with a content hash in their name. */
const HASHED = 'assets'

/**
 * Serves the built browser files; all other URLs are pages. Files in `/assets/` share one route, because the plugin's
 * route per file slows the start.
 * @param folder the build's output, with a compressed copy next to each file
 */
export async function serveBrowserFiles(app: FastifyInstance, folder: string): Promise<void> {
  const [plain, hashed] = await Promise.all([namesIn(folder), namesIn(join(folder, HASHED))])
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, allow: 'anyone', rateLimit: false, metricsRoute: 'files' }
      route.schema = { hide: true }
    })
    files.addHook('onRequest', async ({ headers }) => {
      // The plugin would treat `gzip;q=0, *` as gzip.
      headers['accept-encoding'] = acceptedEncoding(headers['accept-encoding'], ENCODINGS_OF_FILES)
    })
    await files.register(fastifyStatic, {
      root: folder,
      serve: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('content-security-policy', API_POLICY)
        const isHashed = path.startsWith(join(folder, HASHED))
        reply.header(
          'cache-control',
          isHashed ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : 'public, max-age=3600',
        )
      },
    })
    const serve = (url: string, pathOf: (request: FastifyRequest) => string) =>
      files.route({
        method: ['GET', 'HEAD'],
        url,
        handler: (request: FastifyRequest, reply: FastifyReply) => reply.sendFile(pathOf(request)),
      })
    for (const name of plain) serve(`/${name}`, () => name)
    // The route matches exactly these names; other names are pages.
    const oneOfThem = hashed.map((name) => name.replaceAll('.', '\\.')).join('|')
    serve(`/${HASHED}/:name(^(?:${oneOfThem})$)`, ({ params }) => join(HASHED, (params as { name: string }).name))
  })
}

/** Lists the files of a folder without their compressed copies. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name)).map(({ name }) => name)
}
