import { href, Link } from 'react-router'
import { texts } from '#texts/admin/webhooks'
import { EmptyState } from '../../core/admin-kit/lists/empty-state.tsx'
import { Moment } from '../../ui/time.tsx'
import { connectionPage, keepTyped } from '../settings/connections/connection-screen.tsx'
import { failureText } from './failure-text.ts'
import { runCreation } from './webhook-actions.ts'
import { NewWebhook } from './webhook-form.tsx'
import { listWebhooks, type WebhookResponse } from './webhooks.contract.ts'

const screen = connectionPage(() => ({
  load: (api) => api(listWebhooks, {}),
  submit: runCreation,
  path: href('/admin/settings/webhooks'),
  name: texts.webhooks,
  text: texts.webhooksText,
  reason: texts.onlyOwners,
  failedToLoad: texts.failedToLoad,
  view: ({ webhooks, types, needs_password }) => (
    <>
      <List webhooks={webhooks} />
      <NewWebhook events={types} needsPassword={needs_password} />
    </>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

export const shouldRevalidate = keepTyped

function List({ webhooks }: { webhooks: readonly WebhookResponse[] }) {
  return (
    <section aria-labelledby="webhooks">
      <h3 id="webhooks" className="mb-4 font-medium">
        {texts.yourWebhooks}
      </h3>
      {webhooks.length === 0 ? (
        <EmptyState>{texts.noWebhooks}</EmptyState>
      ) : (
        <ul data-rows="" className="divide-y divide-line border-line border-y">
          {webhooks.map((webhook) => (
            <Row key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ webhook }: { webhook: WebhookResponse }) {
  const { id, name, url, types, waiting, last_failed_at, last_failure } = webhook
  return (
    <li className="grid gap-1 py-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3">
        <h4 className="min-w-0 font-medium text-base wrap-anywhere">
          <Link className="lone-link underline" to={href('/admin/settings/webhooks/:id', { id: String(id) })}>
            {name}
          </Link>
        </h4>
        <State webhook={webhook} />
      </div>
      <p className="text-muted wrap-anywhere">{url}</p>
      <p className="text-muted">
        {[types ? texts.countEvents(types.length) : texts.allEventsShort, waiting > 0 && texts.waiting(waiting)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {last_failed_at && last_failure && (
        <p className="text-muted wrap-anywhere">
          {texts.lastFailure(failureText(last_failure))}
          <Moment of={last_failed_at} />
        </p>
      )}
    </li>
  )
}

function State({ webhook: { is_on, disabled_for, failing_since } }: { webhook: WebhookResponse }) {
  const [text, look] = disabled_for
    ? [texts.disabled, 'bg-danger-soft text-danger']
    : !is_on
      ? [texts.off, 'bg-sunken text-muted']
      : failing_since
        ? [texts.failing, 'bg-warn-soft text-warn']
        : [texts.on, 'bg-good-soft text-good']
  return <span className={`rounded-full px-2 py-0.5 text-xs ${look}`}>{text}</span>
}
