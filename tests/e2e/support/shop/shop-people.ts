import { inject } from 'vitest'
import type { StaffRole } from '../../../../lib/staff/staff-role.ts'
import type { Database } from '../../../../server/db/open.ts'
import { openShopDatabase } from '../../../databases/shop-database.ts'
import { addOrder } from '../../../fixtures/orders.ts'
import { addPerson, type SomePerson } from '../../../fixtures/people.ts'
import type { StaffShop } from './staff-shop.ts'

interface Wishes {
  /** An owner, unless a role is given. */
  isStaff?: boolean
  role?: StaffRole
  /** For tests that log in; most need none. */
  password?: string
  /** Variants with quantities. Lines with `later` are saved for later. */
  cart?: { product: number; variant: number; quantity: number; later?: boolean }[]
  /** A product. The customer has received all its variants. */
  received?: { id: number; variants: readonly { id: number }[] }
}

let people = 0

/** Creates an account and returns its login token, in the given shop or in the shared one. */
export async function newCustomer(
  name: string,
  wishes: Wishes = {},
  other?: Pick<StaffShop, 'db'>,
): Promise<SomePerson> {
  if (other) return addCustomer(other.db, name, wishes)
  await using db = await openShopDatabase(inject('shop').dataDir)
  // Awaited here, because the connection closes at the end of this scope.
  return await addCustomer(db, name, wishes)
}

async function addCustomer(
  db: Database,
  name: string,
  { isStaff, role, password, cart = [], received }: Wishes,
): Promise<SomePerson> {
  people += 1
  const email = `${name}.${process.pid}.${people}@example.com`
  const person = await addPerson(db, { first: name, last: 'Journey', email, isStaff, role, password })
  const { id } = person
  await putInCart(db, id, cart)
  if (received) {
    const variantIds = received.variants.map((variant) => variant.id)
    await addOrder(db, { userId: id, productId: received.id, variantIds })
  }
  return person
}

async function putInCart(db: Database, user_id: number, cart: NonNullable<Wishes['cart']>): Promise<void> {
  if (cart.length === 0) return
  await db
    .insertInto('cart_lines')
    .values(
      cart.map(({ product, variant, quantity, later = false }) => ({
        user_id,
        product_id: product,
        variant_id: variant,
        quantity,
        save_for_later: later,
      })),
    )
    .execute()
}
