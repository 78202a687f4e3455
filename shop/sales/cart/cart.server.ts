import { brokenConstraint } from '../../../server/db/broken-constraint.ts'
import type { Database } from '../../../server/db/open.ts'
import { notFound, type Refusal, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { MANUFACTURER_DETAILS_MISSING } from '../../catalog/manufacturers/manufacturers-store.server.ts'
import { existing, findCurrentUser } from '../../core/auth/current-user.server.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import { sendUser } from '../../core/auth/session.server.ts'
import { addToCart, changeCart, quoteCart, removeFromCart } from './cart.contract.ts'
import { type CartLineWrite, deleteLine, findVariantForSale, lockLine, updateLine } from './lines/cart-store.server.ts'
import { putCartLine } from './put-cart-line.server.ts'
import { priceCart } from './quote/cart-quote.server.ts'

/** Registers the endpoints of the cart and the save-for-later list. Each change returns the current user. */
export function cartEndpoints(app: ShopApp, services: Services): void {
  const { db, identity } = services
  const isSelling = () => identity().selling.isOpen

  app.route({
    ...quoteCart,
    handler: async (request) => (await priceCart(services, requireUser(request).id)).quote,
  })

  app.route({
    ...addToCart,
    handler: async (request, reply) => {
      const userId = requireUser(request).id
      const wanted = { userId, ...request.body }
      const user = await putCartLine(db, wanted, isSelling()).catch(asRefusal)
      if (!user) throw await refusalFor(db, wanted, isSelling())
      return sendUser(reply, user)
    },
  })

  app.route({
    ...changeCart,
    handler: async (request) => {
      const { params, body } = request
      const userId = requireUser(request).id
      if (body.id !== undefined && body.id !== params.id)
        throw refuseFields({ id: [`Invalid pk "${body.id}" - object does not exist.`] })
      await db.transaction().execute(async (tx) => {
        const line = await lockLine(tx, userId, params.id)
        if (!line) throw notFound()
        const { quantity = line.quantity, saveForLater = line.save_for_later } = body
        const movesBack = line.save_for_later && !saveForLater
        if (movesBack && isSelling() && !line.is_orderable) throw notOrderable()
        const isUnchanged = quantity === line.quantity && saveForLater === line.save_for_later
        // The stock may have dropped since the line was added; an unchanged quantity stays valid.
        if (!saveForLater && !isUnchanged && quantity > line.stock) throw stockExceeded(line.stock)
        await updateLine(tx, params.id, { quantity, save_for_later: saveForLater })
      })
      return existing(await findCurrentUser(db, userId))
    },
  })

  app.route({
    ...removeFromCart,
    handler: async (request) => {
      const userId = requireUser(request).id
      if (!(await deleteLine(db, userId, request.params.id))) throw notFound()
      return existing(await findCurrentUser(db, userId))
    },
  })
}

async function refusalFor(db: Database, wanted: CartLineWrite, isSelling: boolean): Promise<Refusal> {
  const found = await findVariantForSale(db, wanted)
  if (!found) return refuseFields({ variant: ['Variant not found in product'] }, 'variant_not_found')
  return isSelling && !found.is_orderable && !wanted.saveForLater ? notOrderable() : stockExceeded(found.stock)
}

const notOrderable = () => refuseFields({ variant: [MANUFACTURER_DETAILS_MISSING] }, 'not_orderable')

function stockExceeded(stock: number): Refusal {
  return stock === 0
    ? refuseFields({ quantity: ['Out of stock'] }, 'out_of_stock')
    : refuseFields({ quantity: ['too much quantity selected'] }, 'quantity_too_large')
}

function asRefusal(error: unknown): never {
  if (brokenConstraint(error) !== 'cart_lines_full') throw error
  throw refuseFields({ non_field_errors: ['Your cart is full.'] }, 'cart_full')
}
