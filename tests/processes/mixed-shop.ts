import type { Database } from '../../server/db/open.ts'
import { addOrder } from '../fixtures/orders.ts'
import { addPerson, type SomePerson } from '../fixtures/people.ts'
import { addProduct, type SomeProduct } from '../fixtures/products.ts'

export const FIRST_STOCK = 100_000

/** Records for a shop with concurrent writes. */
export interface MixedShop {
  /** Ordered, put into carts and reviewed, never edited. */
  mug: SomeProduct
  /** Edited by staff. */
  pot: SomeProduct
  staff: SomePerson
  buyers: SomePerson[]
  /** Each has received every variant of the mug. */
  readers: SomePerson[]
}

/** Fills a shop with the records for mixed writes. */
export async function fillMixedShop(db: Database, { people = 2, variants = 40 } = {}): Promise<MixedShop> {
  const stocked = Array.from({ length: variants }, (_, index) => ({ name: `No ${index}`, stock: FIRST_STOCK }))
  const mug = await addProduct(db, { title: 'Mug', variants: stocked })
  const pot = await addProduct(db, { title: 'Pot 0', priceCents: 100, variants: [{ name: 'One', stock: FIRST_STOCK }] })
  const many = () => Promise.all(Array.from({ length: people }, () => addPerson(db)))
  const readers = await many()
  for (const { id } of readers) await addOrder(db, { userId: id, productId: mug.id, variantIds: mug.variantIds })
  return { mug, pot, staff: await addPerson(db, { isStaff: true }), buyers: await many(), readers }
}
