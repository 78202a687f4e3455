import { findCartCode } from '../../../shop/sales/discounts/discounts-store.server.ts'
import type { StripeShop } from '../../fixtures/selling/stripe-shop.ts'

/** Final state of a shop and of its payment provider. */
export interface FinalState {
  /** Status of each order. */
  orders: string[]
  /** State of each payment. */
  payments: string[]
  /** Reason, amount in cents and state of each refund. */
  back: string[]
  stock: number
  /** Quantities in the customer's cart. */
  cart: number[]
  /** Subjects of the e-mails to the customer and the shop, without order numbers. */
  emails: string[]
  /** Payments at the provider that the shop does not know. */
  strays: number
  theirs: { open: number; received: number; refunded: number; refunds: number }
  /** Orders with a discount that are not cancelled, and the code in the cart; undefined in shops without discounts. */
  discounts?: { uses: number; code: string | null }
}

/**
 * Reads the final state of a shop with one customer.
 * @throws if the stock is not the sum of its movements
 */
export async function readFinalState({ shop, mia, stripe, variant }: StripeShop): Promise<FinalState> {
  const { db } = shop
  const [orders, payments, refunds, cart, strays, moves, { stock }] = await Promise.all([
    db.selectFrom('orders').select('status').orderBy('id').execute(),
    db.selectFrom('payments').select('state').orderBy('id').execute(),
    db.selectFrom('refunds').select(['because', 'cents', 'state']).orderBy('id').execute(),
    db.selectFrom('cart_lines').select('quantity').where('user_id', '=', mia.id).execute(),
    db.selectFrom('stray_payments').select('reference').where('settled_at', 'is', null).execute(),
    db.selectFrom('stock_movements').select('change').where('variant_id', '=', variant).execute(),
    db.selectFrom('variants').select('stock').where('id', '=', variant).executeTakeFirstOrThrow(),
  ])
  const discounts = await db.selectFrom('discounts').select('id').execute()
  const uses = await db
    .selectFrom('order_discounts')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('order_id')
    .where('orders.status', '<>', 'cancelled')
    .execute()
  const moved = moves.reduce((sum, { change }) => sum + change, 0)
  if (moved !== stock) throw new Error(`There are ${stock} pieces, and ${moved} by the movements.`)
  const emails = [...(await shop.emails('mia@example.com')), ...(await shop.emails(shop.config.shopEmail))]
    // Other tests cover notifications of new orders.
    .filter(({ subject }) => !subject.startsWith('New order') && !subject.startsWith('Test order'))
  const sessions = [...stripe.account.sessions.values()]
  const sum = (of: 'captured' | 'refunded') => sessions.reduce((all, session) => all + session[of], 0)
  return {
    orders: orders.map(({ status }) => status),
    payments: payments.map(({ state }) => state),
    back: refunds.map(({ because, cents, state }) => `${because} ${cents} ${state}`),
    stock,
    cart: cart.map(({ quantity }) => quantity),
    emails: emails.map(({ subject }) => subject.replace(/rder \d+/, 'rder #')),
    strays: strays.length,
    theirs: {
      open: sessions.filter(({ status }) => status === 'open').length,
      ...{ received: sum('captured'), refunded: sum('refunded'), refunds: stripe.account.refunds.size },
    },
    ...(discounts.length > 0 && { discounts: { uses: uses.length, code: await findCartCode(db, mia.id) } }),
  }
}
