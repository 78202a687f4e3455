import { z } from 'zod'
import { textLine } from '../../../../lib/fields.contract.ts'
import { WithTimeCode } from '../../auth/second-step/second-step-forms.contract.ts'
import { WithPassword } from '../account-forms.contract.ts'

// Schemas of the two-step login forms. Imported when a field gets the focus, because they bring zod.

/** The encrypted state of a started setup. */
export const WithSetup = z.object({ setup: z.string().max(2_000) })
export const NamedWithPassword = WithPassword.extend({ name: textLine(60) })
export const ConfirmedTimeCode = WithSetup.extend(WithTimeCode.shape)
