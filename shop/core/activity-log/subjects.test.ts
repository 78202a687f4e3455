import { afterAll, expect, test } from 'vitest'
import { collectionForm } from '../../../tests/fixtures/collections.ts'
import { anOrder } from '../../../tests/fixtures/placed-order.ts'
import { openShop, type Person } from '../../../tests/processes/open-shop.ts'
import { createCollection, deleteCollection } from '../../catalog/collections/editing/edit-collections.contract.ts'
import { synonyms } from '../../catalog/search/synonyms/synonyms.contract.ts'
import { auditLog } from './audit-log.contract.ts'
import { recordAudit } from './audit-log-store.server.ts'
import type { AuditedKind } from './audited-kinds.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

const named = async (owner: Person, kind: AuditedKind) => {
  const { results } = await owner.api(auditLog, { query: {} })
  const [first] = results.filter((change) => change.kind === kind)
  return first && [first.subject_title, first.subject_address]
}

test('returns the name and the admin address of a changed subject', async () => {
  const { staff: owner, mia, id } = await anOrder(shop)
  const note = (kind: AuditedKind, subject: number) =>
    recordAudit(shop.db, { kind, id: subject }, [{ field: 'x', old: null, new: 'y' }], {
      actorId: owner.id,
      now: shop.clock.now,
    })
  await note('order', id)
  await note('customer', mia.id)
  await note('member', owner.id)
  await note('settings', 1)
  expect(await named(owner, 'order')).toEqual([null, `/admin/orders/${id}`])
  expect(await named(owner, 'customer')).toEqual(['Mia Test, mia@example.com', `/admin/customers/${mia.id}`])
  expect(await named(owner, 'member')).toEqual(['Staff Test', '/admin/team'])
  expect(await named(owner, 'settings')).toEqual([null, '/admin/settings'])

  const kinds: AuditedKind[] = [
    ...(['product', 'review', 'message', 'saved_reply', 'reduction', 'content_page', 'maker'] as const),
    ...(['delivery_zone', 'delivery_method', 'withdrawal', 'invitation', 'two_step', 'facts', 'menus'] as const),
    ...(['customer_tag', 'customer_list', 'api_key', 'webhook', 'extension_record', 'discount', 'gift_card'] as const),
    'translations',
  ]
  for (const kind of kinds) await note(kind, 900)
  expect((await owner.api(auditLog, { query: {} })).results).toHaveLength(kinds.length + 4)
  expect(await named(owner, 'product')).toEqual([null, null])
})

test('a deleted subject has its last logged name and no address, a deleted account no name', async () => {
  const owner = await shop.staff()
  const made = await owner.api(createCollection, { body: collectionForm({ title: 'Cups', slug: 'cups' }) })
  expect(await named(owner, 'collection')).toEqual(['Cups', `/admin/collections/update/${made.slug}`])
  await owner.api(deleteCollection, { params: { slug: made.slug }, query: {} })
  expect(await named(owner, 'collection')).toEqual(['Cups', null])
  const { id } = await owner.api(synonyms.add, { body: { terms: ['cup', 'mug'] } })
  expect(await named(owner, 'synonyms')).toEqual(['cup, mug', '/admin/synonyms'])
  await owner.api(synonyms.remove, { params: { id: String(id) }, query: {} })
  expect(await named(owner, 'synonyms')).toEqual(['cup, mug', null])

  const mia = await shop.customer()
  await recordAudit(shop.db, { kind: 'customer', id: mia.id }, [{ field: 'note', old: null, new: 'Kind.' }], {
    actorId: owner.id,
    now: shop.clock.now,
  })
  await shop.db.deleteFrom('users').where('id', '=', mia.id).execute()
  expect(await named(owner, 'customer')).toEqual([null, null])
})
