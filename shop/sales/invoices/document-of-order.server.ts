import { HOME_COUNTRY, isExport } from '../../../lib/places/countries.ts'
import type { ShopIdentity } from '../../../lib/shop-identity.ts'
import { FIRST_LANGUAGE } from '../../../lib/texts/languages.ts'
import { inLanguage } from '../../../server/language/in-language.ts'
import { isGiftCard } from '../../catalog/products/read/legal/product-choices.contract.ts'
import type { Address } from '../../core/addresses/address.contract.ts'
import { addressLines } from '../../core/addresses/address-lines.ts'
import { inShopTime } from '../shipping/dates/calendar-day.ts'
import { type Amounts, invoiceAmounts } from './amounts/invoice-amounts.ts'
import type { DocumentLanguage, InvoiceDocument, VatCategory } from './invoice-document.ts'
import type { InvoicedOrder } from './invoiced-order-store.server.ts'
import { type SentenceKey, sentence } from './legal-sentences.server.ts'
import { DOCUMENT_WORDS } from './rendering/document-words.server.ts'

type Issuer = Pick<ShopIdentity, 'name' | 'language' | 'languages' | 'legal' | 'contact' | 'invoices'>

/** The number and the day of a document. */
export interface Numbering {
  label: string
  issuedOn: string
}

/** Buyer's details that staff correct. */
export type CorrectedBuyer = Pick<InvoiceDocument['buyer'], 'name' | 'company' | 'address' | 'vatNumber' | 'siren'>

/**
 * Returns the language of an order's documents: that of the order, also if the shop no longer offers it. English orders
 * of a shop with English pages only have French documents if the owner writes in French.
 */
function documentLanguage(order: Pick<InvoicedOrder, 'language'>, { language, languages }: Issuer): DocumentLanguage {
  const { first, others } = languages
  const isEnglish = order.language === null || order.language === FIRST_LANGUAGE
  if (isEnglish && first === FIRST_LANGUAGE && others.length === 0) return /^fr\b/i.test(language) ? 'fr' : 'en'
  return order.language ?? first
}

/** Returns the invoice of an order. @param buyer details that replace those of the order */
export function invoiceOf(
  order: InvoicedOrder,
  issuer: Issuer,
  { label, issuedOn }: Numbering,
  { buyer, reason = '' }: { buyer?: CorrectedBuyer | undefined; reason?: string } = {},
): InvoiceDocument {
  const language = documentLanguage(order, issuer)
  // Addresses name their country in the language of the document, not in that of a job or the staff.
  const linesOf = (address: Address) => inLanguage(language, () => addressLines(address))
  const delivery = order.is_collection ? undefined : order.addresses.find(({ purpose }) => purpose === 'delivery')
  const billing = order.addresses.find(({ purpose }) => purpose === 'billing') ?? delivery
  const untaxed = untaxedCategory(order, delivery)
  const amounts = invoiceAmounts({
    lines: order.lines,
    delivery: { name: order.method_name, cents: order.delivery_cents },
    taxes: order.taxes,
    untaxed,
  })
  const own = buyerOf(order, billing, linesOf)
  const shown = { ...own, ...buyer }
  const say = (key: SentenceKey) => sentence(key, issuedOn, language)
  const terms = shown.company !== '' && amounts.grossCents > 0 ? termsOf(issuer, issuedOn, language) : []
  const [paid] = order.payments
  const paidOn = paid ? (paid.received_on ?? (paid.paid_at ? dayOf(new Date(paid.paid_at)) : issuedOn)) : null
  return {
    ...{ kind: 'invoice', number: label, issuedOn, language, isTest: order.is_test },
    order: { id: order.id, placedOn: dayOf(order.created_at) },
    suppliedOn: order.delivered_at ? dayOf(order.delivered_at) : order.promised_from,
    seller: sellerOf(issuer),
    buyer: shown,
    ...deliveryOf(delivery, billing, linesOf),
    ...amounts,
    discounts: order.discounts.map(({ name, cents }) => ({ name, cents })),
    payment: {
      method: paid?.method_text || order.payment_method_text,
      paidOn,
      ...(terms.length > 0 && { dueOn: paidOn ?? issuedOn, terms: terms.join(' ') }),
    },
    sentences: [
      ...(order.is_test ? [say('test')] : []),
      ...sentencesOf(amounts, order, say),
      ...(issuer.invoices.vatOnDebits && amounts.vatCents > 0 ? [say('debits')] : []),
      ...terms,
    ],
    credits: null,
    reason,
  }
}

