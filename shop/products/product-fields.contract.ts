import { z } from 'zod'
import { Integer, line, maybeLine, text } from '../../lib/fields.contract.ts'
import { toCents } from '../../lib/money.ts'
import { Slug } from '../catalogue/slug.contract.ts'

const MAX_ALT = 200
export const MAX_STOCK = 1_000_000

/** Digits with at most two decimals; read as cents. */
const Price = z
  .string()
  .trim()
  .refine((price) => /^\d+(\.\d*)?$/.test(price), { error: 'A valid number is required.', abort: true })
  .refine((price) => /^\d+(\.\d{0,2})?$/.test(price), {
    error: 'Ensure that there are no more than 2 decimal places.',
    abort: true,
  })
  .transform(toCents)
  .refine((cents) => cents >= 1, 'Ensure this value is greater than or equal to 0.01.')
  .refine((cents) => cents <= 9_999_999_999, 'Ensure this value is less than or equal to 99999999.99.')

/** The text fields of a new product, variants and pictures apart. A form can be checked with it before it is sent. */
export const ProductTexts = z.object({
  title: line(120),
  description: text(1, 10_000),
  price: Price,
  slug: z.string().trim().min(1, { abort: true }).pipe(Slug),
  thumbnail_alt: maybeLine(MAX_ALT).optional(),
})

export const VariantName = line(60)
export const Stock = Integer.pipe(z.int().min(0).max(MAX_STOCK))
/** `#rrggbb`, in lower case. */
export const Colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Enter a valid colour.')
export const ImageAlt = maybeLine(MAX_ALT)
