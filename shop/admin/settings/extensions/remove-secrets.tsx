import { useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/settings/extensions'
import { Button } from '../../../ui/button.tsx'
import { useVersionedAnswer } from '../../../ui/forms/use-versioned-answer.ts'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
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
        <FormDialog
          fetcher={fetcher}
          title={texts.sureToRemove(name)}
          intro={<p>{payments.length > 0 ? texts.afterRemovalOfProvider : texts.afterRemoval}</p>}
          hidden={{
            intent: 'save',
            extension: name,
            version: (theirs ?? extension).settings_version,
            is_removed: 'on',
          }}
          button={texts.removeSecrets}
          cancel={texts.cancel}
          close={() => setOpen(false)}
        >
          {needs_password && <OwnPassword />}
        </FormDialog>
      )}
    </>
  )
}
