import { useState } from 'react'
import { href, Link, type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router'
import { texts } from '#texts/admin/webhooks'
import type { ScreenRequest } from '../../core/admin-kit/staff-page.tsx'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ShopForm } from '../../ui/forms/shop-form.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { Moment } from '../../ui/time.tsx'
import { connectionPage, Notice } from '../settings/connections/connection-screen.tsx'
import type { Route } from './+types/webhook.page'
import { DeliveryLog } from './delivery-log.tsx'
import { failureText } from './failure-text.ts'
import { runWebhookAction, type WebhookResult } from './webhook-actions.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import { listDeliveries, listWebhooks, type WebhookResponse } from './webhooks.contract.ts'

const screen = connectionPage(() => ({
  load: async (api, { params, query }: ScreenRequest<Route.ClientLoaderArgs>) => {
    const { state, before } = Object.fromEntries(query)
    const [all, log] = await Promise.all([
      api(listWebhooks, {}),
      api(listDeliveries, { params, query: { state: state as undefined, before } }),
    ])
    const webhook = all.webhooks.find(({ id }) => String(id) === params.id)
    return { log, types: all.types, needsPassword: all.needs_password, webhook }
  },
  submit: (api, form, { params }: ScreenRequest<Route.ClientLoaderArgs>) => runWebhookAction(api, params.id, form),
  path: href('/admin/settings/webhooks'),
  name: texts.webhooks,
  heading: ({ webhook }) => webhook?.name,
  text: texts.webhooksText,
  reason: texts.onlyOwners,
  failedToLoad: texts.failedToLoad,
  intro: (
    <p className="-mt-4 mb-4 text-sm">
      <Link className="inline-flex min-h-11 items-center underline" to={href('/admin/settings/webhooks')}>
        {texts.back}
      </Link>
    </p>
  ),
  view: ({ webhook, types, log, needsPassword }, { params }) =>
    webhook && (
      <>
        <State webhook={webhook} />
        <WebhookForm key={params.id} webhook={webhook} events={types} />
        <WebhookSecret webhook={webhook} needsPassword={needsPassword} />
        <Test />
        <DeliveryLog deliveries={log.results} next={log.next} isSending={webhook.is_on && !webhook.failing_since} />
        <Replay />
        <Deletion name={webhook.name} />
      </>
    ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

/** A refusal changes nothing on the screen. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && (actionResult as WebhookResult | undefined)?.isDone !== false
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
  return (
    <div className="mt-10 border-line border-t pt-6">
      <Button weight="secondary" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {isAsking && (
        <FormDialog
          title={texts.sureToDelete(name)}
          intro={<p>{texts.afterDeletion}</p>}
          hidden={{ intent: 'delete' }}
          button={texts.remove}
          cancel={texts.cancel}
          close={() => setAsking(false)}
        />
      )}
    </div>
  )
}
