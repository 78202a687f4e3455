import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { SomePerson } from '../../tests/fixtures/people.ts'
import { aPicture, newProductForm } from '../../tests/fixtures/product-form.ts'
import type { SomeProduct } from '../../tests/fixtures/products.ts'
import { LYON } from '../../tests/fixtures/selling/selling-shop.ts'
import type { StripeEmulator } from '../../tests/stripe/emulator.ts'

const RETRY_MS = 200
/** Customers that buy at once. */
export const BUYERS = 4
const ORDERS_OF_ONE = 5

/** What the shop has acknowledged. Times are those of `performance.now()`. */
export interface Acknowledged {
  orders: { id: number; key: string; at: number }[]
  /** Numbers of orders that were paid at the provider. */
  paid: number[]
  /** Slugs of products with a picture. */
  uploads: string[]
  reads: { answered: number; all: number }
  /** Number of exports that contained the latest order. */
  exports: number
  /** Unexpected answers. */
  odd: string[]
}

export interface Customers {
  url: string
  /** Creates a customer. The shop limits the payment pages of each. */
  newBuyer(): Promise<SomePerson>
  staff: SomePerson
  mug: SomeProduct
  method: number
  stripe: StripeEmulator
}

/**
 * Buys, pays, uploads and reads at once until it is stopped. A write is repeated with its key until it is answered.
 * @returns once all writes are answered
 */
export async function keepShopBusy(shop: Customers, acknowledged: Acknowledged, stop: AbortSignal): Promise<void> {
  const { url, newBuyer, staff, mug, method, stripe } = shop

  /** Sends a write until it is accepted. @returns undefined if it is refused */
  async function write(by: SomePerson, path: string, body: () => Promise<BodyInit> | BodyInit): Promise<unknown> {
    const key = randomUUID()
    for (let tries = 0; ; tries += 1) {
      const sent = await body()
      const isForm = sent instanceof FormData
      const headers = {
        authorization: `Token ${by.token}`,
        'idempotency-key': key,
        ...(!isForm && { 'content-type': 'application/json' }),
      }
      const answer = await fetch(url + path, {
        ...{ method: 'POST', headers, body: sent, signal: AbortSignal.timeout(30_000) },
      })
        .then(async (response) => ({ status: response.status, headers: response.headers, text: await response.text() }))
        .catch(() => undefined)
      if (answer && answer.status < 300) return JSON.parse(answer.text)
      // A process was killed after it had stored the product and before it had stored the answer for the key.
      if (tries > 0 && answer?.text.includes('already exists')) return {}
      // Not answered, unavailable, or an earlier attempt is still running or not yet paid.
      const isTemporary = !answer || [409, 502, 503].includes(answer.status)
      if (answer?.status === 503 && answer.text.startsWith('{') && !answer.headers.has('retry-after'))
        acknowledged.odd.push(`${path} 503 without Retry-After`)
      if (!isTemporary || tries > 1_000) {
        acknowledged.odd.push(`${path} ${answer?.status} ${answer?.text.slice(0, 300)}`)
        return undefined
      }
      await pause(RETRY_MS)
    }
  }

  async function buyer(): Promise<SomePerson> {
    for (;;) {
      // The database may be unavailable.
      const by = await newBuyer().catch(() => undefined)
      if (by) return by
      await pause(RETRY_MS)
    }
  }

  async function buys(): Promise<void> {
    let by = await buyer()
    for (let bought = 0; !stop.aborted; bought += 1) {
      if (bought % ORDERS_OF_ONE === ORDERS_OF_ONE - 1) by = await buyer()
      const key = randomUUID()
      const wish = {
        ...{ key, from_cart: false, billing: LYON, method, payment: 'online', total: '12.50' },
        lines: [{ product: mug.id, variant: mug.variantIds[0], quantity: 1 }],
      }
      const placed = (await write(by, '/api/checkout/', () => JSON.stringify(wish))) as { id: number } | undefined
      if (!placed) return
      acknowledged.orders.push({ id: placed.id, key, at: performance.now() })
      const page = (await write(by, `/api/orders/${placed.id}/pay/`, () => '{}')) as { address: string } | undefined
      if (!page) return
      stripe.account.pay(new URL(page.address).pathname.split('/').at(-1) ?? '')
      acknowledged.paid.push(placed.id)
      // The browser of the customer returns to the shop.
      await write(by, `/api/orders/${placed.id}/check_payment/`, () => '{}')
      await pause(RETRY_MS)
    }
  }

  async function uploads(): Promise<void> {
    while (!stop.aborted) {
      const slug = `upload-${acknowledged.uploads.length}-${randomUUID().slice(0, 8)}`
      const thumbnail = await aPicture({ width: 200, height: 150 })
      if (await write(staff, '/api/product/', () => newProductForm({ slug, title: slug, thumbnail })))
        acknowledged.uploads.push(slug)
      await pause(2_000)
    }
  }

  async function reads(path: string): Promise<void> {
    while (!stop.aborted) {
      const { reads } = acknowledged
      const answer = await fetch(url + path, { signal: AbortSignal.timeout(10_000) })
        .then(async (response) => (await response.text()) && response.status)
        .catch(() => undefined)
      reads.all += 1
      if (answer === 200) reads.answered += 1
      await pause(100)
    }
  }

  async function searches(): Promise<void> {
    while (!stop.aborted) {
      const answer = await fetch(`${url}/api/product/?search=${randomUUID().slice(0, 3)}`).catch(() => undefined)
      await answer?.text().catch(() => '')
      if (answer && ![200, 502, 503].includes(answer.status))
        acknowledged.odd.push(`a search was answered ${answer.status}`)
      await pause(500)
    }
  }
  /** Exports read from a replica and must contain each order that was acknowledged before. */
  async function exports(): Promise<void> {
    const headers = { authorization: `Token ${staff.token}` }
    while (!stop.aborted) {
      await pause(500)
      const id = acknowledged.orders.at(-1)?.id
      if (id === undefined) continue
      const answer = await fetch(`${url}/api/orders.csv?search=${id}`, { headers }).catch(() => undefined)
      const file = await answer?.text().catch(() => undefined)
      if (answer?.status !== 200 || file === undefined) continue
      if (file.includes(`\n${id},`)) acknowledged.exports += 1
      else acknowledged.odd.push(`order ${id} is missing in an export`)
    }
  }
  await Promise.all([
    ...Array.from({ length: BUYERS }, buys),
    uploads(),
    reads('/terms_of_services'),
    reads('/products/mug'),
    searches(),
    exports(),
  ])
}
