import { href } from 'react-router'
import { forgetFormDraft, readFormDraft, storeFormDraft } from '../../../core/auth/form-drafts/form-drafts.ts'
import { customerNow } from '../../../core/auth/session.ts'
import { CHECKOUT_FORM, type CheckoutDraft, type CheckoutWish, type StoredCheckout } from '../intent/checkout-draft.ts'

function read(customer: number): StoredCheckout | undefined {
  const json = readFormDraft(CHECKOUT_FORM, customer)?.typed.said
  // Only this file and `storeAddresses` write it, so it is trusted.
  return json === undefined ? undefined : (JSON.parse(json) as StoredCheckout)
}

function write(customer: number, stored: StoredCheckout, isStored: boolean): void {
  const typed = { said: JSON.stringify(stored) }
  storeFormDraft({ owner: customer, form: CHECKOUT_FORM, path: href('/checkout'), typed }, isStored)
}

/** Stores the customer's entries in this tab; they survive a reload. */
export function storeCheckout(customer: number, wish: CheckoutWish, draft: CheckoutDraft): void {
  const before = read(customer)
  const isInterrupted = before?.isInterrupted === true && isSame(wish, before.wish)
  write(customer, { wish, draft, isInterrupted }, true)
}

/**
 * Records that the customer's session has ended. After a logout in another tab only this page still has the entries.
 */
export function interruptCheckout(customer: number, wasLoggedOut: boolean): void {
  const stored = read(customer)
  if (stored) write(customer, { ...stored, isInterrupted: true }, !wasLoggedOut)
}

/** Returns what the customer was ordering when the session ended; undefined if nothing was interrupted. */
export function interruptedWish(customer: number): CheckoutWish | undefined {
  const stored = read(customer)
  return stored?.isInterrupted ? stored.wish : undefined
}

/** Returns the stored entries of this checkout; of a different checkout, only the addresses. */
export function checkoutDraft(customer: number, wish: CheckoutWish): CheckoutDraft {
  const begun: CheckoutDraft = { key: crypto.randomUUID(), isBilledElsewhere: false, keepsAddress: true }
  const stored = read(customer)
  if (!stored) return begun
  if (isSame(wish, stored.wish)) return stored.draft
  return { ...stored.draft, key: begun.key, method: undefined, payment: undefined, open: undefined }
}

/** Deletes the stored entries after the order was placed. */
export function clearCheckout(): void {
  const customer = customerNow()
  if (customer) forgetFormDraft(CHECKOUT_FORM, customer.id)
}

/** The last order placed in this document. */
let lastPlaced: { wish: CheckoutWish; order: number } | undefined

/** Records a placed order, so that going back in the browser's history does not offer it again. */
export function rememberPlacedOrder(wish: CheckoutWish, order: number): void {
  lastPlaced = { wish, order }
}

/** Returns the order placed from a checkout of one variant; undefined for a cart, which the server empties. */
export const placedWith = (wish: CheckoutWish): number | undefined =>
  wish.of === 'variant' && lastPlaced && isSame(wish, lastPlaced.wish) ? lastPlaced.order : undefined

const isSame = (one: CheckoutWish, other: CheckoutWish) => JSON.stringify(one) === JSON.stringify(other)
