import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/core/accounts/addresses'
import { Button } from '../../../ui/button.tsx'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { FormattedAddress } from '../../addresses/formatted-address.tsx'
import type { SavedAddress } from '../../addresses/saved/saved-addresses.contract.ts'

/** The confirmation before an address is deleted. A toast shows the result. */
export function DeleteAddress({ address, close }: { address: SavedAddress; close: () => void }) {
  const fetcher = useFetcher<ActionResult>()
  const answer = fetcher.data
  useEffect(() => {
    if (answer) close()
  }, [answer, close])
  return (
    <Dialog title={texts.deleteThisAddress} close={close}>
      <FormattedAddress address={address} />
      <ShopForm fetcher={fetcher} method="delete" className="mt-6">
        <input type="hidden" name="id" value={address.id} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            {texts.keepIt}
          </Button>
          <SubmitButton weight="danger">{texts.deleteTheAddress}</SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
