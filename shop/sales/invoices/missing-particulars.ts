import type { LegalDetails } from '../../../lib/shop-identity.ts'

/** The fields of the legal notice that each invoice must contain. */
const REQUIRED = ['operator', 'legal_form', 'address', 'registration'] as const

type Particulars = Pick<LegalDetails, (typeof REQUIRED)[number] | 'vat_number'>

/**
 * Returns the mandatory particulars of the seller that are missing (Code général des impôts, annexe II, article 242
 * nonies A; Code de commerce, R123-237).
 * @param chargesVat false for a seller that is exempt from VAT, who may have no VAT number
 */
export function missingParticulars(legal: Particulars, chargesVat: boolean): (keyof Particulars)[] {
  const required = chargesVat ? ([...REQUIRED, 'vat_number'] as const) : REQUIRED
  return required.filter((field) => legal[field].trim() === '')
}
