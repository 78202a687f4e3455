import type { StripeShop } from '../../people-and-things/selling/stripe-shop.ts'

/** What a shop's books, and those of its provider, say in the end. */
export interface Books {
  /** The status of each order. */
  orders: string[]
  /** The state of each payment. */
  payments: string[]
  /** Why, how much in cents, and how far: of each refund. */
  back: string[]
  stock: number
  /** Quantities in the cart of the customer. */
  cart: number[]
  /** What she and the shop were told, by subject, without the numbers of orders. */
  emails: string[]
  /** Money at the provider of which the shop knows nothing. */
  strays: number
  theirs: { open: number; received: number; refunded: number; refunds: number }
}

/** Reads the books of a shop with one customer; a stock that is not the sum of its movements is an error. */
export async function booksOf({ shop, mia, stripe, variant }: StripeShop): Promise<Books> {
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
  const moved = moves.reduce((sum, { change }) => sum + change, 10)
  if (moved !== stock) throw new Error(`There are ${stock} pieces, and ${moved} by the movements.`)
  const emails = [...(await shop.emails('mia@example.com')), ...(await shop.emails(shop.config.shopEmail))]
    // Notifications of new orders have tests of their own.
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
  }
}
