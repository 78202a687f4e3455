import { useState } from 'react'
import { texts } from '#texts/sales/checkout'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import type { Address } from '../../../core/addresses/address.contract.ts'
import { AddressFields } from '../../../core/addresses/address-fields.tsx'
import { EMPTY_ADDRESS } from '../../../core/addresses/address-lines.ts'
import { addressRules } from '../../../core/addresses/address-rules.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { readAddressFields } from './read-address-fields.ts'

interface BillingPartProps {
  billing: Address | undefined
  /** An incomplete address from before a reload. */
  typed: Partial<Address> | undefined
  onTyped: (typed: Partial<Address>) => void
  errors: FieldErrors | undefined
  done: (billing: Address) => void
}

/** The billing address, if it differs from the delivery address. */
export function BillingPart({ billing, typed, errors, onTyped, done }: BillingPartProps) {
  const [first] = useState(() => ({ ...EMPTY_ADDRESS, ...billing, ...typed }))
  return (
    <div onInput={({ target }) => onTyped(readAddressFields(target))}>
      <ShopForm
        schema={addressRules}
        errors={errors}
        onSend={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          void addressRules().then((rules) => done(bodyFrom(rules, form)))
        }}
      >
        <AddressFields address={first} purpose="billing" />
        <SubmitButton className="sm:w-fit">{texts.continueLabel}</SubmitButton>
      </ShopForm>
    </div>
  )
}
