import { texts } from '#texts/sales/payments/order-payments/staff'
import type { Api } from '../../../../core/api.ts'
import { type ActionResult, runAction } from '../../../../ui/feedback/run-action.ts'
import { askAgain, recordManualRefund, resolveDispute, resolveUnmatchedPayment } from './staff-payments.contract.ts'

/** Performs the action of a payment issue's form. */
export function resolvePaymentIssue(api: Api, form: FormData): Promise<ActionResult> {
  const field = (name: string) => String(form.get(name) ?? '')
  const id = field('id')
  switch (field('intent')) {
    case 'disputed':
    case 'dispute_lost':
    case 'overdrawn':
      return runAction(api(resolveDispute, { body: { id } }), texts.saved)
    case 'stray': {
      const body = { reference: field('reference'), provider: field('provider') }
      return runAction(api(resolveUnmatchedPayment, { body }), texts.saved)
    }
    case 'refund_failed':
    case 'refund_by_hand': {
      const body = { id, paid_back_on: field('paid_back_on'), bank_reference: field('bank_reference') }
      return runAction(api(recordManualRefund, { body }), texts.saved)
    }
    default:
      return runAction(api(askAgain, { body: { id } }), texts.providerChecked)
  }
}
