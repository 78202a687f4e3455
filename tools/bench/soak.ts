/**
 * Runs a shop for some minutes with moderate load of reading, searching, logging in, carts, orders and uploads: `npm
 * run soak -- 30`. Exits with code 1 if memory grows (in a run of at least 10 minutes) or exceeds its budget, if a
 * response is wrong, or if stock and order totals are inconsistent at the end.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { readSecret } from '../../server/start/secret.ts'
import { openShopDatabase } from '../../tests/databases/shop-database.ts'
import { findInconsistencies } from '../../tests/processes/find-inconsistencies.ts'
import { fillMixedShop } from '../../tests/processes/mixed-shop.ts'
import { type Desk, nothingAcknowledged, writeMixed } from '../../tests/processes/mixed-writes.ts'
import { BUDGETS } from './budgets.ts'
import { nothingRead, type Reads, readMixed } from './load/soak-readers.ts'
import { fillSellingShop, type SellingShop, sellers } from './load/soak-sellers.ts'
import { fillTill, type Till, tillWriters } from './load/soak-shoppers.ts'
import { printRows } from './rows/print-rows.ts'
import type { BenchRow } from './rows/row.ts'
import { benchFolder } from './shops/scratch-folder.ts'
import { openShopProcess } from './shops/shop-process.ts'
import { type Sample, sampler } from './soak-samples.ts'

const MINUTE_MS = 60_000
const SAMPLES = 60
const MAX_GROWTH = 1.1
/** Time in which memory growth is ignored, because the shop compiles code and sizes its heap. */
const WARM_UP = { share: 0.25, atMostMs: 5 * MINUTE_MS }
/** In shorter runs the warm-up dominates, so memory growth is not judged. */
const GROWTH_CHECKED_FROM_MINUTES = 10
/** Pauses between requests of each writer and of the readers. */
const PAUSE_MS = { writers: 250, readers: 60 }
const READERS = 16
const CUSTOMERS = 10

const minutes = Number(process.argv[2] ?? 30)
if (!(minutes > 0)) throw new Error('Enter a duration in minutes: npm run soak -- 30')
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`)

await printRows(soak)

async function soak(opened: AsyncDisposableStack): Promise<BenchRow[]> {
  const dataDir = await benchFolder(opened)
  const shop = await openShopProcess(dataDir, opened, say, { DEMO: 'off' })
  const db = await openShopDatabase(dataDir)
  opened.defer(() => db.destroy())
  const mixedShop = await fillMixedShop(db, { people: CUSTOMERS })
  const [selling, till] = [await fillSellingShop(db), await fillTill(db)]
  const desk: Desk = {
    ask: (path, init) => fetch(shop.url + path, init),
    db,
    secret: await readSecret(dataDir),
    shop: mixedShop,
    acknowledged: nothingAcknowledged(),
  }

  const stop = new AbortController()
  const rest = (ms: number) => () => pause(ms / 2 + Math.random() * ms)
  const reads = nothingRead()
  const people = [
    writeMixed(desk, stop.signal, rest(PAUSE_MS.writers), [...sellers(selling), ...tillWriters(till)]),
    ...Array.from({ length: READERS }, () => readMixed(desk, selling, reads, stop.signal, rest(PAUSE_MS.readers))),
  ]
  const living = Promise.all(people)
  const sample = sampler(shop, db)
  const samples: Sample[] = []
  const warmUp = Math.min(minutes * MINUTE_MS * WARM_UP.share, WARM_UP.atMostMs)
  const left = minutes * MINUTE_MS - warmUp
  const begun = performance.now()
  say(`The shop warms up for ${Math.round(warmUp / 1000)} s`)
  await Promise.race([pause(warmUp), living])
  for (let taken = 0; taken < SAMPLES; taken += 1) {
    await Promise.race([pause(left / SAMPLES), living])
    samples.push(await sample())
    if ((taken + 1) % 10 === 0) say(`${Math.round(((taken + 1) / SAMPLES) * 100)} %: ${JSON.stringify(samples.at(-1))}`)
  }
  stop.abort()
  await living
  const seconds = (performance.now() - begun) / 1000
  return [
    ...rowsOf(samples),
    ratesOf(reads, seconds),
    ...(await rowsOfWork(desk, { ...selling.done, ...till.done }, dataDir)),
  ]
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
  const most = Math.max(...samples.map(({ memoryMib }) => memoryMib))
  return [
    {
      ...row('memory of the shop, first and second half', 'memoryMib', ' MiB'),
      budget: `<= ${BUDGETS.memoryMib} MiB, + ${Math.round((MAX_GROWTH - 1) * 100)} %`,
      met: most <= BUDGETS.memoryMib && (minutes < GROWTH_CHECKED_FROM_MINUTES || growth <= MAX_GROWTH),
    },
    row('processor of the shop', 'processorShare', ' cores'),
    row('connections to PostgreSQL', 'connections', ''),
    row('open files of the shop', 'openFiles', ''),
    row('longest wait of a turn of the event loop', 'longestTurnMs', ' ms'),
  ]
}

function ratesOf({ pages, answers, times }: Reads, seconds: number): BenchRow {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  const [ofPages, ofAnswers] = [pages, answers].map((count) => (count / seconds).toFixed(0))
  return {
    what: 'served to readers meanwhile',
    measured: `${ofPages} pages and ${ofAnswers} answers a second; half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms`,
    budget: '',
  }
}

async function rowsOfWork(
  { acknowledged, db, shop }: Desk,
  done: SellingShop['done'] & Till['done'],
  dataDir: string,
): Promise<BenchRow[]> {
  const errors = await findInconsistencies(db, dataDir, shop, acknowledged)
  for (const error of errors) say(error)
  const writes = {
    messages: acknowledged.messages.length,
    signups: acknowledged.signedUp.length,
    orders: acknowledged.orders.length,
    edits: acknowledged.pot.acknowledged,
  }
  const counted = Object.entries({ ...writes, ...done, reviews: acknowledged.reviews.size })
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
