import { href, redirect } from 'react-router'
import { texts } from '#texts/core/accounts/addresses'
import { CallFailed } from '../../../../lib/api-client.ts'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import { type FieldErrors, NO_ERRORS } from '../../../../lib/forms/form-errors.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { addressRules } from '../../addresses/address-rules.ts'
import {
  changeAddress,
  listAddresses,
  type SavedAddress,
  saveAddress,
} from '../../addresses/saved/saved-addresses.contract.ts'
import type { Api } from '../../api.ts'

/** Why an address was not saved. */
export interface AddressNotSaved {
  errors: FieldErrors
  /** The current version, after a conflicting change. */
  theirs?: SavedAddress | undefined
}

/** Saves the entered address and navigates to the list. @param id undefined for a new address */
export async function saveTypedAddress(api: Api, form: FormData, id?: string): Promise<AddressNotSaved | Response> {
  const body = { ...bodyFrom(await addressRules(), form), is_default: form.has('is_default') }
  try {
    await (id === undefined
      ? api(saveAddress, { body })
      : api(changeAddress, { params: { id }, body: { ...body, version: String(form.get('version')) } }))
  } catch (error) {
    const errors = toastApiError(error)
    if (!(error instanceof CallFailed && error.status === 409)) return { errors }
    const now = await api(listAddresses, {}).catch(() => [])
    return { errors: NO_ERRORS, theirs: now.find((one) => String(one.id) === id) }
  }
  toast({ kind: 'success', text: texts.addressSaved })
  return redirect(href('/account/addresses'))
}
