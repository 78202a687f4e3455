import { z } from 'zod'
import { Slug } from '../slug.contract.ts'

/** In euros. */
const PRICE = /^\d{1,9}(\.\d{1,2})?$/
const OPTION = /^[^:]{1,60}:.{1,120}$/

const LIST_SORTS = ['price_high_to_low', 'price_low_to_high', 'reviews_high_to_low', 'latest'] as const
export type ListSort = (typeof LIST_SORTS)[number]

const PriceRange = z
  .string()
  .transform((text) => text.split(',').map((bound) => bound.trim()))
  .refine(([low = '', high = '', ...more]) => PRICE.test(low) && PRICE.test(high) && more.length === 0, {
    error: 'Enter two numbers separated by a comma.',
  })
  .transform(([low = '', high = '']) => ({ low, high }))

const Option = z
  .string()
  .refine((text) => OPTION.test(text), 'Enter the name of an option and a value, joined by a colon.')
  .transform((text) => {
    const [name = '', value = ''] = text.split(/:(.*)/s)
    return { name: name.trim(), value: value.trim() }
  })

const Flag = z.enum(['true']).optional()

/** What narrows a list of products. */
export const ListFilters = z.object({
  price_range: PriceRange.optional().describe('lowest and highest price in euros, joined by a comma'),
  option: z
    .union([Option.transform((one) => [one]), z.array(Option)])
    .optional()
    .describe('a value of an option, such as Size:Large; repeated, each must be there'),
  new: Flag.describe('listed in the last 30 days'),
  reduced: Flag,
  in_stock: Flag.describe('leaves out products that are sold out'),
})
export type ListFilters = z.output<typeof ListFilters>

/** What a list of a collection is asked. */
export const CollectionQuery = ListFilters.extend({
  collection: Slug.optional().describe('the products of a collection and of those inside of it, each once'),
  sort: z
    .enum(LIST_SORTS)
    .optional()
    .describe('of a collection; absent: as staff have put them, then the newest first'),
})

/** Reads the filters of a rule, which stand there as in an address. */
export function filtersIn(rule: string): Record<string, string | string[]> {
  const filters = new URLSearchParams(rule)
  return Object.fromEntries(
    [...new Set(filters.keys())].map((name) => [
      name,
      name === 'option' ? filters.getAll(name) : (filters.get(name) ?? ''),
    ]),
  )
}
