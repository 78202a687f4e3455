import { href, useLocation } from 'react-router'
import { texts } from '#texts/core/accounts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
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
        label={texts.email}
        type="email"
        autoComplete="username"
        hint={texts.resetCodeHint}
        defaultValue={typed.email}
      />
      <SubmitButton>{texts.continueLabel}</SubmitButton>
    </ShopForm>
  )
}

export function EnterNewPassword({ errors }: StepProps) {
  const [typed] = useDraft(resetDraft)
  const state = useLocation().state as { isPasswordLost?: true } | null
  return (
    <ShopForm schema={newPasswords} errors={errors}>
      {state?.isPasswordLost && <PasswordLost />}
      {/* For password managers, which store a password with its account. */}
      <input type="email" autoComplete="username" value={typed.email ?? ''} readOnly hidden />
      <TextField
        name="password1"
        label={texts.newPassword}
        type="password"
        autoComplete="new-password"
        hint={texts.atLeast8Characters15}
        defaultValue={typed.password1}
      />
      <TextField
        name="password2"
        label={texts.newPasswordAgain}
        type="password"
        autoComplete="new-password"
        defaultValue={typed.password2}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{texts.continueLabel}</SubmitButton>
        <ButtonLink to={href('/reset_password')} weight="secondary">
          {texts.back}
        </ButtonLink>
      </div>
    </ShopForm>
  )
}
