import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { MAX_PICTURE_MB, PagePicture } from './page-text.contract.ts'

export const uploadPagePicture = endpoint({
  method: 'POST',
  url: '/api/staff_pages/pictures/',
  schema: {
    summary: 'Upload a picture for the text of a page; it is deleted if no page uses it',
    tags: ['Pages'],
    body: z.object({
      picture: z.file().optional().describe(`JPEG, PNG or WebP, at most ${MAX_PICTURE_MB} MB`),
    }),
    response: { 201: PagePicture },
  },
  config: { allow: 'catalogue', upload: true },
})
