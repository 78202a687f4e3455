import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Database } from '../../../../server/db/open.ts'
import { often } from '../../../../tests/deep.ts'
import { addDemoCatalogue } from '../../../../tests/fixtures/demo-catalogue.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { listProducts } from '../../products/read/catalogue.contract.ts'
import { search } from '../search.contract.ts'

const shop = await openShop()
await addDemoCatalogue(shop.db, shop.clock.now)
afterAll(() => shop[Symbol.asyncDispose]())

/** Stop words in titles, which never match. */
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
  // The first letter stays.
  const place = 1 + (at % (kind === 'swapped' ? word.length - 2 : word.length - 1))
  const [before, here, next, after] = [word.slice(0, place), word[place], word[place + 1] ?? '', word.slice(place + 2)]
  if (kind === 'wrong') return before + letter + next + after
  if (kind === 'missing') return before + next + after
  if (kind === 'additional') return before + letter + here + next + after
  return before + next + here + after
}

/** Returns whether the word is another known word, such as "there" for "three". */
async function isAnotherWord(db: Database, typed: string): Promise<boolean> {
  const { rows } = await sql`
    select where ts_lexize('english_stem', ${typed}) = '{}' or exists (
      select from search_words where word = ${typed} or stem = (ts_lexize('english_stem', ${typed}))[1])`.execute(db)
  return rows.length > 0
}

test('finds the product despite one edit after the first letter of a word of at least five letters', async () => {
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
      // Another known word is not corrected.
      fc.pre(!(await isAnotherWord(shop.db, typed)))
      const query = { page_size: '100' }
      const { results } = await shop.visitor.api(search, { params: { search_query: typed }, query })
      expect({ typed, word, found: results.map((product) => product.slug) }).toMatchObject({
        found: expect.arrayContaining([slug]),
      })
    }),
    { numRuns: often(10), seed: 11 },
  )
})

/** Returns whether two words differ by one wrong, missing, extra or swapped letter. */
function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  const cut = (word: string, at: number, count: number) => word.slice(0, at) + word.slice(at + count)
  const places = Array.from(long, (_, at) => at)
  if (long.length > short.length) return places.some((at) => cut(long, at, 1) === short)
  const swapped = (at: number) => long.slice(0, at) + (long[at + 1] ?? '') + long[at] + long.slice(at + 2)
  return places.some((at) => cut(long, at, 1) === cut(short, at, 1)) || places.some((at) => swapped(at) === short)
}

test('corrects a word only by one edit and with the same first letter', async () => {
  const { rows } = await sql<{ word: string }>`select distinct word from search_words order by word`.execute(shop.db)
  const someWord = fc.constantFrom(...rows.map(({ word }) => word))
  // Words similar to words of the shop: two edits, letters in another order, or halves of two words.
  const similar = fc.oneof(
    fc.tuple(someWord, slips, slips).map(([word, first, second]) => mistype(mistype(word, first), second)),
    someWord.chain((word) => fc.shuffledSubarray([...word], { minLength: word.length }).map((all) => all.join(''))),
    fc.tuple(someWord, someWord).map(([one, other]) => one.slice(0, 4) + other.slice(3)),
    fc.tuple(someWord, fc.constantFrom(...LETTERS)).map(([word, letter]) => letter + word.slice(1)),
  )
  await fc.assert(
    fc.asyncProperty(similar, async (typed) => {
      const { corrected, left_out } = await shop.visitor.api(search, { params: { search_query: typed }, query: {} })
      if (corrected === null) return
      expect({ typed, left_out }).toEqual({ typed, left_out: [] })
      expect(typed.length).toBeGreaterThanOrEqual(4)
      expect({ typed, corrected, same: plain(corrected)[0] === typed[0] }).toMatchObject({ same: true })
      expect({ typed, corrected, isOneEdit: isOneEdit(plain(corrected), typed) }).toMatchObject({ isOneEdit: true })
    }),
    { numRuns: often(10), seed: 11 },
  )

  for (const typed of ['lantern', 'mouse', 'a'.repeat(40)])
    expect(await shop.visitor.api(search, { params: { search_query: typed }, query: {} })).toMatchObject({
      count: 0,
      corrected: null,
      left_out: [],
    })
})
