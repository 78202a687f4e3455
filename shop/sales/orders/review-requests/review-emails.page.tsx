import { Form, href, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { texts } from '#texts/sales/orders/review-requests'
import { CallFailed } from '../../../../lib/api-client.ts'
import { apiFrom } from '../../../core/api.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { linkParameters } from '../../../ui/emails/link-parameters.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { FormPage } from '../../../ui/form-page.tsx'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/review-emails.page'
import { unsubscribeReviewEmails } from './review-requests.contract.ts'

/**
 * Reads customer and key from the e-mail's link. Loading changes nothing, because e-mail scanners follow links too.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = linkParameters(request)
  return { user: params.get('user') ?? '', key: params.get('key') ?? '' }
}
clientLoader.hydrate = true as const

// Submitting the form drops the fragment from the address.
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => formMethod === undefined

export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const body = { user: String(form.get('user')), key: String(form.get('key')) }
  try {
    await apiFrom(context)(unsubscribeReviewEmails, { body })
    return texts.youWontReceiveReview
  } catch (error) {
    if (error instanceof CallFailed && (error.status === 404 || error.status === 400)) return texts.linkIsDead
    toastApiError(error)
    return undefined
  }
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.reviewRequestEmails)

export function HydrateFallback() {
  return (
    <FormPage title={texts.reviewRequestEmails}>
      <FieldsSkeleton />
    </FormPage>
  )
}

export default function ReviewEmailsPage({ loaderData: { user, key }, actionData }: Route.ComponentProps) {
  const isPending = useNavigation().state !== 'idle'
  return (
    <FormPage title={texts.reviewRequestEmails}>
      <div aria-live="polite">
        {actionData ? (
          <>
            <p>{actionData}</p>
            <ButtonLink to={href('/')} weight="secondary" className="mt-6">
              {texts.toTheShop}
            </ButtonLink>
          </>
        ) : (
          <Form method="post">
            <p>{texts.reviewRequestHint}</p>
            <input type="hidden" name="user" value={user} />
            <input type="hidden" name="key" value={key} />
            <Button type="submit" className="mt-6" aria-disabled={isPending}>
              {texts.stopReview}
            </Button>
          </Form>
        )}
      </div>
    </FormPage>
  )
}
