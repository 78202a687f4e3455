import { z } from 'zod'
import { fieldText } from '../../../lib/field-texts.ts'
import { Colour, ImageAlt, ProductTexts, TypedPrice, TypedStock, VariantName } from '../product-fields.contract.ts'

/** Stands where the form says whether there is a picture. */
const Picture = z.string().min(1, 'No file was submitted.')

const RULES: readonly (readonly [name: RegExp, rule: z.ZodType])[] = [
  ...Object.entries({ ...ProductTexts.shape, price: TypedPrice }).map(
    ([name, rule]) => [new RegExp(`^${name}$`), rule] as const,
  ),
  [/^thumbnail$/, Picture],
  [/^variants\[\d+\]\[name\]$/, VariantName],
  [/^variants\[\d+\]\[stock\]$/, TypedStock],
  [/^variants\[\d+\]\[color\]$/, Colour],
  [/^variants\[\d+\]\[images\]\[\d+\]\[image\]$/, Picture],
  [/^variants\[\d+\]\[images\]\[\d+\]\[alt\]$/, ImageAlt],
]

/** What the form of a product must hold, by the names of its fields, whatever number of variants and pictures it has. */
export const ProductForm = z.record(z.string(), z.unknown()).superRefine((form, context) => {
  for (const [field, value] of Object.entries(form)) {
    const rule = RULES.find(([name]) => name.test(field))?.[1]
    const read = rule?.safeParse(value, { error: fieldText })
    for (const { message } of read?.error?.issues ?? []) context.addIssue({ code: 'custom', path: [field], message })
  }
})
