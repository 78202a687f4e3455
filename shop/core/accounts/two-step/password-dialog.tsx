import { texts } from '#texts/core/accounts/two-step'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useScreenOwner } from '../../auth/guards/customer-context.ts'
import { UsernameField } from '../username-field.tsx'
import type { TwoStepIntent } from './two-step-action.ts'

const ownPassword = async () => (await import('../account-forms.contract.ts')).WithPassword
const newPasskey = async () => (await import('./two-step-forms.contract.ts')).NamedWithPassword

/** An action that requires the password. */
export interface PasswordQuestion {
  intent: TwoStepIntent
  title: string
  text?: string
  isDanger?: true
  /** The passkey of the action. */
  id?: number
  /** Default name of a new passkey. */
  name?: string
}

interface PasswordDialogProps {
  question: PasswordQuestion
  errors: FieldErrors | undefined
  close: () => void
}

/** Asks for the password before a factor is added or removed. */
export function PasswordDialog({ question, errors, close }: PasswordDialogProps) {
  const { intent, title, text, isDanger, id, name } = question
  const { email } = useScreenOwner()
  return (
    <Dialog title={title} close={close}>
      <p className="mb-5 text-muted">{[text, texts.enterYourPasswordToConfirm].filter(Boolean).join(' ')}</p>
      <ShopForm schema={name === undefined ? ownPassword : newPasskey} errors={errors}>
        <UsernameField email={email} />
        <input type="hidden" name="intent" value={intent} />
        {id !== undefined && <input type="hidden" name="id" value={id} />}
        {name !== undefined && (
          <TextField
            name="name"
            label={texts.name}
            hint={texts.aNameYouWillRecogniseHint}
            defaultValue={name}
            maxLength={60}
          />
        )}
        <TextField name="password" label={texts.password} type="password" autoComplete="current-password" />
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            {texts.cancel}
          </Button>
          <SubmitButton weight={isDanger ? 'danger' : 'primary'}>{isDanger ? title : texts.continueLabel}</SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
