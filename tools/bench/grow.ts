/**
 * Fills the empty database of `DATABASE_URL` with a large shop, for measurements of `npm run bench -- --only growth`.
 * The role must be a superuser, because triggers and foreign key checks are off while rows are inserted.
 */
import { parseArgs } from 'node:util'
import pg from 'pg'
import { migrate } from '../../server/db/migrate.ts'
import { openDatabase } from '../../server/db/open.ts'
import { sumSalesOfDays } from '../../shop/admin/reports/summaries/sales-summaries-store.server.ts'
import { migrations } from '../../shop/migrations.server.ts'
import { growthSteps, growthTotals } from './shops/growth/growth-steps.ts'
import { productTexts } from './shops/product-texts.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    customers: { type: 'string', default: '500000' },
    orders: { type: 'string', default: '1000000' },
  },
})
const sizes = {
  products: Number(values.products),
  customers: Number(values.customers),
  orders: Number(values.orders),
}
const connectionString = process.env.DATABASE_URL
if (!connectionString) throw new Error('DATABASE_URL must name an empty database, with a superuser as its role.')

/** The product texts of one statement. */
const TEXTS_AT_ONCE = 20_000

const begun = performance.now()
const db = openDatabase({ connectionString }, { patient: true })
await migrate(db, migrations)
const client = new pg.Client({ connectionString })
await client.connect()
try {
  const { rows } = await client.query<{ isUsed: boolean }>('select exists (select from products) as "isUsed"')
  if (rows[0]?.isUsed) throw new Error('The database already has products.')
  await client.query('set session_replication_role = replica')
  await client.query(`select setseed(0.5); set maintenance_work_mem = '512MB'`)
  await addTexts()
  const indexes = await dropIndexes()
  for (const [name, statement] of Object.entries(growthSteps(sizes))) await timed(name, statement)
  for (const index of indexes) await timed(index.name, index.definition)
  for (const [name, statement] of Object.entries(growthTotals())) await timed(name, statement)
  await timed('vacuum', 'vacuum (analyze)')
  const summing = performance.now()
  await sumSalesOfDays(db)
  console.log(`sales summaries: ${((performance.now() - summing) / 1000).toFixed(1)} s`)
  await client.query('vacuum (analyze) sales_days, sales_products, sales_orders, sales_summed')
  const size = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  )
  console.log(`${size.rows[0]?.size} in ${Math.round((performance.now() - begun) / 1000)} s`)
} finally {
  await client.end()
  await db.destroy()
}

async function timed(name: string, statement: string): Promise<void> {
  const start = performance.now()
  await client.query(statement)
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** Stores the texts of products in a temporary table. */
async function addTexts(): Promise<void> {
  await client.query('create temporary table texts (n integer primary key, title text, description text, variant text)')
  const { texts } = productTexts(sizes.products)
  for (let from = 0; from < texts.length; from += TEXTS_AT_ONCE) {
    const some = texts.slice(from, from + TEXTS_AT_ONCE)
    await client.query('insert into texts select * from unnest($1::integer[], $2::text[], $3::text[], $4::text[])', [
      some.map((_, index) => from + index + 1),
      some.map(({ title }) => title),
      some.map(({ description }) => description),
      some.map(({ variant }) => variant),
    ])
  }
}

/** Drops the indexes of the filled tables, except those of constraints. @returns them, to create them afterwards */
async function dropIndexes(): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid in (select unnest(array['products', 'variants', 'variant_images', 'users', 'orders', 'order_lines',
        'order_addresses', 'order_steps', 'payments', 'refunds', 'emails', 'events', 'stock_movements', 'reviews',
        'cart_lines'])::regclass)
      and not exists (select from pg_constraint where conindid = indexrelid)`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows
}
