import { z } from 'zod'
import { textLine } from '../../../../lib/fields.contract.ts'

const MAX_TERMS = 20
/** The maximum number of words of a term. */
const MAX_WORDS = 3

const Term = textLine(60)
  // Commas separate terms in the form.
  .refine((term) => /^[^,]*[\p{L}\p{N}][^,]*$/u.test(term), 'Not a valid string.')
  .refine((term) => term.split(/\s+/).length <= MAX_WORDS, {
    error: ({ input }) => `“${input}” has more than ${MAX_WORDS} words.`,
  })

/** Terms with the same meaning: a search for one finds all. */
export const Terms = z
  .array(Term)
  .min(2, 'Enter at least 2 words.')
  .max(MAX_TERMS, `Ensure there are no more than ${MAX_TERMS} of them.`)
  .refine(
    (terms) => new Set(terms.map((term) => term.toLowerCase())).size === terms.length,
    'Enter each word only once.',
  )

/** The terms as typed by staff, separated by commas. */
export const SynonymForm = z.object({ terms: z.string().transform(termsOf).pipe(Terms) })

function termsOf(typed: string): string[] {
  const terms = typed.split(',').map((term) => term.trim())
  return terms.filter((term) => term !== '')
}
