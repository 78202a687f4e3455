// A process with the whole shop in it, asked without a network: what it uses is what making the answers costs.
import { pino } from 'pino'
import { buildShop } from '../../app.ts'
import { ResponseCache } from '../../server/cache/response-cache.ts'
import { openForShop } from '../../server/db/open-for-shop.ts'
import { builtPages } from '../../server/pages/built-pages.ts'
import { readConfig } from '../../server/start/config.ts'
import { migrations } from '../../shop/migrations.server.ts'
import { AS_A_BROWSER } from '../load/ask-raw.ts'
import { firstMessage } from '../load/first-message.ts'
import { median } from '../rows/median.ts'
import { servicesOf } from './services-of.ts'

/** What the process is told: where the shop's data lies and which answers to make, by the names of their rows. */
export interface ToRender {
  dataDir: string
  paths: Record<string, string>
}

/** What it answers: milliseconds of processor time for one, the median of all rounds. */
export interface Rendered {
  costs: Record<string, number>
}

const WARM_UP = 60
const ROUNDS = 15
const A_ROUND = 20

const { dataDir, paths } = await firstMessage<ToRender>()
const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
const { db, close } = await openForShop(config, migrations, () => {})
const kept = new ResponseCache(() => new Date())
const services = servicesOf(config, db, kept)
const app = await buildShop(services, pino({ level: 'silent' }), await builtPages())

/** @returns milliseconds of processor time for each of that many answers, made one after another */
const make = async (path: string, times: number): Promise<number> => {
  const before = process.cpuUsage()
  for (let made = 0; made < times; made += 1) {
    kept.drop()
    const { statusCode } = await app.inject({ url: path, headers: AS_A_BROWSER })
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}.`)
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

for (const path of Object.values(paths)) await make(path, WARM_UP)
const costs = new Map(Object.keys(paths).map((name): [string, number[]] => [name, []]))
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, path] of Object.entries(paths)) costs.get(name)?.push(await make(path, A_ROUND))
}
process.send?.({
  costs: Object.fromEntries([...costs].map(([name, all]) => [name, median(all)])),
} satisfies Rendered)
await app.close()
await close()
