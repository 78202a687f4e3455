import { expect, test } from 'vitest'
import { createdCollection } from '../../../tests/fixtures/collections.ts'
import { picturesOnDisk } from '../../../tests/fixtures/pictures-on-disk.ts'
import { aPicture, createdProduct, newProductForm, sendForm } from '../../../tests/fixtures/product-form.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { listCollectionProducts } from '../collections/editing/edit-collections.contract.ts'
import { createProduct } from './products.contract.ts'
import { listProducts } from './read/catalogue.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

test('a created product is visible to the next visitor with its pictures', async () => {
  const [tray, bowl] = [await addProduct(shop.db), await addProduct(shop.db)]
  expect((await shop.visitor.api(listProducts, { query: {} })).count).toBe(2)
  shop.clock.now = new Date(Date.now() + 1000)

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
      { name: 'Tiny', color: '  ', stock: 9, images: [{ image }] },
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
      { name: 'Tiny', color: null, stock: 9, default: false },
    ],
  })
  expect(product.recommended_products.slice(0, 2)).toEqual([bowl.id, tray.id])

  const shown = await shop.visitor.api(listProducts, { query: {} })
  expect([shown.count, shown.results[0]?.slug]).toEqual([3, 'stoneware-mug'])
  for (const url of [product.thumbnail, ...product.variants.flatMap(({ images }) => images.map(({ image }) => image))])
    expect((await shop.app.inject(url)).statusCode).toBe(200)
})

test('unexpected form field names are harmless', async () => {
  const form = await newProductForm()
  for (const name of [
    'variants[0][__proto__]',
    'variants[0][images][0][constructor]',
    'constructor[prototype][x]',
    'new',
  ])
    form.append(name, 'polluted')
  form.append('variants[0][images][0][__proto__][polluted]', 'yes')
  expect((await sendForm(shop, staff, { form })).status).toBe(201)
  expect(({} as { polluted?: string }).polluted).toBeUndefined()

  const gap = await newProductForm()
  gap.append('variants[2][name]', 'Third')
  const refused = await sendForm(shop, staff, { form: gap })
  expect(refused.status).toBe(400)
  expect(refused.answer).toMatchObject({ variants: [{}, { name: ['This field is required.'] }, {}] })
  const far = await newProductForm()
  far.append('variants[999999999][name]', 'Far away')
  expect((await sendForm(shop, staff, { form: far })).answer).toEqual({
    variants: ['Ensure this field has no more than 50 elements.'],
  })
})

test('one of ten concurrent requests with the same slug succeeds, and the others leave nothing behind', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const forms = await Promise.all(
    Array.from({ length: 10 }, (_, index) => newProductForm({ slug: index % 2 ? 'mug-Blue' : 'mug-blue' })),
  )
  const answers = await Promise.all(forms.map((form) => sendForm(shop, staff, { form })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(400)])
  for (const { status, answer } of answers)
    if (status === 400) expect(answer).toEqual({ slug: ['product with this slug already exists.'] })
  expect(await picturesOnDisk(shop.config.dataDir)).toHaveLength(2)
  expect(await shop.db.selectFrom('images').select('key').execute()).toHaveLength(2)
})

test('refuses non-staff before reading the form', async () => {
  const mia = await shop.customer('Mia')
  const form = await newProductForm()
  const { slug } = await createdProduct(staff)
  expect(await sendForm(shop, mia, { form })).toEqual({
    status: 403,
    answer: { detail: 'You do not have permission to perform this action.' },
  })
  expect((await sendForm(shop, shop.visitor, { slug, form })).status).toBe(401)
  expect((await shop.app.inject({ method: 'DELETE', url: `/api/product/${slug}/` })).statusCode).toBe(401)
})

test('a created product is added to its manual collections, or not created if one does not exist', async () => {
  await createdCollection(staff, { slug: 'table' })
  await createdCollection(staff, { slug: 'gifts' })
  const create = async (slug: string, collections: string[]) => {
    const form = await newProductForm({ slug })
    for (const collection of collections) form.append('collections', collection)
    return staff.api(createProduct, { body: form })
  }
  const created = await Promise.all([create('mug', ['table', 'gifts']), create('bowl', ['gifts', 'table'])])
  for (const slug of ['table', 'gifts']) {
    const { results } = await staff.api(listCollectionProducts, { params: { slug }, query: {} })
    expect(results.map(({ id }) => id).toSorted()).toEqual(created.map(({ id }) => id).toSorted())
  }
  await expect(create('vase', ['table', 'nowhere'])).rejects.toThrow(
    'There is no manual collection “nowhere” any more.',
  )
  expect((await shop.visitor.api(listProducts, { query: {} })).count).toBe(2)
})
