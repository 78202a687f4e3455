import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/core/accounts/addresses'
import { ButtonLink } from '../../../ui/button.tsx'
import { runAction } from '../../../ui/feedback/run-action.ts'
import {
  changeAddress,
  deleteAddress,
  listAddresses,
  MAX_ADDRESSES,
  type SavedAddress,
} from '../../addresses/saved/saved-addresses.contract.ts'
import type { Api } from '../../api.ts'
import { customerPage } from '../customer-page.tsx'
import { AddressCard } from './address-card.tsx'

const screen = customerPage(() => ({
  title: texts.addresses,
  reason: texts.mustLogInToSeeAddresses,
  failedToLoad: texts.failedToLoad,
  load: (api) => api(listAddresses, {}),
  // Deletes the address of the form (DELETE) or makes it the default (other methods).
  submit: (api, form, { request }) => {
    const id = String(form.get('id'))
    return request.method === 'DELETE'
      ? runAction(api(deleteAddress, { params: { id } }), texts.addressDeleted)
      : runAction(becomeDefault(api, id), texts.nowTheDefault)
  },
  view: (addresses) => <Addresses addresses={addresses} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

async function becomeDefault(api: Api, id: string): Promise<void> {
  const address = (await api(listAddresses, {})).find((one) => String(one.id) === id)
  // An address deleted in another tab disappears with the reload after this action.
  if (address) await api(changeAddress, { params: { id }, body: { ...address, is_default: true } })
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
