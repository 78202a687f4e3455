import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../server/db/open.ts'
import { type Balancer, freePort } from './balancer.ts'
import type { Release } from './release.ts'
import { checkOrders, fillShop, type Load, runLoad } from './upgrade-load.ts'

interface Upgrade {
  before: Release
  after: Release
  databaseUrl: string
  /** An existing folder for the data folders of the processes. */
  folder: string
  openBalancer: (ports: readonly number[]) => Promise<Balancer>
  /** The load continues until it has sent at least this many requests. */
  requests: number
  /** Concurrent requests. */
  workers: number
  say: (sentence: string) => void
}

interface Outcome {
  load: Load
  problems: string[]
}

const READY_WITHIN_MS = 120_000
const POLL_MS = 50
/** Time until the balancer has found a process that is ready. */
const CHECKED_WITHIN_MS = 500
/** In seconds. Longer than the time between two checks of the balancer. */
const SHUTDOWN_DELAY = 1

/**
 * Starts two processes of a release and replaces one after the other by the next release while requests arrive.
 */
export async function upgradeUnderLoad(upgrade: Upgrade): Promise<Outcome> {
  const stack = new AsyncDisposableStack()
  try {
    return await upgradeWithin(stack, upgrade)
  } finally {
    await stack.disposeAsync()
  }
}

async function upgradeWithin(stack: AsyncDisposableStack, upgrade: Upgrade): Promise<Outcome> {
  const { before, after, say } = upgrade
  const settings = { DATABASE_URL: upgrade.databaseUrl, SHOP_SECRET: randomBytes(32).toString('base64') }
  const ports = [await freePort(), await freePort()]
  const start = (release: Release, index: number) =>
    startInstance(release, ports[index] ?? 0, { ...settings, DATA_DIR: join(upgrade.folder, `data-${index}`) })
  const running = (await Promise.all([start(before, 0), start(before, 1)])).map((instance) => stack.use(instance))
  const db = openDatabase({ connectionString: upgrade.databaseUrl })
  stack.defer(() => db.destroy())
  const shop = await fillShop(db, upgrade.workers)
  const balancer = stack.use(await upgrade.openBalancer(ports))
  await untilReady(balancer.url)
  say(`Two processes of ${before.name} serve behind ${balancer.name}.`)

  const load: Load = { requests: 0, failures: [], orders: [], slowestMs: 0 }
  let isUpgraded = false
  const isDone = () => (isUpgraded && load.requests >= upgrade.requests) || load.failures.length > 100
  const loaded = runLoad(balancer.url, shop, isDone, load)
  const replace = async (index: number, replaced: Release, share: number) => {
    while (load.requests < upgrade.requests * share && !isDone()) await pause(POLL_MS)
    if (!replaced.hasShutdownDelay) {
      await balancer.drain(index)
      await pause(SHUTDOWN_DELAY * 1_000)
    }
    await running[index]?.stop()
    running[index] = stack.use(await start(after, index))
    await balancer.use(index)
    say(`Process ${index + 1} is replaced after ${load.requests} requests, ${load.failures.length} failed.`)
    await pause(CHECKED_WITHIN_MS)
  }
  try {
    await replace(0, before, 0.2)
    await replace(1, before, 0.4)
    // The balancer has drained the other ones.
    if (!before.hasShutdownDelay) await replace(0, after, 0.6)
  } finally {
    isUpgraded = true
  }
  await loaded
  return { load, problems: [...load.failures, ...(await checkOrders(db, load))] }
}

interface Instance extends AsyncDisposable {
  stop(): Promise<void>
}

async function startInstance(
  { folder, program }: Release,
  port: number,
  settings: Record<string, string>,
): Promise<Instance> {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
      ...{ SMTP_URL: 'off', SHUTDOWN_DELAY: String(SHUTDOWN_DELAY), ...settings },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const ended = new Promise<never>((_, reject) =>
    child.once('close', (code) => reject(new Error(`The shop ended with ${code}: ${output}`))),
  )
  ended.catch(() => {})
  const stop = async () => {
    child.kill('SIGTERM')
    await ended.catch(() => {})
  }
  try {
    await Promise.race([ended, untilReady(`http://127.0.0.1:${port}`)])
  } catch (error) {
    await stop()
    throw error
  }
  return { stop, [Symbol.asyncDispose]: stop }
}

async function untilReady(url: string): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS
  for (;;) {
    const status = await fetch(`${url}/readyz`).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    if (status === 200) return
    if (performance.now() > end) throw new Error(`${url} is not ready.`)
    await pause(POLL_MS)
  }
}
