import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { often } from '../../../../tests/deep.ts'
import { addDemoCatalogue } from '../../../../tests/fixtures/demo-catalogue.ts'
import { variantToKeep } from '../../../../tests/fixtures/mug-form.ts'
import { aPicture, createdProduct, productForm } from '../../../../tests/fixtures/product-form.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import type { TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { updateProduct } from '../../products/products.contract.ts'
import { listProducts } from '../../products/read/catalogue.contract.ts'
import { search, suggestProducts } from '../search.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const found = async ({ visitor }: TestShop, search_query: string) => {
  const { results, corrected } = await visitor.api(search, { params: { search_query }, query: { page_size: '100' } })
  return results.map(({ slug, matching_variant }) => ({ slug, matching_variant, corrected }))
}

test('a complete SKU finds and shows its variant before all other results', async () => {
  const mug = await addProduct(shop.db, { slug: 'mug', title: 'Mug', variants: [{ name: 'Blue' }, { name: 'Red' }] })
  const [blue, red] = mug.variantIds
  await addProduct(shop.db, { slug: 'tale', title: 'MUG-7 red, a tale', description: 'Of 4006381333931 mugs.' })
  await sql`update variants set sku = 'MUG-7 Red', gtin = '4006381333931' where id = ${red}`.execute(shop.db)
  await sql`update variants set sku = 'Bleu°1', gtin = '036000291452' where id = ${blue}`.execute(shop.db)

  for (const typed of [
    'MUG-7 Red',
    ' mug-7 RED ',
    '4006381333931',
    '4006-3813-33931',
    '400 638 133 393 1',
    '04006381333931',
  ]) {
    expect({ typed, first: (await found(shop, typed))[0] }).toEqual({
      typed,
      first: { slug: 'mug', matching_variant: red, corrected: null },
    })
    const { products } = await shop.visitor.api(suggestProducts, { query: { q: typed } })
    expect(products[0]).toMatchObject({ slug: 'mug', matching_variant: red })
  }
  expect((await found(shop, 'mug-7 red')).map(({ slug }) => slug)).toEqual(['mug', 'tale'])
  // The default variant is not reported. Scanners read twelve digits as thirteen.
  for (const typed of ['bleu°1', '0036000291452'])
    expect(await found(shop, typed)).toEqual([{ slug: 'mug', matching_variant: null, corrected: null }])
  // A part of a GTIN does not match.
  expect((await found(shop, '400638133')).map(({ slug }) => slug)).not.toContain('mug')

  await sql`update products set state = 'hidden' where id = ${mug.id}`.execute(shop.db)
  expect((await found(shop, 'mug-7 red')).map(({ slug }) => slug)).toEqual(['tale'])
})

test('SKU changes affect the search immediately, also in cached responses', async () => {
  const coffee = await createdProduct(staff, {
    slug: 'coffee',
    variants: [{ name: 'Bag', stock: 5, images: [{ image: await aPicture() }] }],
  })
  const suggested = async () => (await shop.visitor.api(suggestProducts, { query: { q: 'CM-250' } })).products.length
  const give = (sku: string) =>
    staff.api(updateProduct, {
      params: { slug: 'coffee' },
      body: productForm({ variants: [{ ...variantToKeep(coffee, 0), sku }] }),
    })
  expect(await suggested()).toBe(0)
  await give('cm-250')
  expect([await suggested(), (await found(shop, 'CM-250')).length]).toEqual([1, 1])
  await give('')
  expect([await suggested(), (await found(shop, 'CM-250')).length]).toEqual([0, 0])
})

test('finds a quantity in any notation, also from the contents alone', async () => {
  const { variantIds } = await addProduct(shop.db, {
    slug: 'oil',
    title: 'Oil',
    variants: [{ name: 'Small' }, { name: 'Large' }],
  })
  await addProduct(shop.db, { slug: 'wine', title: 'Wine, 1,5l' })
  await sql`update variants set contents = '0.5 l' where id = ${variantIds[0]}`.execute(shop.db)
  await sql`update variants set contents = '1.5 l' where id = ${variantIds[1]}`.execute(shop.db)
  for (const typed of ['oil 50cl', 'oil 50 cl', 'oil 0,5 l', 'oil 0.5L', 'oil 500 ml', '500ml oil'])
    expect({ typed, found: await found(shop, typed) }).toMatchObject({
      found: [{ slug: 'oil', matching_variant: null }],
    })
  for (const typed of ['1.5l', '1,5 l', '150cl', '1500 ml'])
    expect((await found(shop, typed)).map(({ slug }) => slug).toSorted()).toEqual(['oil', 'wine'])
  expect(await found(shop, 'oil 1,5l')).toMatchObject([{ matching_variant: variantIds[1] }])
  await sql`update variants set contents = null where id = ${variantIds[1]}`.execute(shop.db)
  expect((await found(shop, '1,5 l')).map(({ slug }) => slug)).toEqual(['wine'])
})

test('any product is found by its own title, SKUs, option values and contents', { tags: ['deep'] }, async () => {
  await addDemoCatalogue(shop.db, shop.clock.now)
  const { results: products } = await shop.visitor.api(listProducts, { query: { page_size: '100' } })
  await sql`update variants set sku = 'C-' || id || '/x'`.execute(shop.db)
  const targets = products.flatMap(({ slug, title, variants }) => [
    { slug, typed: title },
    ...variants.flatMap(({ id, name, options = [] }) => [
      { slug, typed: `c-${id}/X` },
      { slug, typed: `${title} ${name}`.slice(0, 100) },
      ...options.map((value) => ({ slug, typed: String(value) })),
    ]),
  ])
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...targets), async ({ slug, typed }) => {
      const all = await found(shop, typed)
      expect({ typed, corrected: all[0]?.corrected, found: all.map((product) => product.slug) }).toEqual({
        typed,
        corrected: null,
        found: expect.arrayContaining([slug]),
      })
    }),
    { numRuns: often(20), seed: 39 },
  )
})
