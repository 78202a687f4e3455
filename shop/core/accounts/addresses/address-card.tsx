import { useCallback, useEffect, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/core/accounts/addresses'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { FormattedAddress } from '../../addresses/formatted-address.tsx'
import type { SavedAddress } from '../../addresses/saved/saved-addresses.contract.ts'
import { DeleteAddress } from './delete-address.tsx'

/** A saved address with its actions. */
export function AddressCard({ address }: { address: SavedAddress }) {
  const { id, is_default, street } = address
  const [isAsking, setAsking] = useState(false)
  const close = useCallback(() => setAsking(false), [])
  return (
    <li className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-start justify-between gap-4">
        <FormattedAddress address={address} />
        {is_default && (
          <p className="shrink-0 rounded-full bg-sunken px-3 py-0.5 font-medium text-sm">{texts.defaultAddress}</p>
        )}
      </div>
      <div className="-mx-3 mt-3 -mb-2 flex flex-wrap">
        <EditLink id={id} street={street} isDefault={is_default} />
        {!is_default && <MakeDefault id={id} street={street} />}
        <Button
          weight="quiet"
          className="px-3"
          aria-label={texts.actionOn(texts.deleteIt, street)}
          onClick={() => setAsking(true)}
        >
          {texts.deleteIt}
        </Button>
      </div>
      {isAsking && <DeleteAddress address={address} close={close} />}
    </li>
  )
}

/** Takes the focus when its address becomes the default, because the pressed button disappears. */
function EditLink({ id, street, isDefault }: { id: number; street: string; isDefault: boolean }) {
  const link = useRef<HTMLAnchorElement>(null)
  const was = useRef(isDefault)
  useEffect(() => {
    if (isDefault && !was.current) link.current?.focus()
    was.current = isDefault
  }, [isDefault])
  return (
    <ButtonLink
      ref={link}
      to={href('/account/addresses/:id', { id: String(id) })}
      weight="quiet"
      className="px-3"
      aria-label={texts.actionOn(texts.edit, street)}
    >
      {texts.edit}
    </ButtonLink>
  )
}

function MakeDefault({ id, street }: { id: number; street: string }) {
  const fetcher = useFetcher()
  return (
    <ShopForm fetcher={fetcher}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton weight="quiet" className="px-3" aria-label={texts.actionOn(texts.makeDefault, street)}>
        {texts.makeDefault}
      </SubmitButton>
    </ShopForm>
  )
}
