import { expect, test } from 'vitest'
import { collectionForm, createdCollection } from '../../../../tests/fixtures/collections.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { deleteCollection, updateCollection } from '../../../catalog/collections/editing/edit-collections.contract.ts'
import { auditLog } from '../audit-log.contract.ts'
import { recordAudit } from '../audit-log-store.server.ts'

test('replaces ids in values by names, also of deleted subjects, and keeps unknown ids', async () => {
  await using shop = await openShop()
  const owner = await shop.staff()
  const by = { actorId: owner.id, now: shop.clock.now }
  const [cup, jug] = [await addProduct(shop.db, { title: 'Cup, small' }), await addProduct(shop.db, { title: 'Jug' })]
  const change = { field: 'frequentlyBoughtTogether', old: String(jug.id), new: `${cup.id}, ${jug.id}, 900` }
  await recordAudit(shop.db, { kind: 'product', id: cup.id }, [change], by)
  const told = async () => {
    const { results } = await owner.api(auditLog, { query: {} })
    return results.slice(0, 1).map((one) => [one.field, one.old, one.new])
  }
  expect(await told()).toEqual([['frequentlyBoughtTogether', 'Jug', 'Cup, small; Jug; 900']])

  const [attic, cups] = [await createdCollection(owner, { title: 'Attic' }), await createdCollection(owner)]
  const putInside = (parent: number | '') =>
    owner.api(updateCollection, { params: { slug: cups.slug }, body: collectionForm({ parent }) })
  await putInside(attic.id)
  expect(await told()).toEqual([['parent', null, 'Attic']])
  await putInside('')
  await owner.api(deleteCollection, { params: { slug: attic.slug }, query: {} })
  const { results } = await owner.api(auditLog, { query: { collection: cups.id } })
  expect(results.map((one) => [one.field, one.old, one.new]).slice(0, 2)).toEqual([
    ['parent', 'Attic', null],
    ['parent', null, 'Attic'],
  ])
})

test('keeps a value that is not a list of ids', async () => {
  await using shop = await openShop()
  const owner = await shop.staff()
  const changes = [
    { field: 'frequentlyBoughtTogether', old: '', new: '1, 2, 3… (900)' },
    { field: 'title', old: '1', new: '2' },
  ]
  await recordAudit(shop.db, { kind: 'product', id: 1 }, changes, { actorId: owner.id, now: shop.clock.now })
  const { results } = await owner.api(auditLog, { query: {} })
  expect(results.map((one) => [one.old, one.new])).toEqual([
    ['1', '2'],
    ['', '1, 2, 3… (900)'],
  ])
})
