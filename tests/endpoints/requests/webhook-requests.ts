import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayWebhook,
  retryDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '../../../shop/admin/webhooks/webhooks.contract.ts'
import { addDelivery, addWebhook } from '../../fixtures/webhooks.ts'
import type { TestShop } from '../../processes/open-shop.ts'
import { valid } from './request.ts'

let created = 0
const body = () => {
  created += 1
  return { name: `Created ${created}`, url: 'https://hooks.example.com/shop', types: ['order.paid'], is_on: false }
}
const webhookOf = async (shop: TestShop) => ({ params: { id: String(await addWebhook(shop)) } })

export const webhookRequests = [
  valid(listWebhooks, () => ({})),
  valid(createWebhook, async ({ shop }) => {
    // A shop can have at most 20.
    await shop.db.deleteFrom('webhook_endpoints').where('name', 'like', 'Created %').execute()
    return { body: body() }
  }),
  valid(changeWebhook, async ({ shop }) => ({ ...(await webhookOf(shop)), body: { ...body(), version: 1 } })),
  valid(deleteWebhook, ({ shop }) => webhookOf(shop)),
  valid(rotateWebhookSecret, async ({ shop }) => ({ ...(await webhookOf(shop)), body: { own_password: '' } })),
  valid(testWebhook, ({ shop }) => webhookOf(shop)),
  valid(replayWebhook, async ({ shop }) => {
    const until = shop.clock.now
    const from = new Date(until.getTime() - 60_000)
    return { ...(await webhookOf(shop)), body: { from: from.toISOString(), until: until.toISOString() } }
  }),
  valid(listDeliveries, async ({ shop }) => ({ ...(await webhookOf(shop)), query: { state: 'failed' as const } })),
  valid(retryDelivery, async ({ shop }) => ({ params: { id: String(await addDelivery(shop)) } })),
]
