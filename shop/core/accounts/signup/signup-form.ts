import { z } from 'zod'
import { NewAccount } from '../account-forms.contract.ts'

/** Step 0 of the sign-up: all fields except the code. A checked box is 'on' in the form and true in the API. */
export const AccountDetails = NewAccount.omit({ email_verification_code: true }).extend({
  agreed_to_terms: z.preprocess((box) => box === 'on', NewAccount.shape.agreed_to_terms),
  offers_text_version: z.preprocess((version) => version || undefined, NewAccount.shape.offers_text_version),
})
