import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TEMPLATE } from '../databases/cluster.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { addPerson } from '../fixtures/people.ts'
import { addProduct } from '../fixtures/products.ts'
import { type ShopProcess, startShopServer } from '../processes/shop-process.ts'
import { until } from '../processes/until.ts'

const NOBODY_TAKES_MAIL = 'smtp://127.0.0.1:1'

/** Returns all metrics by name and labels. A line that Prometheus cannot parse fails the test. */
async function told(shop: ShopProcess): Promise<Map<string, number>> {
  const at =
    shop.lines
      .find((line) => line.startsWith('Metrics are served'))
      ?.split(' ')
      .at(-1) ?? ''
  const answer = await fetch(at)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const values = new Map<string, number>()
  for (const line of (await answer.text()).split('\n').filter(Boolean)) {
    if (/^# (HELP \w+ \S.*|TYPE \w+ (counter|gauge|histogram))$/.test(line)) continue
    const [, name = line, value] = /^(\w+(?:\{(?:\w+="(?:[^"\\]|\\.)*",?)+\})?) (-?[\d.e+-]+|Nan)$/.exec(line) ?? []
    expect([line, Number(value)]).toEqual([line, expect.any(Number)])
    expect(values.has(name), line).toBe(false)
    values.set(name, Number(value))
  }
  return values
}

test('serves metrics without personal data on a separate port', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  await addProduct(database.db, { slug: 'mug' })
  const authorization = `Token ${(await addPerson(database.db)).token}`
  await using shop = await startShopServer({
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    METRICS_PORT: '0',
    SMTP_URL: NOBODY_TAKES_MAIL,
  })
  for (const path of ['/products/mug', '/products/mug', '/api/product/mug/', '/favicon.svg', '/media/x/320.webp'])
    await shop.ask(path)
  await shop.ask('/api/user/', { headers: { authorization } })
  await shop.ask('/api/user/')
  const message = { name: 'Mia', email: 'mia@example.com', title: 'A question', body: 'Is the mug back soon?' }
  await shop.ask('/api/contact/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })

  let values = new Map<string, number>()
  const count = (route: string, status = '2xx', method = 'GET') =>
    values.get(`http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`)
  await until(async () => {
    values = await told(shop)
    return count('/api/contact/', '2xx', 'POST') === 1
  })
  // Internal calls during rendering do not count as requests.
  expect(count('/*')).toBe(2)
  expect(count('/api/product/:slug/')).toBe(1)
  expect(count('/api/user/')).toBe(1)
  expect(count('/api/user/', '4xx')).toBe(1)
  expect(count('files')).toBe(1)
  const route = 'method="GET",route="/*",status="2xx"'
  expect(values.get(`http_request_duration_seconds_bucket{le="+Inf",${route}}`)).toBe(2)
  expect(values.get(`http_request_duration_seconds_sum{${route}}`)).toBeGreaterThan(0)
  expect(values.get('shop_database_up')).toBe(1)
  // The e-mail follows from an event, after the response.
  await until(async () => {
    values = await told(shop)
    return values.get('shop_emails_waiting') === 1
  })
  // Each retry waits first, up to some milliseconds longer than planned.
  await until(async () => {
    values = await told(shop)
    const isWaiting = values.get('shop_jobs{job="send-email",state="waiting"}') === 1
    return isWaiting && values.get('shop_jobs_late_seconds{job="send-email"}') === 0
  })
  expect(values.get('shop_jobs{job="send-email",state="failed"}')).toBe(0)
  // Failed jobs are visible, and unprocessed jobs count as late.
  await sql`update jobs set failed_at = now() where name = 'send-email'`.execute(database.db)
  const due = sql`now() - interval '1 hour'`
  await sql`insert into jobs (name, payload, created_at, due_at) values ('bill', '{}', now(), ${due})`.execute(
    database.db,
  )
  values = await told(shop)
  expect(values.get('shop_jobs{job="send-email",state="failed"}')).toBe(1)
  expect(values.get('shop_jobs_late_seconds{job="bill"}')).toBeGreaterThan(3_590)
  expect(values.get('shop_cache_responses')).toBeGreaterThan(0)
  expect(values.get('shop_cache_hits_total')).toBeGreaterThan(0)
  expect(values.get('shop_cache_misses_total')).toBeGreaterThan(0)
  expect(values.get('shop_work{kind="pictures",state="running"}')).toBe(0)
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(2 ** 20)
  const all = [...values.keys()].join('\n')
  for (const secret of ['mug', 'mia', 'example.com', 'Token', 'other_']) expect(all).not.toContain(secret)

  await until(async () => ((await told(shop)).get('nodejs_eventloop_lag_max_seconds') ?? 0) > 0)

  // The public port does not serve metrics.
  expect((await shop.ask('/metrics')).status).toBe(404)

  // Metrics stay available while the database is down.
  await sql`alter table emails rename to gone`.execute(database.db)
  expect((await told(shop)).get('shop_database_up')).toBe(0)
  expect((await told(shop)).has('shop_emails_waiting')).toBe(false)
  expect(await shop.stop()).toBe(0)
})
