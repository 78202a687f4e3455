import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../../server/db/open.ts'
import { often } from '../../../testing/deep.ts'
import { addDemoCatalogue } from '../../../testing/people-and-things/demo-catalogue.ts'
import { openShop } from '../../../testing/processes/open-shop.ts'
import { listProducts } from '../../catalogue/catalogue.contract.ts'
import { search } from '../search.contract.ts'

/** Words of titles that say nothing by themselves; nobody finds anything by them, however they are written. */
const SAY_NOTHING = ['after', 'other']
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const wordsOf = (text: string) => plain(text).match(/[a-z]+/g) ?? []
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

interface Slip {
  kind: 'wrong' | 'missing' | 'additional' | 'swapped'
  at: number
  letter: string
}
const slips = fc.record({
  kind: fc.constantFrom('wrong', 'missing', 'additional', 'swapped'),
  at: fc.nat(),
  letter: fc.constantFrom(...LETTERS),
})

function mistype(word: string, { kind, at, letter }: Slip): string {
  const place = at % (kind === 'swapped' ? word.length - 1 : word.length)
  const [before, here, next, after] = [word.slice(0, place), word[place], word[place + 1] ?? '', word.slice(place + 2)]
  if (kind === 'wrong') return before + letter + next + after
  if (kind === 'missing') return before + next + after
  if (kind === 'additional') return before + letter + here + next + after
  return before + next + here + after
}

/** Whether it is another word that is known, such as "there" for "three". */
async function isAnotherWord(db: Database, typed: string): Promise<boolean> {
  const { rows } = await sql`
    select where ts_lexize('english_stem', ${typed}) = '{}' or exists (
      select from search_words where word = ${typed} or stem = (ts_lexize('english_stem', ${typed}))[1])`.execute(db)
  return rows.length > 0
}

test('one wrong, missing, additional or swapped letter in any word of five letters or more still finds the product', async () => {
  await using shop = await openShop()
  await addDemoCatalogue(shop.db, shop.clock.now)
  const { results: products } = await shop.visitor.api(listProducts, { query: { page_size: '100' } })
  const targets = products.flatMap((product) => {
    const words = wordsOf(`${product.title} ${product.variants.map(({ name }) => name).join(' ')}`)
    return words
      .filter((word) => word.length >= 5 && !SAY_NOTHING.includes(word))
      .map((word) => ({ slug: product.slug, word }))
  })

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...targets), slips, async ({ slug, word }, slip) => {
      const typed = mistype(word, slip)
      // That is taken for what it is.
      fc.pre(!(await isAnotherWord(shop.db, typed)))
      const query = { page_size: '100' }
      const { results } = await shop.visitor.api(search, { params: { search_query: typed }, query })
      expect({ typed, word, found: results.map((product) => product.slug) }).toMatchObject({
        found: expect.arrayContaining([slug]),
      })
    }),
    { numRuns: often(300), seed: 11 },
  )
})
