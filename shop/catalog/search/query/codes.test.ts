import { expect, test } from 'vitest'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import type { TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { search, suggestProducts } from '../search.contract.ts'

const shop = await openSharedShop()

/** Pairs of spellings that must match each other in titles; codes also as SKUs. */
const SPELLINGS = [
  ['978-2-07-036024-5', '9782070360245'],
  ['16-07', '1607'],
  ['NOR.0707-60', 'NOR070760'],
  ['CR2032', 'cr 2032'],
  ['00012345', '12345'],
  ['A-7/b_9', 'a7b9'],
] as const
const WORDS = [
  ['Wi-Fi', 'wifi'],
  ['Möbel', 'moebel'],
  ['Straße', 'strasse'],
  ['Öl für Bäume', 'oel fuer baeume'],
  ['T-shirt', 'tshirt'],
] as const

const found = async ({ visitor }: TestShop, search_query: string) => {
  const { results } = await visitor.api(search, { params: { search_query }, query: {} })
  return results.map(({ slug, matching_variant }) => ({ slug, matching_variant }))
}

test.each([...SPELLINGS, ...WORDS])('finds a title by the other spelling: %s and %s', async (one, other) => {
  await addProduct(shop.db, { slug: 'other-product', title: 'Lamp 4711' })
  for (const [slug, title] of [
    ['one', `Thing ${one}`],
    ['two', `Thing ${other}`],
  ] as const) {
    const { id } = await addProduct(shop.db, { slug, title })
    for (const typed of [one, other, `thing ${one}`, `${other} thing`])
      expect({ title, typed, found: await found(shop, typed) }).toMatchObject({ found: [{ slug }] })
    await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', id).execute()
  }
})

test.each(SPELLINGS)('finds a SKU by the other spelling and shows its variant: %s and %s', async (one, other) => {
  for (const sku of [one, other]) {
    const variants = [{ name: 'Small' }, { name: 'Large', sku }]
    const { id, slug, variantIds } = await addProduct(shop.db, { variants })
    for (const typed of [one, other, ` ${one.toLowerCase()} `])
      expect({ sku, typed, found: await found(shop, typed) }).toEqual({
        sku,
        typed,
        found: [{ slug, matching_variant: variantIds[1] }],
      })
    await shop.db.updateTable('variants').set({ deleted_at: new Date() }).where('product_id', '=', id).execute()
    await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', id).execute()
  }
})

test('finds a SKU by its first part, a later part or the beginning of a part, after the products with these words', async () => {
  const { slug, variantIds } = await addProduct(shop.db, {
    slug: 'drive',
    variants: [{ name: 'Small' }, { name: 'Large', sku: 'KDP-601A1M/MS2D' }],
  })
  const [, large] = variantIds
  for (const typed of ['KDP-601A1M', 'kdp601a1m', '601A1M', 'MS2D', '601a1']) {
    expect({ typed, found: await found(shop, typed) }).toEqual({ typed, found: [{ slug, matching_variant: large }] })
    const { products } = await shop.visitor.api(suggestProducts, { query: { q: typed } })
    expect(products).toMatchObject([{ slug, matching_variant: large }])
  }
  // Too short, or not at the start of a part.
  for (const typed of ['ms2', '01A1M']) expect({ typed, found: await found(shop, typed) }).toEqual({ typed, found: [] })

  await addProduct(shop.db, { slug: 'manual', title: 'Manual of the KDP-601A1M' })
  expect(await found(shop, 'KDP-601A1M')).toEqual([{ slug: 'manual', matching_variant: null }])
})
