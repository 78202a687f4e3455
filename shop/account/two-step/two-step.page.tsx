import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/account/two-step'
import { apiFrom } from '../../api.ts'
import { orErrorPage } from '../../feedback/or-error-page.ts'
import { noIndexMeta } from '../../meta/no-index-meta.ts'
import { customerFrom, useScreenOwner } from '../../session/guards/customer-context.ts'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
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

export const handle = accountScreen({ title: texts.twoStepLogin, reason: texts.mustLogInToSetItUp })

export default function TwoStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, needs_second_factor = false } = useScreenOwner()
  const [question, ask] = useState<PasswordQuestion>()
  const close = useCallback(() => ask(undefined), [])
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
      <Overview twoStep={loaderData.twoStep} isNeeded={needs_second_factor} ask={ask} />
      {question && <PasswordDialog question={question} errors={actionData?.errors} close={close} />}
    </>
  )
}
