import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { isDatabaseUnavailable } from '../../server/db/database-unavailable.ts'
import type { Database } from '../../server/db/open.ts'
import { newCode } from '../../shop/core/accounts/codes/codes.server.ts'
import { placeOrder } from '../../shop/sales/orders/placing/place-order.server.ts'
import { recordPlaced } from '../../shop/sales/orders/record-order-events.server.ts'
import type { SomePerson } from '../fixtures/people.ts'
import { productForm } from '../fixtures/product-form.ts'
import type { MixedShop } from './mixed-shop.ts'

/** Writes that the shop has acknowledged, and the last requests. */
export interface Acknowledged {
  messages: number[]
  /** Tokens of new customers. */
  signedUp: string[]
  orders: number[]
  /** Number of steps of each order. */
  steps: Map<number, number>
  /** Possible quantities in the cart by customer and variant, including unanswered writes. 0 means none. */
  carts: Map<string, number[]>
  /** Possible ratings in half stars by review, including unanswered writes. */
  reviews: Map<number, number[]>
  /** Round number in the title and price of the pot: last acknowledged and last sent. */
  pot: { acknowledged: number; sent: number }
  /** Unexpected statuses. */
  odd: string[]
}

export const nothingAcknowledged = (): Acknowledged => ({
  messages: [],
  signedUp: [],
  orders: [],
  steps: new Map(),
  carts: new Map(),
  reviews: new Map(),
  pot: { acknowledged: 0, sent: 0 },
  odd: [],
})

export interface Desk {
  ask(path: string, init: RequestInit): Promise<Response>
  db: Database
  /** The key of verification codes. */
  secret: Buffer
  shop: MixedShop
  acknowledged: Acknowledged
}

const STEPS = ['shipping', 'shipped', 'delivered'] as const
/** The server or the database is unavailable: the writer stops. */
class Away extends Error {}

/** The fields of responses that tests read. */
interface Answered {
  id: number
  auth_token: string
  cartitem_set: { id: number; variant: number }[]
}

/**
 * Sends a request that must succeed.
 * @throws if the shop is unavailable, or on an unexpected status, which is recorded
 */
