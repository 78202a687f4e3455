import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { texts } from '#texts/core/accounts/two-step'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { apiFrom } from '../../api.ts'
import { customerFrom, useScreenOwner } from '../../auth/guards/customer-context.ts'
import { accountScreen } from '../account-screen.tsx'
import type { Route } from './+types/two-step.page'
import { ConfirmApp } from './confirm-app.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { Overview } from './overview.tsx'
import { PasswordDialog, type PasswordQuestion } from './password-dialog.tsx'
import { getTwoStep } from './two-step.contract.ts'

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.twoStepLogin)

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const customer = await customerFrom(context)
  if (!customer) return undefined
  const twoStep = await orErrorPage(texts.failedToLoadTwoStep, apiFrom(context)(getTwoStep, {}))
  return { of: customer.id, twoStep }
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const { twoStepAction } = await import('./two-step-action.ts')
  return twoStepAction(apiFrom(context), await request.formData())
}

export const handle = localizedConstant(() =>
  accountScreen({ title: texts.twoStepLogin, reason: texts.mustLogInToSetItUp }),
)

export default function TwoStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, needs_second_factor = false } = useScreenOwner()
  /** The open dialog, and the action result before it, which has errors of another dialog. */
  const [asked, setAsked] = useState<{ question: PasswordQuestion; before: typeof actionData }>()
  const close = useCallback(() => setAsked(undefined), [])
  const { revalidate } = useRevalidator()
  const isTheirs = loaderData?.of === id
  useEffect(() => {
    if (!isTheirs) void revalidate()
  }, [isTheirs, revalidate])
  useEffect(() => {
    if (actionData && !actionData.errors) close()
  }, [actionData, close])
  if (!isTheirs) return <FieldsSkeleton />
  if (actionData?.recoveryCodes) return <NewRecoveryCodes codes={actionData.recoveryCodes} />
  if (actionData?.app) return <ConfirmApp app={actionData.app} errors={actionData.errors} />
  return (
    <>
      <Overview
        twoStep={loaderData.twoStep}
        isNeeded={needs_second_factor}
        ask={(question) => setAsked({ question, before: actionData })}
      />
      {asked && (
        <PasswordDialog
          question={asked.question}
          errors={actionData === asked.before ? undefined : actionData?.errors}
          close={close}
        />
      )}
    </>
  )
}
