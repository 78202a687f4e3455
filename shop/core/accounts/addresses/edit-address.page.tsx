import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { texts } from '#texts/core/accounts/addresses'
import { listAddresses } from '../../addresses/saved/saved-addresses.contract.ts'
import { customerPage } from '../customer-page.tsx'
import { AddressForm } from './address-form.tsx'
import { saveTypedAddress } from './save-typed-address.ts'

const screen = customerPage(() => ({
  title: texts.editAddress,
  reason: texts.mustLogInToSeeAddresses,
  up: { to: href('/account/addresses'), name: texts.addresses },
  failedToLoad: texts.failedToLoad,
  load: (api) => api(listAddresses, {}),
  submit: (api, form, { params }) => saveTypedAddress(api, form, params.id),
  view: (addresses, { result, params }) => {
    const address = addresses.find(({ id }) => String(id) === params.id)
    if (!address) return <p>{texts.thisAddressNoLongerExists}</p>
    return <AddressForm key={address.id} address={address} canBecomeDefault={!address.is_default} result={result} />
  },
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

/** Unsaved entries stay on the screen, also if the address was deleted in another tab. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && formMethod === undefined
