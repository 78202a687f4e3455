import { z } from 'zod'
import { Integer, maybeLine, Tick } from '../../../../lib/fields.contract.ts'
import { ShopLink } from '../../../core/settings/settings-groups.contract.ts'
import { Translated } from '../../../core/translations/source-texts.contract.ts'

/** The maximum number of sections above the product list. */
export const MAX_SECTIONS = 20
/** The maximum number of products that staff choose for one section. */
export const MAX_CHOSEN = 12

/** The fields of each section when it is saved. */
export const SECTION = {
  id: Integer.optional().describe('id of a saved section; none for a new one'),
  is_hidden: Tick.default(false),
}

/** The field of each section in the response of the home page. */
export const SHOWN = {
  id: z.int().describe('negative for an unsaved section in a preview'),
  translated: Translated,
}

export const Heading = maybeLine(80)

const PICTURE = /^\/media\/[0-9a-z]{24}\/\d+\.webp$/

/** The address of an uploaded picture. */
export const SectionPicture = z
  .string()
  .trim()
  .refine((text) => text !== '', { error: 'Choose a picture.', abort: true })
  .refine((text) => PICTURE.test(text), 'Upload the picture first.')
  .describe('`picture` from the response of the upload')

/** Returns a field with product ids. @param most the maximum number of products */
export const ProductIds = (most: number) =>
  z
    .array(Integer)
    .max(most, `Ensure this field has no more than ${most} elements.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Name each product once.')

/** Returns a field with one of a few numbers, also as text, because forms only have texts. */
export const oneOf = <const Values extends readonly number[]>(values: Values) =>
  z
    .union([z.number(), z.string().transform((text) => (text.trim() === '' ? text : Number(text)))])
    .pipe(z.literal(values))

/** The number of products in a section: full rows of a wide screen. */
export const Count = oneOf([4, 8, 12])

/** The fields of a button. */
export const BUTTON = {
  button_label: maybeLine(40),
  button_link: ShopLink.describe('path of the shop or an https:// address, or empty'),
}

interface Button {
  button_label: string
  button_link: string
}

/** Requires the label and the address of a button together. */
export function checkButton({ button_label, button_link }: Button, context: z.RefinementCtx): void {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  if (button_label !== '' && button_link === '') refuse('button_link', 'Enter the address that the button opens.')
  if (button_link !== '' && button_label === '') refuse('button_label', 'Enter the text of the button.')
}
