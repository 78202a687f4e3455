import { href, Link } from 'react-router'
import { texts } from '#texts/admin/settings/connections'
import { EnvironmentValue } from './connection-form.tsx'
import { connectionPage, keepTyped, Notice } from './connection-screen.tsx'
import { saveConnection } from './save-connection.ts'
import { getStripe, saveStripe } from './stripe.contract.ts'
import { StripeForm, WebhookAddress } from './stripe-form.tsx'

const screen = connectionPage(() => ({
  load: (api) => api(getStripe, {}),
  submit: (api, form) => {
    // The server validates the fields.
    const body = Object.fromEntries(form) as never
    const text = form.has('is_removed') ? texts.stripeRemoved : texts.stripeSaved
    return saveConnection(api(saveStripe, { body }), () => api(getStripe, {}), text)
  },
  path: href('/admin/settings/stripe'),
  name: texts.stripe,
  text: texts.stripeText,
  reason: texts.onlyOwners,
  failedToLoad: texts.failedToLoad,
  view: (saved) => (
    <>
      {saved.is_unreadable && <Notice>{texts.unreadableKeys}</Notice>}
      {!saved.is_enabled && (
        <Notice>
          {texts.isDisabled}{' '}
          <Link to={href('/admin/settings/extensions')} className="underline">
            {texts.viewExtensions}
          </Link>
        </Notice>
      )}
      {saved.mode && (
        <p className="mb-6 text-sm">
          <strong className="font-medium">{texts.connectedTo(saved.account, saved.mode)}</strong>{' '}
          {saved.mode === 'test' && texts.testModeHint}
        </p>
      )}
      {saved.environment ? (
        <div className="grid gap-5">
          <EnvironmentValue name="key" label={texts.stripeKey} value={`… ${saved.key_end}`} of={saved.environment} />
          <WebhookAddress address={saved.webhook_address} />
        </div>
      ) : (
        <StripeForm key={saved.version} saved={saved} />
      )}
    </>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

export const shouldRevalidate = keepTyped
