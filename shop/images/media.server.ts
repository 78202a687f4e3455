import { join } from 'node:path'
import { z } from 'zod'
import { endpoint } from '../../lib/endpoint.ts'
import { MEDIA_POLICY } from '../../server/security-headers.ts'
import type { Services } from '../../server/services.ts'
import type { ShopApp } from '../../server/shop-app.ts'
import { WIDTHS } from './image-url.ts'
import { renditionPath } from './renditions.server.ts'

const rendition = endpoint({
  method: 'GET',
  url: '/media/:key/:file',
  schema: {
    summary: 'A picture in one of its widths (WebP)',
    tags: ['Images'],
    params: z.object({ key: z.string().regex(/^[0-9a-z]{24}$/), file: z.enum(WIDTHS.map((width) => `${width}.webp`)) }),
    response: { 200: z.unknown() },
  },
  // A page of the grid shows 28 of them.
  config: { allow: 'anyone', rateLimit: false },
})

/** Serves the renditions. A file never changes once it is written, so a browser may keep it for ever. */
export function mediaEndpoints(app: ShopApp, { config }: Services): void {
  const folder = join(config.dataDir, 'images')
  app.route({
    ...rendition,
    handler: ({ params }, reply) =>
      reply
        .header('content-security-policy', MEDIA_POLICY)
        .sendFile(renditionPath(params.key, Number.parseInt(params.file, 10)), folder, {
          immutable: true,
          maxAge: '365d',
          cacheControl: true,
        }),
  })
}
