import { expect, test } from 'vitest'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { search } from '../search.contract.ts'

const shop = await openSharedShop()

const look = (search_query: string) => ({ params: { search_query }, query: {} })

test('without a full match it finds the products with most words and names the others', async () => {
  await addProduct(shop.db, { title: 'Brass lantern' })
  await addProduct(shop.db, { title: 'Wool scarf' })
  expect(await shop.visitor.api(search, look('lantern xyzzy'))).toMatchObject({
    count: 1,
    corrected: 'lantern',
    left_out: ['xyzzy'],
    results: [{ title: 'Brass lantern' }],
  })
  expect(await shop.visitor.api(search, look('scarf lantern'))).toMatchObject({
    count: 1,
    corrected: 'scarf',
    left_out: ['lantern'],
  })
  expect(await shop.visitor.api(search, look('the red wool scarf with brass xyzzy'))).toMatchObject({
    corrected: 'wool scarf',
    left_out: ['red', 'brass', 'xyzzy'],
  })
  expect(await shop.visitor.api(search, look('xyzzy'))).toMatchObject({
    count: 0,
    corrected: null,
    left_out: [],
    results: [],
  })
  // An unknown word is reported even if another word is only misspelt.
  expect(await shop.visitor.api(search, look('lantren xyzzy'))).toMatchObject({
    corrected: 'lantern',
    left_out: ['xyzzy'],
  })
})

test('many or unusual words cost no more than few and still match partially', async () => {
  await addProduct(shop.db, { title: 'Brass lantern', description: 'With a handle of oak, 250 g.' })
  for (const typed of [
    'xyzzy brass lantern',
    'brass lantern xyzzy plugh frotz',
    'x y z brass lantern q',
    'brass lantern 999g',
    "brass lantern '' | & ! :* =9mg",
    `brass lantern ${'zq '.repeat(28)}`,
    'frotz lantern plugh brass',
  ]) {
    const found = await shop.visitor.api(search, look(typed))
    expect({ typed, titles: found.results.map(({ title }) => title) }).toEqual({ typed, titles: ['Brass lantern'] })
    expect({ typed, corrected: found.corrected }).not.toEqual({ typed, corrected: null })
  }
})

test('ignores combinations of words that only a deleted product had', async () => {
  const gone = await addProduct(shop.db, { title: 'Copper kettle' })
  await addProduct(shop.db, { title: 'Copper pan' })
  await addProduct(shop.db, { title: 'Iron kettle' })
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute()
  // "kett" is not a word of the shop but the beginning of one.
  expect(await shop.visitor.api(search, look('copper kett'))).toMatchObject({
    count: 1,
    corrected: 'copper',
    left_out: ['kett'],
  })
})
