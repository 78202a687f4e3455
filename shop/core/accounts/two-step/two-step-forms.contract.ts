import { z } from 'zod'
import { textLine } from '../../../../lib/fields.contract.ts'
import { WithTimeCode } from '../../auth/second-step/second-step-forms.contract.ts'
import { WithPassword } from '../account-forms.contract.ts'

// What the forms of two-step login hold. Pages load it with the first field that somebody enters, because it brings zod.

/** What came in answer to beginning to set a factor up. */
export const WithSetup = z.object({ setup: z.string().max(2_000) })
export const NamedWithPassword = WithPassword.extend({ name: textLine(60) })
export const ConfirmedTimeCode = WithSetup.extend(WithTimeCode.shape)
