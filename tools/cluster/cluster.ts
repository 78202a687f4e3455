// Proves the failover of a shop on several machines:
// npm run cluster:test -- [--rounds N] [--minutes N] [--balanced] [--only FAILURE]
// Needs the Debian packages patroni, etcd-server, haproxy, pgbouncer, postgresql-15, varnish and varnish-modules. See
// docs/operate/failover.md.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { type Database, openDatabase } from '../../server/db/open.ts'
import { LEGAL } from '../../tests/fixtures/invoices.ts'
import { addPerson } from '../../tests/fixtures/people.ts'
import { openForSelling } from '../../tests/fixtures/selling/open-for-selling.ts'
import { addSellable } from '../../tests/fixtures/selling/selling-shop.ts'
import { type ShopProcess, startShop, startShopServer } from '../../tests/processes/shop-process.ts'
import { until } from '../../tests/processes/until.ts'
import { startS3 } from '../../tests/s3/s3-server.ts'
import { openStripe } from '../../tests/stripe/emulator.ts'
import { startVarnish } from '../../tests/varnish/start-varnish.ts'
import { findErrors } from './check.ts'
import { killAll } from './children.ts'
import { FAILURES, type Failure, type World } from './failures.ts'
import { type Acknowledged, BUYERS, type Customers, keepShopBusy } from './load.ts'
import { startMachines } from './machines.ts'
import { backUp } from './restore.ts'

const VARNISHD = '/usr/sbin/varnishd'
const PROGRAMS = [
  ...['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/sbin/pgbouncer'],
  ...['/usr/lib/postgresql/15/bin/postgres', VARNISHD],
]
/** The name of the test of a restored backup. */
const RESTORE = 'restore'
const STOCK = 1_000_000
const SETTLES_WITHIN_MS = 240_000

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    /** Rounds start only within so many minutes. */
    minutes: { type: 'string', default: '1000' },
    /** Compares all results after each round instead of once. */
    balanced: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})
const [rounds, minutes] = [Number(values.rounds), Number(values.minutes)]
const begun = performance.now()
const isInTime = () => performance.now() - begun < minutes * 60_000
const say = (sentence: string) =>
  console.log(`${((performance.now() - begun) / 1_000).toFixed(1).padStart(7)} s  ${sentence}`)

async function main(): Promise<number> {
  if (![rounds, minutes].every((number) => Number.isInteger(number) && number > 0)) {
    console.error('--rounds and --minutes must be whole numbers above 0.')
    return 1
  }
  const missing = PROGRAMS.filter((program) => !existsSync(program))
  if (missing.length > 0) {
    console.error(
      `Missing: ${missing.join(', ')}. Install the Debian packages patroni, etcd-server, haproxy, pgbouncer, postgresql-15, varnish and varnish-modules.`,
    )
    return 1
  }
  const names = values.only?.split(',') ?? [...Object.keys(FAILURES), RESTORE]
  const unknown = names.find((name) => name !== RESTORE && !(name in FAILURES))
  if (unknown) {
    console.error(`There is no failure ${unknown}. Known: ${Object.keys(FAILURES).join(', ')}, ${RESTORE}.`)
    return 1
  }
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-cluster-'))
  const shops: ShopProcess[] = []
  const opened = new AsyncDisposableStack()
  const end = async () => {
    for (const shop of shops) await shop.kill()
    await opened.disposeAsync()
    await killAll()
  }
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => void end().finally(() => process.exit(130)))
  let errors: string[] = ['it was not completed']
  try {
    errors = await prove(folder, names, shops, opened)
  } finally {
    await end()
    if (errors.length === 0) await rm(folder, { recursive: true, force: true })
    else console.log(`Logs: ${folder}`)
  }
  return errors.length > 0 ? 1 : 0
}

