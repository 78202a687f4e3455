import * as texts from '#texts/orders'
import type { ResponseOf } from '../../../lib/endpoint.ts'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import { AddressFields } from '../../addresses/address-fields.tsx'
import { addressLines } from '../../addresses/address-lines.ts'
import { addressRules } from '../../addresses/address-rules.ts'
import { typedAddress } from '../../addresses/typed-address.ts'
import { ShopForm } from '../../forms/shop-form.tsx'
import { FormDraftNotice } from '../../session/form-drafts/form-draft-notice.tsx'
import { useFormDraft } from '../../session/form-drafts/use-form-draft.ts'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import type { findOwnAddress } from './correct-address.contract.ts'

interface CorrectAddressProps {
  id: string
  order: ResponseOf<typeof findOwnAddress>
  errors: FieldErrors | undefined
}

/** The form that corrects where an order goes; says so where that is too late. */
export function CorrectAddress({ id, order: { address, can_be_corrected }, errors }: CorrectAddressProps) {
  const kept = useFormDraft(`address-of-order-${id}`)
  if (!can_be_corrected) return <p>{texts.tooLateToCorrect}</p>
  return (
    <div className="max-w-md">
      <p className="mb-5 text-muted">{texts.addressOfOrder(id)}</p>
      <ShopForm key={kept.key} schema={addressRules} errors={errors}>
        <FormDraftNotice kept={kept} />
        <input type="hidden" name="seen" value={[...addressLines(address), address.phone].join('\n')} />
        <AddressFields address={typedAddress(kept.typed, address)} purpose="shipping" countries={[address.country]} />
        <SubmitButton>{texts.saveAddress}</SubmitButton>
      </ShopForm>
    </div>
  )
}
