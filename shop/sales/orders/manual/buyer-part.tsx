import { texts } from '#texts/sales/orders/manual'
import { isVatNumber, normalVatNumber, vatNumberProblem } from '../../../../lib/company-numbers/vat-number.ts'
import { AddressFields } from '../../../core/addresses/address-fields.tsx'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { CompanyFields } from '../../companies/company-fields.tsx'
import type { NewOrderAnswer } from './new-order-answer.ts'

/** The company and the billing address, as entered. */
export interface EnteredBuyer {
  isCompany: boolean
  /** As typed. */
  vatNumber: string
  isBilledElsewhere: boolean
}

export const CONSUMER: EnteredBuyer = { isCompany: false, vatNumber: '', isBilledElsewhere: false }

/** Returns the part of a quote request with the VAT number; an incomplete or mistyped number is left out. */
export function buyerWish({ isCompany, vatNumber }: EnteredBuyer): { vat_number?: string } {
  const isPlausible = isVatNumber(vatNumber) && vatNumberProblem(vatNumber) === undefined
  return isCompany && isPlausible ? { vat_number: normalVatNumber(vatNumber) } : {}
}

interface BuyerPartProps {
  buyer: EnteredBuyer
  setBuyer: (buyer: EnteredBuyer) => void
}

/** The company that buys, with the answer of VIES about its VAT number. */
export function CompanyPart({ buyer, setBuyer, quote }: BuyerPartProps & { quote: NewOrderAnswer['quote'] }) {
  return (
    <>
      <CheckBox
        name="is_company"
        required={false}
        checked={buyer.isCompany}
        onChange={({ target }) => setBuyer({ ...buyer, isCompany: target.checked, vatNumber: '' })}
      >
        {texts.forCompany}
      </CheckBox>
      {buyer.isCompany && (
        <div
          className="mt-3 grid gap-5"
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement && target.name === 'company[vat_number]')
              setBuyer({ ...buyer, vatNumber: target.value })
          }}
        >
          <CompanyFields within="company" />
          <p role="status" className="text-sm empty:hidden">
            {quote?.vat_check && texts.VAT_CHECKS[quote.vat_check]}
            {quote?.is_reverse_charge && ` ${texts.withoutVat}`}
          </p>
        </div>
      )}
    </>
  )
}

/** The billing address, which a company without delivery must have. */
export function BillingPart({ buyer, setBuyer, isDelivered }: BuyerPartProps & { isDelivered: boolean }) {
  const isRequired = buyer.isCompany && !isDelivered
  return (
    <>
      {isRequired ? (
        <p className="text-muted text-sm">{texts.companyNeedsBilling}</p>
      ) : (
        <CheckBox
          name="is_billed_elsewhere"
          required={false}
          checked={buyer.isBilledElsewhere}
          onChange={({ target }) => setBuyer({ ...buyer, isBilledElsewhere: target.checked })}
        >
          {isDelivered ? texts.billedElsewhere : texts.withBillingAddress}
        </CheckBox>
      )}
      {(isRequired || buyer.isBilledElsewhere) && (
        <div className="mt-3 grid gap-5">
          <AddressFields within="billing" purpose="billing" />
        </div>
      )}
    </>
  )
}
