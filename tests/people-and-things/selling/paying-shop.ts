import { cancelOwnOrder, checkPayment, listOrders, type Order } from '../../../shop/sales/orders/orders.contract.ts'
import { refundOrder } from '../../../shop/sales/orders/staff/staff-orders.contract.ts'
import { hasProvider, processPayments } from '../../../shop/sales/payments/order-payments/process-payments.server.ts'
import { expireUnpaidOrders } from '../../../shop/sales/payments/order-payments/unpaid/unpaid-orders.server.ts'
import { payOrder } from '../../../shop/sales/payments/payments.contract.ts'
import { type FakeProvider, fakeProvider } from '../../payments/fake-provider.ts'
import type { Person } from '../../processes/open-shop.ts'
import type { SomeProduct } from '../some-products.ts'
import { addSellable, checkOutCart, openSellingShop, putInCart } from './selling-shop.ts'

/** Opens a shop with online payments through a fake provider, a mug with a stock of ten, and a customer. */
export async function openPayingShop(settings: Parameters<typeof openSellingShop>[0] = {}) {
  const time = { clock: () => new Date() }
  const provider: FakeProvider = fakeProvider(() => time.clock())
  const selling = await openSellingShop({ ...settings, payments: provider })
  const { shop, staff } = selling
  time.clock = () => shop.clock.now
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50, variants: [{ name: 'Red', stock: 10 }] })
  const [variant = 0] = mug.variantIds
  const mia = await shop.customer('Mia')

  const work = async () => {
    if (hasProvider(shop.services)) await processPayments(shop.services)
  }
  return {
    ...selling,
    provider,
    mug,
    variant,
    mia,
    /** Orders two mugs, to be paid online. */
    order: async (person: Person = mia, what: SomeProduct = mug) => {
      await putInCart(person, what, 2)
      return checkOutCart(person, { payment: 'online' })
    },
    /** Opens the payment page of an order. @returns the provider's reference */
    page: async ({ id }: { id: number }, person: Person = mia) => {
      const { address } = await person.api(payOrder, { params: { id: String(id) } })
      return new URL(address).pathname.slice(1)
    },
    giveUp: ({ id }: { id: number }, person: Person = mia) =>
      person.api(cancelOwnOrder, { params: { id: String(id) } }),
    check: ({ id }: { id: number }, person: Person = mia) => person.api(checkPayment, { params: { id: String(id) } }),
    now: async ({ id }: { id: number }, person: Person = mia): Promise<Order | undefined> =>
      (await person.api(listOrders, { query: { order: String(id) } })).results[0],
    /** Runs the payment job in the given number of concurrent processes. */
    work: async (processes = 1) => void (await Promise.all(Array.from({ length: processes }, work))),
    sweep: () => expireUnpaidOrders(shop.services),
    pass: (minutes: number) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000)
    },
    post: (notice: { body: string; headers: Record<string, string> }) =>
      shop.app.inject({ method: 'POST', url: '/api/payments/fake/', payload: notice.body, headers: notice.headers }),
    stock: async () =>
      (await shop.db.selectFrom('variants').select('stock').where('id', '=', variant).executeTakeFirstOrThrow()).stock,
    moved: async () => {
      const rows = await shop.db
        .selectFrom('stock_movements')
        .select('change')
        .where('variant_id', '=', variant)
        .execute()
      return rows.reduce((sum, { change }) => sum + change, 10)
    },
    refunds: () =>
      shop.db.selectFrom('refunds').select(['cents', 'because', 'state', 'reason']).orderBy('id').execute(),
    subjects: async (to = 'mia@example.com') => (await shop.emails(to)).map(({ subject }) => subject),
    [Symbol.asyncDispose]: () => selling[Symbol.asyncDispose](),
    staff,
  }
}

/** Opens the same shop with an order that is paid online. */
export async function openPaidShop() {
  const world = await openPayingShop()
  const { provider, staff, order, page, check } = world
  const placed = await order()
  const reference = await page(placed)
  provider.pay(reference)
  await check(placed)
  return {
    ...world,
    placed,
    reference,
    /** Refunds so many euros of the order. */
    refund: (amount: string) =>
      staff.api(refundOrder, {
        params: { id: String(placed.id) },
        body: { key: crypto.randomUUID(), amount, because: 'goodwill', note: '', lines: [] },
      }),
  }
}
