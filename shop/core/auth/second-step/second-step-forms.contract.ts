import { z } from 'zod'
import { Code, textLine } from '../../../../lib/fields.contract.ts'

// Schemas of the second step. Imported when a field gets the focus, because they bring zod.

/** Six digits; apps often show them in two groups. */
const TimeCode = z
  .string()
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(Code)

export const WithTimeCode = z.object({ time_code: TimeCode })
export const WithRecoveryCode = z.object({ recovery_code: textLine(60) })
