import { expect, test } from 'vitest'
import { titleOfVariant } from '../../../../lib/variant-title.ts'
import { addProduct, addWithOptions } from '../../../../tests/fixtures/products.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { findForSale } from '../../../sales/orders/sold-variants-store.server.ts'

const shop = await openSharedShop()

test('orders name a variant unless it has the placeholder name of an only variant', async () => {
  const named = async (...names: string[]) => {
    const { variantIds } = await addProduct(shop.db, { title: 'Chair', variants: names.map((name) => ({ name })) })
    const sold = await findForSale(shop.db, variantIds)
    return [...sold.values()].map(({ title, variant_name }) => titleOfVariant(title, variant_name))
  }
  expect(await named('Standard')).toEqual(['Chair'])
  expect(await named('Oak')).toEqual(['Chair, Oak'])
  expect(await named('Standard', 'Deluxe')).toEqual(['Chair, Standard', 'Chair, Deluxe'])

  const sized = await addWithOptions(shop.db, ['Size'], { title: 'Pillow', variants: [{ name: 'Standard' }] })
  const [pillow] = (await findForSale(shop.db, sized.variantIds)).values()
  expect(pillow?.variant_name).toBe('Standard')
})

test('a former second variant does not keep the placeholder name in orders', async () => {
  const { variantIds } = await addProduct(shop.db, { variants: [{ name: 'Standard' }, { name: 'Deluxe' }] })
  await shop.db
    .updateTable('variants')
    .set({ deleted_at: new Date() })
    .where('id', '=', variantIds[1] ?? 0)
    .execute()
  expect((await findForSale(shop.db, variantIds)).get(variantIds[0] ?? 0)?.variant_name).toBe('')
})
