import { randomUUID } from 'node:crypto'
import type { ResponseOf } from '../../../lib/endpoint.ts'
import type { Database } from '../../../server/db/open.ts'
import { notifySettings } from '../../../shop/core/settings/settings-store.server.ts'
import type { quoteCheckout } from '../../../shop/sales/checkout/checkout.contract.ts'
import { addPerson, type SomePerson } from '../../../tests/fixtures/people.ts'
import { addProduct, type SomeProduct } from '../../../tests/fixtures/products.ts'
import { openForSelling } from '../../../tests/fixtures/selling/open-for-selling.ts'
import { LYON } from '../../../tests/fixtures/selling/selling-shop.ts'
import { FIRST_STOCK } from '../../../tests/processes/mixed-shop.ts'
import { askFor, type Desk, type Writer } from '../../../tests/processes/mixed-writes.ts'

/** The records for placing orders. */
export interface Till {
  lamp: SomeProduct
  shoppers: SomePerson[]
  done: { paid: number; givenUp: number; cancelled: number; withdrawn: number; refunded: number }
}

const SHOPPERS = 8
const METHOD = {
  ...{ zone: 1, name: 'Home', brackets: [':4.90'] },
  ...{ ready_from: 1, ready_to: 2, way_from: 2, way_to: 3, is_tracked: true },
}

/** Enables bank transfers and creates a product and a shipping method. */
export async function fillTill(db: Database): Promise<Till> {
  const variants = [{ name: 'One', stock: FIRST_STOCK }]
  const lamp = await addProduct(db, { title: 'Lamp', priceCents: 4_900, variants })
  // Products without a manufacturer cannot be ordered.
  await db.updateTable('products').set({ maker: 'Lumen' }).execute()
  await openForSelling(db, new Date())
  await notifySettings(db)
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => addPerson(db)))
  return { lamp, shoppers, done: { paid: 0, givenUp: 0, cancelled: 0, withdrawn: 0, refunded: 0 } }
}

/** Writers that place orders in a fixed sequence: shipped, abandoned, cancelled, withdrawn or partially refunded. */
export function tillWriters({ lamp, shoppers, done }: Till): Writer[] {
  const [variant = 0] = lamp.variantIds
  const line = { variant, quantity: 1 }
  let delivers: Promise<unknown> | undefined

  const order = async (desk: Desk, by: SomePerson) => {
    delivers ??= askFor(desk, 'POST', '/api/delivery_methods/', METHOD, desk.shop.staff)
    await delivers
    await askFor(desk, 'POST', '/api/cart/', { product: lamp.id, ...line }, by)
    const quoted = await desk.ask('/api/checkout/quote/', { headers: { authorization: `Token ${by.token}` } })
    const { lines, method, total } = (await quoted.json()) as ResponseOf<typeof quoteCheckout>
    const form = {
      ...{ key: randomUUID(), from_cart: true, delivery: LYON, method, payment: 'transfer', total },
      lines: lines.map(({ product, variant, quantity }) => ({ product, variant, quantity })),
    }
    const { id } = await askFor(desk, 'POST', '/api/checkout/', form, by)
    return { id, total }
  }
  const pay = async (desk: Desk, { id, total }: { id: number; total: string }) => {
    const received_on = new Date().toISOString().slice(0, 10)
    await askFor(desk, 'POST', `/api/staff_orders/${id}/payment/`, { amount: total, received_on }, desk.shop.staff)
    done.paid += 1
  }
  const take = async (desk: Desk, id: number, ...steps: string[]) => {
    for (const to of steps) await askFor(desk, 'POST', `/api/staff_orders/${id}/steps/`, { to }, desk.shop.staff)
  }

  const stories: ((desk: Desk, by: SomePerson) => Promise<void>)[] = [
    async function isSent(desk, by) {
      const placed = await order(desk, by)
      await pay(desk, placed)
      await take(desk, placed.id, 'shipping', 'shipped', 'delivered')
    },
    async function isGivenUp(desk, by) {
      const { id } = await order(desk, by)
      await askFor(desk, 'POST', `/api/orders/${id}/give_up/`, undefined, by)
      done.givenUp += 1
    },
    async function isCancelled(desk, by) {
      const placed = await order(desk, by)
      await pay(desk, placed)
      await take(desk, placed.id, 'cancelled')
      done.cancelled += 1
    },
    async function isWithdrawn(desk, by) {
      const placed = await order(desk, by)
      await pay(desk, placed)
      const statement = { key: randomUUID(), name: 'Mia Test', email: by.email, lines: [line] }
      await askFor(desk, 'POST', `/api/orders/${placed.id}/withdrawals/`, statement, by)
      done.withdrawn += 1
    },
    async function isPaidBackInPart(desk, by) {
      const placed = await order(desk, by)
      await pay(desk, placed)
      const refund = { key: randomUUID(), because: 'goodwill', amount: '5', note: 'A scratch.' }
      await askFor(desk, 'POST', `/api/staff_orders/${placed.id}/refunds/`, refund, desk.shop.staff)
      done.refunded += 1
    },
  ]
  return [
    async function shops(desk, turn) {
      const [story, by] = [stories[turn % stories.length], shoppers[turn % shoppers.length]]
      if (story && by) await story(desk, by)
    },
  ]
}
