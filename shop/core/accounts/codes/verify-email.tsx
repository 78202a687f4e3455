import { useState } from 'react'
import { texts } from '#texts/core/accounts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { CODE_GOOD_FOR_MINUTES } from '../account-limits.ts'
import { CodeField } from './code-field.tsx'
import { ResendCode } from './resend-code.tsx'

const schema = async () => (await import('../account-forms.contract.ts')).WithCode

interface VerifyEmailProps {
  email: string
  errors: FieldErrors | undefined
  /** Label of the submit button. */
  submit: string
  /** Address of the previous step. */
  back: string
}

/** The last step of e-mail wizards: the code. */
export function VerifyEmail({ errors, submit, back, ...given }: VerifyEmailProps) {
  // After success the draft is cleared while this step is still visible.
  const [email] = useState(given.email)
  return (
    <>
      <p className="mb-6 text-muted">
        <Sentence
          of={texts.aCodeIsOnItsWayTo(
            <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>,
            CODE_GOOD_FOR_MINUTES,
          )}
        />
      </p>
      <ShopForm schema={schema} errors={errors}>
        <CodeField takeFocus />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{submit}</SubmitButton>
          <ButtonLink to={back} weight="secondary">
            {texts.back}
          </ButtonLink>
        </div>
      </ShopForm>
      <ResendCode email={email} />
    </>
  )
}
