import type { FieldErrors } from '../../../lib/forms/form-errors.ts'

/** The entered fields of a visitor. */
interface TypedWithdrawal {
  name: string
  order_number: string
  email: string
  items: string
}

/** The state of the withdrawal page: fields, summary, refusal or confirmation. */
export type WithdrawalAnswer =
  | { step: 'fields'; typed: TypedWithdrawal; errors?: FieldErrors }
  | { step: 'review'; typed: TypedWithdrawal; key: string; errors?: FieldErrors }
  | {
      step: 'received'
      id: number
      stated_on: string
      email: string
      /** The goods were not packed yet. */
      isCancelled: boolean
      isRefundDue: boolean
    }
  /** A refused withdrawal of a customer; the form stays open. */
  | { step: 'refused'; key: string; errors: FieldErrors }
