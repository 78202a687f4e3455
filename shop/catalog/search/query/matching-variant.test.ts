import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { search, suggestProducts } from '../search.contract.ts'
import { addGroups } from '../synonyms/synonyms-store.server.ts'

const shop = await openSharedShop()

const COLOURS = ['Celadon', 'Oxide red', 'Deep sea blue', 'Sea green']

test('naming a colour shows the variant of that colour, otherwise the default one', async () => {
  const mug = await addProduct(shop.db, { title: 'Everyday mug', variants: COLOURS.map((name) => ({ name })) })
  const [celadon, red, blue, green] = mug.variantIds
  await addProduct(shop.db, {
    title: 'Mug tree',
    description: 'Holds mugs, red ones too.',
    variants: [{ name: 'Oak' }],
  })
  await addGroups(shop.db, [['red', 'crimson']])
  const mia = await shop.customer('Mia')
  const meant = async (search_query: string, person = shop.visitor) => {
    const { results } = await person.api(search, { params: { search_query }, query: {} })
    return results.find(({ id }) => id === mug.id)?.matching_variant
  }

  for (const [typed, variant] of [
    ['mug', null],
    ['red mug', red],
    ['mugs oxide', red],
    ['crimson mug', red],
    ['oxdie mug', red],
    ['mug bl', blue],
    ['green sea', green],
    ['sea mug', blue],
    ['celadon mug', null],
    ['everyday', null],
  ] as const) {
    expect({ typed, variant: await meant(typed) }).toEqual({ typed, variant })
    expect({ typed, variant: await meant(typed, mia) }).toEqual({ typed, variant })
  }
  const { results } = await shop.visitor.api(search, { params: { search_query: 'red mug' }, query: {} })
  expect(results.map(({ title, matching_variant }) => [title, matching_variant])).toEqual([
    ['Everyday mug', red],
    ['Mug tree', null],
  ])

  // Deleted variants do not match, and a variant moved to the front becomes the default.
  await sql`update variants set deleted_at = now() where id = ${blue}`.execute(shop.db)
  expect(await meant('sea mug')).toBe(green)
  await sql`update variants set deleted_at = now() where id = ${celadon}`.execute(shop.db)
  expect(await meant('red mug')).toBe(null)
})

test('a sold-out first variant is the matching one only if its name matches', async () => {
  const stocks = { Small: 0, 'Medium blue': 3, 'Large blue': 2, 'Large red': 0 }
  const variants = Object.entries(stocks).map(([name, stock]) => ({ name, stock }))
  const { variantIds } = await addProduct(shop.db, { title: 'Jumper', variants })
  const [small, , , red] = variantIds
  const meant = async (search_query: string) => {
    const { results } = await shop.visitor.api(search, { params: { search_query }, query: {} })
    const { products } = await shop.visitor.api(suggestProducts, { query: { q: search_query } })
    expect(products[0]?.matching_variant).toBe(results[0]?.matching_variant)
    return results[0]?.matching_variant
  }
  expect(await meant('jumper')).toBe(null)
  expect(await meant('small jumper')).toBe(small)
  expect(await meant('blue jumper')).toBe(null)
  expect(await meant('large jumper')).toBe(variantIds[2])
  expect(await meant('red jumper')).toBe(red)
})

test('a suggestion has the picture of the matching variant', async () => {
  const { variantIds } = await addProduct(shop.db, {
    title: 'Everyday mug',
    variants: COLOURS.map((name) => ({ name, pictures: 2 })),
  })
  const first = await shop.db
    .selectFrom('variant_images')
    .select('image_key')
    .where('variant_id', '=', variantIds[1] ?? 0)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  const suggested = async (q: string) => (await shop.visitor.api(suggestProducts, { query: { q } })).products[0]
  expect(await suggested('red mug')).toMatchObject({
    matching_variant: variantIds[1],
    thumbnail: expect.stringContaining(first.image_key),
  })
  const plain = await suggested('mug')
  expect(plain?.matching_variant).toBe(null)
  expect(plain?.thumbnail).not.toContain(first.image_key)
})

test('naming a colour needs no additional statement', async () => {
  for (let n = 0; n < 28; n += 1)
    await addProduct(shop.db, { title: `Mug ${n}`, variants: COLOURS.map((name) => ({ name })) })
  const statements = async (search_query: string) => {
    const before = shop.queries()
    await shop.visitor.api(search, { params: { search_query }, query: {} })
    return shop.queries() - before
  }
  await statements('mug')
  expect(await statements('red mug')).toBe(await statements('mug'))
})

test('an option value finds its product and variant, even if the variant has a custom name', async () => {
  const coffee = await addProduct(shop.db, {
    title: 'Coffee',
    variants: [{ name: 'The small one' }, { name: 'Kilogram' }],
  })
  const [small = 0, large = 0] = coffee.variantIds
  const meant = async (search_query: string) => {
    const { results } = await shop.visitor.api(search, { params: { search_query }, query: {} })
    return results.map(({ matching_variant }) => matching_variant)
  }
  const both = (words: string) => shop.visitor.api(search, { params: { search_query: words }, query: {} })
  expect(await both('coffee moka')).toMatchObject({ left_out: ['moka'] })
  for (const [id, options] of [
    [small, ['250 g', 'Beans']],
    [large, ['1 kg', 'Moka']],
  ] as const)
    await sql`update variants set options = ${options} where id = ${id}`.execute(shop.db)
  expect(await meant('coffee moka')).toEqual([large])
  expect(await meant('coffee 250 g')).toEqual([null])
  await sql`update variants set options = '{"500 g","Beans"}' where id = ${small}`.execute(shop.db)
  expect(await both('coffee 250 g')).toMatchObject({ left_out: ['250 g'] })
  expect(await meant('coffee 500 g')).toEqual([null])
})

test.each([
  ['1000 g', '250 g', '1 kg'],
  ['0.25 kg', '1 kg', '250 g'],
  ['50 cl', '25 cl', '500 ml'],
])('a search for %s shows the variant with an equal quantity in another unit, not %s', async (words, first, meant) => {
  const { variantIds } = await addProduct(shop.db, { title: 'Coffee', variants: [{ name: first }, { name: 'Other' }] })
  await sql`update variants set contents = ${meant} where id = ${variantIds[1]}`.execute(shop.db)
  const [found] = (await shop.visitor.api(search, { params: { search_query: `coffee ${words}` }, query: {} })).results
  expect(found?.matching_variant).toBe(variantIds[1])
  const { products } = await shop.visitor.api(suggestProducts, { query: { q: `coffee ${words}` } })
  expect(products[0]?.matching_variant).toBe(variantIds[1])
})
