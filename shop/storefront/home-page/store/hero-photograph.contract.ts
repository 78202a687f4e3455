import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'

const Side = z.string().optional().describe('pixels of the original in its upright orientation')

/** The largest upload of a hero photograph, in megabytes. */
export const MAX_PHOTOGRAPH_MB = 8

export const getHeroPicture = endpoint({
  method: 'GET',
  url: '/api/counter_photograph/',
  schema: {
    summary: 'Get the pictures at the top of the home page, shown or not',
    tags: ['Settings'],
    response: {
      200: z.object({
        picture: z
          .string()
          .nullable()
          .describe('address of the photo or hero picture; null if the products appear as framed pictures'),
      }),
    },
  },
  config: { allow: 'catalogue' },
})

export const setPhotograph = endpoint({
  method: 'PUT',
  url: '/api/counter_photograph/',
  schema: {
    summary: 'Upload a photo for the top of the home page; it is cropped to 5:2',
    tags: ['Settings'],
    body: z.object({
      picture: z.file().optional(),
      picture_crop_x: Side,
      picture_crop_y: Side,
      picture_crop_width: Side,
      picture_crop_height: Side,
    }),
    response: { 204: z.undefined() },
  },
  config: { allow: 'catalogue', upload: true },
})

export const removePhotograph = endpoint({
  method: 'DELETE',
  url: '/api/counter_photograph/',
  schema: {
    summary: 'Delete the photo at the top of the home page; pictures of products replace it',
    tags: ['Settings'],
    response: { 204: z.undefined() },
  },
  config: { allow: 'catalogue' },
})
