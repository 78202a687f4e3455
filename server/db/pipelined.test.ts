import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openShop } from '../../tests/processes/open-shop.ts'
import type { Database } from './open.ts'
import { pipelined } from './pipelined.ts'

const select = async (db: Database, text: string) => {
  const { rows } = await sql<{ value: number }>`select ${sql.raw(text)} as value`.execute(db)
  return rows[0]?.value
}

test('runs statements in the order in which they are started, and returns their results', async () => {
  await using shop = await openShop()
  await shop.db.transaction().execute(async (tx) => {
    await sql`create temporary sequence turns`.execute(tx)
    const turn = "nextval('turns')::integer"
    expect(await pipelined(tx, (tx) => [select(tx, turn), select(tx, turn), 'three', select(tx, turn)])).toEqual([
      1,
      2,
      'three',
      3,
    ])
  })
})

test('sends a statement before the response to the earlier one', async () => {
  await using shop = await openShop()
  await shop.db.transaction().execute(async (tx) => {
    const ended: string[] = []
    await pipelined(tx, (tx) => [
      select(tx, '1').then(() => ended.push('first')),
      // Two round trips. The first one is shared with the statement above.
      select(tx, '2')
        .then(() => select(tx, '3'))
        .then(() => ended.push('second')),
      select(tx, '4').then(() => ended.push('third')),
    ])
    expect(ended).toEqual(['first', 'third', 'second'])
  })
})

test('a failed statement rejects all, and its error is reported', async () => {
  await using shop = await openShop()
  const states: string[] = []
  const run = shop.db.transaction().execute((tx) =>
    pipelined(tx, (tx) => [
      sql`update users set first_name = 'Lost'`.execute(tx),
      // The second statement of this one follows the failure.
      select(tx, '1')
        .then(() => select(tx, '2'))
        .catch(({ code }) => {
          states.push(`second ${code}`)
          throw new Error('a later error')
        }),
      select(tx, '1 / 0'),
      select(tx, '3').catch(({ code }) => states.push(`third ${code}`)),
    ]),
  )
  await expect(run).rejects.toThrow('division by zero')
  expect(states.sort()).toEqual(['second 25P02', 'third 25P02'])
  expect(await select(shop.db, "(select count(*)::integer from users where first_name = 'Lost')")).toBe(0)
})

test('reports the error of the failed statement also if errors of later statements arrive first', async () => {
  await using shop = await openShop()
  const run = shop.db.transaction().execute((tx) =>
    pipelined(tx, (tx) => [
      // Takes several turns to report the error.
      select(tx, '1 / 0').then(
        (found) => found,
        async (error) => {
          for (let turn = 0; turn < 5; turn += 1) await undefined
          throw error
        },
      ),
      select(tx, '2'),
    ]),
  )
  await expect(run).rejects.toThrow('division by zero')
})

test('the statements are part of the transaction', async () => {
  await using shop = await openShop()
  const run = shop.db.transaction().execute(async (tx) => {
    await pipelined(tx, (tx) => [sql`create table rolled_back ()`.execute(tx)])
    throw new Error('changed my mind')
  })
  await expect(run).rejects.toThrow('changed my mind')
  expect(await select(shop.db, "to_regclass('rolled_back') is null")).toBe(true)
})
