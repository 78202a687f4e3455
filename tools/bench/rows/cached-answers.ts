import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { BUDGETS } from '../budgets.ts'
import { AS_A_BROWSER, askRaw } from '../load/ask-raw.ts'
import type { Load, Loaded } from '../load/load-generator.ts'
import { type MeasuredProcess, requestFromProcess, runMeasured } from '../shops/measured-process.ts'
import type { MeasuredShop } from '../shops/shop-process.ts'
import { median } from './median.ts'
import type { BenchRow } from './row.ts'

const CONNECTIONS = 16
const WARM_UP_MS = 1_000
const COUNTED_MS = 3_000

/** A server's results under load. */
interface Speed {
  /** Responses per second. */
  rate: number
  /** Processor time per response in ms. */
  cost: number
}

/**
 * Compares cached responses with a bare server that sends the same bytes with the same encoding and type. They take
 * turns, so that other load affects both.
 * @param paths paths by row name
 */
export async function measureCachedAnswers(
  shop: MeasuredShop,
  paths: Record<string, string>,
  rounds: number,
  opened: AsyncDisposableStack,
): Promise<BenchRow[]> {
  const ask = (url: string) => Promise.all(Object.values(paths).map((path) => askRaw(url, path)))
  const answers = await ask(shop.url)
  const bare = await runMeasured('tools/bench/load/bare-server.ts', opened)
  const { url } = await requestFromProcess<{ url: string }>(bare.child, { answers }, 'url')
  if (!isDeepStrictEqual(await ask(url), answers)) throw new Error('The bare server and the shop send different bytes.')

  const rows: BenchRow[] = []
  for (const [name, path] of Object.entries(paths)) {
    const pairs: { own: Speed; other: Speed }[] = []
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({ own: await load(shop, shop.url + path), other: await load(bare, url + path) })
    }
    rows.push(compare(name, pairs))
  }
  await bare.stop()
  return rows
}

function compare(name: string, pairs: { own: Speed; other: Speed }[]): BenchRow {
  const share = median(pairs.map(({ own, other }) => own.rate / other.rate))
  const byProcessor = median(pairs.map(({ own, other }) => other.cost / own.cost))
  const [own, other] = [median(pairs.map((pair) => pair.own.rate)), median(pairs.map((pair) => pair.other.rate))]
  const rates = `${Math.round(own).toLocaleString('en')} of ${Math.round(other).toLocaleString('en')} per second`
  return {
    what: `${name}, share of bare Fastify`,
    measured: `${share.toFixed(2)} (${rates}; by processor time ${byProcessor.toFixed(2)})`,
    budget: `>= ${BUDGETS.shareOfBare.toFixed(2)}`,
    met: share >= BUDGETS.shareOfBare,
  }
}

async function load(server: MeasuredProcess, url: string): Promise<Speed> {
  const before = await server.usage()
  const generator = fork(fileURLToPath(new URL('../load/load-generator.ts', import.meta.url)))
  const wanted: Load = {
    url,
    headers: AS_A_BROWSER,
    connections: CONNECTIONS,
    warmUp: WARM_UP_MS,
    duration: COUNTED_MS,
  }
  const { loaded } = await requestFromProcess<{ loaded: Loaded }>(generator, wanted, 'loaded')
  const after = await server.usage()
  if ('failure' in loaded) throw new Error(loaded.failure)
  return { rate: loaded.rate, cost: (after.processorMs - before.processorMs) / loaded.answers }
}
