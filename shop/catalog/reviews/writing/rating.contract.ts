import { z } from 'zod'
import { MAX_STARS, MIN_STARS, STAR_STEP } from '../stars/star-scale.contract.ts'

/** Stars in halves, also as text, because form fields are texts. */
export const Rating = z
  .union([z.number(), z.string()], {
    error: ({ input }) => (input === undefined || input === null ? undefined : 'A valid number is required.'),
  })
  .transform((given) => (typeof given === 'string' && /^\d+(\.\d+)?$/.test(given.trim()) ? Number(given) : given))
  .pipe(z.number('A valid number is required.'))
  .refine(
    (stars) => stars >= MIN_STARS && stars <= MAX_STARS && Number.isInteger(stars / STAR_STEP),
    'Rating must be between 0.5 and 5 in steps of 0.5.',
  )
