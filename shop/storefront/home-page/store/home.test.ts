import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createdCollection } from '../../../../tests/fixtures/collections.ts'
import { blackPng } from '../../../../tests/fixtures/png.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { addProductToCollection } from '../../../catalog/collections/editing/edit-collections.contract.ts'
import { listProducts } from '../../../catalog/products/read/catalogue.contract.ts'
import { getSettings, saveSettings } from '../../../core/settings/settings.contract.ts'
import { getHeroPicture, removePhotograph, setPhotograph } from './hero-photograph.contract.ts'
import { getHome } from './home.contract.ts'

const kinds = async ({ visitor }: TestShop) => (await visitor.api(getHome, {})).sections.map(({ kind }) => kind)
const heroOf = async ({ visitor }: TestShop) =>
  (await visitor.api(getHome, {})).sections.find((section) => section.kind === 'counter')
const arrange = async (staff: Person, sections: Partial<{ shown: string; counter: string; story: string }>) => {
  const { version, values } = (await staff.api(getSettings, {})).sections
  return staff.api(saveSettings.sections, { body: { ...values, ...sections, version } })
}

test('an empty shop has no sections; sections appear with content, in the order of staff', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  expect(await kinds(shop)).toEqual([])
  for (let count = 0; count < 4; count += 1) await addProduct(shop.db)
  shop.cache.drop()
  expect(await kinds(shop)).toEqual(['counter'])
  const mug = await addProduct(shop.db, { title: 'Mug' })
  shop.cache.drop()
  await arrange(staff, { shown: 'story new counter', story: String(mug.id), counter: String(mug.id) })
  expect(await kinds(shop)).toEqual(['story', 'counter'])
  expect((await heroOf(shop))?.products.map(({ title }) => title)).toEqual(['Mug'])
  await arrange(staff, { shown: '' })
  expect(await kinds(shop)).toEqual([])
})

test('new products are shown when others lead the product list, and never twice', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const ids: number[] = []
  for (let day = 1; day <= 14; day += 1)
    ids.push((await addProduct(shop.db, { listed: new Date(Date.UTC(2024, 0, day)) })).id)
  const isNew = async () => {
    const { sections } = await shop.visitor.api(getHome, {})
    return sections.flatMap((section) => (section.kind === 'new' ? section.products.map(({ id }) => id) : []))
  }
  expect(await isNew()).toEqual([])
  await createdCollection(staff, { slug: 'favourites', leads_home: 'true' })
  const put = (id = 0) =>
    staff.api(addProductToCollection, { params: { slug: 'favourites', product: String(id) }, body: {} })
  for (const id of ids.slice(0, 3)) await put(id)
  // The product list starts with the newest products, in its first two rows.
  expect(await isNew()).toEqual([])
  for (const id of ids.slice(3, 8)) await put(id)
  expect(await isNew()).toEqual(ids.slice(-5).reverse())
  // When another product starts the product list, it makes room for one of the newest.
  await staff.api(addProductToCollection, {
    params: { slug: 'favourites', product: String(ids[13]) },
    body: { before: ids[0] ?? null },
  })
  expect(await isNew()).toEqual(ids.slice(8, 13).reverse())
  const { results } = await shop.visitor.api(listProducts, { query: {} })
  const begins = results.slice(0, 8).map(({ id }) => id)
  expect((await isNew()).filter((id) => begins.includes(id))).toEqual([])
})

test('omits a section while its product is hidden or deleted', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const mug = await addProduct(shop.db, { title: 'Mug' })
  await arrange(staff, { shown: 'counter story', story: String(mug.id), counter: String(mug.id) })
  expect(await kinds(shop)).toEqual(['counter', 'story'])
  const set = (state: 'hidden' | 'published') =>
    shop.db.updateTable('products').set({ state, is_public: true }).where('id', '=', mug.id).execute()
  await set('hidden')
  shop.cache.drop()
  expect(await kinds(shop)).toEqual([])
  await set('published')
  shop.cache.drop()
  expect(await kinds(shop)).toEqual(['counter', 'story'])
})

test('rejects unknown, duplicate and invalid sections at their field', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const { id } = await addProduct(shop.db)
  await expect(arrange(staff, { shown: 'counter carousel' })).rejects.toThrow('{"shown":["Name each section once."]}')
  await expect(arrange(staff, { shown: 'new new' })).rejects.toThrow('{"shown":["Name each section once."]}')
  await expect(arrange(staff, { counter: `${id} 999999` })).rejects.toThrow(
    '{"counter":["Invalid pk \\"999999\\" - object does not exist."]}',
  )
  await expect(arrange(staff, { counter: `${id} ${id}` })).rejects.toThrow('{"counter":["Name each product once."]}')
  await expect(arrange(staff, { story: `${id} ${id + 1}` })).rejects.toThrow('no more than 1 elements')
  await expect(arrange(staff, { story: 'mug' })).rejects.toThrow('{"story":["A valid integer is required."]}')
})

