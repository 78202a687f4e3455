import { z } from 'zod'
import { Narrowed, Range } from './list-query.contract.ts'

/** What may stand several times in an address. */
const REPEATED = new Set(['option', 'fact'])

/** What a rule may say: what narrows a list. Its ranges are taken as they are written, also where a slider would have no end. */
const RuleFilters = z.strictObject({
  ...Narrowed.shape,
  price_range: Range.optional(),
  rating_range: Range.optional(),
})

/** Reads a rule, by which products belong to a collection: filters as they stand in an address. Undefined when it is none. */
export function readRule(rule: string): Narrowed | undefined {
  const written = new URLSearchParams(rule)
  const filters = Object.fromEntries(
    [...new Set(written.keys())].map((name) => [
      name,
      REPEATED.has(name) ? written.getAll(name) : (written.get(name) ?? ''),
    ]),
  )
  return RuleFilters.safeParse(filters).data
}
