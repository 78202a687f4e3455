import type { ShouldRevalidateFunctionArgs } from 'react-router'
import * as texts from '#texts/core/marketing-consent'
import { FormPage } from '../../ui/form-page.tsx'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { apiFrom } from '../api.ts'
import type { Route } from './+types/confirm-consent.page'
import { LinkScreen, readLink, runLink } from './link-screen.tsx'
import { confirmConsent } from './marketing-consent.contract.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readLink(request, 'request')
clientLoader.hydrate = true as const

// Submitting the form drops the fragment from the address.
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => formMethod === undefined

export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const body = { request: String(form.get('id')), key: String(form.get('key')) }
  return runLink(apiFrom(context)(confirmConsent, { body }))
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.eMailsAboutOffers)

export function HydrateFallback() {
  return (
    <FormPage title={texts.eMailsAboutOffers}>
      <FieldsSkeleton />
    </FormPage>
  )
}

export default function ConfirmConsentPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LinkScreen
      link={loaderData}
      question={texts.pressToConfirm}
      button={texts.yes}
      answer={
        actionData === 'dead' ? (
          <p>{texts.linkIsDead}</p>
        ) : (
          actionData && (
            <>
              <p>{texts.confirmed}</p>
              <blockquote className="my-4 border-line border-l-2 pl-4">{actionData.wording}</blockquote>
              <p className="text-muted">{texts.everyEmailHas}</p>
            </>
          )
        )
      }
    />
  )
}
