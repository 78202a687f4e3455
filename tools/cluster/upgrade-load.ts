import { randomUUID } from 'node:crypto'
import type { ResponseOf } from '../../lib/endpoint.ts'
import type { Database } from '../../server/db/open.ts'
import { notifySettings } from '../../shop/core/settings/settings-store.server.ts'
import type { quoteCheckout } from '../../shop/sales/checkout/checkout.contract.ts'
import { addPerson, type SomePerson } from '../../tests/fixtures/people.ts'
import { addProduct } from '../../tests/fixtures/products.ts'
import { openForSelling } from '../../tests/fixtures/selling/open-for-selling.ts'
import { LYON } from '../../tests/fixtures/selling/selling-shop.ts'

/** The results of all requests so far. */
export interface Load {
  requests: number
  /** Requests without a response or with an unexpected status. */
  failures: string[]
  /** Ids of the orders that the shop has acknowledged. */
  orders: number[]
  slowestMs: number
}

const STOCK = 1_000_000
const PATHS = ['/', '/products/lamp', '/api/product/', '/api/product/lamp/', '/api/search/lamp/', '/search?q=lamp']
const METHOD = {
  ...{ zone: 1, name: 'Home', brackets: [':4.90'] },
  ...{ ready_from: 1, ready_to: 2, way_from: 2, way_to: 3, is_tracked: true },
}

/** Opens the shop for sales with one product and one shopper per worker. */
export async function fillShop(db: Database, workers: number) {
  const variants = [{ name: 'One', stock: STOCK }]
  const lamp = await addProduct(db, { slug: 'lamp', title: 'Lamp', priceCents: 4_900, variants })
  // Products without a manufacturer cannot be ordered.
  await db.updateTable('products').set({ maker: 'Lumen' }).execute()
  await openForSelling(db, new Date())
  await notifySettings(db)
  const staff = await addPerson(db, { isStaff: true })
  const shoppers = await Promise.all(Array.from({ length: workers }, () => addPerson(db)))
  return { lamp, staff, shoppers }
}

/** Reads pages, fills carts and places orders until `isDone` returns true. */
export async function runLoad(
  url: string,
  { lamp, staff, shoppers }: Awaited<ReturnType<typeof fillShop>>,
  isDone: (load: Load) => boolean,
  load: Load,
): Promise<void> {
  const ask = async (path: string, by?: SomePerson, body?: object) => {
    const begun = performance.now()
    const headers = { ...(by && { authorization: `Token ${by.token}` }), 'content-type': 'application/json' }
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    load.requests += 1
    try {
      const answer = await fetch(url + path, { headers, ...sent })
      const text = await answer.text()
      if (answer.status >= 300) load.failures.push(`${path}: ${answer.status} ${text.slice(0, 200)}`)
      return answer.status < 300 && path.startsWith('/api/') ? JSON.parse(text) : undefined
    } catch (error) {
      load.failures.push(`${path}: ${error} ${(error as Error).cause ?? ''}`)
      return undefined
    } finally {
      load.slowestMs = Math.max(load.slowestMs, performance.now() - begun)
    }
  }
  const line = { variant: lamp.variantIds[0] ?? 0, quantity: 1 }
  const order = async (by: SomePerson) => {
    await ask('/api/cart/', by, { product: lamp.id, ...line })
    const quote: ResponseOf<typeof quoteCheckout> | undefined = await ask('/api/checkout/quote/', by)
    if (!quote) return
    const { lines, method, total } = quote
    const placed = await ask('/api/checkout/', by, {
      ...{ key: randomUUID(), from_cart: true, delivery: LYON, method, payment: 'transfer', total },
      lines: lines.map(({ product, variant, quantity }) => ({ product, variant, quantity })),
    })
    if (!placed) return
    load.orders.push(placed.id)
    // A customer can have only few unpaid orders.
    const received_on = new Date().toISOString().slice(0, 10)
    await ask(`/api/staff_orders/${placed.id}/payment/`, staff, { amount: total, received_on })
  }
  await ask('/api/delivery_methods/', staff, METHOD)
  await Promise.all(
    shoppers.map(async (shopper, index) => {
      for (let turn = index; !isDone(load); turn += 1)
        await (turn % 5 === 0 ? order(shopper) : ask(PATHS[turn % PATHS.length] ?? '/'))
    }),
  )
}

/** Returns the errors of the orders in the database. */
export async function checkOrders(db: Database, load: Load): Promise<string[]> {
  const stored = new Set((await db.selectFrom('orders').select('id').execute()).map(({ id }) => id))
  const { stock } = await db.selectFrom('variants').select('stock').executeTakeFirstOrThrow()
  const lost = load.orders.filter((id) => !stored.has(id))
  return [
    ...(lost.length > 0 ? [`lost orders: ${lost}`] : []),
    ...(stored.size === load.orders.length ? [] : [`${stored.size} orders stored, ${load.orders.length} acknowledged`]),
    ...(stock === STOCK - stored.size ? [] : [`stock ${stock} after ${stored.size} orders of ${STOCK}`]),
  ]
}
