import { href } from 'react-router'
import { texts } from '#texts/catalog/pricing'
import { texts as companyTexts } from '#texts/sales/companies'
import { texts as discountTexts } from '#texts/sales/discounts/lines'
import { texts as giftCardTexts } from '#texts/sales/gift-cards'
import { texts as emailTexts } from '#texts/sales/orders/emails'
import { showPrice, toPrice } from '../../../lib/money.ts'
import { showDay } from '../../../lib/texts/dates.ts'
import { titleOfVariant } from '../../../lib/variant-title.ts'
import type { Services } from '../../../server/services.ts'
import { quote } from '../../catalog/pricing/quote.ts'
import type { Step } from '../../core/order-states/lifecycle.ts'
import { ORDER_STATES } from '../../core/order-states/order-states.contract.ts'
import type { EmailParagraph } from '../../ui/emails/email-page.server.ts'
import type { EmailText } from '../../ui/emails/render-email.server.ts'
import { imageUrl } from '../../ui/images/image-url.ts'
import { showDateRange } from '../shipping/dates/show-date-range.ts'
import { aboutOrder } from './about-order.ts'
import { collectionDeadlineOf } from './collection-deadline.server.ts'
import { isExportedOrder, withdrawalEnds } from './order-response.server.ts'
import type { StaffOrderRow } from './orders-store.server.ts'
import { refundAccountRequest } from './refund-account/refund-account-request.server.ts'
import { trackingLink } from './tracking-link.ts'

type Template = NonNullable<(typeof ORDER_STATES)[Step]['email']>

/** Returns the subject and the first sentence of the e-mail about a status. @param order `Your order 7 at Comptoir` */
function statusTexts(template: Template, order: string, isCollection: boolean): [subject: string, sentence: string] {
  if (template === 'paid') return [emailTexts.paidSubject(order), emailTexts.paid]
  if (template === 'cancelled') return [emailTexts.cancelledSubject(order), emailTexts.cancelled]
  if (template === 'packing')
    return isCollection
      ? [emailTexts.packingToCollectSubject(order), emailTexts.packingToCollect]
      : [emailTexts.packingSubject(order), emailTexts.packing]
  if (template === 'shipped')
    return isCollection
      ? [emailTexts.readySubject(order), emailTexts.ready]
      : [emailTexts.shippedSubject(order), emailTexts.shipped]
  return isCollection
    ? [emailTexts.collectedSubject(order), emailTexts.collected]
    : [emailTexts.deliveredSubject(order), emailTexts.delivered]
}

/**
 * Returns the e-mail about a new status of an order; undefined if the status has none or the account was deleted.
 */
export function orderEmail(
  order: StaffOrderRow,
  step: Step,
  { identity, publicUrl }: Pick<Services, 'identity' | 'publicUrl'>,
): EmailText | undefined {
  const { id, email, first_name, tracking, payment } = order
  const { email: template, takesTracking } = ORDER_STATES[step]
  if (template === null || email === null || first_name === null) return undefined
  const [subject, sentence] = statusTexts(template, emailTexts.orderAt(id, identity().name), order.is_collection)
  const address = publicUrl()
  const parcel = tracking !== null && takesTracking ? tracking : undefined
  const follow = parcel === undefined ? undefined : trackingLink(parcel)
  return {
    to: email,
    about: aboutOrder(id),
    name: first_name,
    subject,
    paragraphs: [
      ...(payment?.is_test ? [emailTexts.testOrder] : []),
      sentence,
      ...(parcel !== undefined && !follow ? [emailTexts.trackingNumberIs(parcel)] : []),
      ...(step === 'cancelled' && payment?.state === 'paid'
        ? [emailTexts.paymentToRefund(showCents(payment.cents))]
        : []),
    ],
    facts: template === 'shipped' ? whereOrWhen(order) : [],
    after: [
      ...(template === 'delivered' ? untilWhenToWithdraw(order, address) : []),
      ...(template === 'cancelled' ? refundAccountRequest(order, address) : []),
    ],
    order: template === 'cancelled' ? orderInEmail(order, address) : sentLines(order, address),
    links: [
      ...(follow ? [{ text: emailTexts.followParcel, address: follow }] : []),
      { text: emailTexts.seeOrder(id), address: `${address}${href('/orders/:id', { id: String(id) })}` },
    ],
  }
}

