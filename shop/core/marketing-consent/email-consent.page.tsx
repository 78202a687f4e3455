import type { ReactNode } from 'react'
import { Form, href, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { texts } from '#texts/core/marketing-consent'
import { CallFailed } from '../../../lib/api-client.ts'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { linkParameters } from '../../ui/emails/link-parameters.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { apiFrom } from '../api.ts'
import type { Route } from './+types/email-consent.page'
import { confirmConsent, unsubscribe } from './marketing-consent.contract.ts'

/**
 * Reads the e-mail's link: `request` confirms, `user` unsubscribes. Loading changes nothing, because e-mail scanners
 * follow links too.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = linkParameters(request)
  const read = (name: string) => params.get(name) ?? ''
  return { request: read('request'), user: read('user'), key: read('key') }
}
clientLoader.hydrate = true as const

// Submitting the form drops the fragment from the address.
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => formMethod === undefined

/** Returns the agreed text, or the refusal; undefined after a failure, which is shown as a message. */
export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const [api, form] = [apiFrom(context), await request.formData()]
  const [user, key] = [String(form.get('user')), String(form.get('key'))]
  try {
    if (user === '') return await api(confirmConsent, { body: { request: String(form.get('request')), key } })
    await api(unsubscribe, { query: { user, key } })
    return 'unsubscribed'
  } catch (error) {
    if (error instanceof CallFailed && (error.status === 404 || error.status === 400))
      return user === '' ? 'expired' : 'invalid'
    toastApiError(error)
    return undefined
  }
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.eMailsAboutOffers)

export function HydrateFallback() {
  return (
    <FormPage title={texts.eMailsAboutOffers}>
      <FieldsSkeleton />
    </FormPage>
  )
}

export default function EmailConsentPage({ loaderData: { request, user, key }, actionData }: Route.ComponentProps) {
  const isPending = useNavigation().state !== 'idle'
  return (
    <FormPage title={texts.eMailsAboutOffers}>
      <div aria-live="polite">
        {actionData ? (
          <>
            {typeof actionData === 'string' ? <p>{SENTENCES[actionData]}</p> : <Agreed {...actionData} />}
            <ButtonLink to={href('/')} weight="secondary" className="mt-6">
              {texts.toTheShop}
            </ButtonLink>
          </>
        ) : (
          <Form method="post">
            <p>{user === '' ? texts.confirmHint : texts.unsubscribeHint}</p>
            {Object.entries({ request, user, key }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" className="mt-6" aria-disabled={isPending}>
              {user === '' ? texts.yes : texts.unsubscribe}
            </Button>
          </Form>
        )}
      </div>
    </FormPage>
  )
}

const SENTENCES = localizedConstant(
  () =>
    ({
      unsubscribed: texts.youWontReceiveThem,
      expired: texts.linkExpired,
      invalid: texts.linkIsInvalid,
    }) as const,
)

function Agreed({ wording }: { wording: string }): ReactNode {
  return (
    <>
      <p>{texts.confirmed}</p>
      <blockquote className="my-4 border-line border-l-2 pl-4">{wording}</blockquote>
      <p className="text-muted">{texts.unsubscribeLinkHint}</p>
    </>
  )
}
