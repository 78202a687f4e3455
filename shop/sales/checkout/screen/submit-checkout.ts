import type { CallFailed, FieldTexts } from '../../../../lib/api-client.ts'
import type { apiFrom } from '../../../core/api.ts'
import { refreshSession } from '../../../core/auth/session.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { payOrder } from '../../payments/payments.contract.ts'
import { checkOut, type SentCheckout } from '../checkout.contract.ts'

/** What became of an order: placed, with the page on which it is paid online where one is open; or refused for what, and until when. */
export type CheckoutAnswer =
  | { placed: number; page?: string | undefined }
  | { hasChanged: boolean; error: FieldTexts; wait?: string }

/** Orders what the form says. */
export async function submitCheckout(api: ReturnType<typeof apiFrom>, form: FormData): Promise<CheckoutAnswer> {
  try {
    const { id, payment } = await api(checkOut, { body: JSON.parse(String(form.get('order'))) as SentCheckout })
    // The lines have left the cart.
    await refreshSession().catch(() => {})
    if (payment?.means !== 'online') return { placed: id }
    // Without its page the order can be paid from where it is shown next.
    const page = await api(payOrder, { params: { id: String(id) } }).catch(() => undefined)
    return { placed: id, page: page?.address }
  } catch (error) {
    const failed = error as CallFailed
    if (failed.status === 429 || failed.code === 'unpaid_limit')
      return { hasChanged: false, error: failed.error, wait: failed.message }
    // What has changed is said above what is ordered, line by line.
    if (failed.code !== 'total_changed') toastApiError(error)
    return { hasChanged: failed.code === 'total_changed' || failed.code === 'payment_waits', error: failed.error }
  }
}
