import { href } from 'react-router'
import type { Address } from '../../../core/addresses/address.contract.ts'
import { keepFormDraft, readFormDraft } from '../../../core/auth/form-drafts/form-drafts.ts'
import { CHECKOUT_FORM, type CheckoutDraft, type CheckoutWish, type StoredCheckout } from './checkout-draft.ts'

/**
 * Keeps the addresses of an order that its customer gives up to order otherwise, for this tab and customer, so that they need not be typed again. What they have
 * said of the checkout meanwhile stays as it is.
 * @param wish what was in it
 */
export function keepAddresses(
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
    // Whoever wanted it kept in the account has it there.
    keepsAddress: false,
  }
  const kept: StoredCheckout = { wish, draft, isInterrupted: false }
  const typed = { said: JSON.stringify(kept) }
  keepFormDraft({ owner: customer, form: CHECKOUT_FORM, path: href('/checkout'), typed }, true)
}
