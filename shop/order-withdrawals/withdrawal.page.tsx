import { lazy, Suspense, useState } from 'react'
import { href } from 'react-router'
import * as texts from '#texts/order-withdrawals'
import { apiFrom } from '../api.ts'
import { pageMeta } from '../meta/page-meta.ts'
import { useUser } from '../session/session.ts'
import { FormPage } from '../ui/form-page.tsx'
import { FieldsSkeleton } from '../ui/loading/form-skeleton.tsx'
import type { Route } from './+types/withdrawal.page'
import { InWords } from './screen/in-words.tsx'
import { ReceivedStatement } from './screen/received-statement.tsx'

/** Only customers have orders to choose from. */
const FromOrder = lazy(() => import('./screen/from-order.tsx'))

/** Takes the form of whoever has no script to send it with, too. */
export async function action({ context, request }: Route.ActionArgs) {
  const { takeWithdrawalForm } = await import('./take-withdrawal-form.ts')
  return takeWithdrawalForm(apiFrom(context), await request.formData())
}

export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const { takeWithdrawalForm } = await import('./take-withdrawal-form.ts')
  return takeWithdrawalForm(apiFrom(context), await request.formData())
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.withdrawHere,
    description: texts.whatItIsFor,
    path: href('/withdrawal'),
  })

export default function WithdrawalPage({ actionData }: Route.ComponentProps) {
  const customer = useUser()
  const [isInWords, setInWords] = useState(false)
  if (actionData?.step === 'received')
    return (
      <FormPage title={texts.weHaveReceivedIt}>
        <ReceivedStatement {...actionData} />
      </FormPage>
    )
  return (
    <FormPage title={texts.withdrawHere} intro={texts.whatItIsFor}>
      {customer && !isInWords ? (
        <Suspense fallback={<FieldsSkeleton />}>
          <FromOrder
            customer={customer}
            refused={actionData?.step === 'refused' ? actionData : undefined}
            sayInWords={() => setInWords(true)}
          />
        </Suspense>
      ) : (
        <InWords answer={actionData} customer={customer} />
      )}
    </FormPage>
  )
}
