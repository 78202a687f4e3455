import { z } from 'zod'

const MAX_RULE = 2000
/** As text, because a float would move the border of a price. */
const PRICE = /^\d{1,8}(\.\d{1,2})?$/
const NAMED = /^[^:]{1,60}:.{1,120}$/

/** What the filters of a rule may be: those of every list of products. */
const FILTERS: Record<string, (value: string) => boolean> = {
  price_range: (value) => value.split(',').length === 2 && value.split(',').every((bound) => PRICE.test(bound)),
  option: (value) => NAMED.test(value),
  fact: (value) => NAMED.test(value),
  new: (value) => value === 'true',
  reduced: (value) => value === 'true',
  in_stock: (value) => value === 'true',
}
const SEVERAL = ['option', 'fact']

/** A rule by which products belong to a collection: filters as they stand in an address. An empty one is none: then they are chosen by hand. */
export const Rule = z
  .string()
  .trim()
  .max(MAX_RULE, `Ensure this field has no more than ${MAX_RULE} characters.`)
  .transform((text, context) => {
    if (text === '') return null
    const filters = [...new URLSearchParams(text)]
    const isTwice = filters.some(
      ([name], index) => !SEVERAL.includes(name) && filters.findIndex(([other]) => other === name) !== index,
    )
    if (isTwice || filters.length === 0 || !filters.every(([name, value]) => FILTERS[name]?.(value))) {
      context.addIssue({ code: 'custom', message: 'These are no filters of a list: check prices, options and facts.' })
      return z.NEVER
    }
    return new URLSearchParams(filters).toString()
  })
