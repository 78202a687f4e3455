import sharp from 'sharp'
import type { Database } from '../../../server/db/open.ts'
import { placeOrder } from '../../../shop/sales/orders/placing/place-order.server.ts'
import { recordPlaced } from '../../../shop/sales/orders/record-order-events.server.ts'
import { addPerson, type SomePerson } from '../../../tests/fixtures/people.ts'
import { addProduct, type SomeProduct } from '../../../tests/fixtures/products.ts'
import { FIRST_STOCK } from '../../../tests/processes/mixed-shop.ts'
import { askFor, type Writer } from '../../../tests/processes/mixed-writes.ts'

/** The records for the sellers, in addition to those of the mixed writers. */
export interface SellingShop {
  /** Products that are never bought. */
  slugs: string[]
  /** Sold out and restocked all the time. */
  bowl: SomeProduct
  /** Orders, changes a cart and reads. */
  customer: SomePerson
  /** Logs in repeatedly, which ends the oldest session at some point, and uploads avatars. */
  member: SomePerson
  done: { sales: number; cartChanges: number; logins: number; avatars: number }
}

const PRODUCTS = 300
const PASSWORD = 'correct horse battery'
/** The bowl's stock: low enough that sales are visible on pages. */
const FEW = 9
/** Side of a cropped phone photo in pixels. */
const AVATAR_SIDE = 1_024

/** Creates the records for the sellers. */
export async function fillSellingShop(db: Database): Promise<SellingShop> {
  const slugs: string[] = []
  for (let n = 0; n < PRODUCTS; n += 1) {
    const variants = ['One', 'Two', 'Three'].map((name) => ({ name, stock: FIRST_STOCK }))
    slugs.push((await addProduct(db, { title: `Thing ${n}`, priceCents: 100 + n, variants })).slug)
  }
  const bowl = await addProduct(db, { title: 'Bowl', variants: [{ name: 'One', stock: FEW }] })
  const [customer, member] = [await addPerson(db), await addPerson(db, { password: PASSWORD })]
  return { slugs, bowl, customer, member, done: { sales: 0, cartChanges: 0, logins: 0, avatars: 0 } }
}

/** Writers that sell, buy and log in, in addition to the mixed writers. */
export function sellers({ bowl, customer, member, done }: SellingShop): Writer[] {
  const [variant = 0] = bowl.variantIds
  let face: Promise<Buffer> | undefined
  return [
    async function sellsOutAndBack(desk, turn) {
      const wanted = [{ product: bowl.id, variant, quantity: 1 + (turn % FEW) }]
      const now = new Date()
      const id = await desk.db.transaction().execute(async (tx) => {
        const placed = await placeOrder(tx, { userId: customer.id, wanted, now })
        await recordPlaced(tx, { id: placed, totalCents: 0 }, now)
        return placed
      })
      await askFor(desk, 'POST', `/api/staff_orders/${id}/steps/`, { to: 'cancelled' }, desk.shop.staff)
      done.sales += 1
    },
    async function fillsAndEmptiesTheCart(desk, turn) {
      const line = { product: desk.shop.mug.id, variant: desk.shop.mug.variantIds[turn % 20] ?? 0 }
      const { cartitem_set } = await askFor(desk, 'POST', '/api/cart/', { ...line, quantity: 1 }, customer)
      const path = `/api/cart/${cartitem_set.find((item) => item.variant === line.variant)?.id}/`
      await askFor(desk, 'PATCH', path, { quantity: 2 }, customer)
      await askFor(desk, 'DELETE', path, undefined, customer)
      done.cartChanges += 3
    },
    async function logsInAndSendsAPicture(desk) {
      const { auth_token: token } = await askFor(desk, 'POST', '/api/login/', {
        email: member.email,
        password: PASSWORD,
      })
      done.logins += 1
      face ??= pictureOfSomebody()
      const form = new FormData()
      form.set('avatar', new Blob([new Uint8Array(await face)]), 'me.jpg')
      await askFor(desk, 'PATCH', `/api/user/${member.id}/`, form, { ...member, token })
      done.avatars += 1
    },
  ]
}

/** Creates an image of noise, which is as expensive to decode as a photo. */
function pictureOfSomebody(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: AVATAR_SIDE, height: AVATAR_SIDE, channels: 3, background: '#888', noise } as const
  return sharp({ create }).jpeg().toBuffer()
}