test('a drawn hero is shown while all its products are available; a photograph can replace it and be removed', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const [mug, pot] = [await addProduct(shop.db), await addProduct(shop.db)]
  const key = 'c'.repeat(24)
  await shop.db.insertInto('images').values({ key, width: 1920, height: 768, created_at: new Date() }).execute()
  const spots = JSON.stringify([mug, pot].map(({ id }) => ({ product: id, x: 0.1, y: 0.5, width: 0.1, height: 0.2 })))
  const onlyPot = JSON.stringify([{ product: pot.id, x: 0.1, y: 0.5, width: 0.1, height: 0.2 }])
  const picture = { theme: 'light', image_key: key } as const
  await shop.db
    .insertInto('counter_pictures')
    .values([
      { ...picture, shape: 'wide', spots },
      { ...picture, shape: 'tall', spots: onlyPot },
    ])
    .execute()
  await arrange(staff, { counter: `${pot.id} ${mug.id}` })
  expect((await heroOf(shop))?.pictures).toMatchObject([{ shape: 'tall' }, { shape: 'wide', width: 1920 }])
  // Both shapes of a picture are shown together or not at all.
  await arrange(staff, { counter: String(pot.id) })
  expect((await heroOf(shop))?.pictures).toEqual([])

  const body = new FormData()
  body.set('picture', new File([new Uint8Array(blackPng({ width: 500, height: 400 }))], 'a.png', { type: 'image/png' }))
  await staff.api(setPhotograph, { body })
  const [photograph, ...others] = (await heroOf(shop))?.pictures ?? []
  expect(photograph).toMatchObject({ theme: 'light', shape: 'wide', width: 500, height: 200, spots: [] })
  expect(others).toEqual([])
  // The row and the files of the previous photograph are deleted.
  const images = async () => (await shop.db.selectFrom('images').select('width').execute()).map(({ width }) => width)
  expect(await images()).not.toContain(1920)
  const broken = new FormData()
  broken.set('picture', new File(['<svg onload="alert(1)"/>'], 'a.svg', { type: 'image/svg+xml' }))
  await expect(staff.api(setPhotograph, { body: broken })).rejects.toThrow(
    '{"picture":["This is an SVG. Upload a JPEG, PNG or WebP."]}',
  )
  await staff.api(removePhotograph, {})
  expect((await heroOf(shop))?.pictures).toEqual([])
  expect(await images()).not.toContain(500)
})

test('the link preview shows the photograph behind the shop’s name', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const bottom = async () => {
    const { rawPayload } = await shop.app.inject('/og.png')
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 1200, height: 630 })
    return [...data.subarray(-3)]
  }
  const drawn = await bottom()
  const body = new FormData()
  body.set('picture', new File([new Uint8Array(blackPng({ width: 500, height: 400 }))], 'a.png', { type: 'image/png' }))
  await staff.api(setPhotograph, { body })
  expect(await bottom()).toEqual([0, 0, 0])
  await staff.api(removePhotograph, {})
  expect(await bottom()).toEqual(drawn)
})

test('reviews are shown from three on, of public products, without hidden ones', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await arrange(staff, { shown: 'reviews' })
  for (const name of ['Mia', 'Ben', 'Lea']) {
    expect(await kinds(shop)).toEqual([])
    const { id, variantIds } = await addProduct(shop.db)
    const customer = await shop.customer(name)
    const review = { product_id: id, variant_id: variantIds[0] ?? 0, user_id: customer.id, half_stars: 10 }
    await shop.db
      .insertInto('reviews')
      .values({ ...review, body: `${name} has used this every day for a year and would buy it again.` })
      .execute()
    shop.cache.drop()
  }
  const { sections } = await shop.visitor.api(getHome, {})
  expect(sections[0]).toMatchObject({ reviews: [{ first_name: 'Lea', rating: 5 }, {}, {}] })
  await shop.db.updateTable('reviews').set({ hidden_at: new Date(), hidden_reason: 'Rude' }).execute()
  shop.cache.drop()
  expect(await kinds(shop)).toEqual([])
})

test('of concurrent hero photographs one is shown, and the files of the others are deleted', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await addProduct(shop.db)
  const bodies = [320, 400, 480].map((width) => {
    const body = new FormData()
    const picture = new Uint8Array(blackPng({ width, height: width }))
    body.set('picture', new File([picture], 'a.png', { type: 'image/png' }))
    return body
  })
  await Promise.all([
    ...bodies.map((body) => staff.api(setPhotograph, { body })),
    staff.api(removePhotograph, {}),
    staff.api(removePhotograph, {}),
  ])
  await staff.api(setPhotograph, { body: bodies[0] ?? new FormData() })
  const { picture } = await staff.api(getHeroPicture, {})
  expect((await heroOf(shop))?.pictures).toMatchObject([{ width: 320, image: picture }])
  const kept = await shop.db.selectFrom('images').select('width').where('width', 'in', [320, 400, 480]).execute()
  expect(kept).toEqual([{ width: 320 }])
})
