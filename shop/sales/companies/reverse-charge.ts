import { countryOfVatNumber, isVatNumber } from '../../../lib/company-numbers/vat-number.ts'
import { HOME_COUNTRY, isExport } from '../../../lib/places/countries.ts'
import { apportion, netOf, type TaxedLine } from '../../catalog/pricing/order-quote.ts'

interface Buyer {
  /** The answer of VIES about the buyer's number; undefined without one. */
  check?: { number: string; result: 'valid' | 'invalid' } | undefined
  /** The VAT number of the shop. */
  sellerNumber: string
}

/**
 * Returns the country (ISO 3166) in which a buyer's VAT number is valid; undefined without a valid number, and if the
 * shop has no VAT number itself.
 */
export const verifiedCountry = ({ check, sellerNumber }: Buyer): string | undefined =>
  check?.result === 'valid' && isVatNumber(sellerNumber) ? countryOfVatNumber(check.number) : undefined

/**
 * Returns whether an order is an intra-Community supply: a shop with VAT delivers to the other member state in which
 * the buyer's VAT number is valid (directive 2006/112/EC, article 138).
 * @param country of delivery (ISO 3166); the shop's own for collection
 */
export const isReverseCharged = (mode: string, country: string, verified: string | undefined): boolean =>
  (mode === 'home' || mode === 'destination') && verified === country && country !== HOME_COUNTRY && !isExport(country)

/** Returns lines at their prices without VAT and the rate 0. Lines to which VAT does not apply stay the same. */
export const netLines = <Line extends TaxedLine>(lines: readonly Line[]): Line[] =>
  lines.map((line) =>
    line.vat_rate === null
      ? line
      : { ...line, unit_price_cents: netOf(line.unit_price_cents, line.vat_rate), vat_rate: 0 },
  )

/** Returns delivery costs without the VAT at the rates of the goods. @param all the lines with VAT */
export function netDelivery(all: readonly TaxedLine[], cents: number): number {
  const lines = all.filter(({ vat_rate }) => vat_rate !== null)
  const rates = [...new Set(lines.map(({ vat_rate }) => vat_rate ?? 0))].sort((one, other) => other - one)
  const goods = rates.map((rate) =>
    lines
      .filter(({ vat_rate }) => (vat_rate ?? 0) === rate)
      .reduce((sum, { unit_price_cents, quantity }) => sum + netOf(unit_price_cents * quantity, rate), 0),
  )
  return apportion(cents, goods).reduce((sum, share, place) => sum + netOf(share, rates[place] ?? 0), 0)
}
