import type { DocumentCharge, DocumentLine, InvoiceDocument, TaxTotal, VatCategory } from '../invoice-document.ts'
import { SENTENCES, type SentenceKey, subjectOf } from '../legal-sentences.server.ts'
import { DOCUMENT_WORDS } from './document-words.server.ts'

/** The profile of Factur-X 1.0 that contains everything that EN 16931 requires. */
const PROFILE = 'urn:cen.eu:en16931:2017'
const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}
/** BT-23 of the French rules: goods that are paid already. Only such invoices can be due before their day of issue. */
const PAID_GOODS = 'B2'
/** UNTDID 1001. */
const TYPE_CODES = { invoice: '380', credit_note: '381' } as const
/** UNTDID 4461: instrument not defined. The method is in the text. */
const PAYMENT_MEANS = '1'
/** Piece (UN/ECE recommendation 20). */
const PIECE = 'H87'
/** SIREN in the list ISO/IEC 6523. */
const SIREN_SCHEME = '0002'

type Attributes = Record<string, string>
type Xml = string | undefined

/**
 * Returns the data file of a document in the syntax Cross Industry Invoice D22B, for programs of the buyer. Amounts
 * without VAT of the lines and charges add up to those of the document.
 */
export function facturX(document: InvoiceDocument): string {
  const { dueOn, paidOn } = document.payment
  const context = element('rsm:ExchangedDocumentContext', [
    dueOn && paidOn
      ? element('ram:BusinessProcessSpecifiedDocumentContextParameter', [text('ram:ID', PAID_GOODS)])
      : undefined,
    element('ram:GuidelineSpecifiedDocumentContextParameter', [text('ram:ID', PROFILE)]),
  ])
  const transaction = element('rsm:SupplyChainTradeTransaction', [
    ...document.lines.map((line, place) => lineItem(line, place)),
    agreement(document),
    delivery(document),
    settlement(document),
  ])
  const root = element('rsm:CrossIndustryInvoice', [context, header(document), transaction], NAMESPACES)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

function header({ kind, number, issuedOn, language, sentences, reason }: InvoiceDocument): string {
  const { category } = DOCUMENT_WORDS[language]
  return element('rsm:ExchangedDocument', [
    text('ram:ID', number),
    text('ram:TypeCode', TYPE_CODES[kind]),
    element('ram:IssueDateTime', [day(issuedOn)]),
    ...[category, ...sentences, reason].filter(Boolean).map((note) => {
      const subject = subjectOf(note, language)
      return element('ram:IncludedNote', [
        text('ram:Content', note),
        subject ? text('ram:SubjectCode', subject) : undefined,
      ])
    }),
  ])
}

function lineItem({ title, variant, quantity, netCents, rate, category }: DocumentLine, place: number): string {
  const pieces = Math.max(1, quantity)
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [text('ram:LineID', String(place + 1))]),
    element('ram:SpecifiedTradeProduct', [
      text('ram:Name', title),
      variant ? text('ram:Description', variant) : undefined,
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [text('ram:ChargeAmount', decimal(netCents / pieces / 100, 6))]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [text('ram:BilledQuantity', String(pieces), { unitCode: PIECE })]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', tax(category, rate)),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [text('ram:LineTotalAmount', amount(netCents))]),
    ]),
  ])
}

const tax = (category: VatCategory, rate: number) => [
  text('ram:TypeCode', 'VAT'),
  text('ram:CategoryCode', category),
  percent(category, rate),
]

/** Supplies outside the scope of VAT have no rate. */
const percent = (category: VatCategory, rate: number) =>
  category === 'O' ? undefined : text('ram:RateApplicablePercent', decimal(rate / 100, 2))

function agreement({ seller, buyer, order }: InvoiceDocument): string {
  const siren = sirenIn(seller.registration)
  const legal = siren ? text('ram:ID', siren, { schemeID: SIREN_SCHEME }) : text('ram:ID', seller.registration)
  return element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:SellerTradeParty', [
      text('ram:Name', seller.name),
      seller.legalForm ? text('ram:Description', seller.legalForm) : undefined,
      seller.registration
        ? element('ram:SpecifiedLegalOrganization', [legal, text('ram:TradingBusinessName', seller.shop)])
        : undefined,
      address(seller.address, seller.country),
      // Sellers without a VAT number are identified by their registration.
      seller.vatNumber
        ? registration('VA', compact(seller.vatNumber))
        : registration('FC', seller.registration || seller.name),
    ]),
    element('ram:BuyerTradeParty', [
      text('ram:Name', buyer.company || buyer.name),
      buyer.siren
        ? element('ram:SpecifiedLegalOrganization', [text('ram:ID', compact(buyer.siren), { schemeID: SIREN_SCHEME })])
        : undefined,
      address(buyer.address, buyer.country || seller.country),
      buyer.vatNumber ? registration('VA', compact(buyer.vatNumber)) : undefined,
    ]),
    element('ram:SellerOrderReferencedDocument', [text('ram:IssuerAssignedID', String(order.id))]),
  ])
}

/** Returns the French company number in a registration such as `RCS Lyon 404 833 048`. */
const sirenIn = (registration: string) => compact(/\b\d{3}[\s.]?\d{3}[\s.]?\d{3}\b/.exec(registration)?.[0] ?? '')

const compact = (number: string) => number.replaceAll(/[\s.]/g, '')

const registration = (scheme: 'VA' | 'FC', id: string) =>
  element('ram:SpecifiedTaxRegistration', [text('ram:ID', id, { schemeID: scheme })])

