import { z } from 'zod'
import { NewAccount } from '../account-forms.contract.ts'

/** Step 0 of the signup: everything but the code. A box that is ticked is 'on' in a form and true on the wire. */
export const AccountDetails = NewAccount.omit({ email_verification_code: true }).extend({
  agreed_to_terms: z.preprocess((box) => box === 'on', NewAccount.shape.agreed_to_terms),
})
