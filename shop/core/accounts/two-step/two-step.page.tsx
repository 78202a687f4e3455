import { useCallback, useEffect, useState } from 'react'
import { texts } from '#texts/core/accounts/two-step'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { useScreenOwner } from '../../auth/guards/customer-context.ts'
import { customerPage } from '../customer-page.tsx'
import { ConfirmApp } from './confirm-app.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { Overview } from './overview.tsx'
import { PasswordDialog, type PasswordQuestion } from './password-dialog.tsx'
import { getTwoStep } from './two-step.contract.ts'
import type { TwoStepResult } from './two-step-action.ts'

const screen = customerPage(() => ({
  title: texts.twoStepLogin,
  reason: texts.mustLogInToSetItUp,
  failedToLoad: texts.failedToLoadTwoStep,
  load: (api) => api(getTwoStep, {}),
  submit: async (api, form) => (await import('./two-step-action.ts')).twoStepAction(api, form),
  view: (twoStep, { result }) => <TwoStep twoStep={twoStep} result={result} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

interface TwoStepProps {
  twoStep: ResponseOf<typeof getTwoStep>
  result: TwoStepResult | undefined
}

function TwoStep({ twoStep, result }: TwoStepProps) {
  const { needs_second_factor = false } = useScreenOwner()
  /** The open dialog, and the action result before it, which has errors of another dialog. */
  const [asked, setAsked] = useState<{ question: PasswordQuestion; before: typeof result }>()
  const close = useCallback(() => setAsked(undefined), [])
  useEffect(() => {
    if (result && !result.errors) close()
  }, [result, close])
  if (result?.recoveryCodes) return <NewRecoveryCodes codes={result.recoveryCodes} />
  if (result?.app) return <ConfirmApp app={result.app} errors={result.errors} />
  return (
    <>
      <Overview
        twoStep={twoStep}
        isNeeded={needs_second_factor}
        ask={(question) => setAsked({ question, before: result })}
      />
      {asked && (
        <PasswordDialog
          question={asked.question}
          errors={result === asked.before ? undefined : result?.errors}
          close={close}
        />
      )}
    </>
  )
}
