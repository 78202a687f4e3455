import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { z } from 'zod'
import { endpoint } from '../../lib/endpoint.ts'
import type { ShopApp } from '../../server/http/shop-app.ts'
import { MEDIA_POLICY } from '../../server/pages/security-headers.ts'
import type { Services } from '../../server/services.ts'
import { OWN_FOLDER } from '../../server/start/private-folders.ts'
import { RENDITION_WIDTHS } from './image-url.ts'
import { renditionPath } from './renditions.server.ts'

const rendition = endpoint({
  method: 'GET',
  url: '/media/:key/:file',
  schema: {
    summary: 'A picture in one of its widths (WebP)',
    tags: ['Images'],
    params: z.object({
      key: z.string().regex(/^[0-9a-z]{24}$/),
      file: z.enum(RENDITION_WIDTHS.map((width) => `${width}.webp`)),
    }),
    response: { 200: z.unknown() },
  },
  // A page of the grid shows 28 of them.
  config: { allow: 'anyone', rateLimit: false },
})

/** Serves the renditions, and can serve nothing else. A file never changes once it is written, so a browser may keep it for ever. */
export function mediaEndpoints(app: ShopApp, { config }: Services): void {
  const root = join(config.dataDir, 'images')
  // The plugin warns of a folder that is missing until the first picture comes.
  mkdirSync(root, { recursive: true, mode: OWN_FOLDER })
  app.register(fastifyStatic, { root, serve: false, maxAge: '365d', immutable: true })
  app.route({
    ...rendition,
    handler: ({ params }, reply) =>
      reply
        .header('content-security-policy', MEDIA_POLICY)
        .sendFile(renditionPath(params.key, Number.parseInt(params.file, 10))),
  })
}
