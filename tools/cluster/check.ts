import { sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'
import type { S3Server } from '../../tests/s3/s3-server.ts'
import type { Acknowledged, Customers } from './load.ts'

interface Compared {
  shop: Customers
  acknowledged: Acknowledged
  s3: S3Server
  /** `Message-ID` of each e-mail that the mail server has received. */
  received: readonly string[]
  firstStock: number
  /** A process that is killed while it sends an e-mail may send it again. */
  mayRepeatEmails: boolean
}

/** Rows that must not exist. */
const NEVER = {
  'a paid order without its invoice': sql`
    select id from orders where payment_state = 'paid' and not exists (select from documents where order_id = orders.id)`,
  'two invoices of one order': sql`
    select order_id from documents where kind = 'invoice' group by order_id having count(*) > 1`,
  'a gap in the numbers of documents': sql`
    select kind, year, count(*), max(number) from documents group by kind, year, is_test having count(*) <> max(number)`,
  'a document without its PDF': sql`
    select id from documents where not exists (select from document_files where document_id = documents.id)`,
  'a negative stock': sql`select id from variants where stock < 0`,
  'a stock that differs from its movements': sql`
    select id from variants where stock <> (select coalesce(sum(change), 0) from stock_movements where variant_id = variants.id)`,
  'two orders with one key': sql`select placed_key from orders group by user_id, placed_key having count(*) > 1`,
  'two payments of one order': sql`
    select order_id from payments where state = 'paid' group by order_id having count(*) > 1`,
  'an unknown payment at the provider': sql`select reference from stray_payments`,
  'a job that has failed for good': sql`select name, last_error from jobs where failed_at is not null`,
}

/** Compares database, bucket, provider and mail server with the acknowledged results. @returns the errors */
export async function findErrors(db: Database, compared: Compared): Promise<string[]> {
  const { shop, acknowledged, s3, received, firstStock, mayRepeatEmails } = compared
  const errors = [...acknowledged.odd]
  for (const [name, query] of Object.entries(NEVER)) {
    const { rows } = await query.execute(db)
    if (rows.length > 0) errors.push(`${name}: ${JSON.stringify(rows.slice(0, 5))}`)
  }
  const orders = await db.selectFrom('orders').select(['id', 'placed_key']).execute()
  const keys = new Map(orders.map(({ id, placed_key }) => [placed_key, id]))
  for (const { id, key } of acknowledged.orders)
    if (keys.get(key) !== id) errors.push(`order ${id} was acknowledged, and its key has order ${keys.get(key)}`)
  if (orders.length !== acknowledged.orders.length)
    errors.push(`${orders.length} orders exist, ${acknowledged.orders.length} were acknowledged`)

  const payments = await db.selectFrom('payments').select(['order_id', 'cents']).where('state', '=', 'paid').execute()
  const paid = new Set(payments.map(({ order_id }) => order_id))
  for (const id of acknowledged.paid) if (!paid.has(id)) errors.push(`the payment of order ${id} is lost`)
  const charges = [...shop.stripe.account.sessions.values()].filter(({ payment }) => payment === 'paid')
  if (charges.length !== payments.length) errors.push(`${charges.length} charges, ${payments.length} paid orders`)

  const [mug] = await db.selectFrom('variants').select('stock').where('product_id', '=', shop.mug.id).execute()
  if (mug?.stock !== firstStock - orders.length)
    errors.push(`the stock is ${mug?.stock} after ${orders.length} of ${firstStock} pieces were sold`)

  const uploads = await db
    .selectFrom('products')
    .select(['slug', 'thumbnail_key'])
    .where('slug', 'like', 'upload-%')
    .execute()
  const stored = [...s3.objects.keys()]
  for (const slug of acknowledged.uploads)
    if (!uploads.some((upload) => upload.slug === slug)) errors.push(`${slug} is lost`)
  for (const { slug, thumbnail_key } of uploads)
    if (!stored.some((name) => name.includes(thumbnail_key))) errors.push(`the picture of ${slug} is lost`)

  const emails = await db.selectFrom('emails').select('id').execute()
  const sent = new Set(received)
  if (sent.size !== emails.length) errors.push(`${sent.size} of ${emails.length} e-mails were received`)
  if (!mayRepeatEmails && received.length !== sent.size)
    errors.push(`${received.length - sent.size} e-mails were received twice`)
  return errors
}
