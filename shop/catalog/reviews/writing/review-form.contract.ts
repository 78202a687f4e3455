import { z } from 'zod'
import { Integer, text } from '../../../../lib/fields.contract.ts'
import { Rating } from './rating.contract.ts'

/** A customer's review of a variant. */
export const ReviewForm = z.object({ body: text(1, 5_000), rating: Rating, variant: Integer })
