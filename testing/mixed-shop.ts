import { randomUUID } from 'node:crypto'
import type { Database } from '../server/db/open.ts'
import { issueToken } from '../shop/session/session-store.server.ts'
import { addOrder } from './some-orders.ts'
import { addProduct, type SomeProduct } from './some-products.ts'

export const FIRST_STOCK = 100_000

export interface Customer {
  id: number
  token: string
}

/** People and things for a shop in which everybody writes at once. */
export interface MixedShop {
  /** Bought, put into carts and reviewed, never edited. */
  mug: SomeProduct
  /** Edited by staff. */
  pot: SomeProduct
  staff: Customer
  buyers: Customer[]
  /** Each has received every variant of the mug. */
  readers: Customer[]
}

/** Fills a shop with what mixed writes need. */
export async function fillMixedShop(db: Database, { people = 2, variants = 40 } = {}): Promise<MixedShop> {
  const stocked = Array.from({ length: variants }, (_, index) => ({ name: `No ${index}`, stock: FIRST_STOCK }))
  const mug = await addProduct(db, { title: 'Mug', variants: stocked })
  const pot = await addProduct(db, { title: 'Pot 0', priceCents: 100, variants: [{ name: 'One', stock: FIRST_STOCK }] })
  const many = (kind: string) => Promise.all(Array.from({ length: people }, () => somebody(db, kind)))
  const readers = await many('reader')
  for (const { id } of readers) await addOrder(db, { userId: id, productId: mug.id, variantIds: mug.variantIds })
  return { mug, pot, staff: await somebody(db, 'staff'), buyers: await many('buyer'), readers }
}

async function somebody(db: Database, kind: string): Promise<Customer> {
  const isStaff = kind === 'staff'
  const { id } = await db
    .insertInto('users')
    .values({ email: `${kind}-${randomUUID()}@example.com`, first_name: 'Mia', last_name: 'Test', is_staff: isStaff })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token: await issueToken(db, { id, isStaff }, new Date()) }
}
