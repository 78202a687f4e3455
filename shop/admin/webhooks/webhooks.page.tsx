import { useState } from 'react'
import { href, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { texts } from '#texts/admin/webhooks'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { EmptyState } from '../../core/admin-kit/lists/empty-state.tsx'
import { LoadedForStaff } from '../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../core/api.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { Moment } from '../../ui/time.tsx'
import { ConnectionScreen } from '../settings/connections/connection-screen.tsx'
import { keepTyped } from '../settings/connections/keep-typed.ts'
import type { Route } from './+types/webhooks.page'
import { failureText } from './failure-text.ts'
import { runCreation, type ShownSecret } from './webhook-actions.ts'
import { NewWebhook } from './webhook-form.tsx'
import { NewSecret } from './webhook-secret.tsx'
import { listWebhooks, type WebhookResponse } from './webhooks.contract.ts'

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(listWebhooks, {})),
)

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  runCreation(apiFrom(context), await request.formData())

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) => keepTyped(args)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.webhooks)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.settings, reason: texts.onlyOwners, waiting: <FieldsSkeleton /> }),
)

export default function WebhooksPage({ loaderData }: Route.ComponentProps) {
  const [shown, show] = useState<ShownSecret>()
  return (
    <ConnectionScreen path={href('/admin/settings/webhooks')} title={texts.webhooks} text={texts.webhooksText}>
      <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
        {({ webhooks, types, needs_password }) => (
          <>
            <section aria-labelledby="webhooks">
              <h3 id="webhooks" className="mb-4 font-medium">
                {texts.yourWebhooks}
              </h3>
              {webhooks.length === 0 ? (
                <EmptyState>{texts.noWebhooks}</EmptyState>
              ) : (
                <ul className="divide-y divide-line border-line border-y">
                  {webhooks.map((webhook) => (
                    <Row key={webhook.id} webhook={webhook} />
                  ))}
                </ul>
              )}
            </section>
            {shown ? (
              <NewSecret shown={shown} close={() => show(undefined)} />
            ) : (
              <NewWebhook events={types} needsPassword={needs_password} done={show} />
            )}
          </>
        )}
      </LoadedForStaff>
    </ConnectionScreen>
  )
}

function Row({ webhook }: { webhook: WebhookResponse }) {
  const { id, name, url, types, waiting, last_failed_at, last_failure } = webhook
  return (
    <li className="grid gap-1 py-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3">
        <h4 className="min-w-0 font-medium text-base wrap-anywhere">
          <Link className="underline" to={href('/admin/settings/webhooks/:id', { id: String(id) })}>
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