/** Returns a credit note of an invoice. @param paidOn the day of the refund; null for a correction */
export const creditNoteOf = (
  invoice: InvoiceDocument,
  amounts: Amounts,
  { label, issuedOn }: Numbering,
  { reason, paidOn }: { reason: string; paidOn: string | null },
): InvoiceDocument => ({
  ...invoice,
  ...{ kind: 'credit_note', number: label, issuedOn, discounts: [], reason },
  ...amounts,
  payment: { method: invoice.payment.method, paidOn },
  credits: { number: invoice.number, issuedOn: invoice.issuedOn },
})

/** Returns the delivery address if it differs from the billing address. */
const deliveryOf = (delivery: Address | undefined, billing: Address | undefined, linesOf: typeof addressLines) =>
  delivery && billing && linesOf(delivery).join('\n') !== linesOf(billing).join('\n')
    ? { deliverTo: linesOf(delivery), deliverToCountry: delivery.country }
    : { deliverTo: null }

const dayOf = (moment: Date | string) => inShopTime(new Date(moment)).day

/** Returns the category of lines without VAT. */
function untaxedCategory({ vat_mode, company }: InvoicedOrder, delivery: Address | undefined): VatCategory {
  if (company?.is_reverse_charge) return 'K'
  return vat_mode !== 'none' && delivery && isExport(delivery.country) ? 'G' : 'E'
}

const CATEGORY_SENTENCES: Partial<Record<VatCategory, SentenceKey>> = {
  ...{ E: 'exempt', G: 'export', K: 'intra_community', AE: 'reverse_charge' },
}

function sentencesOf(
  { taxes, lines, charges }: Amounts,
  order: Pick<InvoicedOrder, 'vat_mode' | 'lines'>,
  say: (key: SentenceKey) => string,
): string[] {
  const giftCards = new Set(order.lines.flatMap(({ id, vat_class }) => (isGiftCard(vat_class) ? [id] : [])))
  const goods = [...lines.filter(({ id }) => !giftCards.has(id)), ...charges]
  const keys = taxes.flatMap(({ category }) => {
    // In a shop with VAT, only gift cards are exempt.
    const isExempt = order.vat_mode === 'none' && goods.some((part) => part.category === 'E')
    return category === 'E' && !isExempt ? [] : (CATEGORY_SENTENCES[category] ?? [])
  })
  return [...keys, ...(giftCards.size > 0 ? ['voucher' as const] : [])].map(say)
}

/** Returns the conditions of payment that invoices for companies must contain. */
function termsOf({ invoices: { lateRate } }: Issuer, day: string, language: DocumentLanguage): string[] {
  const say = (key: SentenceKey) => sentence(key, day, language)
  const late =
    lateRate === null
      ? say('late_payment')
      : say('late_payment_at').replace('{rate}', DOCUMENT_WORDS[language].formats.rate(lateRate))
  return [say('early_payment'), late, say('recovery_costs')]
}

function sellerOf({ name, legal, contact }: Issuer): InvoiceDocument['seller'] {
  return {
    ...{ name: legal.operator, shop: name, legalForm: legal.legal_form, registration: legal.registration },
    address: legal.address.split(/\n|, /).filter(Boolean),
    ...{ country: HOME_COUNTRY, vatNumber: legal.vat_number, telephone: legal.telephone || contact.telephone },
    email: contact.email,
  }
}

function buyerOf(
  { customer_name, email, company: buyer }: InvoicedOrder,
  billing: Address | undefined,
  linesOf: typeof addressLines,
): InvoiceDocument['buyer'] {
  const numbers = { vatNumber: buyer?.vat_number ?? '', siren: buyer?.siren ?? '' }
  if (!billing)
    return { name: customer_name ?? email ?? '', address: [], country: '', company: buyer?.name ?? '', ...numbers }
  const { name, company, country } = billing
  const address = linesOf({ ...billing, name: '', company: '' })
  return { name, company: buyer?.name || company, address, country, ...numbers }
}
