import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Integer } from '../../../../lib/fields.contract.ts'
import { CardResponse } from '../../../catalog/products/card/product-card.contract.ts'
import { MAX_SECTIONS } from '../sections/section-fields.contract.ts'
import { HomeSectionForm, HomeSectionResponse, SINGLE_KINDS } from '../sections/sections.contract.ts'

const tags = ['Settings']

/** The sections of the home page in their order. */
const HomeSections = z
  .array(HomeSectionForm)
  .max(MAX_SECTIONS, `A home page can have at most ${MAX_SECTIONS} sections.`)
  .superRefine((sections, context) => {
    for (const [index, { id, kind }] of sections.entries()) {
      const isFurther = sections.findIndex((one) => one.kind === kind) < index
      if (isFurther && SINGLE_KINDS.includes(kind))
        context.addIssue({ code: 'custom', path: [index, 'kind'], message: 'This section can be added only once.' })
      if (id !== undefined && sections.findIndex((one) => one.id === id) < index)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: 'Name each section once.' })
    }
  })

const EditedHome = z.object({
  version: z.int().describe('0 if it has never been saved'),
  sections: z
    .array(z.looseObject({ id: z.int(), kind: z.string(), is_hidden: z.boolean() }))
    .describe('sections in their order, each with the fields of its kind as in the request that saves them'),
  products: z.array(CardResponse).describe('the chosen products of all sections that still exist, hidden ones too'),
  collections: z
    .array(z.object({ id: z.int(), title: z.string(), is_public: z.boolean() }))
    .describe('all collections, for a choice'),
})
export type EditedHome = z.infer<typeof EditedHome>

export const getHomeSections = endpoint({
  method: 'GET',
  url: '/api/home/sections/',
  schema: {
    summary: 'Get the sections of the home page for editing, with hidden and empty ones',
    tags,
    response: { 200: EditedHome },
  },
  config: { allow: 'catalogue' },
})

export const saveHomeSections = endpoint({
  method: 'PUT',
  url: '/api/home/sections/',
  schema: {
    summary: 'Set the sections of the home page; missing ones are deleted',
    tags,
    body: z.object({
      version: Integer.describe('version last read; refused (409) if it has changed since'),
      sections: HomeSections,
    }),
    response: { 200: EditedHome },
  },
  config: { allow: 'catalogue' },
})

export const previewHome = endpoint({
  method: 'POST',
  url: '/api/home/preview/',
  schema: {
    summary: 'List unsaved sections as visitors would see them; invalid ones are left out',
    tags,
    body: z.object({ sections: z.array(z.looseObject({ kind: z.string() })).max(MAX_SECTIONS) }),
    response: { 200: z.object({ sections: z.array(HomeSectionResponse) }) },
  },
  config: { allow: 'catalogue' },
})

/** The aspect ratios (width divided by height) of pictures in sections. */
export const PICTURE_SHAPES = { wide: 5 / 2, picture: 4 / 3, video: 16 / 9 } as const
export type PictureShape = keyof typeof PICTURE_SHAPES

/** The largest upload of a section's picture, in megabytes. */
export const MAX_SECTION_PICTURE_MB = 8

const Side = z.string().optional().describe('pixels of the original in its upright orientation')

export const uploadHomePicture = endpoint({
  method: 'POST',
  url: '/api/home/pictures/',
  schema: {
    summary: 'Upload a picture for a section; removed after a day unless a section uses it',
    tags,
    body: z.object({
      picture: z.file().optional(),
      shape: z.enum(['wide', 'picture', 'video']).optional().describe('aspect ratio: 5:2, 4:3 (default) or 16:9'),
      picture_crop_x: Side,
      picture_crop_y: Side,
      picture_crop_width: Side,
      picture_crop_height: Side,
    }),
    response: { 201: z.object({ picture: z.string().describe('address of the picture') }) },
  },
  config: { allow: 'catalogue', upload: true },
})
