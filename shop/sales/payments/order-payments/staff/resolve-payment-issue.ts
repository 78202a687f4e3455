import { texts } from '#texts/sales/payments/order-payments/staff'
import type { FieldErrors } from '../../../../../lib/forms/form-errors.ts'
import type { apiFrom } from '../../../../core/api.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../../ui/feedback/toast-api-error.ts'
import { askAgain, recordManualRefund, resolveDispute, resolveUnmatchedPayment } from './staff-payments.contract.ts'

/** Performs the action of a payment issue's form. */
export async function resolvePaymentIssue(
  api: ReturnType<typeof apiFrom>,
  form: FormData,
): Promise<{ errors?: FieldErrors }> {
  const said = (name: string) => String(form.get(name) ?? '')
  const id = said('id')
  try {
    switch (said('intent')) {
      case 'disputed':
      case 'dispute_lost':
      case 'overdrawn':
        await api(resolveDispute, { body: { id } })
        break
      case 'stray':
        await api(resolveUnmatchedPayment, { body: { reference: said('reference'), provider: said('provider') } })
        break
      case 'refund_failed':
      case 'refund_by_hand':
        await api(recordManualRefund, {
          body: { id, paid_back_on: said('paid_back_on'), bank_reference: said('bank_reference') },
        })
        break
      default:
        await api(askAgain, { body: { id } })
        toast({ kind: 'success', text: texts.providerChecked })
        return {}
    }
    toast({ kind: 'success', text: texts.saved })
    return {}
  } catch (error) {
    return { errors: toastApiError(error) }
  }
}
