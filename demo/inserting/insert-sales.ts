import { sql } from 'kysely'
import { fromShopTime } from '../../lib/texts/shop-time.ts'
import type { Database } from '../../server/db/open.ts'
import { reprice } from '../../shop/catalog/pricing/reprice.server.ts'
import { enqueueRepricing } from '../../shop/catalog/sale-prices/reprice-job.server.ts'
import { salesStore } from '../../shop/catalog/sale-prices/sales-store.server.ts'
import { addDays, type CalendarDay, inShopTime } from '../../shop/sales/shipping/dates/calendar-day.ts'
import { daysBefore } from '../history/days-before.ts'
import { demoSales } from '../sales.ts'

const endOfDay = (day: CalendarDay) => new Date(fromShopTime(`${day}T23:59`) ?? `${day}T22:59:00Z`)

/** Inserts the sales of the demo shop, which end automatically. */
export async function insertSales(tx: Database, now: Date): Promise<void> {
  // The products have had their prices since they were listed.
  await sql`
    update price_history set since = products.created_at
    from variants join products on products.id = product_id where variants.id = variant_id`.execute(tx)
  for (const { name, percent, startedDaysAgo, endsInDays, products: slugs } of demoSales) {
    const products = await tx.selectFrom('products').select('id').where('slug', 'in', slugs).execute()
    const ids = products.map(({ id }) => id)
    const ends_at = endOfDay(addDays(inShopTime(now).day, endsInDays))
    const starts_at = daysBefore(now, startedDaysAgo)
    await salesStore.insert(tx, { name, percent, price_cents: null, starts_at, ends_at, products: ids }, now)
    await reprice(tx, ids, now)
    await enqueueRepricing(tx, [ends_at], now)
  }
}
