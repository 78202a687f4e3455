import { useEffect } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { texts } from '#texts/core/marketing-consent'
import type { ResponseOf } from '../../../lib/endpoint.ts'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { type ActionResult, runAction } from '../../ui/feedback/run-action.ts'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../ui/forms/shop-form.tsx'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { accountScreen } from '../accounts/account-screen.tsx'
import { apiFrom } from '../api.ts'
import { customerFrom, useScreenOwner } from '../auth/guards/customer-context.ts'
import type { Route } from './+types/own-consent.page'
import {
  CONSENT_TEXT_VERSION,
  readOwnConsent,
  requestConsent,
  withdrawOwnConsent,
} from './marketing-consent.contract.ts'

const schema = async () => (await import('./own-consent-form.contract.ts')).OwnConsentForm

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.eMailsAboutOffers)

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const customer = await customerFrom(context)
  if (!customer) return undefined
  const consent = await orErrorPage(texts.failedToLoad, apiFrom(context)(readOwnConsent, {}))
  return { of: customer.id, consent }
}

/** Requests the e-mails or, with the method DELETE, withdraws the consent. */
export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const api = apiFrom(context)
  if (request.method === 'DELETE') return runAction(api(withdrawOwnConsent, {}), texts.unsubscribed)
  const form = await request.formData()
  const body = { source: 'account' as const, text_version: String(form.get('text_version')) }
  return runAction(api(requestConsent, { body }), texts.checkYourEmail(String(form.get('address'))))
}

export const handle = localizedConstant(() =>
  accountScreen({ title: texts.eMailsAboutOffers, reason: texts.youMustBeLoggedIn }),
)

export default function OwnConsentPage({ loaderData }: Route.ComponentProps) {
  const { id, email } = useScreenOwner()
  const { revalidate } = useRevalidator()
  const isTheirs = loaderData?.of === id
  useEffect(() => {
    if (!isTheirs) void revalidate()
  }, [isTheirs, revalidate])
  return isTheirs ? <OwnConsent consent={loaderData.consent} email={email} /> : <FieldsSkeleton />
}

interface OwnConsentProps {
  consent: ResponseOf<typeof readOwnConsent>
  email: string
}

function OwnConsent({ consent: { state, wording, time_changed }, email }: OwnConsentProps) {
  const { name } = useShopIdentity()
  const sending = useFetcher<ActionResult>()
  const ending = useFetcher<ActionResult>()
  const request = (
    <>
      <input type="hidden" name="text_version" value={CONSENT_TEXT_VERSION} />
      <input type="hidden" name="address" value={email} />
    </>
  )
  const end = (label: string) => (
    <ShopForm fetcher={ending} method="delete" errors={ending.data?.errors}>
      <SubmitButton weight="secondary" className="justify-self-start">
        {label}
      </SubmitButton>
    </ShopForm>
  )
  if (state === 'confirmed')
    return (
      <div className="grid gap-4">
        {time_changed && <p>{texts.youReceiveThem(time_changed)}</p>}
        <blockquote className="border-line border-l-2 pl-4">{wording}</blockquote>
        {end(texts.unsubscribe)}
      </div>
    )
  if (state === 'pending')
    return (
      <div className="grid gap-4">
        <p>{texts.waitsForYou(email)}</p>
        <div className="flex flex-wrap gap-3">
          <ShopForm fetcher={sending} errors={sending.data?.errors}>
            {request}
            <SubmitButton className="justify-self-start">{texts.sendAgain}</SubmitButton>
          </ShopForm>
          {end(texts.dontWant)}
        </div>
      </div>
    )
  return (
    <>
      {state === 'withdrawn' && time_changed && <p className="mb-4">{texts.youUnsubscribedOn(time_changed)}</p>}
      <ShopForm fetcher={sending} schema={schema} errors={sending.data?.errors}>
        {request}
        <div>
          <CheckBox name="offers">{texts.consentText(name)}</CheckBox>
          <p className="text-muted text-sm">{texts.weWriteOnlyAfter}</p>
        </div>
        <SubmitButton className="justify-self-start">{texts.save}</SubmitButton>
      </ShopForm>
      <p className="mt-6 text-muted text-sm">{texts.alwaysSent}</p>
    </>
  )
}
