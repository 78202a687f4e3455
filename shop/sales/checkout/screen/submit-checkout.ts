import type { CallFailed, FieldTexts } from '../../../../lib/api-client.ts'
import type { Api } from '../../../core/api.ts'
import { refreshSession } from '../../../core/auth/session.ts'
import { requestConsent } from '../../../core/marketing-consent/marketing-consent.contract.ts'
import { refusalText } from '../../../ui/feedback/error-message.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { payOrder } from '../../payments/payments.contract.ts'
import { checkOut, type SentCheckout } from '../checkout.contract.ts'

/**
 * The result of an order: placed, with its payment page if there is one, or refused with reasons and a time to retry.
 */
export type CheckoutAnswer =
  | { placed: number; page?: string | undefined }
  | { hasChanged: boolean; error: FieldTexts; wait?: string }

/** Places the order of the form. */
export async function submitCheckout(api: Api, form: FormData): Promise<CheckoutAnswer> {
  try {
    const { id, payment, status } = await api(checkOut, { body: JSON.parse(String(form.get('order'))) as SentCheckout })
    await askForOffers(api, form.get('offers_text_version'))
    // The ordered lines have left the cart.
    await refreshSession().catch(() => {})
    if (payment?.kind !== 'online' || status !== 'awaiting_payment') return { placed: id }
    // Without the payment page, the order can still be paid from its own page.
    const page = await api(payOrder, { params: { id: String(id) } }).catch(() => undefined)
    return { placed: id, page: page?.address }
  } catch (error) {
    const failed = error as CallFailed
    if (failed.status === 429 || failed.code === 'unpaid_limit')
      return { hasChanged: false, error: failed.error, wait: refusalText(failed) }
    // Changes are shown line by line above the order.
    if (failed.code !== 'total_changed') toastApiError(error)
    return { hasChanged: failed.code === 'total_changed' || failed.code === 'payment_waits', error: failed.error }
  }
}

/** Requests e-mails about offers if the box is ticked. A failure does not disturb the order. */
async function askForOffers(api: Api, version: FormDataEntryValue | null): Promise<void> {
  if (version === null) return
  const body = { source: 'checkout' as const, text_version: String(version) }
  await api(requestConsent, { body }).catch(() => {})
}
