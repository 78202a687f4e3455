import { randomUUID } from 'node:crypto'
import {
  requestCustomerConsent,
  withdrawCustomerConsent,
} from '../../../shop/admin/customers/consent/customer-consent.contract.ts'
import { exportCustomers } from '../../../shop/admin/customers/csv/customers-csv.contract.ts'
import { customerTags, mergeTag, tagCustomers } from '../../../shop/admin/customers/tags/tags.contract.ts'
import { confirmationKey, unsubscribeKey } from '../../../shop/core/marketing-consent/consent-links.server.ts'
import {
  CONSENT_TEXT_VERSION,
  confirmConsent,
  readOwnConsent,
  requestConsent,
  unsubscribe,
  withdrawOwnConsent,
} from '../../../shop/core/marketing-consent/marketing-consent.contract.ts'
import type { World } from '../world.ts'
import { valid } from './request.ts'

const aTag = ({ shop }: World) =>
  shop.db.insertInto('customer_tags').values({ name: newName() }).returning(['id', 'version']).executeTakeFirstOrThrow()

const newName = () => `Tag ${randomUUID().slice(0, 30)}`

export const customerRequests = [
  valid(exportCustomers, () => ({ query: { search: 'mia', ordered: 'false' as const, spent_from: '10.50' } })),
  valid(customerTags.list, () => ({})),
  valid(customerTags.add, () => ({ body: { name: newName() } })),
  valid(customerTags.change, async (world) => {
    const { id, version } = await aTag(world)
    return { params: { id: String(id) }, body: { name: newName(), version } }
  }),
  valid(customerTags.remove, async (world) => {
    const { id, version } = await aTag(world)
    return { params: { id: String(id) }, query: { version } }
  }),
  valid(mergeTag, async (world) => {
    const [{ id, version }, { id: into }] = [await aTag(world), await aTag(world)]
    return { params: { id: String(id) }, body: { into, version } }
  }),
  valid(tagCustomers, async ({ somebody }) => ({
    body: { customers: [(await somebody('customer')).id], add: ['Market'], remove: ['Wholesale'] },
  })),
  ...[requestCustomerConsent, withdrawCustomerConsent].map((change) =>
    valid(change, async ({ somebody }) => ({ params: { id: String((await somebody('customer')).id) } })),
  ),

  valid(readOwnConsent, () => ({})),
  valid(requestConsent, () => ({ body: { source: 'account' as const, text_version: CONSENT_TEXT_VERSION } })),
  valid(withdrawOwnConsent, () => ({})),
  valid(confirmConsent, async ({ shop, somebody }) => {
    const mia = await somebody('customer')
    await mia.api(requestConsent, { body: { source: 'account', text_version: CONSENT_TEXT_VERSION } })
    const { request_id } = await shop.db
      .selectFrom('marketing_consents')
      .select('request_id')
      .where('user_id', '=', mia.id)
      .executeTakeFirstOrThrow()
    return { body: { request: Number(request_id), key: confirmationKey(Number(request_id), shop.secret) } }
  }),
  valid(unsubscribe, ({ shop }, asker) => ({
    query: { user: String(asker.id), key: unsubscribeKey(asker.id, shop.secret) },
  })),
]