async function prove(
  folder: string,
  names: readonly string[],
  shops: ShopProcess[],
  opened: AsyncDisposableStack,
): Promise<string[]> {
  say('Starting three PostgreSQL with Patroni, etcd, HAProxy, PgBouncer and Varnish …')
  const machines = await startMachines(folder)
  const s3 = opened.use(await startS3())
  const stripe = opened.use(await openStripe())
  const mail = opened.use(await mailServer())
  const secret = randomBytes(32).toString('base64')
  const url = `http://127.0.0.1:${machines.edgePort}`
  const purgeKey = randomBytes(16).toString('hex')
  const settings = (index: 0 | 1) => ({
    ...{ DATA_DIR: join(folder, `shop${index}`), PORT: String(machines.processPorts[index]), PUBLIC_URL: url },
    ...{ DATABASE_URL: machines.databaseUrl, DATABASE_POOL_URL: machines.poolUrl, DATABASE_PREPARED_STATEMENTS: 'off' },
    DATABASE_READ_URL: machines.replicaUrl,
    ...{ SHOP_SECRET: secret, RATE_LIMITS: 'off', SMTP_URL: mail.url, MAIL_FROM: 'shop@example.com' },
    ...{ S3_ENDPOINT: s3.settings.endpoint, S3_REGION: s3.settings.region, S3_BUCKET: s3.settings.bucket },
    ...{ S3_ACCESS_KEY_ID: s3.settings.accessKeyId, S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey },
    ...{ CDN_TAGS: 'xkey', CDN_PURGE: 'varnish', CDN_PURGE_URL: url, CDN_PURGE_KEY: purgeKey },
    ...{ STRIPE_SECRET_KEY: stripe.key, STRIPE_WEBHOOK_SECRETS: stripe.webhookSecret, STRIPE_API_URL: stripe.url },
  })
  const startOne = async (index: 0 | 1) => {
    shops[index] = startShop(settings(index))
    await shops[index].url
  }
  await (await startShopServer(settings(0))).stop()
  const db = openDatabase({ connectionString: machines.databaseUrl }, { requiresPrimary: true })
  const filled = await fill(db)
  await Promise.all([startOne(0), startOne(1)])
  opened.use(await startVarnish(VARNISHD, { port: machines.edgePort, backend: machines.shopPort, key: purgeKey }))
  const customers: Customers = { ...filled, url, stripe, method: await offerCollection(url, filled.staff) }
  await until(async () => (await fetch(`${url}/products/mug`)).status === 200)
  stripe.notify(`${url}/api/payments/stripe/`)
  say(`Two processes of the shop are open on ${await machines.primary()}.`)

  const acknowledged: Acknowledged = {
    orders: [],
    paid: [],
    uploads: [],
    reads: { answered: 0, all: 0 },
    exports: 0,
    odd: [],
  }
  const world: World = { machines, shops, s3, startOne, say }
  const failovers: number[] = []
  /**
   * Causes the failures while the shop is used, and compares the results afterwards.
   * @param times rounds of failures
   * @param isFirst true to restore a backup too, once
   * @returns the errors
   */
  const proveRounds = async (times: number, isFirst: boolean): Promise<string[]> => {
    const stop = new AbortController()
    const used = keepShopBusy(customers, acknowledged, stop.signal)
    const paidBefore = acknowledged.paid.length
    await until(() => acknowledged.paid.length >= paidBefore + BUYERS)
    const backup = isFirst && names.includes(RESTORE) ? await backUp(folder, machines, db) : undefined
    for (let round = 1; round <= times && isInTime(); round += 1)
      for (const name of names.filter((one) => one !== RESTORE))
        failovers.push(...(await causeFailure(name, FAILURES[name] as Failure, world, acknowledged)))
    const notRestored = (await backup?.restoreNow(settings(0), acknowledged)) ?? []
    if (backup) say(`restore: ${notRestored.length} errors in a copy of an earlier moment`)
    stop.abort()
    await used
    await until(() => isSettled(db), SETTLES_WITHIN_MS).catch(() => say('Jobs are still waiting.'))
    const found = await findErrors(db, {
      ...{ shop: customers, acknowledged, s3, received: mail.received, firstStock: STOCK },
      mayRepeatEmails: names.includes('process'),
    })
    say(`${acknowledged.orders.length} orders were compared: ${found.length} errors.`)
    return [...notRestored, ...found]
  }
  // The shops may take longer to start than all rounds may take.
  const errors = isInTime() ? [] : ['no round was started in time']
  const atOnce = values.balanced ? 1 : rounds
  for (let done = 0; done < rounds && isInTime() && errors.length === 0; done += atOnce)
    errors.push(...(await proveRounds(atOnce, done === 0)))
  for (const shop of shops) if (shop.complaints()) errors.push(`the shop has printed: ${shop.complaints()}`)
  await db.destroy()
  const { orders, paid, uploads, reads, exports } = acknowledged
  say(`${orders.length} orders, ${paid.length} payments, ${uploads.length} uploads, ${mail.received.length} e-mails.`)
  say(`Cached reads: ${reads.answered} of ${reads.all} answered. ${exports} exports had the latest order.`)
  if (failovers.length > 0) {
    const sorted = failovers.toSorted((one, other) => one - other)
    const shown = (ms = 0) => `${(ms / 1_000).toFixed(1)} s`
    say(
      `${sorted.length} failovers: median ${shown(sorted[Math.floor(sorted.length / 2)])}, longest ${shown(sorted.at(-1))}.`,
    )
  }
  for (const error of errors) say(`ERROR: ${error}`)
  say(errors.length === 0 ? 'No acknowledged result is lost or doubled.' : `${errors.length} errors.`)
  return errors
}

