import { href } from 'react-router'
import { forgetFormDraft, keepFormDraft, readFormDraft } from '../../../core/auth/form-drafts/form-drafts.ts'
import { customerNow } from '../../../core/auth/session.ts'
import { CHECKOUT_FORM, type CheckoutDraft, type CheckoutWish, type StoredCheckout } from '../intent/checkout-draft.ts'

function read(customer: number): StoredCheckout | undefined {
  const said = readFormDraft(CHECKOUT_FORM, customer)?.typed.said
  // Only this file and `keepAddresses` write it.
  return said === undefined ? undefined : (JSON.parse(said) as StoredCheckout)
}

function write(customer: number, kept: StoredCheckout, isStored: boolean): void {
  const typed = { said: JSON.stringify(kept) }
  keepFormDraft({ owner: customer, form: CHECKOUT_FORM, path: href('/checkout'), typed }, isStored)
}

/** Keeps what a customer says, also over a reload of this tab. */
export function keepCheckout(customer: number, wish: CheckoutWish, draft: CheckoutDraft): void {
  const before = read(customer)
  const isInterrupted = before?.isInterrupted === true && isSame(wish, before.wish)
  write(customer, { wish, draft, isInterrupted }, true)
}

/** Notes that the customer's session has ended. After a logout elsewhere only this page still knows what they said. */
export function interruptCheckout(customer: number, wasLoggedOut: boolean): void {
  const kept = read(customer)
  if (kept) write(customer, { ...kept, isInterrupted: true }, !wasLoggedOut)
}

/** Returns what a customer wanted to order when their session ended; undefined when nothing was interrupted. */
export function interruptedWish(customer: number): CheckoutWish | undefined {
  const kept = read(customer)
  return kept?.isInterrupted ? kept.wish : undefined
}

/** Returns what a customer has said about a wish; of another wish the addresses, which are not asked for twice. */
export function checkoutDraft(customer: number, wish: CheckoutWish): CheckoutDraft {
  const begun: CheckoutDraft = { key: crypto.randomUUID(), isBilledElsewhere: false, keepsAddress: true }
  const kept = read(customer)
  if (!kept) return begun
  if (isSame(wish, kept.wish)) return kept.draft
  return { ...kept.draft, key: begun.key, method: undefined, payment: undefined, open: undefined }
}

/** Forgets what was said: it was ordered. */
export function forgetCheckout(): void {
  const customer = customerNow()
  if (customer) forgetFormDraft(CHECKOUT_FORM, customer.id)
}

/** The order that this document placed last. */
let lastPlaced: { wish: CheckoutWish; order: number } | undefined

/** Records an order, so that the steps of its checkout in the browser's history do not offer it a second time. */
export function notePlaced(wish: CheckoutWish, order: number): void {
  lastPlaced = { wish, order }
}

/** Returns the order placed with a wish for one variant. The server knows whether a cart has been ordered. */
export const placedWith = (wish: CheckoutWish): number | undefined =>
  wish.of === 'variant' && lastPlaced && isSame(wish, lastPlaced.wish) ? lastPlaced.order : undefined

const isSame = (one: CheckoutWish, other: CheckoutWish) => JSON.stringify(one) === JSON.stringify(other)
