import { href, Link } from 'react-router'
import { texts } from '#texts/sales/companies'
import { showDay } from '../../../../lib/texts/dates.ts'
import type { StaffOrder } from '../../orders/staff/staff-orders.contract.ts'
import type { CheckedCompany } from '../company.contract.ts'
import { companyLines } from '../company-lines.ts'

/** The company of an order with the check of its VAT number, and the link that edits or adds it. */
export function CompanyForStaff({ order: { id, checked_company: company, is_reverse_charge } }: { order: StaffOrder }) {
  return (
    <div className="grid gap-1 wrap-anywhere">
      {company && companyLines(company).map((line) => <p key={line}>{line}</p>)}
      {company?.vat_check && <VatCheck company={company} />}
      {is_reverse_charge && <p className="text-muted text-sm">{texts.noVatOnOrder}</p>}
      <p>
        <Link
          to={href('/admin/orders/:id/company', { id: String(id) })}
          className="lone-link underline underline-offset-4"
        >
          {company ? texts.editCompany : texts.addCompany}
        </Link>
      </p>
    </div>
  )
}

function VatCheck({ company }: { company: CheckedCompany }) {
  const { vat_check, checked_name, checked_at, request_identifier } = company
  const day = checked_at === null ? '' : showDay(checked_at)
  return (
    <div className="grid gap-1 text-muted text-sm">
      <p>
        {vat_check === 'valid'
          ? texts.checkedOn(day)
          : vat_check === 'invalid'
            ? texts.refusedOn(day)
            : texts.notCheckedYet}
      </p>
      {checked_name && <p>{texts.checkedName(checked_name)}</p>}
      {request_identifier && <p>{texts.proof(request_identifier)}</p>}
    </div>
  )
}
