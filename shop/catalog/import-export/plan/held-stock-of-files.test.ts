import { expect, test } from 'vitest'
import { bring, exported, finishImport, productsOf } from '../../../../tests/fixtures/import-catalogue.ts'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'

test('an imported stock never releases stock reserved after the dry run', async () => {
  await using world = await openPayingShop()
  const { shop, staff, mug, order, giveUp, stock, moved } = world
  const sheet = await exported(shop, staff)
  const placed = await order()
  // An edited export changes the stock by the difference to the exported figure.
  const edited = await bring(staff, sheet.replace(',10,10,', ',12,10,'))
  expect(await productsOf(staff, edited)).toMatchObject([
    { changed: [{ field: 'variants[Red][stock]', old: '8', new: '10' }] },
  ])
  const buyer = await shop.customer('Buyer')
  const second = await order(buyer)
  await finishImport(staff, edited.id)
  expect([await stock(), await moved()]).toEqual([8, 8])

  // Without an exported figure, the difference to the stock shown in the dry run counts.
  const [slug = ''] = [(await shop.db.selectFrom('products').select('slug').executeTakeFirst())?.slug]
  const plain = await bring(staff, `slug,variant,stock\n${slug},Red,20\n`)
  expect(await productsOf(staff, plain)).toMatchObject([
    { changed: [{ field: 'variants[Red][stock]', old: '8', new: '20' }] },
  ])
  const third = await order(await shop.customer('Third'))
  await finishImport(staff, plain.id)
  expect([await stock(), await moved()]).toEqual([18, 18])
  await giveUp(placed)
  await giveUp(second, buyer)
  expect([await stock(), await moved(), mug.variantIds.length]).toEqual([22, 22, 1])
  expect(third.status).toBe('awaiting_payment')
})
