import { href } from 'react-router'
import { texts } from '#texts/core/accounts/addresses'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { apiFrom } from '../../api.ts'
import { accountScreen } from '../account-screen.tsx'
import type { Route } from './+types/new-address.page'
import { AddressForm } from './address-form.tsx'
import { loadAddresses } from './load-addresses.ts'
import { OwnAddresses } from './own-addresses.tsx'
import { saveTypedAddress } from './save-typed-address.ts'

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.newAddress)

export const clientLoader = ({ context }: Route.ClientLoaderArgs) => loadAddresses(context)

export const clientAction = async ({ request, context }: Route.ClientActionArgs) =>
  saveTypedAddress(apiFrom(context), await request.formData())

export const handle = localizedConstant(() =>
  accountScreen({
    title: texts.newAddress,
    reason: texts.mustLogInToSeeAddresses,
    up: { to: href('/account/addresses'), name: texts.addresses },
  }),
)

export default function NewAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OwnAddresses loaded={loaderData}>
      {(addresses) => <AddressForm canBecomeDefault={addresses.length > 0} result={actionData} />}
    </OwnAddresses>
  )
}
