import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { builtOnce } from './built-once.ts'

test('a statement is built once, and has the values of each run wherever they stand in it', async () => {
  await using shop = await openShop()
  const build = vi.fn(
    ({ word, times }: { word: string; times: number }) =>
      sql<{ text: string }>`select repeat(${word}::text, ${times}::integer) || ${'-'} || ${word}::text as text`,
  )
  const repeated = builtOnce(build)
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

test('also one that Kysely writes, with lists and what is null', async () => {
  await using shop = await openShop()
  const found = builtOnce(({ hashes, title }: { hashes: readonly string[]; title: string | null }, db) =>
    db
      .selectFrom(sql<{ hash: string }>`(values ('a'), ('b'))`.as<'terms'>(sql`terms (hash)`))
      .select('hash')
      .select(sql<string | null>`${title}::text`.as('title'))
      .where('hash', '=', sql<string>`any(${hashes}::text[])`),
  )
  expect(await found(shop.db, { hashes: ['b', 'c'], title: null })).toEqual([{ hash: 'b', title: null }])
  expect(await found(shop.db, { hashes: ['a'], title: 'Terms' })).toEqual([{ hash: 'a', title: 'Terms' }])
})
