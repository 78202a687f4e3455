import { useState } from 'react'
import * as texts from '#texts/checkout'
import { bodyFrom } from '../../../lib/forms/form-data.ts'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import type { Address } from '../../addresses/address.contract.ts'
import { AddressFields } from '../../addresses/address-fields.tsx'
import { EMPTY_ADDRESS } from '../../addresses/address-lines.ts'
import { addressRules } from '../../addresses/address-rules.ts'
import { ShopForm } from '../../forms/shop-form.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { typedIn } from './typed-in.ts'

interface BillingPartProps {
  billing: Address | undefined
  /** What was typed and not finished, before the page was loaded again. */
  typed: Partial<Address> | undefined
  onTyped: (typed: Partial<Address>) => void
  errors: FieldErrors | undefined
  done: (billing: Address) => void
}

/** To whom an order is billed, where that is another address than the one of the delivery. */
export function BillingPart({ billing, typed, errors, onTyped, done }: BillingPartProps) {
  const [first] = useState(() => ({ ...EMPTY_ADDRESS, ...billing, ...typed }))
  return (
    <div onInput={({ target }) => onTyped(typedIn(target))}>
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
        <SubmitButton className="sm:w-fit">{texts.goOn}</SubmitButton>
      </ShopForm>
    </div>
  )
}
