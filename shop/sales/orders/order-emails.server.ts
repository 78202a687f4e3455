import { href } from 'react-router'
import { texts } from '#texts/catalog/pricing'
import { texts as companyTexts } from '#texts/sales/companies'
import { texts as discountTexts } from '#texts/sales/discounts/lines'
import { texts as giftCardTexts } from '#texts/sales/gift-cards'
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

/** Different texts for orders that are collected in the shop. */
const COLLECTED: Partial<Record<Template, EmailWords>> = {
  packing: {
    subject: (order) => `${order} is being packed`,
    paragraphs: ['We are packing your order. We will e-mail you as soon as it is ready to be collected.'],
  },
  shipped: {
    subject: (order) => `${order} is ready to be collected`,
    paragraphs: ['Your order is ready. You can collect it here; please bring its number.'],
  },
  delivered: {
    subject: (order) => `${order} was collected`,
    paragraphs: ['Your order was collected. If something is wrong with it, write to us.'],
  },
}

interface EmailWords {
  subject: (order: string) => string
  paragraphs: string[]
}

type Template = NonNullable<(typeof ORDER_STATES)[Step]['email']>

const TEMPLATES: Record<Template, EmailWords> = {
  paid: {
    subject: (order) => `${order}: your payment has arrived`,
    paragraphs: ['We have received your payment and are preparing your order. Thank you.'],
  },
  packing: {
    subject: (order) => `${order} is being prepared for shipping`,
    paragraphs: ['We are packing your order.'],
  },
  shipped: {
    subject: (order) => `${order} was shipped`,
    paragraphs: ['Your parcel has been shipped and is on its way to you.'],
  },
  delivered: {
    subject: (order) => `${order} was delivered`,
    paragraphs: ['Your parcel was delivered. If you have not received it, or something is wrong with it, write to us.'],
  },
  cancelled: {
    subject: (order) => `${order} was cancelled`,
    paragraphs: ['Your order was cancelled and will not be shipped. If you did not expect this, write to us.'],
  },
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
  const { subject, paragraphs } = (order.is_collection ? COLLECTED[template] : undefined) ?? TEMPLATES[template]
  const address = publicUrl()
  const parcel = tracking !== null && takesTracking ? tracking : undefined
  const follow = parcel === undefined ? undefined : trackingLink(parcel)
  return {
    to: email,
    about: aboutOrder(id),
    name: first_name,
    subject: subject(`Your order ${id} at ${identity().name}`),
    paragraphs: [
      ...(payment?.is_test ? [TEST_ORDER] : []),
      ...paragraphs,
      ...(parcel !== undefined && !follow ? [`Its tracking number: ${parcel}`] : []),
      ...(step === 'cancelled' && payment?.state === 'paid'
        ? [`Your payment of ${showCents(payment.cents)} will be refunded.`]
        : []),
    ],
    facts: template === 'shipped' ? whereOrWhen(order) : [],
    after: [
      ...(template === 'delivered' ? untilWhenToWithdraw(order, address) : []),
      ...(template === 'cancelled' ? refundAccountRequest(order, address) : []),
    ],
    order: template === 'cancelled' ? orderInEmail(order, address) : sentLines(order, address),
    ways: [
      ...(follow ? [{ text: 'Follow the parcel', address: follow }] : []),
      { text: `See order ${id}`, address: `${address}${href('/orders/:id', { id: String(id) })}` },
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
      { name: 'Where', value: collection_place },
      ...(until ? [{ name: 'Until', value: showDay(until.getTime()) }] : []),
    ]
  if (!promised_from || !promised_to) return []
  return [{ name: 'Promised', value: showDateRange({ earliest: promised_from, latest: promised_to }) }]
}

/** States the withdrawal deadline of a delivered order and how to withdraw; empty if nothing can be withdrawn. */
function untilWhenToWithdraw(order: StaffOrderRow, address: string): EmailParagraph[] {
  const last = withdrawalEnds(order)
  const left = order.lines.filter(
    ({ withdrawal, withdrawn, quantity }) => withdrawal === 'allowed' && withdrawn < quantity,
  )
  if (last === null || left.length === 0) return []
  const what = left.length < order.lines.length ? left.map(({ title }) => title).join(', ') : 'it'
  return [
    [
      `You may withdraw from ${what} until ${showDay(last)}, without giving a reason: on the page `,
      { words: 'Withdraw from contract', address: `${address}${href('/withdrawal')}` },
      ', or in any other clear statement.',
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
    things: lines.map(({ title, variant_name, quantity, unit_price_cents, thumbnail_key }) => ({
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
    things: orderInEmail({ ...order, lines }, address).things,
    sums: withdrawn.map(({ withdrawn, title, variant_name }) => ({
      name: `Withdrawn and not shipped: ${withdrawn} × ${titleOfVariant(title, variant_name)}`,
      value: '',
    })),
  }
}

/** First sentence of each e-mail about a test order. */
export const TEST_ORDER = 'This is a test order: nothing is charged or delivered.'

export const showCents = (cents: number) => showPrice(toPrice(cents))
