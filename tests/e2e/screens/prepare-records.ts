import type { Database } from '../../../server/db/open.ts'
import { addDiscount } from '../../fixtures/discounts.ts'
import { storeInvoice, storePayout, storeVoidNumbers } from '../support/shop/accounting-records.ts'

/** IDs of records with an own admin screen. */
export interface StaffRecords {
  discount: number
  giftCard: number
  /** An order that is not shipped. */
  openOrder: number
  webhook: number
}

/**
 * Adds the records of admin screens that the demo shop lacks, and French as a second language.
 * @param token of the owner
 */
export async function prepareRecords(db: Database, address: string, token: string): Promise<StaffRecords> {
  async function call(method: string, path: string, body: object): Promise<{ id: number }> {
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(new URL(path, address), { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  await call('PUT', '/api/settings/identity/', {
    ...{ version: 0, name: 'Comptoir', first_language: 'en', other_languages: 'fr' },
  })
  const webhook = await call('POST', '/api/webhooks/', {
    ...{ name: 'Warehouse', url: 'https://hooks.example.com/shop', types: ['order.paid'], is_on: false },
  })
  await addFailedDelivery(db, webhook.id)
  await call('POST', '/api/api_keys/', {
    ...{ name: 'Warehouse', scopes: ['orders:read'], expires_in: '1_year', networks: '' },
  })
  const clause = { id: crypto.randomUUID(), section: 'orders', place: 'after', title: 'Gift wrap' }
  await db
    .insertInto('own_terms_versions')
    .values({
      ...{ number: 1, clauses: JSON.stringify([{ ...clause, text: 'We wrap gifts.' }]) },
      ...{ published_at: new Date(), published_name: 'Camille Perrin' },
    })
    .execute()
  const { id: openOrder } = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'making')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await addDeliveryAddress(db, openOrder)
  await storeInvoice(db)
  await storeVoidNumbers(db)
  await storePayout(db)
  const { id: giftCard } = await db.selectFrom('gift_cards').select('id').orderBy('id').executeTakeFirstOrThrow()
  return { discount: await addDiscount(db, { code: 'WELCOME10' }), giftCard, openOrder, webhook: webhook.id }
}

/** The orders of the demo have no addresses. */
async function addDeliveryAddress(db: Database, order_id: number): Promise<void> {
  const address = {
    street: '12 rue Mercière',
    second_line: '',
    postcode: '69002',
    town: 'Lyon',
    country: 'FR',
  } as const
  await db
    .insertInto('order_addresses')
    .values({ order_id, purpose: 'delivery', name: 'Mia Wong', company: '', phone: '', ...address })
    .execute()
}

async function addFailedDelivery(db: Database, endpoint_id: number): Promise<void> {
  const now = new Date()
  const event = await db
    .insertInto('events')
    .values({
      ...{ type: 'order.paid', subject_kind: 'order', subject_id: '1', at: now, held_until: null },
      data: JSON.stringify({ payment: 1, amount: '22.00', currency: 'EUR', is_online: false }),
      actor: '{"kind":"job"}',
    })
    .returning(['number', 'id'])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('webhook_deliveries')
    .values({
      ...{ endpoint_id, message_id: event.id, event: event.number, type: 'order.paid' },
      ...{ state: 'failed', created_at: now, finished_at: now },
    })
    .execute()
}
