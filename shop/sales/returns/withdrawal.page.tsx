import { lazy, Suspense, useState } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/sales/returns'
import { apiFrom } from '../../core/api.ts'
import { useFormOwner, useOwnAnswer } from '../../core/auth/form-drafts/use-form-draft.ts'
import { refreshSession, useIsSessionLoading } from '../../core/auth/session.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { pageMeta } from '../../ui/meta/page-meta.ts'
import type { Route } from './+types/withdrawal.page'
import { ReceivedStatement } from './screen/received-statement.tsx'
import { WithdrawWithoutOrder } from './screen/withdraw-without-order.tsx'

/** Loaded on demand, because only customers have orders to choose from. */
const FromOrder = lazy(() => import('./screen/from-order.tsx'))

/** Processes the form without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const { submitWithdrawalForm } = await import('./submit-withdrawal-form.ts')
  return submitWithdrawalForm(apiFrom(context), await request.formData())
}

export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const { submitWithdrawalForm } = await import('./submit-withdrawal-form.ts')
  const answer = await submitWithdrawalForm(apiFrom(context), await request.formData())
  // The session may have ended; reloading it lets the screen say so.
  if (answer.step === 'refused') await refreshSession()
  return answer
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.withdrawHere,
    description: texts.youCanWithdrawFromYourContract,
    path: href('/withdrawal'),
  })

export default function WithdrawalPage({ actionData }: Route.ComponentProps) {
  const { customer } = useFormOwner()
  const answer = useOwnAnswer(actionData)
  const isLoading = useIsSessionLoading()
  const [isInWords, setInWords] = useState(false)
  if (answer?.step === 'received')
    return (
      <FormPage title={texts.weHaveReceivedIt} worksWithoutScript>
        <ReceivedStatement {...answer} />
      </FormPage>
    )
  return (
    <FormPage title={texts.withdrawHere} intro={texts.youCanWithdrawFromYourContract} worksWithoutScript>
      <Suspense fallback={<FieldsSkeleton />}>{form()}</Suspense>
    </FormPage>
  )

  function form() {
    // The form of a visitor would be replaced while the customer fills it in.
    if (isLoading) return <FieldsSkeleton />
    if (!customer || isInWords) return <WithdrawWithoutOrder answer={answer} customer={customer} />
    const refused = answer?.step === 'refused' ? answer : undefined
    return <FromOrder key={customer.id} customer={customer} refused={refused} switchToForm={() => setInWords(true)} />
  }
}
