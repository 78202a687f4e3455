import { texts } from '#texts/core/accounts/addresses'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { FormattedAddress } from '../../addresses/formatted-address.tsx'
import type { SavedAddress } from '../../addresses/saved/saved-addresses.contract.ts'

/** The confirmation before an address is deleted. A toast shows the result. */
export const DeleteAddress = ({ address, close }: { address: SavedAddress; close: () => void }) => (
  <FormDialog
    title={texts.deleteThisAddress}
    intro={<FormattedAddress address={address} />}
    method="delete"
    hidden={{ id: address.id }}
    button={texts.deleteTheAddress}
    cancel={texts.keepIt}
    close={close}
  />
)
