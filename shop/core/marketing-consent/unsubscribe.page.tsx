import type { ShouldRevalidateFunctionArgs } from 'react-router'
import * as texts from '#texts/core/marketing-consent'
import { FormPage } from '../../ui/form-page.tsx'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { apiFrom } from '../api.ts'
import type { Route } from './+types/unsubscribe.page'
import { LinkScreen, readLink, runLink } from './link-screen.tsx'
import { unsubscribe } from './marketing-consent.contract.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readLink(request, 'user')
clientLoader.hydrate = true as const

// Submitting the form drops the fragment from the address.
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => formMethod === undefined

export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const query = { user: String(form.get('id')), key: String(form.get('key')) }
  return runLink(apiFrom(context)(unsubscribe, { query }).then(() => 'done' as const))
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.eMailsAboutOffers)

export function HydrateFallback() {
  return (
    <FormPage title={texts.eMailsAboutOffers}>
      <FieldsSkeleton />
    </FormPage>
  )
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LinkScreen
      link={loaderData}
      question={texts.pressToUnsubscribe}
      button={texts.unsubscribe}
      answer={actionData && <p>{actionData === 'done' ? texts.youWontReceiveThem : texts.linkIsInvalid}</p>}
    />
  )
}
