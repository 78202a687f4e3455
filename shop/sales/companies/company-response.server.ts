import type { CheckedCompany, OrderCompany, VatCheckResult } from './company.contract.ts'

interface CompanyRow extends OrderCompany {
  vat_check: VatCheckResult | null
  checked_name: string
  request_identifier: string
  checked_at: Date | string | null
  version: number
}

/** Converts the company of an order to its API form; null for a consumer and after anonymization. */
export const companyResponse = (row: OrderCompany | null): OrderCompany | null =>
  row && row.name !== '' ? { name: row.name, vat_number: row.vat_number, siren: row.siren } : null

/** Converts the company of an order to its API form for staff. */
export const checkedCompanyResponse = (row: CompanyRow): CheckedCompany => ({
  ...{ name: row.name, vat_number: row.vat_number, siren: row.siren, version: row.version },
  ...{ vat_check: row.vat_check, checked_name: row.checked_name, request_identifier: row.request_identifier },
  checked_at: row.checked_at === null ? null : new Date(row.checked_at).toISOString(),
})
