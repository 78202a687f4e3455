import { z } from 'zod'
import { ID, Integer, maybeLine, maybeText, textLine } from '../../../../lib/fields.contract.ts'
import { Slug } from '../../../ui/forms/slug.contract.ts'
import { COLLECTION_STATES } from '../collections.contract.ts'
import { Rule } from './rule.contract.ts'

/** The maximum size of a collection's picture. */
export const MAX_PICTURE_MB = 8

const Flag = z
  .string()
  .regex(/^(true|on|false|off|)$/i, 'Must be a valid boolean.')
  .transform((text) => /^(true|on)$/i.test(text))

const ParentId = z
  .string()
  .trim()
  .refine((id) => id === '' || ID.test(id), { error: ({ input }) => `Invalid pk "${input}" - object does not exist.` })
  .transform((id) => (id === '' ? null : Number(id)))

const Side = z
  .string()
  .optional()
  .describe('crop box in pixels of the upright original image; ignored without the file')

/** The form of a new collection. */
export const NewCollection = z.object({
  title: textLine(120),
  slug: Slug,
  text: maybeText(10_000).default(''),
  parent: ParentId.default(null).describe('ID of the parent collection; empty for the top level'),
  in_menu: Flag.default(false),
  leads_home: Flag.default(false).describe(
    'whether its products come first in the list of all products, in their order; replaces any other such collection',
  ),
  state: z.enum(COLLECTION_STATES).default('published'),
  rule: Rule.default(null).describe(
    'filters as a query string, such as new=true&option=Size:Large; empty for a manual collection',
  ),
  meta_title: maybeLine(70).default(''),
  meta_description: maybeLine(200).default(''),
  picture_alt: maybeLine(200).default(''),
})
export type NewCollection = z.infer<typeof NewCollection>

/** The form of an existing collection. Absent fields stay unchanged. */
export const ChangedCollection = z
  .object({
    ...NewCollection.shape,
    text: NewCollection.shape.text.unwrap(),
    parent: NewCollection.shape.parent.unwrap(),
    in_menu: Flag,
    leads_home: Flag,
    state: z.enum(COLLECTION_STATES),
    rule: Rule,
    meta_title: maybeLine(70),
    meta_description: maybeLine(200),
    picture_alt: maybeLine(200),
    version: Integer.describe('version last read; refused (409) if it has changed since'),
  })
  .partial()
export type ChangedCollection = z.infer<typeof ChangedCollection>

/** The picture of a collection form: a file, or an empty text to remove the picture. */
export const CollectionPicture = z.object({
  picture: z.file().optional(),
  picture_crop_x: Side,
  picture_crop_y: Side,
  picture_crop_width: Side,
  picture_crop_height: Side,
})
