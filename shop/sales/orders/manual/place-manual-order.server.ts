import { toCents, toPrice } from '../../../../lib/money.ts'
import { HOME_COUNTRY } from '../../../../lib/places/countries.ts'
import type { ShopIdentity } from '../../../../lib/shop-identity.ts'
import { titleOfVariant } from '../../../../lib/variant-title.ts'
import type { Database } from '../../../../server/db/open.ts'
import { DAY } from '../../../../server/durations.ts'
import { refuseFields } from '../../../../server/http/refusal.ts'
import { inRecordLanguage } from '../../../../server/language/in-language.ts'
import type { PaymentMethods } from '../../../../server/payments/payment-methods.ts'
import { lockVerifiedUser } from '../../../core/accounts/users/users-store.server.ts'
import { type AuditActor, recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import type { Extensions } from '../../../core/extensions/open-extensions.server.ts'
import { totalChanged } from '../../checkout/placing/decide-checkout.server.ts'
import { computeCheckout, findTariffs, parcelOf } from '../../checkout/quote/price-checkout.server.ts'
import { checksSince } from '../../companies/check-vat-number.server.ts'
import { findCheck } from '../../companies/companies-store.server.ts'
import { companyOfOrder, placeCompany } from '../../companies/place-company.server.ts'
import { verifiedCountry } from '../../companies/reverse-charge.ts'
import { lockLimitedDiscounts } from '../../discounts/discounts-store.server.ts'
import { discountedLines, storedDiscounts } from '../../discounts/stored-discounts.ts'
import { markPaid, openPayment } from '../../payments/payments-store.server.ts'
import { reservedUntil } from '../../payments/reserved-until.server.ts'
import { areRatesOf, type CarrierMethods } from '../../shipping/carrier-methods.server.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { insertOrder } from '../order-rows-store.server.ts'
import { findPlacedByStaff } from '../placing/order-history-store.server.ts'
import {
  deliverySnapshot,
  type LineForSale,
  lineSnapshot,
  lockLines,
  takeFromStock,
} from '../placing/place-order.server.ts'
import { recordPaid, recordPlaced } from '../record-order-events.server.ts'
import { auditedDiscounts, findManualDiscounts, refuseUnused } from './manual-discounts.server.ts'
import { type ManualOrderForm, PAID } from './manual-orders.contract.ts'

/** A line with a price that staff may change. */
export type ManualLine = LineForSale & { price_reason: string }

interface Circumstances {
  identity: ShopIdentity
  paymentMethods: PaymentMethods
  extensions: Extensions
  /** Rates of carriers, computed before; undefined without carriers. */
  carriers: CarrierMethods | undefined
}

/**
 * Applies the prices that staff entered, with their reasons. Lines of the same variant have been merged; the first
 * price counts.
 */
export function applyManualPrices(lines: readonly LineForSale[], wishes: ManualOrderForm['lines']): ManualLine[] {
  return lines.map((line) => {
    const requested = wishes.find(({ variant, price }) => variant === line.variant_id && price !== undefined)
    const price_reason = requested && requested.price !== line.unit_price_cents ? requested.reason : ''
    return { ...line, unit_price_cents: requested?.price ?? line.unit_price_cents, price_reason }
  })
}

/**
 * Places a manual order for an account or a name, and takes its stock. The same key places it once. Locks the account,
 * the variants and limited discounts in this order, as customers' orders do.
 * @param tx a transaction
 * @throws Refusal 400 with errors by field, 409 if the total differs from the shown one or the account has an order
 * that awaits online payment
 */
export async function placeManualOrderOf(
  tx: Database,
  form: ManualOrderForm,
  by: AuditActor,
  { identity, paymentMethods, extensions, carriers }: Circumstances,
): Promise<{ id: number; isNew: boolean }> {
  const { now } = by
  const { selling, legal } = identity
  // Locks the account before the variants, in the same sequence as any order.
  const customer = form.email === '' ? undefined : await lockVerifiedUser(tx, form.email)
  const before = await findPlacedByStaff(tx, form.key, customer?.id)
  if (before !== undefined) return { id: before, isNew: false }
  refuseIncomplete(form, customer !== undefined, now)
  // The order copies texts in its own language, not in that of the staff member.
  const inOrder = <T>(action: () => T) => inRecordLanguage(customer?.language ?? null, identity, action)
  const isPaid = form.payment === PAID
  const chosenPayment = paymentMethods.manual.find(({ id }) => id === form.payment)
  if (!isPaid && !chosenPayment) throw refuseFields({ payment: ['Choose how it is paid.'] })

  const lines = applyManualPrices(await inOrder(() => lockLines(tx, form.lines)), form.lines)
  const country = form.delivery?.country ?? HOME_COUNTRY
  // The rates of carriers were computed for other prices or weights.
  if (carriers && !areRatesOf(carriers, parcelOf({ lines, country, selling }))) throw totalChanged()
  const tariffs = { ...(await inOrder(() => findTariffs(tx, country, now))), carriers }
  const { code, reduction, method: wanted } = form
  const userId = customer?.id ?? null
  await lockLimitedDiscounts(tx, { userId, code })
  const discounts = await findManualDiscounts(tx, { userId, lines, code, reduction, now }, extensions)
  const { company } = form
  const check = company?.vat_number ? await findCheck(tx, company.vat_number, checksSince(now)) : undefined
  const verified = verifiedCountry({ check, sellerNumber: legal.vat_number })
  const wish = { lines, country, method: wanted, selling, paymentMethods, discounts, verified, now }
  const priced = inOrder(() => computeCheckout(tariffs, wish))
  const { chosen, quote, offered } = priced
  if (!chosen || !offered.some(({ method }) => method.id === form.method))
    throw refuseFields({ method: ['This shipping method is no longer available. Choose another one.'] })
  const { method } = chosen
  if (!method.is_collection && !method.is_emailed && !form.delivery)
    throw refuseFields({ delivery: ['Enter the delivery address.'] })
  const isCollection = method.is_collection
  const delivery = isCollection ? undefined : form.delivery
  const billing = form.billing ?? delivery
  if (company && !billing) throw refuseFields({ billing: ['Enter the billing address of the company.'] })
  const payment = chosenPayment ?? paymentMethods.manual.find((one) => one.isForPaidOrder({ isCollection }))
  if (!payment) throw refuseFields({ payment: ['Choose how it is paid.'] })
  if (!isPaid && !payment.isForManualOrder(selling, { isCollection }))
    throw refuseFields({ payment: [payment.texts.notForManualOrder] })
  refuseUnused(form, priced)
  if (quote.totalCents !== toCents(form.total)) throw totalChanged()

  const reasons = new Map(lines.map(({ variant_id, price_reason }) => [variant_id, price_reason]))
  const days = isPaid || quote.totalCents === 0 ? null : payment.daysToPay(selling)
  const isAwaited = days !== null
  const endsAt = days === null ? null : new Date(now.getTime() + days * DAY)
  const status = isAwaited ? 'awaiting_payment' : 'making'
  const id = await insertOrder(tx, {
    order: {
      ...{ user_id: customer?.id ?? null, created_at: now, status, first_status: status, is_manual: true },
      ...{ placed_by: by.actorId, placed_key: form.key, held_until: endsAt && reservedUntil(payment.kind, endsAt) },
      ...(quote.totalCents > 0 && {
        payment_method: payment.id,
        payment_method_text: inOrder(() => payment.texts.name),
      }),
      email: customer?.email ?? (form.email || null),
      customer_name: customer?.first_name ?? form.name,
      language: customer?.language ?? null,
      total_cents: quote.totalCents,
      delivery_cents: quote.deliveryCents,
      standard_delivery_cents: quote.deliveryCents,
      taxes: quote.taxes,
      vat_mode: selling.vatMode,
      ...deliverySnapshot(chosen),
    },
    lines: discountedLines(quote.lines).map((line) => ({
      ...lineSnapshot(line),
      vat_rate: line.vat_rate,
      discount_cents: line.discount_cents,
      price_reason: reasons.get(line.variant_id) ?? '',
    })),
    // The customer has agreed to no terms, so that units are refunded as paid.
    discounts: storedDiscounts(priced, { recomputesOffers: false }),
    addresses: { ...(delivery && { delivery }), ...(billing && { billing }) },
  })
  await recordPlaced(tx, { id, totalCents: quote.totalCents, enteredBy: by, isForCompany: !!company }, now)
  if (company) {
    const { isReverseCharge } = priced
    await placeCompany(tx, companyOfOrder(id, company, { check, isReverseCharge }), { userId, now })
  }
  const reason = isAwaited ? 'held' : 'sold'
  await takeFromStock(tx, { id, lines, reason, staff: by.actorId, api_key: by.keyId }, now)
  if (quote.totalCents > 0) {
    const opening = { order_id: id, method: payment, cents: quote.totalCents, endsAt, now }
    const opened = await inOrder(() => openPayment(tx, opening))
    if (isPaid) {
      await markPaid(tx, opened.id, { state: 'paid', receivedOn: form.received_on, noted_by: by.actorId, now })
      await recordPaid(tx, opened, by)
    }
  }
  const adjustedLines = lines.filter(({ price_reason }) => price_reason !== '')
  await recordAudit(
    tx,
    { kind: 'order', id },
    [
      { field: 'order', old: null, new: toPrice(quote.totalCents) },
      ...(isPaid && quote.totalCents > 0
        ? [{ field: 'payment', old: null, new: `${toPrice(quote.totalCents)} (${form.received_on})` }]
        : []),
      ...adjustedLines.map(({ title, variant_name, unit_price_cents, price_reason }) => ({
        ...{ field: 'price', old: null },
        new: `${titleOfVariant(title, variant_name)}: ${toPrice(unit_price_cents)} (${price_reason})`,
      })),
      ...auditedDiscounts(priced),
    ],
    by,
  )
  return { id, isNew: true }
}

function refuseIncomplete(
  { name, payment, received_on, total }: ManualOrderForm,
  hasAccount: boolean,
  now: Date,
): void {
  if (name === '' && !hasAccount) throw refuseFields({ name: ['Enter a name, or the e-mail address of an account.'] })
  if (payment !== PAID || toCents(total) === 0) return
  if (received_on === '') throw refuseFields({ received_on: ['Enter the date of the payment.'] })
  if (received_on > inShopTime(now).day) throw refuseFields({ received_on: ['This date is in the future.'] })
}