/** The lines of an address; the third one has the rest. */
function address(lines: readonly string[], country: string): string {
  const [one, two, ...more] = lines
  return element('ram:PostalTradeAddress', [
    one ? text('ram:LineOne', one) : undefined,
    two ? text('ram:LineTwo', two) : undefined,
    more.length > 0 ? text('ram:LineThree', more.join(', ')) : undefined,
    text('ram:CountryID', country),
  ])
}

function delivery({ suppliedOn, deliverTo, deliverToCountry, buyer, seller, taxes }: InvoiceDocument): string {
  const [name = '', ...lines] = deliverTo ?? []
  // A supply to another member state needs its address.
  const isIntraCommunity = taxes.some(({ category }) => category === 'K')
  const country = buyer.country || seller.country
  const party = deliverTo
    ? [text('ram:Name', name), address(lines, deliverToCountry ?? country)]
    : [text('ram:Name', buyer.name), address(buyer.address, country)]
  return element('ram:ApplicableHeaderTradeDelivery', [
    deliverTo || isIntraCommunity ? element('ram:ShipToTradeParty', party) : undefined,
    suppliedOn
      ? element('ram:ActualDeliverySupplyChainEvent', [element('ram:OccurrenceDateTime', [day(suppliedOn)])])
      : undefined,
  ])
}

function settlement(document: InvoiceDocument): string {
  const { lines, charges, taxes, netCents, vatCents, grossCents, payment, credits, language } = document
  const sum = (parts: readonly { netCents: number }[]) => parts.reduce((all, part) => all + part.netCents, 0)
  const isPaid = payment.paidOn !== null || grossCents === 0
  return element('ram:ApplicableHeaderTradeSettlement', [
    text('ram:InvoiceCurrencyCode', 'EUR'),
    payment.method
      ? element('ram:SpecifiedTradeSettlementPaymentMeans', [
          text('ram:TypeCode', PAYMENT_MEANS),
          text('ram:Information', payment.method),
        ])
      : undefined,
    ...taxes.map((total) => taxTotal(total, document)),
    ...charges.map(charge),
    isPaid && !payment.dueOn
      ? undefined
      : element('ram:SpecifiedTradePaymentTerms', [
          text('ram:Description', payment.terms ?? DOCUMENT_WORDS[language].due),
          payment.dueOn ? element('ram:DueDateDateTime', [day(payment.dueOn)]) : undefined,
        ]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      text('ram:LineTotalAmount', amount(sum(lines))),
      charges.length > 0 ? text('ram:ChargeTotalAmount', amount(sum(charges))) : undefined,
      text('ram:TaxBasisTotalAmount', amount(netCents)),
      text('ram:TaxTotalAmount', amount(vatCents), { currencyID: 'EUR' }),
      text('ram:GrandTotalAmount', amount(grossCents)),
      isPaid ? text('ram:TotalPrepaidAmount', amount(grossCents)) : undefined,
      text('ram:DuePayableAmount', amount(isPaid ? 0 : grossCents)),
    ]),
    credits
      ? element('ram:InvoiceReferencedDocument', [
          text('ram:IssuerAssignedID', credits.number),
          element('ram:FormattedIssueDateTime', [day(credits.issuedOn, 'qdt')]),
        ])
      : undefined,
  ])
}

/** Codes of VATEX (EN 16931) and sentences, by category without VAT. */
const EXEMPTIONS: Partial<Record<VatCategory, { code: string; key: SentenceKey }>> = {
  E: { code: 'VATEX-FR-FRANCHISE', key: 'exempt' },
  G: { code: 'VATEX-EU-G', key: 'export' },
  K: { code: 'VATEX-EU-IC', key: 'intra_community' },
  AE: { code: 'VATEX-EU-AE', key: 'reverse_charge' },
}

function taxTotal({ rate, category, netCents, vatCents }: TaxTotal, document: InvoiceDocument): string {
  const exemption = EXEMPTIONS[category]
  const reason = exemption && reasonIn(document, exemption.key)
  const voucher = category === 'E' && !reason ? reasonIn(document, 'voucher') : undefined
  return element('ram:ApplicableTradeTax', [
    text('ram:CalculatedAmount', amount(vatCents)),
    text('ram:TypeCode', 'VAT'),
    reason || voucher ? text('ram:ExemptionReason', reason ?? voucher ?? '') : undefined,
    text('ram:BasisAmount', amount(netCents)),
    text('ram:CategoryCode', category),
    exemption && !voucher ? text('ram:ExemptionReasonCode', exemption.code) : undefined,
    percent(category, rate),
  ])
}

/** Returns the sentence of the document that explains the exemption. */
const reasonIn = ({ sentences, language }: InvoiceDocument, key: SentenceKey): string | undefined =>
  sentences.find((one) => SENTENCES.some((known) => known.key === key && known.texts[language] === one))

const charge = ({ name, netCents, category, rate }: DocumentCharge) =>
  element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [text('udt:Indicator', 'true')]),
    text('ram:ActualAmount', amount(netCents)),
    text('ram:Reason', name || 'Delivery'),
    element('ram:CategoryTradeTax', tax(category, rate)),
  ])

const day = (iso: string, prefix: 'udt' | 'qdt' = 'udt') =>
  text(`${prefix}:DateTimeString`, iso.replaceAll('-', ''), { format: '102' })

const amount = (cents: number) => decimal(cents / 100, 2)
const decimal = (number: number, digits: number) => number.toFixed(digits)

const element = (name: string, children: readonly Xml[], attributes: Attributes = {}): string =>
  `<${name}${written(attributes)}>${children.filter((child) => child !== undefined).join('')}</${name}>`

const text = (name: string, value: string, attributes: Attributes = {}): string =>
  `<${name}${written(attributes)}>${escaped(value)}</${name}>`

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')

/** Escapes markup, and removes characters that XML does not allow. */
const escaped = (value: string): string =>
  value
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
