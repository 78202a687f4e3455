import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { texts } from '#texts/core/accounts/addresses'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { apiFrom } from '../../api.ts'
import { accountScreen } from '../account-screen.tsx'
import type { Route } from './+types/edit-address.page'
import { AddressForm } from './address-form.tsx'
import { loadAddresses } from './load-addresses.ts'
import { OwnAddresses } from './own-addresses.tsx'
import { saveTypedAddress } from './save-typed-address.ts'

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.editAddress)

export const clientLoader = ({ context }: Route.ClientLoaderArgs) => loadAddresses(context)

/** Unsaved entries stay on the screen, also if the address was deleted in another tab. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && formMethod === undefined

export const clientAction = async ({ request, context, params }: Route.ClientActionArgs) =>
  saveTypedAddress(apiFrom(context), await request.formData(), params.id)

export const handle = localizedConstant(() =>
  accountScreen({
    title: texts.editAddress,
    reason: texts.mustLogInToSeeAddresses,
    up: { to: href('/account/addresses'), name: texts.addresses },
  }),
)

export default function EditAddressPage({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <OwnAddresses loaded={loaderData}>
      {(addresses) => {
        const address = addresses.find(({ id }) => String(id) === params.id)
        if (!address) return <p>{texts.thisAddressNoLongerExists}</p>
        return (
          <AddressForm key={address.id} address={address} canBecomeDefault={!address.is_default} result={actionData} />
        )
      }}
    </OwnAddresses>
  )
}
