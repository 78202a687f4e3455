import { afterAll, expect, test } from 'vitest'
import { addApiKey } from '../../../tests/fixtures/api-keys.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { summaryOf } from './texts.fr.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  replayWebhook,
  rotateWebhookSecret,
} from './webhooks.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())
const owner = await shop.staff()

let named = 0
const form = (values: object = {}) => {
  named += 1
  return { name: `Program ${named}`, url: 'https://hooks.example.com/', types: null, is_on: true, ...values }
}

test.each([
  ['url', { url: 'http://hooks.example.com/' }, 'begins with https://'],
  ['url', { url: 'https://127.0.0.1/' }, 'reachable in the public internet'],
  ['url', { url: 'https://user:secret@hooks.example.com/' }, 'without a user name'],
  ['url', { url: `https://hooks.example.com/${'a'.repeat(2_000)}` }, 'no more than 2000 characters'],
  ['types', { types: [] }, 'Select at least one event.'],
  ['types', { types: ['order.exploded'] }, 'Select events of the list.'],
  ['name', { name: ' ' }, 'may not be blank'],
])('refuses an invalid %s: %o', async (field, values, text) => {
  const refused = owner.api(createWebhook, { body: form(values) })
  await expect(refused).rejects.toThrow(new RegExp(`^400 .*"${field}".*${text.replaceAll('.', '\\.')}`))
})

test('the French form describes each event of the shop in French', async () => {
  const { types } = await owner.api(listWebhooks, {})
  expect(types.length).toBeGreaterThan(10)
  expect(types.filter(({ type, summary }) => summaryOf(type, summary) === summary)).toEqual([])
})

test('shows a secret once and stores it sealed; each change is in the activity log', async () => {
  const { id, secret } = await owner.api(createWebhook, { body: form({ types: ['order.paid', 'order.placed'] }) })
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  const params = { id: String(id) }
  expect(JSON.stringify(await owner.api(listWebhooks, {}))).not.toContain('whsec_')
  const stored = await shop.db.selectFrom('webhook_endpoints').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(secret.slice(6))
  const [webhook] = (await owner.api(listWebhooks, {})).webhooks
  if (!webhook) throw new Error('The webhook must be listed.')
  expect(webhook.types).toEqual(['order.placed', 'order.paid'])
  const body = { ...webhook, is_on: false }
  const results = await Promise.allSettled([1, 2].map(() => owner.api(changeWebhook, { params, body })))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(owner.api(changeWebhook, { params, body })).rejects.toThrow('409 This webhook was changed by someone')
  // A refused address is reported first.
  const refused = owner.api(changeWebhook, { params, body: { ...body, url: 'http://localhost/' } })
  await expect(refused).rejects.toThrow('{"url":["Enter an address that begins with https')
  expect((await owner.api(rotateWebhookSecret, { params, body: { own_password: '' } })).secret).not.toBe(secret)
  await owner.api(deleteWebhook, { params })
  const entries = (await owner.api(auditLog, { query: { webhook: String(id) } })).results
  expect(entries.map(({ field, old, new: now }) => [field, old, now]).reverse()).toEqual([
    ['name', null, webhook.name],
    ['url', null, webhook.url],
    ['types', null, 'order.placed, order.paid'],
    ['is_on', null, 'on'],
    ['is_on', 'on', 'off'],
    ['secret', 'set', 'replaced'],
    ['name', webhook.name, null],
    ['url', webhook.url, null],
    ['types', 'order.placed, order.paid', null],
    ['is_on', 'off', null],
  ])
  expect(JSON.stringify(entries)).not.toContain('whsec_')
})

test('allows 20 webhooks with different names, also for concurrent owners', async () => {
  const bodies = Array.from({ length: 21 }, () => form())
  const results = await Promise.allSettled(bodies.map((body) => owner.api(createWebhook, { body })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  const refused = results.find((result) => result.status === 'rejected')
  expect(String(refused?.reason)).toContain('at most 20 webhooks')
  const [first, second] = (await owner.api(listWebhooks, {})).webhooks
  const rename = { ...first, name: second?.name.toUpperCase() ?? '' } as typeof form extends () => infer F ? F : never
  await expect(
    owner.api(changeWebhook, { params: { id: String(first?.id) }, body: { ...rename, version: first?.version ?? 0 } }),
  ).rejects.toThrow('Another webhook has this name.')
})

test('no other role and no API key reaches webhooks, and a replay is bounded', async () => {
  await expect(shop.visitor.api(listWebhooks, {})).rejects.toThrow('401')
  await expect((await shop.staff('orders')).api(listWebhooks, {})).rejects.toThrow('403')
  const { authorization } = await addApiKey(shop)
  const answer = await shop.app.inject({ url: '/api/webhooks/', headers: { authorization } })
  expect(answer.statusCode).toBe(403)
  const [webhook] = (await owner.api(listWebhooks, {})).webhooks
  const params = { id: String(webhook?.id) }
  const body = { from: shop.clock.now.toISOString(), until: shop.clock.now.toISOString() }
  await expect(owner.api(replayWebhook, { params, body })).rejects.toThrow('The end must be after the start.')
})
