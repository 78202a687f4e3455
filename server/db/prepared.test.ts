import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openShop } from '../../tests/processes/open-shop.ts'
import { prepared } from './prepared.ts'

test('builds a statement once and inserts the values of each call at every place', async () => {
  await using shop = await openShop()
  const build = vi.fn(
    ({ word, times }: { word: string; times: number }) =>
      sql<{ text: string }>`select repeat(${word}::text, ${times}::integer) || ${'-'} || ${word}::text as text`,
  )
  const repeated = prepared(build)
  const said = await Promise.all(
    ['a', 'b', '; drop table users'].map((word, index) => repeated(shop.db, { word, times: index + 1 })),
  )
  expect(said.flat().map(({ text }) => text)).toEqual([
    'a-a',
    'bb-b',
    `${'; drop table users'.repeat(3)}-; drop table users`,
  ])
  expect(build).toHaveBeenCalledTimes(1)
})

test('accepts a Kysely query builder, lists and null', async () => {
  await using shop = await openShop()
  const found = prepared(({ hashes, title }: { hashes: readonly string[]; title: string | null }, db) =>
    db
      .selectFrom(sql<{ hash: string }>`(values ('a'), ('b'))`.as<'terms'>(sql`terms (hash)`))
      .select('hash')
      .select(sql<string | null>`${title}::text`.as('title'))
      .where('hash', '=', sql<string>`any(${hashes}::text[])`),
  )
  expect(await found(shop.db, { hashes: ['b', 'c'], title: null })).toEqual([{ hash: 'b', title: null }])
  expect(await found(shop.db, { hashes: ['a'], title: 'Terms' })).toEqual([{ hash: 'a', title: 'Terms' }])
})
