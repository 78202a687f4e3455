import { z } from 'zod'
import { text } from '../../../../lib/fields.contract.ts'

/** Why somebody reports a review, or why the shop hides it. */
export const Reason = z.object({ reason: text(1, 500) })

/** What the shop says under a review. */
export const ShopAnswer = z.object({ body: text(1, 5_000) })
