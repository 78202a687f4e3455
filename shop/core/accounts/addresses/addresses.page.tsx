import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/core/accounts/addresses'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import {
  changeAddress,
  deleteAddress,
  listAddresses,
  MAX_ADDRESSES,
  type SavedAddress,
} from '../../addresses/saved/saved-addresses.contract.ts'
import { apiFrom } from '../../api.ts'
import { accountScreen } from '../account-screen.tsx'
import type { Route } from './+types/addresses.page'
import { AddressCard } from './address-card.tsx'
import { loadAddresses } from './load-addresses.ts'
import { OwnAddresses } from './own-addresses.tsx'

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.addresses)

export const clientLoader = ({ context }: Route.ClientLoaderArgs) => loadAddresses(context)

/** Deletes the address of the form (DELETE) or makes it the default (other methods). */
export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const api = apiFrom(context)
  const id = String((await request.formData()).get('id'))
  return request.method === 'DELETE'
    ? runAction(api(deleteAddress, { params: { id } }), texts.addressDeleted)
    : runAction(becomeDefault(api, id), texts.nowTheDefault)
}

async function becomeDefault(api: ReturnType<typeof apiFrom>, id: string): Promise<void> {
  const address = (await api(listAddresses, {})).find((one) => String(one.id) === id)
  // An address deleted in another tab disappears with the reload after this action.
  if (address) await api(changeAddress, { params: { id }, body: { ...address, is_default: true } })
}

export const handle = localizedConstant(() =>
  accountScreen({ title: texts.addresses, reason: texts.mustLogInToSeeAddresses }),
)

export default function AddressesPage({ loaderData }: Route.ComponentProps) {
  return <OwnAddresses loaded={loaderData}>{(addresses) => <Addresses addresses={addresses} />}</OwnAddresses>
}

function Addresses({ addresses }: { addresses: readonly SavedAddress[] }) {
  const add = useRef<HTMLAnchorElement>(null)
  const count = useRef(addresses.length)
  useEffect(() => {
    // The focused button disappeared with the deleted address.
    if (addresses.length < count.current) add.current?.focus()
    count.current = addresses.length
  }, [addresses.length])
  return (
    <div className="grid gap-5">
      {addresses.length === 0 && <p className="text-muted">{texts.noneYet}</p>}
      {addresses.length > 0 && (
        <ul className="grid gap-4">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
        </ul>
      )}
      {addresses.length < MAX_ADDRESSES ? (
        <ButtonLink
          ref={add}
          to={href('/account/addresses/new')}
          weight={addresses.length === 0 ? 'primary' : 'secondary'}
          className="justify-self-start"
        >
          {texts.addAnAddress}
        </ButtonLink>
      ) : (
        <p className="text-muted">{texts.youHaveSavedTheMaximum(MAX_ADDRESSES)}</p>
      )}
    </div>
  )
}
