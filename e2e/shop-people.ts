import { inject } from 'vitest'
import type { Database } from '../server/db/open.ts'
import { hashPassword } from '../shop/session/password.server.ts'
import { issueToken } from '../shop/session/session-store.server.ts'
import { addOrder } from '../testing/some-orders.ts'
import { openShopDatabase } from './shop-database.ts'

interface Wishes {
  isStaff?: boolean
  /** One to log in with; most need none. */
  password?: string
  /** Ids of variants, with how many of each; those `later` are saved for later. */
  cart?: { product: number; variant: number; quantity: number; later?: boolean }[]
  /** A product of which all variants have been delivered to them. */
  received?: { id: number; variants: readonly { id: number }[] }
}

let people = 0

/** Somebody with an account, as after a login: the token is what the browser would hold. */
export async function newCustomer(
  name: string,
  { isStaff = false, password, cart = [], received }: Wishes = {},
): Promise<{ id: number; email: string; token: string }> {
  await using db = await openShopDatabase(inject('shop').dataDir)
  people += 1
  const email = `${name}.${process.pid}.${people}@example.com`
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      email_verified_at: new Date(),
      first_name: name,
      last_name: 'Journey',
      is_staff: isStaff,
      ...(password && { password_hash: await hashPassword(password) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await putInCart(db, id, cart)
  if (received) {
    const variantIds = received.variants.map((variant) => variant.id)
    await addOrder(db, { userId: id, productId: received.id, variantIds })
  }
  return { id, email, token: await issueToken(db, { id, isStaff }, new Date()) }
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
