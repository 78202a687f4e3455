import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { synonyms } from '../../shop/catalog/search/synonyms/synonyms.contract.ts'
import { TEMPLATE } from '../databases/cluster.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { addPerson } from '../fixtures/people.ts'
import { newProductForm } from '../fixtures/product-form.ts'
import { type ShopProcess, startShop } from '../processes/shop-process.ts'
import { until } from '../processes/until.ts'

test('a key creates one object in two processes, and a killed process frees it', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const settings = { DATA_DIR: folder.path, DATABASE_URL: database.url, RATE_LIMITS: 'off' }
  await using one = startShop(settings)
  await using other = startShop(settings)
  await Promise.all([one.url, other.url])
  const { db } = database
  const { token } = await addPerson(db, { isStaff: true })
  const post = (shop: ShopProcess, key: string) =>
    shop.ask(synonyms.add.url, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', authorization: `Token ${token}`, 'idempotency-key': key },
      },
      body: JSON.stringify({ terms: ['cup', 'mug'] }),
    })
  const count = async () => (await db.selectFrom('search_synonyms').select('id').execute()).length

  const answers = await Promise.all(Array.from({ length: 64 }, (_, n) => post(n % 2 ? one : other, 'parallel')))
  expect(new Set(answers.map(({ status }) => status)).difference(new Set([201, 409])).size).toBe(0)
  expect(await count()).toBe(1)
  const repeated = await Promise.all([post(one, 'parallel'), post(other, 'parallel')])
  const bodies = await Promise.all(repeated.map((answer) => answer.text()))
  expect([repeated.map(({ status }) => status), new Set(bodies).size]).toEqual([[201, 201], 1])

  const form = await newProductForm({ slug: 'bowl', title: 'Bowl' })
  const upload = async (shop: ShopProcess) => {
    const headers = { authorization: `Token ${token}`, 'idempotency-key': 'form' }
    const answer = await shop.ask('/api/product/', { method: 'POST', headers, body: form })
    return { status: answer.status, body: await answer.text() }
  }
  const created = await upload(one)
  expect(created.status).toBe(201)
  expect(await upload(other)).toEqual(created)

  // The winner waits for the locked table when it is killed.
  await db.transaction().execute(async (tx) => {
    await sql`lock table search_synonyms in share row exclusive mode`.execute(tx)
    const lost = post(one, 'crash').catch((error: unknown) => error)
    const claimed = async () =>
      (await db.selectFrom('idempotency_keys').select('key').where('key', '=', 'crash').execute()).length === 1
    await until(claimed)
    expect(await post(other, 'crash')).toMatchObject({ status: 409 })
    await one.kill()
    expect(await lost).toBeInstanceOf(Error)
  })
  const refused = await post(other, 'crash')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([409, '1'])
  await sql`update idempotency_keys set claimed_until = now() - interval '1 second' where key = 'crash'`.execute(db)
  expect((await post(other, 'crash')).status).toBe(201)
  expect((await post(other, 'crash')).headers.get('idempotency-replayed')).toBe('true')
  expect(await count()).toBe(2)
})
