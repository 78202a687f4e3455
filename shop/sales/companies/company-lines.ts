import { texts } from '#texts/sales/companies'
import type { OrderCompany } from './company.contract.ts'

/** Returns a company as lines: name, VAT number and SIREN, each if it is known. */
export const companyLines = ({ name, vat_number, siren }: OrderCompany): string[] =>
  [name, vat_number && texts.vatNumberOf(vat_number), siren && texts.sirenOf(siren)].filter(Boolean)
