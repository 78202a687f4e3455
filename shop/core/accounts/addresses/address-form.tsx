import { texts } from '#texts/core/accounts/addresses'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { useVersionedAnswer } from '../../../ui/forms/use-versioned-answer.ts'
import { AddressFields } from '../../addresses/address-fields.tsx'
import { addressRules } from '../../addresses/address-rules.ts'
import { FormattedAddress } from '../../addresses/formatted-address.tsx'
import type { SavedAddress } from '../../addresses/saved/saved-addresses.contract.ts'
import { typedAddress } from '../../addresses/typed-address.ts'
import { FormDraftNotice } from '../../auth/form-drafts/form-draft-notice.tsx'
import { useFormDraft } from '../../auth/form-drafts/use-form-draft.ts'
import type { AddressNotSaved } from './save-typed-address.ts'

interface AddressFormProps {
  /** Undefined for a new address. */
  address?: SavedAddress
  /** Whether another address is the default. */
  canBecomeDefault: boolean
  result: AddressNotSaved | undefined
}

/** The form of a saved address. */
export function AddressForm({ address, canBecomeDefault, result }: AddressFormProps) {
  const theirs = useVersionedAnswer(result)?.theirs
  const draft = useFormDraft(`address-${address?.id ?? 'new'}`)
  return (
    <ShopForm key={draft.key} schema={addressRules} errors={result?.errors}>
      <FormDraftNotice draft={draft} />
      {theirs && (
        <div role="alert" className="grid gap-3 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
          <p>{texts.changedMeanwhile}</p>
          <FormattedAddress address={theirs} />
          <p>{texts.saveAgain}</p>
        </div>
      )}
      {address && <input type="hidden" name="version" value={theirs?.version ?? address.version} />}
      <AddressFields address={typedAddress(draft.typed, address)} />
      {canBecomeDefault && (
        <CheckBox name="is_default" required={false} defaultChecked={draft.typed.is_default === 'on'}>
          {texts.isMyDefault}
        </CheckBox>
      )}
      <SubmitButton>{texts.saveTheAddress}</SubmitButton>
    </ShopForm>
  )
}
