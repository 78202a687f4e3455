import { texts } from '#texts/sales/discounts/entering'
import { refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { priceCart } from '../../cart/quote/cart-quote.server.ts'
import { normalizeCode } from '../discount-kinds.contract.ts'
import { deleteCartCode, writeCartCode } from '../discounts-store.server.ts'
import { enterCode, removeCode } from './cart-code.contract.ts'
import { isInvalid } from './code-problem.server.ts'

/** Registers the endpoints by which customers enter and remove a discount code. */
export function cartCodeEndpoints(app: ShopApp, services: Services): void {
  const { db, clock } = services
  app.route({
    ...enterCode,
    handler: async (request) => {
      const { id } = requireUser(request)
      const code = normalizeCode(request.body.code)
      // In one transaction: an invalid code leaves the earlier one.
      return db.transaction().execute(async (tx) => {
        await writeCartCode(tx, id, code, clock())
        const { problem, quote } = await priceCart({ ...services, db: tx }, id)
        if (isInvalid(problem)) throw refuseFields({ code: [texts.invalidCode] })
        return quote
      })
    },
  })

  app.route({
    ...removeCode,
    handler: async (request) => {
      const { id } = requireUser(request)
      await deleteCartCode(db, id)
      return (await priceCart(services, id)).quote
    },
  })
}
