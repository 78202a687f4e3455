import type { Address } from '../../../core/addresses/address.contract.ts'
import type { OrderCompany } from '../../companies/company.contract.ts'
import type { CheckoutSource } from './checkout-source.ts'

/** The steps of the checkout, in order. */
export type PartName = 'address' | 'billing' | 'company' | 'delivery' | 'review'

/** The customer's entries so far. */
export interface CheckoutDraft {
  /** Idempotency key: submitting it again returns the same order. */
  key: string
  address?: Address
  /** An incomplete address. */
  typed?: Partial<Address> | undefined
  /** Undefined while it equals the delivery address. */
  billing?: Address | undefined
  typedBilling?: Partial<Address> | undefined
  isBilledElsewhere: boolean
  /** Undefined until the customer has chosen; a saved company is used then. */
  isCompany?: boolean | undefined
  company?: OrderCompany | undefined
  /** Incomplete details of a company. */
  typedCompany?: Partial<OrderCompany> | undefined
  keepsAddress: boolean
  method?: number | undefined
  payment?: string | undefined
  open?: PartName | undefined
}

/** What the customer orders: the cart, or a quantity of one variant. */
export type CheckoutWish = Exclude<CheckoutSource, { of: 'nothing' }>

export interface StoredCheckout {
  wish: CheckoutWish
  draft: CheckoutDraft
  /** Whether the session has ended meanwhile; opening the checkout then resumes these entries. */
  isInterrupted: boolean
}

/** The session storage key of the entries. */
export const CHECKOUT_FORM = 'checkout'
