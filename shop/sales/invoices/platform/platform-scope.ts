import { countryOfVatNumber } from '../../../../lib/company-numbers/vat-number.ts'
import { HOME_COUNTRY } from '../../../../lib/places/countries.ts'
import type { InvoiceDocument } from '../invoice-document.ts'

/** A legal obligation from one day to another, both included. */
interface DatedObligation {
  key: 'platform_allowed' | 'platform_required'
  from: string
  /** Null without a known end. */
  until: string | null
}

/**
 * Sales between French companies through an approved platform: platforms work since September 2026, and small companies
 * must use one from September 2027 (loi de finances 2024, article 91). A decree may move a date by three months.
 */
const OBLIGATIONS: readonly DatedObligation[] = [
  { key: 'platform_allowed', from: '2026-09-01', until: '2027-08-31' },
  { key: 'platform_required', from: '2027-09-01', until: null },
]

/** Returns the obligation on a day; undefined before the first one. @param day ISO date */
export const obligationOn = (day: string): DatedObligation['key'] | undefined =>
  OBLIGATIONS.find(({ from, until }) => from <= day && (until === null || day <= until))?.key

/** Returns whether a document goes to an e-invoicing platform: it is for a French company, and not a test. */
export function isForPlatform({ isTest, issuedOn, buyer }: Pick<InvoiceDocument, 'isTest' | 'issuedOn' | 'buyer'>) {
  const isFrench = buyer.siren !== '' || countryOfVatNumber(buyer.vatNumber) === HOME_COUNTRY
  return !isTest && isFrench && obligationOn(issuedOn) !== undefined
}
