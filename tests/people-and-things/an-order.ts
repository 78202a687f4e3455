import type { OrderStatus } from '../../shop/core/order-states/order-status.contract.ts'
import { placeOrder } from '../../shop/sales/orders/placing/place-order.server.ts'
import type { StaffStep } from '../../shop/sales/orders/staff/steps/step-form.contract.ts'
import { transitionOrder } from '../../shop/sales/orders/staff/steps/steps.contract.ts'
import type { Person, TestShop } from '../processes/open-shop.ts'
import { addProduct, type SomeProduct } from './some-products.ts'

export const CHANGED = '409 This order was changed by someone else. Reload it and try again.'

/** Places an order of two red and three blue mugs, with ten of each in stock. */
export async function anOrder(shop: TestShop) {
  const [staff, mia] = [await shop.staff(), await shop.customer('Mia', 'correct horse battery')]
  const variants = ['Red', 'Blue'].map((name) => ({ name, stock: 10 }))
  const mug = await addProduct(shop.db, { title: 'Mug', variants })
  const id = await buy(shop, mia, mug, [2, 3])
  return { staff, mia, mug, id }
}

export const buy = (shop: TestShop, { id }: Person, { id: product, variantIds }: SomeProduct, quantities: number[]) =>
  shop.db.transaction().execute((tx) => {
    const wanted = quantities.map((quantity, n) => ({ product, variant: variantIds[n] ?? 0, quantity }))
    return placeOrder(tx, { userId: id, wanted, now: shop.clock.now })
  })

export const step = (person: Person, id: number, to: StaffStep, more: { from?: OrderStatus; tracking?: string } = {}) =>
  person.api(transitionOrder, { params: { id: String(id) }, body: { to, ...more } })

export const take = async (person: Person, id: number, ...steps: StaffStep[]) => {
  for (const to of steps) await step(person, id, to)
}

export const stocks = async (shop: TestShop, { variantIds }: SomeProduct) => {
  const rows = await shop.db
    .selectFrom('variants')
    .select('stock')
    .where('id', 'in', variantIds)
    .orderBy('id')
    .execute()
  return rows.map(({ stock }) => stock)
}

export const STEPS_TO: Record<Exclude<OrderStatus, 'awaiting_payment'>, StaffStep[]> = {
  making: [],
  shipping: ['shipping'],
  shipped: ['shipping', 'shipped'],
  delivered: ['shipping', 'shipped', 'delivered'],
  cancelled: ['shipping', 'cancelled'],
}
