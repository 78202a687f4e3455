import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { asSuperuser, SHOP_ROLE } from '../../../server/db/embedded/shop-role.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../server/db/embedded.ts'
import { migrate } from '../../../server/db/migrate.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { migrations } from '../../../shop/migrations.server.ts'
import { BUDGETS } from '../budgets.ts'
import type { Load, Loaded } from '../load/load-generator.ts'
import { addManyProducts } from '../shops/many-products.ts'
import { requestFromProcess, runMeasured } from '../shops/measured-process.ts'
import { productTexts } from '../shops/product-texts.ts'
import { benchFolder } from '../shops/scratch-folder.ts'
import type { ToSearch } from '../shops/searched-shop.ts'
import type { BenchRow } from './row.ts'

const FEW = 1_000
const MANY = 100_000
const CONNECTIONS = 16
const WARM_UP_MS = 3_000
const COUNTED_MS = 10_000
/** More than can be sent in the measured time. */
const QUERIES = 60_000

type Searched = Exclude<Loaded, { failure: string }>

/** Measures searches with mixed words over the network, among few products and among many. */
export async function measureSearch(
  say: (sentence: string) => void,
  opened: AsyncDisposableStack,
): Promise<BenchRow[]> {
  const dataDir = await benchFolder(opened)
  // The database is temporary, so durability is off.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' }
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {}, settings })
  opened.defer(postgres.stop)

  const few = await searchAmong(FEW, postgres.connection, dataDir, say, opened)
  const many = await searchAmong(MANY, postgres.connection, dataDir, say, opened)
  const [fewText, manyText] = [FEW.toLocaleString('en'), MANY.toLocaleString('en')]
  return [
    {
      what: `search among ${fewText} products, ${CONNECTIONS} connections`,
      measured: `${Math.round(few.rate).toLocaleString('en')} a second (p99 ${few.p99.toFixed(1)} ms)`,
      budget: `>= ${BUDGETS.searchRate.toLocaleString('en')} a second`,
      met: few.rate >= BUDGETS.searchRate,
    },
    {
      what: `search among ${manyText} products, ${CONNECTIONS} connections`,
      measured: `p99 ${many.p99.toFixed(1)} ms (${Math.round(many.rate).toLocaleString('en')} a second)`,
      budget: `p99 <= ${BUDGETS.searchP99Ms} ms`,
      met: many.p99 <= BUDGETS.searchP99Ms,
    },
  ]
}

async function searchAmong(
  products: number,
  { database: _, ...server }: EmbeddedPostgres['connection'],
  dataDir: string,
  say: (sentence: string) => void,
  opened: AsyncDisposableStack,
): Promise<Searched> {
  const connection = { ...server, database: `search_${products}` }
  const { texts, query } = productTexts(products)
  const begun = performance.now()
  await fill(connection, { ...server, database: 'postgres' }, texts)
  say(`Made ${products.toLocaleString('en')} products to search in ${Math.round((performance.now() - begun) / 1000)} s`)

  const shop = await runMeasured('tools/bench/shops/searched-shop.ts', opened)
  const { url } = await requestFromProcess<{ url: string }>(
    shop.child,
    { connection, dataDir } satisfies ToSearch,
    'url',
  )
  // Each URL is requested once, so that no response comes from the cache. Cached fragments are used.
  const questions = Array.from({ length: QUERIES }, (_, n) => ({
    method: 'GET',
    path: `/api/search/${encodeURIComponent(query(n))}/?price_range=0,${1_000 + n}`,
  }))
  const generator = fork(fileURLToPath(new URL('../load/load-generator.ts', import.meta.url)), {
    serialization: 'advanced',
  })
  const wanted: Load = {
    url,
    questions,
    headers: {},
    connections: CONNECTIONS,
    warmUp: WARM_UP_MS,
    duration: COUNTED_MS,
  }
  const { loaded } = await requestFromProcess<{ loaded: Loaded }>(generator, wanted, 'loaded')
  if ('failure' in loaded) throw new Error(loaded.failure)
  if (loaded.answers > QUERIES) throw new Error('There were not enough queries to send each only once.')
  await shop.stop()
  return loaded
}

async function fill(
  connection: EmbeddedPostgres['connection'],
  server: EmbeddedPostgres['connection'],
  texts: Parameters<typeof addManyProducts>[2] & object,
): Promise<void> {
  const admin = openDatabase(asSuperuser(server))
  await sql`create database ${sql.id(connection.database)} owner ${sql.id(SHOP_ROLE)}`.execute(admin)
  await admin.destroy()
  const db = openDatabase(connection)
  await migrate(db, migrations)
  await db.destroy()
  await addManyProducts(connection, texts.length, texts)
}
