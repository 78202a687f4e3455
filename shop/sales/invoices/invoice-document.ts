import type { Language } from '../../../lib/texts/languages.ts'
import type { DocumentKind } from './document-kinds.contract.ts'

/**
 * The frozen content of an invoice or credit note: everything that its PDF and its data file contain. Stored once and
 * never changed, so later fields are optional. All amounts are cents in euros and positive, also on credit notes. Days
 * are ISO dates in the shop's time zone.
 */
export interface InvoiceDocument {
  kind: DocumentKind
  /** Such as `F2026-000001`. */
  number: string
  issuedOn: string
  language: DocumentLanguage
  /** An order of the test mode: the document has no legal value and counts in no export. */
  isTest: boolean
  order: { id: number; placedOn: string }
  /** The day of delivery or collection if it has happened, or else the promised one; null if unknown. */
  suppliedOn: string | null
  seller: Seller
  buyer: Party
  /** Null if the goods are collected, or delivered to the buyer's address. */
  deliverTo: readonly string[] | null
  /** The country of `deliverTo` (ISO 3166); undefined without it, and in documents of earlier releases. */
  deliverToCountry?: string | undefined
  lines: readonly DocumentLine[]
  /** Delivery costs, by VAT rate. */
  charges: readonly DocumentCharge[]
  /** Discounts of the order for information; the amounts of lines and charges are after them. */
  discounts: readonly { name: string; cents: number }[]
  /** By rate, the highest first. */
  taxes: readonly TaxTotal[]
  netCents: number
  vatCents: number
  grossCents: number
  payment: DocumentPayment
  /** Legal sentences, such as the reason of an exemption. */
  sentences: readonly string[]
  /** The credited invoice; null for invoices. */
  credits: { number: string; issuedOn: string } | null
  /** Why a credit note or a corrected invoice was issued; empty for others. */
  reason: string
}

/** Languages in which documents are written. */
export type DocumentLanguage = Language

interface Party {
  /** The person or company. */
  name: string
  /** The postal address without the name, line by line. */
  address: readonly string[]
  /** ISO 3166; empty if unknown. */
  country: string
  /** Empty for consumers. */
  company: string
  vatNumber: string
  /** French company number; empty without one. */
  siren: string
}

interface Seller extends Pick<Party, 'name' | 'address' | 'country' | 'vatNumber'> {
  /** The name of the shop. */
  shop: string
  legalForm: string
  /** Trade register and number. */
  registration: string
  telephone: string
  email: string
}

/** VAT category of a line (UNTDID 5305): standard, zero-rated, exempt, exported, or without VAT for a company. */
export type VatCategory = 'S' | 'Z' | 'E' | 'G' | 'AE' | 'K' | 'O'

/** Returns whether documents state the rate of a category. Zero-rated lines of earlier releases have `S`. */
export const hasRate = (category: VatCategory): boolean => category === 'S' || category === 'Z'

interface Taxed {
  /** In hundredths of a percent; 0 if no VAT applies. */
  rate: number
  category: VatCategory
  grossCents: number
  netCents: number
}

export interface DocumentLine extends Taxed {
  /** Id of the order line. */
  id: number
  title: string
  variant: string
  quantity: number
  /** Price of a piece with VAT, before discounts. */
  unitCents: number
  /** Taken off the whole line, with VAT. */
  discountCents: number
}

/** Delivery costs at one rate. */
export interface DocumentCharge extends Taxed {
  name: string
}

export interface TaxTotal extends Taxed {
  vatCents: number
}

interface DocumentPayment {
  /** The name of the payment method; empty if nothing was to be paid. */
  method: string
  /** The day on which the money was received or returned; null if it is due. */
  paidOn: string | null
  /** The day on which the payment is due, for companies; absent for others, and in documents of earlier releases. */
  dueOn?: string
  /** The conditions of late and early payment, for companies. `sentences` has each, which earlier releases render. */
  terms?: string
}
