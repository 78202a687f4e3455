import { textLine } from '../../../lib/fields.contract.ts'
import { Names, NewAccount, WithEmail } from '../../core/accounts/account-forms.contract.ts'

/** What the owner is asked for when the shop is started first. */
export const FirstStartForm = Names.extend({
  ...WithEmail.shape,
  password: NewAccount.shape.password,
  shop: textLine(60),
})
