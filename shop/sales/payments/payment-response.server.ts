import { toPrice } from '../../../lib/money.ts'
import type { SellingDetails } from '../../../lib/shop-identity.ts'
import type { PaymentMethods } from '../../../server/payments/payment-methods.ts'
import { methodTexts } from './methods/method-texts.server.ts'
import { shownPaidBy } from './methods/paid-by.server.ts'
import type { Payment, Refund } from './payments.contract.ts'
import type { PaymentRow } from './payments-store.server.ts'
import type { RefundRow } from './refunds/refunds-store.server.ts'

/** The shown fields of a payment. Dates that come from JSON are strings. */
type ShownPayment = Pick<
  PaymentRow,
  | 'method'
  | 'method_text'
  | 'kind'
  | 'state'
  | 'reference'
  | 'cents'
  | 'paid_by'
  | 'differs'
  | 'is_test'
  | 'is_disputed'
> & {
  ends_at: Date | string | null
  paid_at: Date | string | null
  /** The amount of all refunds, pending and completed. */
  refunded_cents: number
}

/** Converts a payment to its API form. */
export function paymentResponse(payment: ShownPayment, methods: PaymentMethods, selling: SellingDetails): Payment {
  const { kind, state, reference, cents, refunded_cents, paid_by, differs, is_test, ends_at, paid_at } = payment
  const method = methods.find(payment.method)
  const { name, short } = methodTexts(payment, methods)
  return {
    means: payment.method,
    ...{ kind, text: name, short_text: short },
    state,
    reference: kind === 'online' ? '' : (reference ?? ''),
    amount: toPrice(cents),
    refunded: toPrice(refunded_cents),
    ends_on: ends_at && new Date(ends_at).toISOString(),
    paid_on: paid_at && new Date(paid_at).toISOString(),
    paid_by: shownPaidBy(paid_by),
    is_checked: differs !== null,
    is_test,
    account: method && method.kind !== 'online' && state === 'open' ? method.account(selling) : null,
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
