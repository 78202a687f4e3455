import { z } from 'zod'
import type { ImportProduct } from '../../../extension/imports.ts'

/** The shop reads this many variants of a product, which is Shopify's limit, and plans fewer. */
const MAX_READ = 2048

// PostgreSQL stores no NUL characters.
const Text = z.string().refine((text) => !text.includes('\0'), 'A text contains a NUL character.')
const Position = z.object({ line: z.int().min(1), column: z.string() })
const Cell = Position.extend({ text: Text })
const Note = z.object({ cell: Position, reason: Text })
const Image = Cell.extend({ alt: Cell.optional() })

const Variant = z.object({
  line: z.int().min(1),
  options: z.array(Cell).optional(),
  name: Cell.optional(),
  price: Cell.optional(),
  stock: Cell.extend({ unknown: z.enum(['not_counted', 'not_in_file']).optional() }).optional(),
  sku: Cell.optional(),
  gtin: Cell.optional(),
  weight: Cell.optional(),
  contents: Cell.optional(),
  color: Cell.optional(),
  images: z.array(Image).optional(),
})

/** Checks a product that an extension has read. */
export const ImportedProduct: z.ZodType<ImportProduct> = z.object({
  handle: Cell.optional(),
  id: Text.optional(),
  title: Cell.optional(),
  description: z.array(Cell.extend({ isHtml: z.boolean().optional() })).optional(),
  manufacturer: Cell.optional(),
  attributes: z.array(z.object({ name: Text, value: Text, cell: Position })).optional(),
  price: Cell.optional(),
  images: z.array(Image).optional(),
  options: z.array(Cell).optional(),
  variants: z.preprocess(
    (variants) => (Array.isArray(variants) ? variants.slice(0, MAX_READ) : variants),
    z.array(Variant).optional(),
  ),
  categories: z.array(z.object({ names: z.array(Text).min(1), cell: Cell })).optional(),
  state: Cell.optional(),
  vatClass: Cell.optional(),
  metaTitle: Cell.optional(),
  metaDescription: Cell.optional(),
  draftReasons: z.array(Note).optional(),
  notes: z.array(Note).optional(),
  errors: z.array(Note).optional(),
})