export async function askFor(
  desk: Desk,
  method: string,
  path: string,
  body: object | undefined,
  by?: SomePerson,
): Promise<Answered> {
  const isForm = body instanceof FormData
  const answer = await desk
    .ask(path, {
      method,
      headers: {
        ...(by && { authorization: `Token ${by.token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => ({ status: 503, text: '' }))
  if (answer.status === 503) throw new Away()
  if (answer.status >= 300)
    desk.acknowledged.odd.push(`${method} ${path} ${answer.status} ${answer.text.slice(0, 200)}`)
  if (answer.status >= 300) throw new Away()
  return JSON.parse(answer.text)
}

/** Records a value as possible before it is sent, and as the only one once it is acknowledged. */
async function sending<Key>(
  known: Map<Key, number[]>,
  key: Key,
  value: number,
  send: () => Promise<unknown>,
): Promise<void> {
  known.set(key, [...(known.get(key) ?? [0]), value])
  await send()
  known.set(key, [value])
}

/** Makes one write. */
export type Writer = (desk: Desk, turn: number) => Promise<void>

/** Each makes one write after the other while the shop accepts them. */
const writers: Writer[] = [
  async function writesToTheShop(desk) {
    const body = { name: 'Mia', email: 'mia@example.com', title: 'A question', body: 'Is the mug back soon?' }
    const { id } = await askFor(desk, 'POST', '/api/contact/', body)
    desk.acknowledged.messages.push(id)
  },
  async function signsUp(desk) {
    const email = `${randomUUID()}@example.com`
    const services = { clock: () => new Date(), secret: desk.secret }
    const { code } = await newCode(desk.db, { purpose: 'signup', email, userId: null }, services)
    const names = { first_name: 'Mia', last_name: 'Test', agreed_to_terms: true }
    const body = { ...names, email, password: 'correct horse battery', email_verification_code: code }
    desk.acknowledged.signedUp.push((await askFor(desk, 'POST', '/api/user/', body)).auth_token)
  },
  async function fillsCarts(desk, turn) {
    const { mug, buyers } = desk.shop
    const by = buyers[turn % buyers.length]
    const variant = mug.variantIds[turn % 10] ?? 0
    const quantity = 1 + (turn % 7)
    await sending(desk.acknowledged.carts, `${by?.id} ${variant}`, quantity, () =>
      askFor(desk, 'POST', '/api/cart/', { product: mug.id, variant, quantity, saveForLater: true }, by),
    )
  },
  async function buys({ db, shop: { mug, buyers }, acknowledged }, turn) {
    const userId = buyers[turn % buyers.length]?.id ?? 0
    const wanted = [turn % 10, (turn + 3) % 10].map((place) => ({
      product: mug.id,
      variant: mug.variantIds[place] ?? 0,
      quantity: 1 + (turn % 3),
    }))
    acknowledged.orders.push(
      await db.transaction().execute(async (tx) => {
        const now = new Date()
        const id = await placeOrder(tx, { userId, wanted, now })
        await recordPlaced(tx, { id, totalCents: 0 }, now)
        return id
      }),
    )
  },
  async function sendsOrders(desk) {
    const { orders, steps } = desk.acknowledged
    // An order with steps left. Every fifth order is cancelled instead of shipped.
    const id = orders.find((order) => (steps.get(order) ?? 0) < (order % 5 === 0 ? 1 : STEPS.length))
    if (id === undefined) return
    const taken = steps.get(id) ?? 0
    const { status } = await desk.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const to = id % 5 === 0 ? 'cancelled' : STEPS[taken]
    // An unanswered step may have been executed.
    if (status !== to) await askFor(desk, 'POST', `/api/staff_orders/${id}/steps/`, { to }, desk.shop.staff)
    steps.set(id, taken + 1)
  },
  async function reviews(desk, turn) {
    const { mug, readers } = desk.shop
    const by = readers[turn % readers.length]
    const variant = mug.variantIds[turn % mug.variantIds.length] ?? 0
    const halfStars = 1 + (turn % 10)
    const body = { body: `${halfStars}`, rating: halfStars / 2 }
    const known = await desk.db
      .selectFrom('reviews')
      .select(['id', 'half_stars'])
      .where('user_id', '=', by?.id ?? 0)
      .where('variant_id', '=', variant)
      .executeTakeFirst()
    if (known) {
      // A review without a response to its creation.
      if (!desk.acknowledged.reviews.has(known.id)) desk.acknowledged.reviews.set(known.id, [known.half_stars])
      await sending(desk.acknowledged.reviews, known.id, halfStars, () =>
        askFor(desk, 'PUT', `/api/reviews/${known.id}/`, body, by),
      )
    } else {
      const { id } = await askFor(desk, 'POST', '/api/reviews/', { ...body, variant }, by)
      desk.acknowledged.reviews.set(id, [halfStars])
    }
  },
  async function edits(desk) {
    const { shop, acknowledged } = desk
    acknowledged.pot.sent += 1
    const number = acknowledged.pot.sent
    const form = productForm({ title: `Pot ${number}`, price: `${number + 1}.00`, description: `Pot ${number}` })
    await askFor(desk, 'PATCH', `/api/product/${shop.pot.slug}/`, form, shop.staff)
    acknowledged.pot.acknowledged = number
  },
]

/**
 * Runs all writers until the connection breaks or they are stopped.
 * @param others additional writers
 */
export async function writeMixed(
  desk: Desk,
  stop: AbortSignal,
  paused: () => Promise<unknown> = async () => {},
  others: readonly Writer[] = [],
): Promise<void> {
  await Promise.all(
    [...writers, ...others].map(async (write) => {
      // Do not start from the same write after each kill.
      let turn = Math.floor(Math.random() * 1_000)
      while (!stop.aborted) {
        const isAway = await write(desk, turn).then(
          () => false,
          // Direct writes to the database end with it.
          (error: unknown) => error instanceof Away || isDatabaseUnavailable(error) || Promise.reject(error),
        )
        if (isAway) return
        turn += 1
        // An idle writer must not block the others.
        await Promise.all([paused(), setImmediate()])
      }
    }),
  )
}
