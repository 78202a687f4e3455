import { href, useLocation } from 'react-router'
import type { FieldErrors } from '../../../lib/form-data.ts'
import { ShopForm } from '../../forms/shop-form.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { PasswordLost } from '../signup/password-lost.tsx'
import { useDraft } from '../wizard-draft.ts'
import { resetDraft } from './reset-password-draft.ts'

const knownEmail = async () => (await import('../account-forms.contract.ts')).WithEmail
const newPasswords = async () => (await import('../account-forms.contract.ts')).NewPasswords

interface StepProps {
  errors: FieldErrors | undefined
}

export function EnterEmail({ errors }: StepProps) {
  const [typed, key] = useDraft(resetDraft)
  return (
    <ShopForm key={key} schema={knownEmail} errors={errors}>
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        hint="A code goes to this address. You will need it to set a new password."
        defaultValue={typed.email}
      />
      <SubmitButton>Continue</SubmitButton>
    </ShopForm>
  )
}

export function EnterNewPassword({ errors }: StepProps) {
  const [typed] = useDraft(resetDraft)
  const state = useLocation().state as { isPasswordLost?: true } | null
  return (
    <ShopForm schema={newPasswords} errors={errors}>
      {state?.isPasswordLost && <PasswordLost />}
      {/* For password managers, which keep a password with its name. */}
      <input type="email" autoComplete="username" value={typed.email ?? ''} readOnly hidden />
      <TextField
        name="password1"
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters. 15 or more are better, and any are welcome."
        defaultValue={typed.password1}
      />
      <TextField
        name="password2"
        label="New password again"
        type="password"
        autoComplete="new-password"
        defaultValue={typed.password2}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>Continue</SubmitButton>
        <ButtonLink to={href('/reset_password')} weight="secondary">
          Back
        </ButtonLink>
      </div>
    </ShopForm>
  )
}
