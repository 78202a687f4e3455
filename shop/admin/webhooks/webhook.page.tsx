import { useState } from 'react'
import { href, Link, type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router'
import { texts } from '#texts/admin/webhooks'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../core/api.ts'
import { Button } from '../../ui/button.tsx'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ShopForm } from '../../ui/forms/shop-form.tsx'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Moment } from '../../ui/time.tsx'
import { ConnectionScreen, Notice } from '../settings/connections/connection-screen.tsx'
import type { Route } from './+types/webhook.page'
import { DeliveryLog } from './delivery-log.tsx'
import { failureText } from './failure-text.ts'
import { runWebhookAction, type WebhookResult } from './webhook-actions.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import { listDeliveries, listWebhooks, type WebhookResponse } from './webhooks.contract.ts'

export const clientLoader = staffLoader(({ context, params, request }: Route.ClientLoaderArgs) => {
  const api = apiFrom(context)
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const log = api(listDeliveries, { params, query: { state: query.state as undefined, before: query.before } })
  return orErrorPage(texts.failedToLoad, Promise.all([api(listWebhooks, {}), log])).then(([all, log]) => ({
    ...{ log, types: all.types, needsPassword: all.needs_password },
    webhook: all.webhooks.find(({ id }) => String(id) === params.id),
  }))
})

export const clientAction = async ({ context, request, params }: Route.ClientActionArgs) =>
  runWebhookAction(apiFrom(context), params.id, await request.formData())

/** A refusal changes nothing on the screen. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && (actionResult as WebhookResult | undefined)?.isDone !== false
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.webhooks)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.settings, reason: texts.onlyOwners, waiting: <FieldsSkeleton /> }),
)

export default function WebhookPage({ loaderData, params }: Route.ComponentProps) {
  const name = loaderData?.webhook?.name ?? texts.webhooks
  return (
    <ConnectionScreen path={href('/admin/settings/webhooks')} title={name} text={texts.webhooksText}>
      <p className="-mt-4 mb-4 text-sm">
        <Link className="inline-flex min-h-11 items-center underline" to={href('/admin/settings/webhooks')}>
          {texts.back}
        </Link>
      </p>
      <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
        {({ webhook, types, log, needsPassword }) =>
          webhook && (
            <>
              <State webhook={webhook} />
              <WebhookForm key={params.id} webhook={webhook} events={types} />
              <WebhookSecret webhook={webhook} needsPassword={needsPassword} />
              <Test />
              <DeliveryLog
                deliveries={log.results}
                next={log.next}
                isSending={webhook.is_on && !webhook.failing_since}
              />
              <Replay />
              <Deletion name={webhook.name} />
            </>
          )
        }
      </LoadedForStaff>
    </ConnectionScreen>
  )
}

function State({ webhook }: { webhook: WebhookResponse }) {
  const { is_on, disabled_for, failing_since, paused_until, last_failure } = webhook
  if (disabled_for) return <Notice>{disabled_for === 'gone' ? texts.isGone : texts.hasFailed}</Notice>
  if (!is_on || !failing_since) return null
  return (
    <Notice>
      {texts.failsSince}
      <Moment of={failing_since} />
      {last_failure && `: ${failureText(last_failure)}`}.{' '}
      {paused_until && (
        <>
          {texts.pausedUntil}
          <Moment of={paused_until} />.
        </>
      )}
    </Notice>
  )
}

function Test() {
  const fetcher = useFetcher<WebhookResult>()
  const tested = fetcher.data?.tested
  return (
    <section aria-labelledby="test" className="mt-10 grid gap-4 border-line border-t pt-6">
      <h3 id="test" className="font-medium">
        {texts.test}
      </h3>
      <p className="text-muted text-sm">{texts.testText}</p>
      <ShopForm fetcher={fetcher} errors={fetcher.data?.errors}>
        <SubmitButton name="intent" value="test" weight="secondary" className="justify-self-start">
          {texts.sendTest}
        </SubmitButton>
      </ShopForm>
      <div role="status">
        {tested && fetcher.state === 'idle' && (
          <p
            className={`rounded-control px-4 py-3 text-sm ${tested.isDelivered ? 'bg-good-soft text-good' : 'bg-danger-soft text-danger'}`}
          >
            {tested.text}
          </p>
        )}
      </div>
    </section>
  )
}

function Replay() {
  const fetcher = useFetcher<WebhookResult>()
  return (
    <section aria-labelledby="replay" className="mt-10 grid gap-4 border-line border-t pt-6">
      <h3 id="replay" className="font-medium">
        {texts.replay}
      </h3>
      <p className="text-muted text-sm">{texts.replayText}</p>
      <ShopForm fetcher={fetcher} errors={fetcher.data?.errors}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="from" type="datetime-local" label={texts.from} />
          <TextField name="until" type="datetime-local" label={texts.until} />
        </div>
        <SubmitButton name="intent" value="replay" weight="secondary" className="justify-self-start">
          {texts.sendReplay}
        </SubmitButton>
      </ShopForm>
    </section>
  )
}

function Deletion({ name }: { name: string }) {
  const [isAsking, setAsking] = useState(false)
  const fetcher = useFetcher<WebhookResult>()
  return (
    <div className="mt-10 border-line border-t pt-6">
      <Button weight="secondary" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {isAsking && (
        <Dialog title={texts.sureToDelete(name)} close={() => setAsking(false)}>
          <p>{texts.afterDeletion}</p>
          <ShopForm fetcher={fetcher} errors={fetcher.data?.errors} className="mt-5">
            <div className="flex flex-wrap justify-end gap-3">
              <Button weight="secondary" onClick={() => setAsking(false)}>
                {texts.cancel}
              </Button>
              <SubmitButton name="intent" value="delete" weight="danger">
                {texts.remove}
              </SubmitButton>
            </div>
          </ShopForm>
        </Dialog>
      )}
    </div>
  )
}
