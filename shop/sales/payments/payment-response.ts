import { toPrice } from '../../../lib/money.ts'
import type { SellingDetails } from '../../../lib/shop-identity.ts'
import type { Payment, PaymentMethod, Refund } from './payments.contract.ts'
import type { PaymentRow } from './payments-store.server.ts'
import type { RefundRow } from './refunds/refunds-store.server.ts'

/** The shown fields of a payment. Dates that come from JSON are strings. */
type ShownPayment = Pick<
  PaymentRow,
  'provider' | 'state' | 'reference' | 'cents' | 'paid_by' | 'differs' | 'is_test' | 'is_disputed'
> & {
  ends_at: Date | string | null
  paid_at: Date | string | null
  /** The amount of all refunds, pending and completed. */
  refunded_cents: number
}

/** Returns the payment method of a provider id. */
export const paymentMethodOf = ({ provider }: { provider: string }): PaymentMethod =>
  provider === 'transfer' || provider === 'collection' ? provider : 'online'

/**
 * Converts a payment to its API form.
 * @param transfer the shop's bank account; null if transfers are not accepted
 */
export function paymentResponse(payment: ShownPayment, transfer: SellingDetails['transfer']): Payment {
  const { state, reference, cents, refunded_cents, paid_by, differs, is_test, ends_at, paid_at } = payment
  const means = paymentMethodOf(payment)
  return {
    means,
    state,
    reference: means === 'online' ? '' : (reference ?? ''),
    amount: toPrice(cents),
    refunded: toPrice(refunded_cents),
    ends_on: ends_at && new Date(ends_at).toISOString(),
    paid_on: paid_at && new Date(paid_at).toISOString(),
    paid_by,
    is_checked: differs !== null,
    is_test,
    account:
      means === 'transfer' && state === 'open' && transfer
        ? { holder: transfer.holder, iban: transfer.iban, bic: transfer.bic }
        : null,
  }
}

/** The shown fields of a refund. Dates that come from JSON are strings. */
type ShownRefund = Pick<RefundRow, 'cents' | 'because' | 'note' | 'state'> & {
  made_at: Date | string
  done_at: Date | string | null
}

/** Converts a refund to its API form. */
export const refundResponse = ({ cents, because, note, state, made_at, done_at }: ShownRefund): Refund => ({
  amount: toPrice(cents),
  because,
  note,
  state: state === 'done' || state === 'failed' ? state : 'on_its_way',
  made_on: new Date(made_at).toISOString(),
  done_on: done_at && new Date(done_at).toISOString(),
})
