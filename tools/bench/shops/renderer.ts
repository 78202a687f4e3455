// A shop process that empties its cache before each request, so that its processor time is the cost of rendering.
import { pino } from 'pino'
import { buildShop } from '../../../app.ts'
import { ResponseCache } from '../../../server/cache/response-cache.ts'
import { openForShop } from '../../../server/db/open-for-shop.ts'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { readConfig } from '../../../server/start/config.ts'
import { migrations } from '../../../shop/migrations.server.ts'
import { firstMessage } from '../load/first-message.ts'
import { servicesOf } from './services-of.ts'

/** The process's message: the data folder. */
export interface ToRender {
  dataDir: string
}

/** The process's reply: its URL. */
export interface Rendering {
  url: string
}

const { dataDir } = await firstMessage<ToRender>()
const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
const { db, close } = await openForShop(config, migrations, () => {})
const cache = new ResponseCache(() => new Date())
const app = await buildShop(await servicesOf(config, db, cache), pino({ level: 'silent' }), await builtPages())
app.server.prependListener('request', () => cache.drop())
process.once('SIGTERM', async () => {
  await app.close()
  await close()
  process.disconnect()
})
process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) } satisfies Rendering)
