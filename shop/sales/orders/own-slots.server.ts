import { notFound } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import { fillSlot, isFilled } from '../../core/extensions/slots/fill-slot.server.ts'
import { getOwnSlot, type OwnSlot } from '../../core/extensions/slots/own-slots.contract.ts'
import { linesToPrice } from '../cart/lines/cart-store.server.ts'
import { pageOfOrders } from './orders-store.server.ts'

/** Registers the endpoint of the slots on pages that only the customer sees. */
export function ownSlotsEndpoint(app: ShopApp, services: Services): void {
  app.route({
    ...getOwnSlot,
    handler: async (request) => {
      const { slot } = request.params
      if (!isFilled(services.extensions, slot)) return { contents: [] }
      return { contents: (await fill(slot, requireUser(request).id, request.query.order)) ?? [] }
    },
  })

  async function fill(slot: OwnSlot, customer: number, order = 0) {
    switch (slot) {
      case 'account':
        return fillSlot(services, slot, { customer })
      case 'order': {
        const [found] = await pageOfOrders(services.db, { userId: customer, order }, { page: 1, size: 1 })
        if (!found) throw notFound()
        return fillSlot(services, slot, { customer, order })
      }
      case 'cart.totals': {
        const lines = await linesToPrice(services.db, customer)
        const items = lines.map(({ product_id, variant_id, quantity }) => ({
          ...{ product: product_id, variant: variant_id, quantity },
        }))
        return fillSlot(services, slot, { customer, lines: items })
      }
    }
  }
}
