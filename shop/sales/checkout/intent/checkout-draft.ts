import type { Address } from '../../../core/addresses/address.contract.ts'
import type { PaymentMeans } from '../../payments/payments.contract.ts'
import type { ToCheckOut } from './to-check-out.ts'

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

export interface StoredCheckout {
  wish: CheckoutWish
  draft: CheckoutDraft
  /** Whether the session has ended meanwhile: the address alone then leads back to this wish. */
  isInterrupted: boolean
}

/** Under which name it is kept in its customer's tab. */
export const CHECKOUT_FORM = 'checkout'
