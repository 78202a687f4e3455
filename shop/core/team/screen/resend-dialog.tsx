import { texts } from '#texts/core/team/screen'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import type { Invitation } from '../team.contract.ts'
import { OwnPasswordField } from './own-password-field.tsx'

const schema = async () => (await import('../role-form.contract.ts')).SenderPassword

interface ResendDialogProps {
  invitation: Invitation
  close: () => void
}

/** Asks for the owner's password before an invitation is sent again. Closes after success. */
export function ResendDialog({ invitation: { id, email }, close }: ResendDialogProps) {
  return (
    <FormDialog
      title={texts.sendAgainTitle}
      intro={<p className="text-muted wrap-anywhere">{texts.newLink(email)}</p>}
      schema={schema}
      hidden={{ intent: 'resend', id, name: email }}
      button={texts.sendAgain}
      isDangerous={false}
      cancel={texts.cancel}
      close={close}
    >
      <OwnPasswordField />
    </FormDialog>
  )
}
