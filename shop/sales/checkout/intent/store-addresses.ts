import { href } from 'react-router'
import type { Address } from '../../../core/addresses/address.contract.ts'
import { readFormDraft, storeFormDraft } from '../../../core/auth/form-drafts/form-drafts.ts'
import { CHECKOUT_FORM, type CheckoutDraft, type CheckoutWish, type StoredCheckout } from './checkout-draft.ts'

/**
 * Stores the addresses of a cancelled order for this tab and customer, so that the next checkout is filled in. Newer
 * entries are not replaced.
 * @param wish the cart or variant that was ordered
 */
export function storeAddresses(
  customer: number,
  wish: CheckoutWish,
  { delivery, billing }: Record<'delivery' | 'billing', Address | null>,
): void {
  const address = delivery ?? billing
  if (!address || readFormDraft(CHECKOUT_FORM, customer)) return
  const isBilledElsewhere =
    delivery !== null && billing !== null && JSON.stringify(delivery) !== JSON.stringify(billing)
  const draft: CheckoutDraft = {
    ...{ key: crypto.randomUUID(), address, isBilledElsewhere, open: 'review' },
    ...(isBilledElsewhere && { billing }),
    // An address that was to be saved is already in the account.
    keepsAddress: false,
  }
  const kept: StoredCheckout = { wish, draft, isInterrupted: false }
  const typed = { said: JSON.stringify(kept) }
  storeFormDraft({ owner: customer, form: CHECKOUT_FORM, path: href('/checkout'), typed }, true)
}
