import { texts } from '#texts/admin/customers/consent'
import type { Api } from '../../../core/api.ts'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { requestCustomerConsent, withdrawCustomerConsent } from './customer-consent.contract.ts'

/** Sends the confirmation link to a customer, or withdraws their consent. */
export function changeConsent(api: Api, id: string, intent: 'ask_consent' | 'end_consent') {
  const params = { id }
  return intent === 'ask_consent'
    ? runAction(api(requestCustomerConsent, { params }), texts.requestSent)
    : runAction(api(withdrawCustomerConsent, { params }), texts.ended)
}
