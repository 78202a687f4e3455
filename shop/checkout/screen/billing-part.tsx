import * as texts from '#texts/checkout'
import { bodyFrom } from '../../../lib/forms/form-data.ts'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import type { Address } from '../../addresses/address.contract.ts'
import { AddressFields } from '../../addresses/address-fields.tsx'
import { addressRules } from '../../addresses/address-rules.ts'
import { typedAddress } from '../../addresses/typed-address.ts'
import { ShopForm } from '../../forms/shop-form.tsx'
import { FormDraftNotice } from '../../session/form-drafts/form-draft-notice.tsx'
import { useFormDraft } from '../../session/form-drafts/use-form-draft.ts'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'

interface BillingPartProps {
  billing: Address | undefined
  errors: FieldErrors | undefined
  done: (billing: Address) => void
}

/** To whom an order is billed, where that is another address than the one of the delivery. */
export function BillingPart({ billing, errors, done }: BillingPartProps) {
  const kept = useFormDraft('billing-address')
  return (
    <ShopForm
      key={kept.key}
      schema={addressRules}
      errors={errors}
      onSend={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        void addressRules().then((rules) => done(bodyFrom(rules, form)))
      }}
    >
      <FormDraftNotice kept={kept} />
      <AddressFields address={typedAddress(kept.typed, billing)} purpose="billing" />
      <SubmitButton className="sm:w-fit">{texts.goOn}</SubmitButton>
    </ShopForm>
  )
}
