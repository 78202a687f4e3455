import { useFetcher } from 'react-router'
import { texts } from '#texts/core/marketing-consent'
import type { ResponseOf } from '../../../lib/endpoint.ts'
import { type ActionResult, runAction } from '../../ui/feedback/run-action.ts'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../ui/forms/shop-form.tsx'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'
import { customerPage } from '../accounts/customer-page.tsx'
import { useScreenOwner } from '../auth/guards/customer-context.ts'
import {
  CONSENT_TEXT_VERSION,
  readOwnConsent,
  requestConsent,
  withdrawOwnConsent,
} from './marketing-consent.contract.ts'

const schema = async () => (await import('./own-consent-form.contract.ts')).OwnConsentForm

const screen = customerPage(() => ({
  title: texts.eMailsAboutOffers,
  reason: texts.youMustBeLoggedIn,
  failedToLoad: texts.failedToLoad,
  load: (api) => api(readOwnConsent, {}),
  // Requests the e-mails or, with the method DELETE, withdraws the consent.
  submit: (api, form, { request }) => {
    if (request.method === 'DELETE') return runAction(api(withdrawOwnConsent, {}), texts.unsubscribed)
    const body = { source: 'account' as const, text_version: String(form.get('text_version')) }
    return runAction(api(requestConsent, { body }), texts.checkYourEmail(String(form.get('address'))))
  },
  view: (consent) => <OwnConsent consent={consent} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

function OwnConsent({ consent: { state, wording, time_changed } }: { consent: ResponseOf<typeof readOwnConsent> }) {
  const { email } = useScreenOwner()
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
        {time_changed && <p>{texts.agreedOn(time_changed)}</p>}
        <blockquote className="border-line border-l-2 pl-4">{wording}</blockquote>
        {end(texts.unsubscribe)}
      </div>
    )
  if (state === 'pending')
    return (
      <div className="grid gap-4">
        <p>{texts.awaitsConfirmation(email)}</p>
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
          <p className="text-muted text-sm">{texts.confirmationHint}</p>
        </div>
        <SubmitButton className="justify-self-start">{texts.save}</SubmitButton>
      </ShopForm>
      <p className="mt-6 text-muted text-sm">{texts.alwaysSent}</p>
    </>
  )
}
