import { href, redirect } from 'react-router'
import { texts } from '#texts/admin/webhooks'
import type { ResponseOf } from '../../../lib/endpoint.ts'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import { fromShopTime } from '../../../lib/texts/shop-time.ts'
import type { Api } from '../../core/api.ts'
import { runAction } from '../../ui/feedback/run-action.ts'
import { type NewSecret, runSecretAction, type SecretResult } from '../settings/connections/new-secret.ts'
import { saveConnection } from '../settings/connections/save-connection.ts'
import { failureText } from './failure-text.ts'
import * as contract from './webhooks.contract.ts'

/** The result of a form of the webhook screens. */
export interface WebhookResult {
  isDone: boolean
  errors?: FieldErrors | undefined
  shown?: NewSecret
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

export const runCreation = (api: Api, form: FormData): Promise<SecretResult> => {
  const body = { ...valuesOf(form), ...passwordOf(form), is_on: true }
  return runSecretAction(api(contract.createWebhook, { body }), texts.created)
}

/** Handles the forms of the screen of one webhook. */
export async function runWebhookAction(api: Api, id: string, form: FormData): Promise<WebhookResult | Response> {
  const params = { id }
  switch (form.get('intent')) {
    case 'save':
      return save(api, id, form)
    case 'rotate':
      return runSecretAction(api(contract.rotateWebhookSecret, { params, body: passwordOf(form) }), texts.replaced)
    case 'test': {
      const test = api(contract.testWebhook, { params })
      const result = await runAction(test)
      return result.isDone ? { ...result, tested: outcomeOf(await test) } : result
    }
    case 'replay':
      return replay(api, id, form)
    case 'delete': {
      const result = await runAction(api(contract.deleteWebhook, { params }), texts.deleted)
      return result.isDone ? redirect(href('/admin/settings/webhooks')) : result
    }
    case 'retry':
      return runAction(api(contract.retryDelivery, { params: { id: String(form.get('delivery')) } }), texts.isSentAgain)
    default:
      throw new Error('The form has no known intent.')
  }
}

function outcomeOf({ status, error, duration_ms, is_delivered }: ResponseOf<typeof contract.testWebhook>) {
  const text =
    is_delivered && status !== null
      ? texts.delivered(status, duration_ms)
      : texts.notDelivered(failureText(error ?? status ?? ''))
  return { isDelivered: is_delivered, text }
}

async function save(api: Api, id: string, form: FormData): Promise<WebhookResult> {
  const body = { ...valuesOf(form), version: Number(form.get('version')) }
  const saving = api(contract.changeWebhook, { params: { id }, body })
  const load = async () => (await api(contract.listWebhooks, {})).webhooks.find((one) => String(one.id) === id)
  const { theirs, ...result } = await saveConnection(saving, load, texts.saved)
  return { ...result, ...(theirs && { theirs }), ...(result.isDone && { saved: await saving }) }
}

async function replay(api: Api, id: string, form: FormData): Promise<WebhookResult> {
  const from = fromShopTime(String(form.get('from')))
  const until = fromShopTime(String(form.get('until')))
  if (!from || !until) {
    const errors = { ...(!from && { from: [texts.enterTime] }), ...(!until && { until: [texts.enterTime] }) }
    return { isDone: false, errors }
  }
  const replaying = api(contract.replayWebhook, { params: { id }, body: { from, until } })
  return runAction(replaying, ({ events }) => texts.replayed(events))
}
