import { Agent, get, type IncomingMessage } from 'node:http'
import { BUDGETS } from '../budgets.ts'
import { AS_A_BROWSER } from '../load/ask-raw.ts'
import { type MeasuredProcess, requestFromProcess, runMeasured } from '../shops/measured-process.ts'
import type { Rendering, ToRender } from '../shops/renderer.ts'
import { median } from './median.ts'
import type { BenchRow } from './row.ts'

/** Requests before measuring, until V8 has compiled the hot code. */
const WARM_UP = 200
const ROUNDS = 15
const REQUESTS_PER_ROUND = 20

/**
 * Measures the processor time of uncached responses, requested one by one over one connection. The data folder must
 * not be in use.
 * @param paths paths by row name
 */
export async function measureRenderedPages(
  { dataDir, paths }: ToRender & { paths: Record<string, string> },
  opened: AsyncDisposableStack,
): Promise<BenchRow[]> {
  const renderer = await runMeasured('tools/bench/shops/renderer.ts', opened)
  const { url } = await requestFromProcess<Rendering>(renderer.child, { dataDir } satisfies ToRender, 'url')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  opened.defer(() => agent.destroy())
  const ask = async (path: string, times: number) => {
    for (let made = 0; made < times; made += 1) await whole(url + path, agent)
  }
  const pages = Object.entries(paths).map(([name, path]) => ({ name, path, costs: [] as number[] }))
  for (const { path } of pages) await ask(path, WARM_UP)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { path, costs } of pages)
      costs.push((await usedBy(renderer, () => ask(path, REQUESTS_PER_ROUND))) / REQUESTS_PER_ROUND)
  await renderer.stop()
  return pages.map(({ name, costs }) => {
    const cost = median(costs)
    const rate = 1_000 / cost
    return {
      what: `${name}, uncached`,
      measured: `${rate.toFixed(0)} pages per second and core (${cost.toFixed(1)} ms of processor time)`,
      budget: `>= ${BUDGETS.uncachedPages}`,
      met: rate >= BUDGETS.uncachedPages,
    }
  })
}

/** @returns processor time in ms, of all threads of the process */
async function usedBy(process: MeasuredProcess, work: () => Promise<void>): Promise<number> {
  const before = await process.usage()
  await work()
  return (await process.usage()).processorMs - before.processorMs
}

/** Sends a GET request like a browser and discards the response. @throws Error unless the status is 200 */
async function whole(url: string, agent: Agent): Promise<void> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: AS_A_BROWSER, agent }, resolve).on('error', reject)
  })
  for await (const _ of answer);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`)
}
