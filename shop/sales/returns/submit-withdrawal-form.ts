import { CallFailed } from '../../../lib/api-client.ts'
import { checkForm } from '../../../lib/forms/form-data.ts'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import { decodeNested } from '../../../lib/forms/nested-form.ts'
import type { Api } from '../../core/api.ts'
import { refusalText } from '../../ui/feedback/error-message.ts'
import { nestedErrors } from '../../ui/forms/nested-errors.ts'
import {
  WithdrawalOfLines,
  WithdrawalWithoutOrder,
  withdrawLines,
  withdrawWithoutOrder,
} from './statements/withdrawals.contract.ts'
import type { WithdrawalAnswer } from './withdrawal-answer.ts'

const Typed = WithdrawalWithoutOrder.omit({ key: true })

/** Processes a form of the withdrawal page in the browser or on the server: shows the summary, or submits. */
export async function submitWithdrawalForm(api: Api, form: FormData): Promise<WithdrawalAnswer> {
  if (form.has('order')) return withdrawFromOrder(api, form)
  const field = (name: string) => String(form.get(name) ?? '')
  const typed = {
    ...{ name: field('name'), order_number: field('order_number') },
    ...{ email: field('email'), items: field('items') },
  }
  if (field('intent') === 'change') return { step: 'fields', typed }
  const errors = checkForm(Typed, form)
  if (Object.keys(errors).length > 0) return { step: 'fields', typed, errors }
  if (field('intent') !== 'confirm') return { step: 'review', typed, key: crypto.randomUUID() }
  const key = field('key')
  try {
    const { id, stated_on } = await api(withdrawWithoutOrder, { body: { key, ...typed } })
    return { step: 'received', id, stated_on, email: typed.email, isCancelled: false, isRefundDue: true }
  } catch (error) {
    return { step: 'review', typed, key, errors: errorsOf(error) }
  }
}

async function withdrawFromOrder(api: Api, form: FormData): Promise<WithdrawalAnswer> {
  const body = decodeNested(WithdrawalOfLines, form as Iterable<[string, string]>) as never
  try {
    const taken = await api(withdrawLines, { params: { id: String(form.get('order')) }, body })
    const { id, stated_on, stage, is_refund_due: isRefundDue } = taken
    const isCancelled = stage === 'cancelled'
    return { step: 'received', id, stated_on, email: String(form.get('email')), isCancelled, isRefundDue }
  } catch (error) {
    return { step: 'refused', key: String(form.get('key')), errors: errorsOf(error) }
  }
}

function errorsOf(error: unknown): FieldErrors {
  if (!(error instanceof CallFailed)) throw error
  const errors = nestedErrors(error.error)
  return Object.keys(errors).length > 0 ? errors : { non_field_errors: [refusalText(error)] }
}
