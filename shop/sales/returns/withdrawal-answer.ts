import type { FieldErrors } from '../../../lib/forms/form-errors.ts'

/** What somebody without an account says, as it was typed. */
interface TypedWithdrawal {
  name: string
  order_number: string
  email: string
  items: string
}

/** Where somebody who withdraws stands: typing, looking at it again, or done. */
export type WithdrawalAnswer =
  | { step: 'fields'; typed: TypedWithdrawal; errors?: FieldErrors }
  | { step: 'review'; typed: TypedWithdrawal; key: string; errors?: FieldErrors }
  | { step: 'received'; id: number; stated_on: string; email: string; isCancelled: boolean }
  /** Of a customer whose form stays where it is. */
  | { step: 'refused'; key: string; errors: FieldErrors }
