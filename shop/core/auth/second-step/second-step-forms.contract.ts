import { z } from 'zod'
import { Code, textLine } from '../../../../lib/fields.contract.ts'

// What the forms of the second step hold. Pages load it with the first field that somebody enters, because it brings zod.

/** Six digits, as apps show them: often in two groups. */
const TimeCode = z
  .string()
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(Code)

export const WithTimeCode = z.object({ time_code: TimeCode })
export const WithRecoveryCode = z.object({ recovery_code: textLine(60) })
