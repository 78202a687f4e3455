import { z } from 'zod'
import { textLine } from '../../../../lib/fields.contract.ts'

/** The confirmation: staff type the customer's e-mail address. */
export const ErasureForm = z.object({ email: textLine(254) })
