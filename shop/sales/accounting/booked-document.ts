import { HOME_COUNTRY, isExport } from '../../../lib/places/countries.ts'
import type { Regime } from './accounting.contract.ts'

/** The amounts of a document at one rate, in cents; positive also for credit notes. */
interface DocumentTax {
  /** In hundredths of a percent. */
  rate: number
  /** UNTDID 5305. */
  category: string
  grossCents: number
  netCents: number
  vatCents: number
}

interface DocumentPart {
  rate: number
  category: string
  netCents: number
}

/** An invoice or credit note as accounting reads it. */
export interface BookedDocument {
  id: number
  kind: 'invoice' | 'credit_note'
  number: string
  /** ISO date in the shop's time zone. */
  issuedOn: string
  orderId: number
  buyer: { name: string; company: string; vatNumber: string; siren: string }
  /** The credited invoice; null for invoices. */
  credits: { number: string; issuedOn: string } | null
  taxes: readonly DocumentTax[]
  /** Amount of sold gift cards, which is part of the rate 0 of `taxes`. */
  giftCardCents: number
  /** Delivery costs by rate. */
  charges: readonly DocumentPart[]
  /** The country of delivery (ISO 3166); the shop's own for collection. */
  country: string
  vatMode: string
  isReverseCharge: boolean
}

/** A row of a document: its amounts at one rate, in cents; negative for credit notes. */
export interface BookedPart {
  rate: number
  base: number
  vat: number
  total: number
}

export function regimeOf({ vatMode, isReverseCharge, country }: BookedDocument): Regime {
  if (vatMode === 'none') return 'exempt'
  if (isReverseCharge) return 'intra_community'
  if (isExport(country)) return 'export'
  return vatMode === 'destination' && country !== HOME_COUNTRY ? 'oss' : 'domestic'
}

/** Returns 1 for invoices and -1 for credit notes. */
export const signOf = ({ kind }: Pick<BookedDocument, 'kind'>): 1 | -1 => (kind === 'invoice' ? 1 : -1)

/**
 * Returns the amounts of a document by rate, the highest first; negative for credit notes. Sold gift cards are left
 * out, because VAT is due when they pay an order.
 */
export function partsOf(document: BookedDocument): BookedPart[] {
  const sign = signOf(document)
  const { giftCardCents, taxes: all } = document
  const taxes = giftCardCents > 0 ? [...all, giftCards(-giftCardCents)] : all
  const rates = [...new Set(taxes.map(({ rate }) => rate))].sort((one, other) => other - one)
  const parts = rates.map((rate) => {
    const own = taxes.filter((tax) => tax.rate === rate)
    const sum = (of: (tax: DocumentTax) => number) => sign * own.reduce((cents, tax) => cents + of(tax), 0)
    // Adding 0 turns -0 into 0.
    return {
      rate,
      base: sum(({ netCents }) => netCents) + 0,
      vat: sum(({ vatCents }) => vatCents) + 0,
      total: sum(({ grossCents }) => grossCents) + 0,
    }
  })
  return giftCardCents > 0 ? parts.filter(({ total }) => total !== 0) : parts
}

const giftCards = (cents: number): DocumentTax => ({
  ...{ rate: 0, category: 'E', grossCents: cents, netCents: cents, vatCents: 0 },
})

/** Returns whether the buyer is a company; its sales are reported one by one, not as daily totals. */
export const isForCompany = ({ buyer }: BookedDocument): boolean => buyer.vatNumber !== '' || buyer.siren !== ''
