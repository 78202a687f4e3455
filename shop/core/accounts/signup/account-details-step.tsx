import { href, Link } from 'react-router'
import { texts } from '#texts/core/accounts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { OffersBox } from '../../marketing-consent/offers-box.tsx'
import { useDraft } from '../wizard-draft.ts'
import { PasswordLost } from './password-lost.tsx'
import { signupDraft } from './signup-draft.ts'

const schema = async () => (await import('./signup-form.ts')).AccountDetails

/** Step 0 of the sign-up. */
export function AccountDetailsStep({ errors }: { errors: FieldErrors | undefined }) {
  const [typed, key] = useDraft(signupDraft)
  const isPasswordLost = typed.email !== undefined && typed.password === undefined
  return (
    <ShopForm key={key} schema={schema} errors={errors}>
      {isPasswordLost && <PasswordLost />}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          name="first_name"
          label={texts.firstName}
          autoComplete="given-name"
          defaultValue={typed.first_name}
        />
        <TextField name="last_name" label={texts.lastName} autoComplete="family-name" defaultValue={typed.last_name} />
      </div>
      <TextField name="email" label={texts.email} type="email" autoComplete="username" defaultValue={typed.email} />
      <TextField
        name="password"
        label={texts.password}
        type="password"
        autoComplete="new-password"
        hint={texts.atLeast8Characters15}
        defaultValue={typed.password}
      />
      <CheckBox name="agreed_to_terms" defaultChecked={typed.agreed_to_terms === 'on'}>
        <Sentence
          of={texts.iAgreeToTheTerms((name) => (
            <Link
              to={href('/terms_of_services')}
              target="_blank"
              className="font-medium text-accent underline underline-offset-4"
            >
              {name}
              <span className="sr-only">{texts.opensAnotherTab}</span>
            </Link>
          ))}
        />
      </CheckBox>
      <OffersBox name="offers_text_version" defaultChecked={Boolean(typed.offers_text_version)} />
      <SubmitButton>{texts.continueLabel}</SubmitButton>
    </ShopForm>
  )
}
