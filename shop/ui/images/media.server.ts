import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { isShopPictureFile } from '../../../lib/shop-picture.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { DRAWING_POLICY, MEDIA_POLICY, SHOWN_ANYWHERE } from '../../../server/pages/security-headers.ts'
import type { Services } from '../../../server/services.ts'
import { RENDITION_WIDTHS } from './image-url.ts'
import { isImage } from './images-store.server.ts'
import { renditionName } from './renditions.server.ts'

const rendition = endpoint({
  method: 'GET',
  url: '/media/:key/:file',
  schema: {
    summary: 'Get a picture in one of its widths (WebP), or a logo or icon as uploaded or as PNG',
    tags: ['Images'],
    params: z.object({
      key: z.string().regex(/^[0-9a-z]{24}$/),
      file: z.union([z.enum(RENDITION_WIDTHS.map(renditionName)), z.string().refine(isShopPictureFile)]),
    }),
    response: { 200: z.unknown() },
  },
  // One page of the grid loads 28 pictures.
  config: { allow: 'anyone', rateLimit: false },
})

/** Serves the renditions and no other files. */
export function mediaEndpoints(app: ShopApp, { db, media }: Services): void {
  // Without the database, the store decides.
  const send = media.serve(app, (key) => isImage(db, key).catch(() => true))
  app.route({
    ...rendition,
    handler: ({ params }, reply) =>
      send(
        reply
          .headers(SHOWN_ANYWHERE)
          .header('content-security-policy', params.file.endsWith('.svg') ? DRAWING_POLICY : MEDIA_POLICY),
        params.key,
        params.file,
      ),
  })
}
