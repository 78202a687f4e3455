import { sql } from 'kysely'
import { pino } from 'pino'
import { buildShop } from '../app.ts'
import { readConfig } from '../server/config.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/db/embedded.ts'
import { migrate } from '../server/db/migrate.ts'
import { openDatabase } from '../server/db/open.ts'
import { KeptAnswers } from '../server/kept-answers.ts'
import { BUDGETS } from './budgets.ts'
import { addManyProducts } from './many-products.ts'
import { median } from './median.ts'
import type { Row } from './row.ts'
import { scratchFolder } from './scratch-folder.ts'
import { servicesOf } from './services-of.ts'

const FEW = 1_000
const WARM_UP = 50
const ASKED = 300

/** How much longer the first page of a big catalogue takes than that of a small one, asked in turns, nothing kept. */
export async function measureCatalogueGrowth(
  products: number,
  say: (sentence: string) => void,
  opened: AsyncDisposableStack,
): Promise<Row> {
  const dataDir = await scratchFolder(opened)
  // Nothing of it is needed again, so nothing has to reach the disk.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' }
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {}, settings })
  opened.defer(postgres.stop)

  const begun = performance.now()
  const connectTo = (database: string) => ({ ...postgres.connection, database })
  const small = await openCatalogue(connectTo('few'), dataDir, FEW, opened)
  const big = await openCatalogue(connectTo('many'), dataDir, products, opened)
  say(`Made ${products.toLocaleString('en')} products in ${Math.round((performance.now() - begun) / 1000)} s`)

  const times: { small: number; big: number }[] = []
  for (let asked = 0; asked < WARM_UP + ASKED; asked += 1) times.push({ small: await small(), big: await big() })
  const counted = times.slice(WARM_UP)
  const few = median(counted.map((time) => time.small))
  const many = median(counted.map((time) => time.big))
  return {
    what: `first page of ${products.toLocaleString('en')} products, against ${FEW.toLocaleString('en')}`,
    measured: `${(many / few).toFixed(2)} times (${many.toFixed(2)} against ${few.toFixed(2)} ms)`,
    budget: `<= ${BUDGETS.growth.toFixed(2)} times`,
    met: many / few <= BUDGETS.growth,
  }
}

/** @returns asks for the first page, made anew, and tells how many milliseconds that took */
async function openCatalogue(
  connection: EmbeddedPostgres['connection'],
  dataDir: string,
  products: number,
  opened: AsyncDisposableStack,
): Promise<() => Promise<number>> {
  const server = openDatabase({ ...connection, database: 'postgres' })
  await sql`create database ${sql.id(connection.database)}`.execute(server)
  await server.destroy()
  const db = openDatabase(connection)
  opened.defer(() => db.destroy())
  await migrate(db)
  await addManyProducts(connection, products)

  const kept = new KeptAnswers(() => new Date())
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  const services = servicesOf(config, db, kept)
  const app = await buildShop(services, pino({ level: 'silent' }))
  opened.defer(() => app.close())
  return async () => {
    kept.drop()
    const begun = performance.now()
    const answer = await app.inject('/api/product/')
    const took = performance.now() - begun
    if (answer.json().count !== products) throw new Error(`The first page of ${products} products: ${answer.body}`)
    return took
  }
}
