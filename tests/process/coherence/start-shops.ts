import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { type ShopProcess, startShopServer } from '../../processes/shop-process.ts'
import { until } from '../../processes/until.ts'

/** Starts processes on one database that receive its notifications and serve metrics. */
export async function startShops(db: Database, urls: readonly string[], folder: string): Promise<ShopProcess[]> {
  const shops = await Promise.all(
    urls.map((url) => startShopServer({ DATA_DIR: folder, DATABASE_URL: url, METRICS_PORT: '0', RATE_LIMITS: 'off' })),
  )
  await allListen(db, shops.length)
  return shops
}

/** Waits until so many shops listen for changes of a database. */
export const allListen = (db: Database, shops: number) =>
  until(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and query like 'listen %' and state = 'idle'`.execute(db)
    return rows.length === shops
  })
