import { toPrice } from '../../../../lib/money.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { isOfRole } from '../../../core/auth/guards/allow.server.ts'
import { imageUrl } from '../../../ui/images/image-url.ts'
import { searchForStaff } from './staff-search.contract.ts'
import { findCustomers, findOrdersOf, findPagesNamed, findProductsNamed } from './staff-search-store.server.ts'

/** Registers the staff search. */
export function staffSearchEndpoint(app: ShopApp, { db }: Services): void {
  app.route({
    ...searchForStaff,
    handler: async (request) => {
      const { q } = request.query
      const [seesOrders, seesCatalogue] = [isOfRole(request, 'orders'), isOfRole(request, 'catalogue')]
      const [products, orders, customers, pages] = await Promise.all([
        findProductsNamed(db, q),
        seesOrders ? findOrdersOf(db, q) : undefined,
        seesOrders ? findCustomers(db, q) : undefined,
        seesCatalogue ? findPagesNamed(db, q) : undefined,
      ])
      return {
        products: products.map(({ thumbnail_key, ...product }) => ({
          ...product,
          thumbnail: imageUrl(thumbnail_key, 320),
        })),
        orders: orders?.map(({ total_cents, created_at, ...order }) => ({
          ...order,
          total: toPrice(total_cents),
          time_created: created_at.toISOString(),
        })),
        customers,
        pages,
      }
    },
  })
}
