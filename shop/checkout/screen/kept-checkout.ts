import { href } from 'react-router'
import type { Address } from '../../addresses/address.contract.ts'
import type { ToCheckOut } from '../../checkout-intent/to-check-out.ts'
import type { PaymentMeans } from '../../payments/payments.contract.ts'
import { forgetFormDraft, keepFormDraft, readFormDraft } from '../../session/form-drafts/form-drafts.ts'
import { customerNow } from '../../session/session.ts'

/** The parts of the page, in their order. */
export type PartName = 'address' | 'billing' | 'delivery' | 'review'

/** What a customer has said so far. */
export interface CheckoutDraft {
  /** Made up for this wish to order: sent again, it is the same order. */
  key: string
  address?: Address
  /** What was typed of an address and not finished. */
  typed?: Partial<Address> | undefined
  /** Undefined while it is that of the delivery. */
  billing?: Address | undefined
  typedBilling?: Partial<Address> | undefined
  isBilledElsewhere: boolean
  keepsAddress: boolean
  method?: number | undefined
  payment?: PaymentMeans | undefined
  open?: PartName | undefined
}

/** What is to be ordered. */
export type CheckoutWish = Exclude<ToCheckOut, { of: 'nothing' }>

interface KeptCheckout {
  wish: CheckoutWish
  draft: CheckoutDraft
  /** Whether the session has ended meanwhile: the address alone then leads back to this wish. */
  isInterrupted: boolean
}

const FORM = 'checkout'

function read(customer: number): KeptCheckout | undefined {
  const said = readFormDraft(FORM, customer)?.typed.said
  // Only this file writes it.
  return said === undefined ? undefined : (JSON.parse(said) as KeptCheckout)
}

function write(customer: number, kept: KeptCheckout, isStored: boolean): void {
  const typed = { said: JSON.stringify(kept) }
  keepFormDraft({ owner: customer, form: FORM, path: href('/checkout'), typed }, isStored)
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
  if (customer) forgetFormDraft(FORM, customer.id)
}

const isSame = (one: CheckoutWish, other: CheckoutWish) => JSON.stringify(one) === JSON.stringify(other)
