import { textLine } from '../../../lib/fields.contract.ts'
import { Names, NewAccount, WithEmail } from '../../core/accounts/account-forms.contract.ts'

/** The form of the first start. */
export const FirstStartForm = Names.extend({
  ...WithEmail.shape,
  password: NewAccount.shape.password,
  shop: textLine(60),
})
