import { texts } from '#texts/sales/orders'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { AddressFields } from '../../../core/addresses/address-fields.tsx'
import { addressLines } from '../../../core/addresses/address-lines.ts'
import { addressRules } from '../../../core/addresses/address-rules.ts'
import { typedAddress } from '../../../core/addresses/typed-address.ts'
import { FormDraftNotice } from '../../../core/auth/form-drafts/form-draft-notice.tsx'
import { useFormDraft } from '../../../core/auth/form-drafts/use-form-draft.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { findOwnAddress } from './correct-address.contract.ts'

interface CorrectAddressProps {
  id: string
  order: ResponseOf<typeof findOwnAddress>
  errors: FieldErrors | undefined
}

/** The form that corrects the delivery address; explains if it is too late for a change. */
export function CorrectAddress({ id, order: { address, can_be_corrected }, errors }: CorrectAddressProps) {
  const draft = useFormDraft(`address-of-order-${id}`)
  if (!can_be_corrected) return <p>{texts.thisOrderHasBeen}</p>
  return (
    <div className="max-w-md">
      <p className="mb-5 text-muted">{texts.addressOfOrder(id)}</p>
      <ShopForm key={draft.key} schema={addressRules} errors={errors}>
        <FormDraftNotice draft={draft} />
        <input type="hidden" name="seen" value={[...addressLines(address), address.phone].join('\n')} />
        <AddressFields address={typedAddress(draft.typed, address)} purpose="shipping" countries={[address.country]} />
        <SubmitButton>{texts.saveAddress}</SubmitButton>
      </ShopForm>
    </div>
  )
}