/** @returns how long no order was placed, in ms, for kills of the primary */
async function causeFailure(
  name: string,
  failure: Failure,
  world: World,
  acknowledged: Acknowledged,
): Promise<number[]> {
  const { say } = world
  const before = { ...acknowledged.reads }
  const at = performance.now()
  const recover = await failure.begin(world)
  await pause(failure.lastsMs)
  await recover()
  // Orders that were placed before the failure took effect do not end the interruption.
  const recoveredAt = performance.now()
  await until(() => (acknowledged.orders.at(-1)?.at ?? 0) > recoveredAt, 120_000)
  const times = [at, ...acknowledged.orders.map((order) => order.at).filter((time) => time > at)]
  const longest = Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time)))
  const { answered, all } = acknowledged.reads
  say(
    `${name}: writes resumed after ${(longest / 1_000).toFixed(1)} s; cached reads: ${answered - before.answered} of ${all - before.all} answered`,
  )
  await world.machines.synchronous()
  await pause(2_000)
  return failure.isFailover ? [longest] : []
}

async function fill(db: Database) {
  await openForSelling(db, new Date())
  // Invoices need the particulars of the seller and the VAT.
  for (const [name, group] of Object.entries({ legal: LEGAL, vat: { mode: 'home' } }))
    await db
      .insertInto('settings')
      .values({ name, values: JSON.stringify(group), version: 1, updated_at: new Date() })
      .execute()
  const staff = await addPerson(db, { isStaff: true })
  const mug = await addSellable({ db }, { slug: 'mug', title: 'Mug', variants: [{ name: 'One', stock: STOCK }] })
  return { newBuyer: () => addPerson(db), staff, mug }
}

async function offerCollection(url: string, { token }: { token: string }): Promise<number> {
  const send = async (method: string, path: string, body: object) => {
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { id: number }
  }
  await send('PUT', '/api/settings/unpaid/', {
    ...{ version: 0, max_transfers: '3', max_collections: '1000', max_first_total: '9999999' },
    ...{ max_first_online: '9999999', max_pieces: '9999', max_stock_percent: '100', collection_days: '7' },
  })
  const place = { zone: '', name: 'Here', brackets: [':0'], ready_from: 1, ready_to: 1, place: 'Here' }
  return (await send('POST', '/api/delivery_methods/', place)).id
}

async function isSettled(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from jobs where failed_at is null and name in ('send-email', 'send-code', 'confirm-order', 'render-document')
    union all select from edge_purges where round = 0
    union all select from event_deliveries
    union all select from emails where sent_at is null
    union all select from payments where state in ('open', 'processing')`.execute(db)
  return rows.length === 0
}

async function mailServer() {
  const received: string[] = []
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'] },
    onData: (stream, _session, done) =>
      // A process that is killed while it sends breaks the connection.
      void text(stream).then((source) => {
        received.push(/^Message-ID: (.*)$/im.exec(source)?.[1] ?? source)
        done()
      }, done),
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  return {
    received,
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

process.exit(await main())
