import { z } from 'zod'
import { text } from '../../../../lib/fields.contract.ts'

/** The reason for reporting or hiding a review. */
export const Reason = z.object({ reason: text(1, 500) })

/** The shop's answer to a review. */
export const ShopAnswer = z.object({ body: text(1, 5_000) })
