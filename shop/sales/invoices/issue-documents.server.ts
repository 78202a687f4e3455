import { toPrice } from '../../../lib/money.ts'
import type { Database } from '../../../server/db/open.ts'
import type { EventActor } from '../../../server/events/event.ts'
import { recordEvent } from '../../../server/events/events-store.ts'
import { enqueueJob } from '../../../server/jobs/jobs-store.ts'
import type { Services } from '../../../server/services.ts'
import { isGiftCard } from '../../catalog/products/read/legal/product-choices.contract.ts'
import { inShopTime } from '../shipping/dates/calendar-day.ts'
import { creditAmounts } from './amounts/credit-amounts.ts'
import type { Amounts } from './amounts/invoice-amounts.ts'
import type { DocumentKind } from './document-kinds.contract.ts'
import { type CorrectedBuyer, creditNoteOf, invoiceOf } from './document-of-order.server.ts'
import { findContents, insertDocument } from './documents-store.server.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { invoiceIssued } from './invoice-events.contract.ts'
import { findInvoicedOrder, findRefundedLines, type InvoicedOrder } from './invoiced-order-store.server.ts'
import { missingParticulars } from './missing-particulars.ts'
import { renderDocument } from './render-document.server.ts'
import { takeNumber } from './series/series-store.server.ts'

type Issuing = Pick<Services, 'identity'>

/** Why an order gets no invoice. */
export type NoInvoice = 'not_found' | 'not_paid' | 'cancelled' | 'no_seller' | 'no_vat_details' | 'exists'

/** The particulars of the seller are incomplete. */
export class MissingParticulars extends Error {
  readonly fields: readonly string[]
  constructor(fields: readonly string[]) {
    super(`The legal notice is incomplete: ${fields.join(', ')}.`)
    this.fields = fields
  }
}

/**
 * Issues the invoice of a paid order, unless it has one.
 * @param tx a transaction, which holds the number of the document until its end
 * @returns the id of the document, or the reason without one
 * @throws MissingParticulars if the legal notice is incomplete
 */
export async function issueInvoice(
  tx: Database,
  services: Issuing,
  orderId: number,
  { actor, now }: { actor: EventActor; now: Date },
): Promise<{ id: number } | { because: NoInvoice }> {
  const order = await findInvoicedOrder(tx, orderId)
  const because = refusalOf(order, services)
  if (!order || because) return { because: because ?? 'not_found' }
  if ((await findContents(tx, orderId)).length > 0) return { because: 'exists' }
  return { id: await storeInvoice(tx, services, order, { actor, now }) }
}

function refusalOf(order: InvoicedOrder | undefined, { identity }: Issuing): NoInvoice | undefined {
  if (!order) return 'not_found'
  const { legal } = identity()
  if (legal.operator === '') return 'no_seller'
  if (order.status === 'cancelled') return 'cancelled'
  if (order.payment_state !== 'paid' && order.total_cents > 0) return 'not_paid'
  // Orders of early releases have no VAT details.
  if (order.vat_mode === '') return 'no_vat_details'
  // Documents of the test mode have no legal value.
  const missing = order.is_test ? [] : missingParticulars(legal, order.vat_mode !== 'none')
  if (missing.length > 0) throw new MissingParticulars(missing)
  return undefined
}

interface Issue {
  actor: EventActor
  now: Date
}

async function storeInvoice(
  tx: Database,
  { identity }: Issuing,
  order: InvoicedOrder,
  { actor, now, replaces, ...change }: Issue & { replaces?: number; buyer?: CorrectedBuyer; reason?: string },
): Promise<number> {
  const issuer = identity()
  const taken = await takeNumber(tx, {
    ...{ kind: 'invoice', isTest: order.is_test, today: inShopTime(now).day, prefix: issuer.invoices.prefix },
  })
  const document = invoiceOf(order, issuer, taken, change)
  return store(tx, document, { ...taken, email: order.email, invoiceId: replaces, actor, now })
}

/**
 * Issues the credit note of a refund, unless it has one, or its order has no invoice.
 * @returns the id of the document; undefined if none is issued
 */
