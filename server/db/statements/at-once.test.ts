import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openShop } from '../../../tests/processes/open-shop.ts'
import type { Database } from '../open.ts'
import { PreparingClient } from '../prepared.ts'
import { atOnce } from './at-once.ts'

const saying = async (db: Database, word: string) =>
  (await sql<{ word: string }>`select ${word}::text as word`.execute(db)).rows[0]?.word

test('statements that are asked at once are sent before one is answered, and run in the order in which they were asked', async () => {
  await using shop = await openShop()
  const answered: (string | undefined)[] = []
  const answers = await shop.db.transaction().execute((tx) =>
    atOnce(tx, (tx) =>
      Promise.all([
        sql`create temporary table words (word text) on commit drop`.execute(tx),
        sql`insert into words values ('first')`.execute(tx),
        ...['one', 'two', 'three'].map(async (word) => answered.push(await saying(tx, word))),
        // What the database has taken up by itself while it was asked nothing more.
        sql<{
          word: string
        }>`insert into words values ('second') returning (select count(*)::text from words) as word`.execute(tx),
      ]),
    ),
  )
  expect(answered).toEqual(['one', 'two', 'three'])
  expect(answers.at(-1)).toMatchObject({ rows: [{ word: '1' }] })
})

test('where one is refused nothing of the transaction is kept, the error is that of the first, and the connection is as good as before', async () => {
  await using shop = await openShop()
  await sql`create table words (word text primary key)`.execute(shop.db)
  const asked = shop.db
    .transaction()
    .execute((tx) =>
      atOnce(tx, (tx) =>
        Promise.all([
          sql`insert into words values ('kept')`.execute(tx),
          sql`insert into words values ('kept')`.execute(tx),
          sql`insert into words values ('after')`.execute(tx),
          saying(tx, 'late'),
        ]),
      ),
    )
  await expect(asked).rejects.toMatchObject({ code: '23505' })
  expect((await sql`select word from words`.execute(shop.db)).rows).toEqual([])
  expect(await Promise.all(['a', 'b', 'c'].map((word) => saying(shop.db, word)))).toEqual(['a', 'b', 'c'])
})

test('none waits for the answer to another, neither in Kysely nor in the driver, which warns of what has to queue', async () => {
  await using shop = await openShop()
  const warnings: Error[] = []
  const warned = (warning: Error) => warnings.push(warning)
  process.on('warning', warned)
  const inTurn: string[] = []
  const { query } = PreparingClient.prototype
  await shop.db.transaction().execute(async (tx) => {
    using _ = vi.spyOn(PreparingClient.prototype, 'query').mockImplementation(function (
      this: PreparingClient,
      ...asked
    ) {
      inTurn.push('asked')
      return query.apply(this, asked as never).finally(() => inTurn.push('answered'))
    })
    await atOnce(tx, (tx) => Promise.all(['a', 'b', 'c'].map((word) => saying(tx, word))))
  })
  await new Promise(setImmediate)
  process.off('warning', warned)
  expect(inTurn).toEqual(['asked', 'asked', 'asked', 'answered', 'answered', 'answered'])
  expect(warnings).toEqual([])
})
