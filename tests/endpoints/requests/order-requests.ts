import { randomUUID } from 'node:crypto'
import {
  eraseCustomer,
  exportCustomer,
  listCustomers,
  readCustomer,
} from '../../../shop/admin/customers/customers.contract.ts'
import { saveCustomerNote } from '../../../shop/admin/customers/note/note.contract.ts'
import type { OrderStatus } from '../../../shop/core/order-states/order-status.contract.ts'
import { placeManualOrder, quoteManualOrder } from '../../../shop/sales/orders/manual/manual-orders.contract.ts'
import { addNote } from '../../../shop/sales/orders/staff/notes/notes.contract.ts'
import { readStaffOrder } from '../../../shop/sales/orders/staff/order/staff-order.contract.ts'
import { packingSlips } from '../../../shop/sales/orders/staff/slips/slips.contract.ts'
import { listStaffOrders } from '../../../shop/sales/orders/staff/staff-orders.contract.ts'
import { transitionOrder, transitionOrders, undoSteps } from '../../../shop/sales/orders/staff/steps/steps.contract.ts'
import { exportOrders } from '../../../shop/sales/orders/staff/table/csv/orders-csv.contract.ts'
import { saveTracking } from '../../../shop/sales/orders/staff/tracking/tracking.contract.ts'
import { addOrder } from '../../fixtures/orders.ts'
import { addProduct } from '../../fixtures/products.ts'
import { LYON } from '../../fixtures/selling/selling-shop.ts'
import type { World } from '../world.ts'
import { valid } from './request.ts'

export const orderRequests = [
  valid(listStaffOrders, () => ({ query: { status: 'making' as const, search: 'mia' } })),
  valid(exportOrders, () => ({ query: { status: 'making' as const, from: '2026-01-01' } })),
  valid(packingSlips, async (world) => ({ query: { orders: String(await anOrderInTheMaking(world)) } })),
  valid(readStaffOrder, async (world) => ({ params: { id: String(await anOrderInTheMaking(world)) } })),
  valid(transitionOrder, async (world) => ({
    params: { id: String(await anOrderInTheMaking(world)) },
    body: { to: 'shipping', from: 'making' } as const,
  })),
  valid(transitionOrders, async (world) => ({
    body: { to: 'shipping' as const, orders: [{ id: await anOrderInTheMaking(world), from: 'making' as const }] },
  })),
  valid(saveTracking, async (world) => ({
    params: { id: String(await aShippedOrder(world)) },
    body: { tracking: 'RR 42 FR', seen: '' },
  })),
  valid(undoSteps, async (world) => ({
    body: { status: 'shipping' as const, orders: [await anOrderInTheMaking(world)] },
  })),
  valid(addNote, async (world) => ({
    params: { id: String(await anOrderInTheMaking(world)) },
    body: { words: 'Rang the bell twice.' },
  })),
  valid(quoteManualOrder, async ({ shop }) => ({ body: { lines: [await aLine(shop)] } })),
  valid(placeManualOrder, async (world) => {
    await world.sells()
    const lines = [await aLine(world.shop)]
    const staff = await world.somebody('owner')
    const { total, method } = await staff.api(quoteManualOrder, { body: { lines } })
    const delivery = { ...LYON, name: 'Zoë' }
    return {
      body: {
        ...{ key: randomUUID(), lines, total, method: method ?? 0, delivery, name: 'Zoë' },
        ...{ payment: 'received' as const, received_on: '2026-01-05' },
      },
    }
  }),

  valid(listCustomers, () => ({ query: { search: 'mia', ordered: 'false' as const } })),
  ...[readCustomer, exportCustomer].map((about) =>
    valid(about, async ({ somebody }) => ({ params: { id: String((await somebody('customer')).id) } })),
  ),
  valid(eraseCustomer, async ({ somebody }) => {
    const { id, email } = await somebody('customer')
    return { params: { id: String(id) }, body: { email } }
  }),
  valid(saveCustomerNote, async ({ somebody }) => ({
    params: { id: String((await somebody('customer')).id) },
    body: { words: 'Rings in the morning.', version: 0 },
  })),
]

async function aLine({ db }: World['shop']) {
  const { id: product, variantIds } = await addProduct(db)
  return { product, variant: variantIds[0] ?? 0, quantity: 1 }
}

/** Adds an order that staff prepare. @returns its id */
export const anOrderInTheMaking = (world: World) => orderWithStatus(world, 'making')
const aShippedOrder = (world: World) => orderWithStatus(world, 'shipped')

async function orderWithStatus({ shop, somebody }: World, status: OrderStatus): Promise<number> {
  const { id: productId, variantIds } = await addProduct(shop.db)
  const { id: userId } = await somebody('customer')
  await addOrder(shop.db, { userId, productId, variantIds, status })
  const { id } = await shop.db.selectFrom('orders').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()
  return id
}
