import { expect, test } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import { aPicture, newProductForm } from '../../testing/product-form.ts'
import { addProduct } from '../../testing/some-products.ts'
import { list } from '../catalogue/catalogue.contract.ts'
import { createProduct } from './products.contract.ts'

test('staff create a product, and the next visitor sees it with its pictures', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const [tray, bowl] = [await addProduct(shop.db), await addProduct(shop.db)]
  expect((await shop.visitor.api(list, { query: {} })).count).toBe(2)

  const image = await aPicture({ width: 400, height: 400 })
  const form = await newProductForm({
    title: '  Stoneware mug ',
    description: 'For coffee.\r\nAnd tea.',
    price: '22.5',
    slug: 'stoneware-mug',
    thumbnail: image,
    thumbnail_alt: 'A mug',
    frequentlyBoughtTogether: [bowl.id, tray.id],
    variants: [
      { name: 'Celadon', color: '#A8C3B0', isColor: true, stock: 3, images: [{ image, alt: 'In green' }, { image }] },
      { name: 'Large', color: '#000000', isColor: false, stock: '0', images: [{ image }] },
      { name: 'Small', color: '', stock: 7, images: [{ image }] },
    ],
  })
  const product = await staff.api(createProduct, { body: form })
  expect(product).toMatchObject({
    title: 'Stoneware mug',
    description: 'For coffee.\nAnd tea.',
    price: '22.50',
    slug: 'stoneware-mug',
    new: true,
    thumbnail_alt: 'A mug',
    version: 1,
    frequentlyBoughtTogether: [bowl.id, tray.id],
    variants: [
      { name: 'Celadon', color: '#a8c3b0', stock: 3, default: true, images: [{ alt: 'In green' }, { alt: '' }] },
      { name: 'Large', color: null, stock: 0, default: false },
      { name: 'Small', color: null, stock: 7, default: false },
    ],
  })
  expect(product.recommended_products.slice(0, 2)).toEqual([bowl.id, tray.id])

  const shown = await shop.visitor.api(list, { query: {} })
  expect([shown.count, shown.results[0]?.slug]).toEqual([3, 'stoneware-mug'])
  for (const url of [product.thumbnail, ...product.variants.flatMap(({ images }) => images.map(({ image }) => image))])
    expect((await shop.app.inject(url)).statusCode).toBe(200)
})
