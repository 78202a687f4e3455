import { href, Link } from 'react-router'
import type { FieldErrors } from '../../../lib/form-data.ts'
import { ShopForm } from '../../forms/shop-form.tsx'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useDraft } from '../wizard-draft.ts'
import { PasswordLost } from './password-lost.tsx'
import { signupDraft } from './signup-draft.ts'

const schema = async () => (await import('./signup-form.ts')).AccountDetails

/** Step 0 of the signup. */
export function AccountDetailsStep({ errors }: { errors: FieldErrors | undefined }) {
  const [typed, key] = useDraft(signupDraft)
  const isPasswordLost = typed.email !== undefined && typed.password === undefined
  return (
    <ShopForm key={key} schema={schema} errors={errors}>
      {isPasswordLost && <PasswordLost />}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField name="first_name" label="First name" autoComplete="given-name" defaultValue={typed.first_name} />
        <TextField name="last_name" label="Last name" autoComplete="family-name" defaultValue={typed.last_name} />
      </div>
      <TextField name="email" label="Email" type="email" autoComplete="username" defaultValue={typed.email} />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters. 15 or more are better, and any are welcome."
        defaultValue={typed.password}
      />
      <CheckBox name="agreed_to_terms" defaultChecked={typed.agreed_to_terms === 'on'}>
        I agree to the{' '}
        <Link
          to={href('/terms_of_services')}
          target="_blank"
          className="font-medium text-accent underline underline-offset-4"
        >
          Terms of Service<span className="sr-only"> (opens another tab)</span>
        </Link>
      </CheckBox>
      <SubmitButton>Continue</SubmitButton>
    </ShopForm>
  )
}
