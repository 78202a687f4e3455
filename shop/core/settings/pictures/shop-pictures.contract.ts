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
      'Accepts SVG of at most 256 KB, PNG, WebP and JPEG. An SVG is reduced to its drawing elements. A picture that no setting uses is deleted after about half an hour.',
    tags: ['Settings'],
    body: z.object({ kind: z.enum(['logo', 'icon']), picture: z.file().optional() }),
    response: {
      201: z.object({
        picture: z.string().describe('value for the `look` settings'),
        left_out: z.string().describe('sentence that lists the removed parts of an SVG; empty if nothing was removed'),
      }),
    },
  },
  config: { allow: 'owner', upload: true },
})
