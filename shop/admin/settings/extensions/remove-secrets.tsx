import { useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/settings/extensions'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { useVersionedAnswer } from '../../../ui/forms/use-versioned-answer.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { OwnPassword } from '../connections/connection-form.tsx'
import type { ConnectionResult } from '../connections/save-connection.ts'
import type { ExtensionResponse } from './extensions.contract.ts'

/** The button and dialog that remove the stored secrets of an extension. */
export function RemoveSecrets({ extension }: { extension: ExtensionResponse }) {
  const fetcher = useFetcher<ConnectionResult<ExtensionResponse | undefined>>()
  const [isOpen, setOpen] = useState(false)
  const { name, payments, needs_password } = extension
  const { theirs } = useVersionedAnswer(fetcher.data) ?? {}
  return (
    <>
      <Button
        weight="secondary"
        className="mt-3"
        aria-label={texts.removeSecretsOf(name)}
        onClick={() => setOpen(true)}
      >
        {texts.removeSecrets}
      </Button>
      {isOpen && (
        <Dialog title={texts.sureToRemove(name)} close={() => setOpen(false)}>
          <p>{payments.length > 0 ? texts.afterRemovalOfProvider : texts.afterRemoval}</p>
          <ShopForm fetcher={fetcher} errors={fetcher.data?.errors} className="mt-5">
            <input type="hidden" name="extension" value={name} />
            <input type="hidden" name="version" value={(theirs ?? extension).settings_version} />
            <input type="hidden" name="is_removed" value="on" />
            {needs_password && <OwnPassword />}
            <div className="flex flex-wrap justify-end gap-3">
              <Button weight="secondary" onClick={() => setOpen(false)}>
                {texts.cancel}
              </Button>
              <SubmitButton weight="danger" name="intent" value="save">
                {texts.removeSecrets}
              </SubmitButton>
            </div>
          </ShopForm>
        </Dialog>
      )}
    </>
  )
}
