// A shop process on a prepared database, without rate limits.
import { pino } from 'pino'
import { buildShop } from '../../../app.ts'
import { ResponseCache } from '../../../server/cache/response-cache.ts'
import { type Connection, openDatabase } from '../../../server/db/open.ts'
import { readConfig } from '../../../server/start/config.ts'
import { firstMessage } from '../load/first-message.ts'
import { servicesOf } from './services-of.ts'

/** The process's message; it replies with its `url`. */
export interface ToSearch {
  connection: Connection
  dataDir: string
}

const { connection, dataDir } = await firstMessage<ToSearch>()
const db = openDatabase(connection)
const cache = new ResponseCache(() => new Date())
const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
const app = await buildShop(await servicesOf(config, db, cache), pino({ level: 'silent' }))
process.send?.({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
process.once('SIGTERM', () => app.close().then(() => db.destroy()))
