import { texts } from '#texts/sales/orders/staff'
import { CallFailed } from '../../../../../lib/api-client.ts'
import { decodeNested } from '../../../../../lib/forms/nested-form.ts'
import { readPrice } from '../../../../../lib/forms/typed-numbers.ts'
import { showPrice } from '../../../../../lib/money.ts'
import type { Api } from '../../../../core/api.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../../ui/feedback/toast-api-error.ts'
import { nestedErrors } from '../../../../ui/forms/nested-errors.ts'
import { refundOrder } from '../staff-orders.contract.ts'
import type { StepAnswer } from '../steps/step-answer.ts'
import { RefundForm } from './refund-form.contract.ts'

/** Sends the refund of the form. */
export async function sendRefund(api: Api, form: FormData): Promise<StepAnswer> {
  try {
    const { refunds } = await api(refundOrder, {
      params: { id: String(form.get('id')) },
      body: decodeNested(RefundForm, form as Iterable<[string, string]>) as never,
    })
    const amount = readPrice(String(form.get('amount')))
    const isNothing = 'value' in amount && amount.value === 0
    const text = isNothing ? texts.isSettled : texts.isRefunded(showPrice(refunds.at(-1)?.amount ?? '0.00'))
    toast({ kind: 'success', text })
    return { isOver: true }
  } catch (error) {
    toastApiError(error)
    if (!(error instanceof CallFailed)) return { isOver: false }
    // Another person was faster; the list is reloaded afterwards.
    return { isOver: error.status === 409, errors: nestedErrors(error.error) }
  }
}
