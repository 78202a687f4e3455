import { notFound } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { lockUser } from '../../../core/accounts/users/users-store.server.ts'
import { existing, findCurrentUser } from '../../../core/auth/current-user.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { reorderLines } from '../../cart/lines/cart-store.server.ts'
import { type OrderedVariant, reorder } from '../orders.contract.ts'
import { pageOfOrders } from '../orders-store.server.ts'

/** Registers the endpoint by which customers reorder the items of an earlier order. */
export function reorderEndpoint(app: ShopApp, { db, clock, identity }: Services): void {
  app.route({
    ...reorder,
    handler: async (request) => {
      const [{ id: userId }, order] = [requireUser(request), request.params.id]
      const [ordered] = await pageOfOrders(db, { userId, order }, { page: 1, size: 1 })
      if (!ordered) throw notFound()
      const [inCart, user] = await db.transaction().execute(async (tx) => {
        // Concurrent requests from two tabs could exceed the cart's limit.
        await lockUser(tx, userId)
        const written = await reorderLines(tx, userId, order, {
          ...{ now: clock(), isSelling: identity().selling.isOpen },
        })
        return [new Map(written.map((line) => [line.variant_id, line.quantity])), await findCurrentUser(tx, userId)]
      })
      const lines = ordered.lines.map((line) => ({ line: named(line), has: inCart.get(line.variant_id) ?? 0 }))
      return {
        user: existing(user),
        added: lines.flatMap(({ line, has }) => (has > 0 ? [{ ...line, quantity: has }] : [])),
        missing: lines.flatMap(({ line, has }) =>
          has < line.quantity ? [{ ...line, quantity: line.quantity - has }] : [],
        ),
      }
    },
  })
}

type OrderedLine = Awaited<ReturnType<typeof pageOfOrders>>[number]['lines'][number]

const named = ({ product_id, variant_id, title, variant_name, quantity }: OrderedLine): OrderedVariant => ({
  product: product_id,
  variant: variant_id,
  title,
  variant_name,
  quantity,
})