export async function issueCreditNote(
  tx: Database,
  services: Issuing,
  { orderId, refundId, actor, now }: Issue & { orderId: number; refundId: number },
): Promise<number | undefined> {
  const order = await findInvoicedOrder(tx, orderId)
  const refund = await findRefundedLines(tx, refundId)
  // Money without an invoice: more than the order cost, or too late for it.
  if (!order || !refund || refund.because === 'surplus' || refund.because === 'late') return undefined
  const documents = await findContents(tx, orderId)
  const invoice = documents.findLast(({ kind }) => kind === 'invoice')
  if (!invoice || documents.some((document) => document.refund_id === refundId)) return undefined
  const earlier = documents.filter(({ kind, invoice_id }) => kind === 'credit_note' && invoice_id === invoice.id)
  const first = earlier.find(({ refund_id }) => refund_id !== null && refund_id === refund.rest_of)
  const amounts = creditAmounts(
    invoice.body,
    earlier.map(({ body }) => body),
    {
      ...{ ...refund, first: first?.body, giftCards: giftCardsIn(order, refund.gift_card_cents) },
      offerLines: offerLinesOf(order),
    },
  )
  if (!amounts) return undefined
  const paid = { reason: refund.note, paidOn: inShopTime(now).day }
  return storeCreditNote(tx, services, order, { invoice, amounts, ...paid, refundId, actor, now })
}

/** Returns the lines of offers that returns compute again, and whether units of them are returned. */
const offerLinesOf = ({ lines, offers }: InvoicedOrder) => {
  const variants = new Set(offers.flatMap(({ offer }) => offer.lines.map(({ variant }) => variant)))
  return new Map(
    lines.flatMap(({ id, variant_id, refunded }) => (variants.has(variant_id) ? [[id, refunded > 0] as const] : [])),
  )
}

const giftCardsIn = ({ lines }: InvoicedOrder, cents: number | null) =>
  cents === null
    ? undefined
    : { cents, lines: new Set(lines.flatMap(({ id, vat_class }) => (isGiftCard(vat_class) ? [id] : []))) }

interface CreditNote extends Issue {
  invoice: { id: number; body: InvoiceDocument }
  amounts: Amounts
  reason: string
  paidOn: string | null
  refundId?: number
}

async function storeCreditNote(
  tx: Database,
  { identity }: Issuing,
  { email }: InvoicedOrder,
  { invoice, amounts, reason, paidOn, ...issue }: CreditNote,
): Promise<number> {
  const taken = await takeNumber(tx, {
    ...{ kind: 'credit_note', isTest: invoice.body.isTest, today: inShopTime(issue.now).day },
    prefix: identity().invoices.prefix,
  })
  const document = creditNoteOf(invoice.body, amounts, taken, { reason, paidOn })
  return store(tx, document, { ...taken, email, invoiceId: invoice.id, ...issue })
}

interface Stored extends Issue {
  year: number
  number: number
  email: string | null
  invoiceId?: number | undefined
  refundId?: number | undefined
}

async function store(tx: Database, document: InvoiceDocument, { email, actor, ...stored }: Stored): Promise<number> {
  const { buyer, order, kind, number: label, grossCents } = document
  const found = [buyer.name, buyer.company, email].filter(Boolean).join(' · ')
  const id = await insertDocument(tx, { document, buyer: found, ...stored })
  await recordEvent(tx, invoiceIssued, {
    subject: order.id,
    data: { document: id, kind: kind satisfies DocumentKind, number: label, total: toPrice(grossCents) },
    actor,
    now: stored.now,
  })
  await enqueueJob(tx, renderDocument, { document: id }, { now: stored.now })
  return id
}

/** Why an invoice can't be corrected. */
export type NoCorrection = 'not_found' | 'not_newest' | 'credited'

/**
 * Corrects an invoice: credits it completely and issues another one with the corrected buyer.
 * @returns the id of the new invoice, or the reason without one
 * @throws MissingParticulars if the legal notice is incomplete
 */
export async function correctInvoice(
  tx: Database,
  services: Issuing,
  {
    id,
    orderId,
    buyer,
    reason,
    ...issue
  }: Issue & { id: number; orderId: number; buyer: CorrectedBuyer; reason: string },
): Promise<{ id: number } | { because: NoCorrection }> {
  const order = await findInvoicedOrder(tx, orderId)
  const documents = await findContents(tx, orderId)
  const invoice = documents.findLast(({ kind }) => kind === 'invoice')
  if (!order || !invoice) return { because: 'not_found' }
  if (invoice.id !== id) return { because: 'not_newest' }
  if (documents.some(({ kind, invoice_id }) => kind === 'credit_note' && invoice_id === id))
    return { because: 'credited' }
  const missing = missingParticulars(services.identity().legal, order.vat_mode !== 'none')
  if (missing.length > 0) throw new MissingParticulars(missing)
  const amounts = creditAmounts(invoice.body, [], { cents: invoice.body.grossCents, lines: allLines(invoice.body) })
  if (amounts) await storeCreditNote(tx, services, order, { invoice, amounts, reason, paidOn: null, ...issue })
  return { id: await storeInvoice(tx, services, order, { ...issue, replaces: id, buyer, reason }) }
}

const allLines = ({ lines }: InvoiceDocument) => lines.map(({ id, quantity }) => ({ id, quantity }))
