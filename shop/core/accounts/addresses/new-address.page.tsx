import { href } from 'react-router'
import { texts } from '#texts/core/accounts/addresses'
import { listAddresses } from '../../addresses/saved/saved-addresses.contract.ts'
import { customerPage } from '../customer-page.tsx'
import { AddressForm } from './address-form.tsx'
import { saveTypedAddress } from './save-typed-address.ts'

const screen = customerPage(() => ({
  title: texts.newAddress,
  reason: texts.mustLogInToSeeAddresses,
  up: { to: href('/account/addresses'), name: texts.addresses },
  failedToLoad: texts.failedToLoad,
  load: (api) => api(listAddresses, {}),
  submit: (api, form) => saveTypedAddress(api, form),
  view: (addresses, { result }) => <AddressForm canBecomeDefault={addresses.length > 0} result={result} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
