import { z } from 'zod'
import { matchesNothing, readRule } from '../../products/read/lists/rule.contract.ts'

const MAX_RULE = 2000
const NO_FILTERS = 'These filters are not valid. Check prices and options.'
const IMPOSSIBLE_RULE = 'No product can match these filters. Check the prices.'

/** A collection rule: list filters as a query string. An empty rule is null: the products are chosen manually. */
export const Rule = z
  .string()
  .trim()
  .max(MAX_RULE, `Ensure this field has no more than ${MAX_RULE} characters.`)
  .transform((text, context) => {
    if (text === '') return null
    const rule = readRule(text)
    if (rule && !matchesNothing(rule)) return new URLSearchParams(text).toString()
    context.addIssue({ code: 'custom', message: rule ? IMPOSSIBLE_RULE : NO_FILTERS })
    return z.NEVER
  })
