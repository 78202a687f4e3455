import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/core/team/screen'
import { Button } from '../../../ui/button.tsx'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { Invitation } from '../team.contract.ts'
import { OwnPasswordField } from './own-password-field.tsx'

const schema = async () => (await import('../role-form.contract.ts')).SenderPassword

interface ResendDialogProps {
  invitation: Invitation
  close: () => void
}

/** Asks for the owner's password before an invitation is sent again. Closes after success. */
export function ResendDialog({ invitation: { id, email }, close }: ResendDialogProps) {
  const fetcher = useFetcher<ActionResult>()
  const { data, state } = fetcher
  useEffect(() => {
    if (data?.isDone && state === 'idle') close()
  }, [data, state, close])
  return (
    <Dialog title={texts.sendAgainTitle} close={close}>
      <p className="mb-5 text-muted wrap-anywhere">{texts.newLink(email)}</p>
      <ShopForm fetcher={fetcher} schema={schema} errors={data?.errors}>
        <input type="hidden" name="intent" value="resend" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="name" value={email} />
        <OwnPasswordField />
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            {texts.cancel}
          </Button>
          <SubmitButton>{texts.sendAgain}</SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
