import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'

/** Maximum size of a logo or icon that is not SVG. */
export const MAX_SHOP_PICTURE_MB = 8

export const uploadShopPicture = endpoint({
  method: 'POST',
  url: '/api/shop_pictures/',
  schema: {
    summary: 'Upload a logo or an icon for use in the settings',
    description:
      'SVG of at most 256 KB, PNG, WebP or JPEG. Of an SVG only what draws is kept. A picture that no settings name is removed after some half an hour.',
    tags: ['Settings'],
    body: z.object({ kind: z.enum(['logo', 'icon']), picture: z.file().optional() }),
    response: {
      201: z.object({
        picture: z.string().describe('what settings name it by'),
        left_out: z.string().describe('what was left out of it, in a sentence; empty for nothing'),
      }),
    },
  },
  config: { allow: 'owner', upload: true },
})
