import { href, redirect } from 'react-router'
import { texts } from '#texts/admin/webhooks'
import { CallFailed } from '../../../lib/api-client.ts'
import { type FieldErrors, NO_ERRORS } from '../../../lib/forms/form-errors.ts'
import { fromShopTime } from '../../../lib/texts/shop-time.ts'
import type { apiFrom } from '../../core/api.ts'
import { runAction } from '../../ui/feedback/run-action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'
import { failureText } from './failure-text.ts'
import * as contract from './webhooks.contract.ts'

type Api = ReturnType<typeof apiFrom>

/** A new secret, which is shown once. */
export interface ShownSecret {
  name: string
  secret: string
}

/** The result of a form of the webhook screens. */
export interface WebhookResult {
  isDone: boolean
  errors?: FieldErrors
  shown?: ShownSecret
  /** The webhook after a save. */
  saved?: contract.WebhookResponse
  /** The values that another owner saved meanwhile. */
  theirs?: contract.WebhookResponse
  tested?: { isDelivered: boolean; text: string }
}

/** Returns the values of the form of a webhook, which has a checkbox for each event. */
export const valuesOf = (form: FormData) => ({
  name: String(form.get('name')),
  url: String(form.get('url')),
  types: form.get('choice') === 'chosen' ? form.getAll('types').map(String) : null,
  is_on: form.get('is_on') === 'on',
})

const passwordOf = (form: FormData) => ({ own_password: String(form.get('own_password') ?? '') })

export async function runCreation(api: Api, form: FormData): Promise<WebhookResult> {
  const body = { ...valuesOf(form), ...passwordOf(form), is_on: true }
  return run(async () => {
    const { name, secret } = await api(contract.createWebhook, { body })
    return { text: texts.created, shown: { name, secret } }
  })
}

/** Handles the forms of the screen of one webhook. */
export async function runWebhookAction(api: Api, id: string, form: FormData): Promise<WebhookResult | Response> {
  const params = { id }
  switch (form.get('intent')) {
    case 'save':
      return save(api, id, form)
    case 'rotate':
      return run(async () => {
        const { name, secret } = await api(contract.rotateWebhookSecret, { params, body: passwordOf(form) })
        return { text: texts.replaced, shown: { name, secret } }
      })
    case 'test':
      return run(async () => {
        const { status, error, duration_ms, is_delivered } = await api(contract.testWebhook, { params })
        const text =
          is_delivered && status !== null
            ? texts.delivered(status, duration_ms)
            : texts.notDelivered(failureText(error ?? status ?? ''))
        return { tested: { isDelivered: is_delivered, text } }
      })
    case 'replay':
      return replay(api, id, form)
    case 'delete': {
      const result = await runAction(api(contract.deleteWebhook, { params }), texts.deleted)
      return result.isDone ? redirect(href('/admin/settings/webhooks')) : result
    }
    default:
      return runAction(api(contract.retryDelivery, { params: { id: String(form.get('delivery')) } }), texts.isSentAgain)
  }
}

async function save(api: Api, id: string, form: FormData): Promise<WebhookResult> {
  const params = { id }
  try {
    const body = { ...valuesOf(form), version: Number(form.get('version')) }
    const saved = await api(contract.changeWebhook, { params, body })
    toast({ kind: 'success', text: texts.saved })
    return { isDone: true, saved }
  } catch (error) {
    const errors = toastApiError(error)
    if (!(error instanceof CallFailed) || error.status !== 409) return { isDone: false, errors }
    const { webhooks } = await api(contract.listWebhooks, {})
    const theirs = webhooks.find((webhook) => String(webhook.id) === id)
    return { isDone: false, errors: NO_ERRORS, ...(theirs && { theirs }) }
  }
}

async function replay(api: Api, id: string, form: FormData): Promise<WebhookResult> {
  const from = fromShopTime(String(form.get('from')))
  const until = fromShopTime(String(form.get('until')))
  if (!from || !until) {
    const errors = { ...(!from && { from: [texts.enterTime] }), ...(!until && { until: [texts.enterTime] }) }
    return { isDone: false, errors }
  }
  return run(async () => {
    const { events } = await api(contract.replayWebhook, { params: { id }, body: { from, until } })
    return { text: texts.replayed(events) }
  })
}

/** Waits for a call and shows the text of its result, or the refusal. */
async function run(call: () => Promise<Omit<WebhookResult, 'isDone'> & { text?: string }>): Promise<WebhookResult> {
  try {
    const { text, ...result } = await call()
    if (text !== undefined) toast({ kind: 'success', text })
    return { isDone: true, ...result }
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
}