/**
 * Returns the place and deadline of a collection, or the promised delivery date; empty for old orders without either.
 */
function whereOrWhen(order: StaffOrderRow) {
  const { is_collection, collection_place, promised_from, promised_to } = order
  const until = collectionDeadlineOf(order)
  if (is_collection)
    return [
      { name: emailTexts.where, value: collection_place },
      ...(until ? [{ name: emailTexts.until, value: showDay(until.getTime()) }] : []),
    ]
  if (!promised_from || !promised_to) return []
  return [{ name: emailTexts.promised, value: showDateRange({ earliest: promised_from, latest: promised_to }) }]
}

/** States the withdrawal deadline of a delivered order and how to withdraw; empty if nothing can be withdrawn. */
function untilWhenToWithdraw(order: StaffOrderRow, address: string): EmailParagraph[] {
  const last = withdrawalEnds(order)
  const left = order.lines.filter(
    ({ withdrawal, withdrawn, quantity }) => withdrawal === 'allowed' && withdrawn < quantity,
  )
  if (last === null || left.length === 0) return []
  const day = showDay(last)
  return [
    [
      left.length < order.lines.length
        ? emailTexts.withdrawFromUntil(left.map(({ title }) => title).join(', '), day)
        : emailTexts.withdrawUntil(day),
      { words: emailTexts.withdrawalPage, address: `${address}${href('/withdrawal')}` },
      emailTexts.orOtherStatement,
    ],
  ]
}

/** Returns the lines and totals of an order for an e-mail. @param address of the shop */
export function orderInEmail(order: StaffOrderRow, address: string): NonNullable<EmailText['order']> {
  const { lines, discounts, delivery_cents, method_name, taxes, vat_mode, total_cents } = order
  const fullDelivery = discounts.reduce((sum, one) => sum + one.delivery_cents, delivery_cents)
  const isExport = isExportedOrder(order)
  const isReverseCharge = order.company?.is_reverse_charge === true
  return {
    items: lines.map(({ title, variant_name, quantity, unit_price_cents, thumbnail_key }) => ({
      title,
      variant: variant_name,
      quantity,
      price: showCents(quote([{ unit_price_cents, quantity }]).totalCents),
      picture: `${address}${imageUrl(thumbnail_key, 320)}`,
    })),
    sums: [
      ...(method_name === ''
        ? []
        : [{ name: method_name, value: fullDelivery === 0 ? texts.free : showCents(fullDelivery) }]),
      ...discounts.map(({ name, code, goods_cents, delivery_cents }) => ({
        name: discountTexts.discountNamed(name, code || null),
        value: discountTexts.minus(showCents(goods_cents + delivery_cents)),
      })),
      ...order.gift_cards.map(({ last_four, cents }) => ({
        name: giftCardTexts.paidByGiftCard(last_four),
        value: showCents(cents),
      })),
      ...(isExport || isReverseCharge ? [] : taxes).map(({ rate, vat }) => ({
        name: texts.vatContained(Number(toPrice(rate))),
        value: showCents(vat),
      })),
      ...(vat_mode === 'none'
        ? [{ name: texts.vatNotApplicable, value: '' }]
        : isExport
          ? [{ name: texts.noVatOnExport, value: '' }]
          : isReverseCharge
            ? [{ name: companyTexts.reverseCharge, value: '' }]
            : []),
    ],
    total: showCents(total_cents),
  }
}

/** Returns the lines that are actually sent, with a line about withdrawn pieces. Totals are on the order page. */
function sentLines(order: StaffOrderRow, address: string): NonNullable<EmailText['order']> {
  const withdrawn = order.lines.filter((line) => line.withdrawn > 0)
  if (withdrawn.length === 0) return orderInEmail(order, address)
  const lines = order.lines.flatMap((line) => {
    const quantity = line.quantity - line.withdrawn
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  return {
    items: orderInEmail({ ...order, lines }, address).items,
    sums: withdrawn.map(({ withdrawn, title, variant_name }) => ({
      name: emailTexts.withdrawnNotShipped(withdrawn, titleOfVariant(title, variant_name)),
      value: '',
    })),
  }
}

export const showCents = (cents: number) => showPrice(toPrice(cents))
