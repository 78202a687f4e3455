/**
 * Lets a shop live for some minutes with people who read and write at a moderate rate, and looks at what it uses meanwhile:
 * `npm run soak -- 30`. Ends with 1 when memory grows (in a run of 10 minutes or more), when an answer is wrong, or when the books are wrong in the end.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { readSecret } from '../server/start/secret.ts'
import { openShopDatabase } from '../testing/databases/shop-database.ts'
import { findInconsistencies } from '../testing/processes/find-inconsistencies.ts'
import { fillMixedShop } from '../testing/processes/mixed-shop.ts'
import { type Desk, nothingAcknowledged, writeMixed } from '../testing/processes/mixed-writes.ts'
import { printRows } from './rows/print-rows.ts'
import type { BenchRow } from './rows/row.ts'
import { benchFolder } from './shops/scratch-folder.ts'
import { openShopProcess } from './shops/shop-process.ts'
import { type Sample, sampler } from './soak-samples.ts'

const MINUTE_MS = 60_000
const SAMPLES = 60
const MAX_GROWTH = 1.1
/** Until a shop has compiled what it needs and its heap has the size that it works with; nothing of that is growth. */
const WARM_UP = { share: 0.25, atMostMs: 5 * MINUTE_MS }
/** A shorter run is a try: most of it is warming up. */
const JUDGED_FROM_MINUTES = 10
/** Of each of the writers, and of the readers. */
const PAUSE_MS = 250
const READERS = 8
const CUSTOMERS = 10

const minutes = Number(process.argv[2] ?? 30)
if (!(minutes > 0)) throw new Error('Say for how many minutes: npm run soak -- 30')
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`)

await printRows(soak)

async function soak(opened: AsyncDisposableStack): Promise<BenchRow[]> {
  const dataDir = await benchFolder(opened)
  const shop = await openShopProcess(dataDir, opened, say, { DEMO: 'off' })
  const db = await openShopDatabase(dataDir)
  opened.defer(() => db.destroy())
  const things = await fillMixedShop(db, { people: CUSTOMERS })
  const desk: Desk = {
    ask: (path, init) => fetch(shop.url + path, init),
    db,
    secret: await readSecret(dataDir),
    shop: things,
    acknowledged: nothingAcknowledged(),
  }

  const stop = new AbortController()
  const rest = () => pause(PAUSE_MS / 2 + Math.random() * PAUSE_MS)
  const reads = { count: 0 }
  const people = [
    writeMixed(desk, stop.signal, rest),
    ...Array.from({ length: READERS }, () => read(desk, reads, stop.signal, rest)),
  ]
  const living = Promise.all(people)
  const sample = sampler(shop, db)
  const samples: Sample[] = []
  const warmUp = Math.min(minutes * MINUTE_MS * WARM_UP.share, WARM_UP.atMostMs)
  const left = minutes * MINUTE_MS - warmUp
  say(`The shop warms up for ${Math.round(warmUp / 1000)} s`)
  await Promise.race([pause(warmUp), living])
  for (let taken = 0; taken < SAMPLES; taken += 1) {
    await Promise.race([pause(left / SAMPLES), living])
    samples.push(await sample())
    if ((taken + 1) % 10 === 0) say(`${Math.round(((taken + 1) / SAMPLES) * 100)} %: ${JSON.stringify(samples.at(-1))}`)
  }
  stop.abort()
  await living
  return [...rowsOf(samples), ...(await rowsOfWork(desk, dataDir, reads.count))]
}

/** Goes through the pages that change with what others write. */
async function read(
  { ask, shop, acknowledged }: Desk,
  reads: { count: number },
  stop: AbortSignal,
  rest: () => Promise<unknown>,
) {
  const { mug, pot } = shop
  const paths = [
    ...[
      '/',
      `/products/${mug.slug}`,
      `/products/${pot.slug}`,
      `/reviews/${mug.slug}/null/0.5/5`,
      '/search/mug',
      '/search/pto',
    ],
    ...[
      '/api/product/?page_size=1',
      '/api/popular/',
      '/api/suggestions/?q=mu',
      '/terms_of_services',
      '/nowhere',
      '/login',
    ],
  ]
  for (let turn = Math.floor(Math.random() * paths.length); !stop.aborted; turn += 1) {
    // Every third under an address that nobody has asked for, so that keeping answers is not all there is.
    const path = `${paths[turn % paths.length]}`
    const address = turn % 3 === 0 ? `${path}${path.includes('?') ? '&' : '?'}n=${Math.random()}` : path
    const answer = await ask(address, {})
    await answer.arrayBuffer()
    if (answer.status !== (path === '/nowhere' ? 404 : 200)) acknowledged.odd.push(`GET ${address} ${answer.status}`)
    reads.count += 1
    await rest()
  }
}

function rowsOf(samples: readonly Sample[]): BenchRow[] {
  const half = Math.floor(samples.length / 2)
  const mean = (part: readonly Sample[], key: keyof Sample) =>
    part.reduce((sum, one) => sum + one[key], 0) / part.length
  const [first, second] = [samples.slice(0, half), samples.slice(half)]
  const row = (what: string, key: keyof Sample, unit: string): BenchRow => {
    const most = Math.max(...samples.map((one) => one[key]))
    const halves = `${mean(first, key).toFixed(1)} → ${mean(second, key).toFixed(1)}${unit}`
    return { what, measured: `${halves}, at most ${most.toFixed(1)}${unit}`, budget: '' }
  }
  const growth = mean(second, 'memoryMib') / mean(first, 'memoryMib')
  return [
    {
      ...row('memory of the shop, first and second half', 'memoryMib', ' MiB'),
      budget: `+ ${Math.round((MAX_GROWTH - 1) * 100)} %`,
      ...(minutes >= JUDGED_FROM_MINUTES && { met: growth <= MAX_GROWTH }),
    },
    row('processor of the shop', 'processorShare', ' cores'),
    row('connections to PostgreSQL', 'connections', ''),
    row('open files of the shop', 'openFiles', ''),
    row('longest wait of a turn of the event loop', 'longestTurnMs', ' ms'),
  ]
}

async function rowsOfWork({ acknowledged, db, shop }: Desk, dataDir: string, reads: number): Promise<BenchRow[]> {
  const errors = await findInconsistencies(db, dataDir, shop, acknowledged)
  for (const error of errors) say(error)
  const writes = {
    messages: acknowledged.messages.length,
    signups: acknowledged.signedUp.length,
    orders: acknowledged.orders.length,
    edits: acknowledged.pot.acknowledged,
  }
  const counted = Object.entries({ reads, ...writes, reviews: acknowledged.reviews.size })
  return [
    { what: 'done meanwhile', measured: counted.map(([what, count]) => `${count} ${what}`).join(', '), budget: '' },
    {
      what: 'odd answers, and inconsistencies in the books',
      measured: `${errors.length}`,
      budget: '0',
      met: errors.length === 0,
    },
  ]
}
