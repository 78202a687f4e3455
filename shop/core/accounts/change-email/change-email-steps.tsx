import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { texts } from '#texts/core/accounts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { FormDraftNotice } from '../../auth/form-drafts/form-draft-notice.tsx'
import { useFormDraft } from '../../auth/form-drafts/use-form-draft.ts'
import type { User } from '../../auth/session.contract.ts'
import { forgetRequests } from '../codes/code-requests.ts'
import { VerifyEmail } from '../codes/verify-email.tsx'
import { UsernameField } from '../username-field.tsx'
import { useDraft } from '../wizard-draft.ts'
import { CHANGE_EMAIL_STEPS, changeEmailDraft, stepAt } from './change-email-draft.ts'

const [NEW_EMAIL, OWN_PASSWORD] = CHANGE_EMAIL_STEPS
const newEmail = async () => (await import('../account-forms.contract.ts')).WithEmail
const ownPassword = async () => (await import('../account-forms.contract.ts')).WithPassword

interface StepProps {
  customer: User
  errors: FieldErrors | undefined
}

/** The steps of an e-mail change: new address, password, code. */
export function ChangeEmailSteps(given: StepProps) {
  const location = useLocation()
  const step = stepAt(location)
  // Removes the entries for the next user of this browser.
  useEffect(
    () => () => {
      changeEmailDraft.clear()
      forgetRequests()
    },
    [],
  )
  const { to } = CHANGE_EMAIL_STEPS[step]
  if (to !== location.pathname + location.search) return <Navigate to={to} replace />
  return (
    <Steps names={CHANGE_EMAIL_STEPS.map(({ name }) => name)} current={step}>
      {step === 0 && <EnterNewEmail {...given} />}
      {step === 1 && <VerifyPassword {...given} />}
      {step === 2 && (
        <VerifyEmail
          email={changeEmailDraft.read().email ?? ''}
          errors={given.errors}
          submit={texts.changeEmailTitle}
          back={OWN_PASSWORD.to}
        />
      )}
    </Steps>
  )
}

function EnterNewEmail({ customer, errors }: StepProps) {
  const [typed] = useDraft(changeEmailDraft)
  const draft = useFormDraft('new-email')
  return (
    <ShopForm key={draft.key} schema={newEmail} errors={errors}>
      <FormDraftNotice draft={draft} />
      <TextField
        name="email"
        label={texts.newEmail}
        type="email"
        autoComplete="email"
        defaultValue={typed.email ?? draft.typed.email}
        hint={<span className="wrap-anywhere">{texts.currentAddress(customer.email)}</span>}
      />
      <SubmitButton>{texts.continueLabel}</SubmitButton>
    </ShopForm>
  )
}

function VerifyPassword({ customer, errors }: StepProps) {
  const [typed] = useDraft(changeEmailDraft)
  return (
    <ShopForm schema={ownPassword} errors={errors}>
      <UsernameField email={customer.email} />
      <TextField
        name="password"
        label={texts.password}
        type="password"
        autoComplete="current-password"
        defaultValue={typed.password}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{texts.continueLabel}</SubmitButton>
        <ButtonLink to={NEW_EMAIL.to} weight="secondary">
          {texts.back}
        </ButtonLink>
      </div>
    </ShopForm>
  )
}
