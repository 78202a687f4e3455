import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openShop } from '../../../tests/processes/open-shop.ts'
import type { Database } from '../open.ts'
import { PreparingClient } from '../prepared.ts'
import { findThenWrite } from './find-then-write.ts'

async function openWords() {
  const shop = await openShop()
  await sql`create table words (word text primary key)`.execute(shop.db)
  return {
    db: shop.db,
    words: async () => (await sql<{ word: string }>`select word from words order by word`.execute(shop.db)).rows,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

const write = (db: Database, word: string) => sql`insert into words values (${word})`.execute(db)
const count = async (db: Database) =>
  (await sql<{ n: number }>`select count(*)::integer as n from words`.execute(db)).rows[0]?.n ?? -1

test('its beginning is sent with what is found and its end with what is written: two ways to the database and back', async () => {
  await using world = await openWords()
  const turns: string[] = []
  const { query } = PreparingClient.prototype
  {
    using _ = vi.spyOn(PreparingClient.prototype, 'query').mockImplementation(function (
      this: PreparingClient,
      asked,
      ...rest
    ) {
      turns.push(String(asked).trim().split(' ')[0] ?? '')
      return query.call(this, asked, ...rest).finally(() => turns.push('answer'))
    })
    const answer = await findThenWrite(world.db, {
      find: (tx) => Promise.all([count(tx), count(tx)]),
      decide: async (tx, found) => async () => {
        await Promise.all([write(tx, 'one'), write(tx, 'two')])
        return found
      },
    })
    expect(answer).toEqual([0, 0])
  }
  expect(turns.join(' ')).toBe('begin select select answer answer answer insert insert commit answer answer answer')
  expect(await world.words()).toEqual([{ word: 'one' }, { word: 'two' }])
})

test('what is refused, by whom and when ever, leaves nothing behind, and the connection is as good as before', async () => {
  await using world = await openWords()
  const { db } = world
  await write(db, 'there')
  const refused = new Error('No.')
  const none = { find: count, decide: async () => async () => {} }
  for (const [said, wish] of [
    ['does not exist', { ...none, find: (tx: Database) => sql`select * from no_such_table`.execute(tx) }],
    ['No.', { ...none, decide: () => Promise.reject(refused) }],
    [
      'No.',
      {
        ...none,
        decide: async (tx: Database) => {
          await write(tx, 'before')
          throw refused
        },
      },
    ],
    [
      'duplicate key',
      {
        ...none,
        decide: async (tx: Database) => async () =>
          void (await Promise.all([write(tx, 'new'), write(tx, 'there'), write(tx, 'newer')])),
      },
    ],
  ] as const)
    await expect(findThenWrite<unknown, unknown>(db, wish as never)).rejects.toThrow(said)
  expect(await world.words()).toEqual([{ word: 'there' }])
  expect(await Promise.all(Array.from({ length: 40 }, () => count(db)))).toEqual(Array(40).fill(1))
})

test('a statement that waits for the answer to another is refused, instead of running behind the end by itself', async () => {
  await using world = await openWords()
  const { db } = world
  const late = findThenWrite(db, {
    find: count,
    decide: async (tx) => async () => {
      await write(tx, 'in time')
      await write(tx, 'too late')
    },
  })
  await expect(late).rejects.toThrow('after the end of its transaction')
  expect(await world.words()).toEqual([{ word: 'in time' }])
  let kept: Database | undefined
  await findThenWrite(db, {
    find: count,
    decide: async (tx) => async () => {
      kept = tx
    },
  })
  await expect(write(kept ?? db, 'much too late')).rejects.toThrow('after the end of its transaction')
})

test('one that waits for another sees what that has committed, once it holds the lock', async () => {
  await using world = await openWords()
  const { db } = world
  const locked = (tx: Database) =>
    Promise.all([sql`select pg_advisory_xact_lock(7)`.execute(tx), count(tx)]).then(([, n]) => n)
  const numbers = await Promise.all(
    Array.from({ length: 12 }, () =>
      findThenWrite(db, {
        find: locked,
        decide: async (tx, n) => async () => {
          await write(tx, String(n).padStart(2, '0'))
          return n
        },
      }),
    ),
  )
  expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 12 }, (_, n) => n))
})
