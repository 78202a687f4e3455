import { texts } from '#texts/admin/setup/demo-data'
import type { Database } from '../../../../server/db/open.ts'
import { refuse } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { SETTINGS } from '../../../../server/identity/open-identity.ts'
import type { Services } from '../../../../server/services.ts'
import {
  lockedCollectionById,
  lockTree,
  removeCollection,
} from '../../../catalog/collections/editing/collection-write-store.server.ts'
import { reprice } from '../../../catalog/pricing/reprice.server.ts'
import { detachMovements } from '../../../catalog/products/write/variants-store.server.ts'
import { deleteLocked, lockProduct } from '../../../catalog/products/write/write-product.server.ts'
import { removeReview } from '../../../catalog/reviews/reviews-store.server.ts'
import { lockSale, salesStore } from '../../../catalog/sale-prices/sales-store.server.ts'
import { deleteUser } from '../../../core/accounts/users/users-store.server.ts'
import { type AuditActor, recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { type Demo, type DemoGoods, getDemo, removeDemo } from '../../../core/demo-data/demo-goods.contract.ts'
import {
  countRemovable,
  findRemovable,
  hasDemoHero,
  isDemoAccount,
} from '../../../core/demo-data/demo-goods-store.server.ts'
import { SETTINGS_SUBJECT } from '../../../core/settings/settings-subject.server.ts'
import { withdrawInvitationsFrom } from '../../../core/team/invitations/withdraw-invitations.server.ts'
import { lockTeam } from '../../../core/team/team-rules.server.ts'
import { endTestMode } from '../../../sales/launch/test-mode/test-mode.server.ts'
import { lockOrder, removeOrders } from '../../../sales/orders/order-rows-store.server.ts'
import { removeTestOrder } from '../../../sales/payments/order-payments/test-orders/remove-test-orders.server.ts'
import { deletePaymentsOf } from '../../../sales/payments/payments-store.server.ts'
import { deletePersonalData } from '../../../storefront/account/deletion/delete-personal-data.server.ts'
import { lockHeroPictures, writeHeroPictures } from '../../../storefront/home-page/store/home-store.server.ts'

const NEEDS_ACCOUNT =
  'This account belongs to the demo and would be deleted. Log in with your own account. The operator can create one with npm run staff -- --first'

/** Registers the endpoints that count and remove the demo data. */
export function demoGoodsEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, cache } = services
  const demo = async (id: number): Promise<Demo> => ({
    going: await countRemovable(db),
    needs_account: await isDemoAccount(db, id),
  })
  app.route({ ...getDemo, handler: (request) => demo(requireUser(request).id) })

  app.route({
    ...removeDemo,
    handler: async (request) => {
      const by = { actorId: requireUser(request).id, now: clock() }
      if (await isDemoAccount(db, by.actorId)) throw refuse(NEEDS_ACCOUNT, 409)
      const removedItems = { ...NOTHING }
      try {
        // Test mode ends first, so that no further test order is placed meanwhile.
        await db.transaction().execute((tx) => endTestMode(tx, by))
        await services.reloadIdentity()
        for (const what of ORDER) {
          for (const ids of chunksOf(await findRemovable(db, what), BATCH_SIZES[what]))
            removedItems[what] += await db.transaction().execute((tx) => REMOVE[what](tx, ids, by))
        }
        await db.transaction().execute(clearHero)
      } finally {
        // Records the removed items even when a later step fails.
        await db.transaction().execute((tx) => noteRemoval(tx, removedItems, by))
      }
      cache.changed(SETTINGS)
      cache.drop()
      return demo(by.actorId)
    },
  })
}

/** Collections after their products; accounts after their orders and reviews. */
const ORDER = ['test_orders', 'products', 'reductions', 'collections', 'orders', 'reviews', 'people'] as const

/** The number of items per transaction, small so that customers never wait for more than one product. */
const BATCH_SIZES: Record<keyof DemoGoods, number> = {
  test_orders: 1,
  products: 1,
  reductions: 1,
  collections: 100,
  orders: 50,
  reviews: 1,
  people: 50,
}

/** The owner who removes the demo data. */
type StaffActor = AuditActor & { actorId: number }

/** Removes items unless they were changed or removed meanwhile; returns the number of removed items. */
const REMOVE: Record<keyof DemoGoods, (tx: Database, ids: readonly number[], by: StaffActor) => Promise<number>> = {
  async test_orders(tx, [id = 0], { now }) {
    return (await removeTestOrder(tx, id, now)) ? 1 : 0
  },
  async products(tx, [id = 0], by) {
    const held = await lockProduct(tx, id)
    if (!held || (await findRemovable(tx, 'products', [id])).length === 0) return 0
    await deleteLocked(tx, held, by)
    return 1
  },
  async reductions(tx, [id = 0], { now }) {
    const held = await lockSale(tx, id)
    if (!held || (await findRemovable(tx, 'reductions', [id])).length === 0) return 0
    await salesStore.remove(tx, held, now)
    await reprice(tx, held.products, now)
    return 1
  },
  async collections(tx, ids) {
    await lockTree(tx)
    let removed = 0
    for (const id of await findRemovable(tx, 'collections', ids)) {
      const held = await lockedCollectionById(tx, id)
      if (!held) continue
      await removeCollection(tx, held)
      removed += 1
    }
    return removed
  },
  async orders(tx, ids) {
    // A payment at the same time waits for the lock; a paid order stays.
    for (const id of ids) await lockOrder(tx, id)
    const going = await findRemovable(tx, 'orders', ids)
    if (going.length === 0) return 0
    await detachMovements(tx, going)
    for (const id of going) await deletePaymentsOf(tx, id)
    await removeOrders(tx, going)
    return going.length
  },
  async reviews(tx, [id = 0]) {
    return (await removeReview(tx, id)) ? 1 : 0
  },
  async people(tx, ids, { actorId, now }) {
    // Demo owners can be removed, because the owner who runs this is not one and stays an owner until the commit.
    await lockTeam(tx, actorId, ids)
    const going = await findRemovable(tx, 'people', ids)
    for (const id of ids) {
      await withdrawInvitationsFrom(tx, id, { actorId, now })
      await deletePersonalData(tx, id, now)
      await deleteUser(tx, id, now)
    }
    return going.length
  },
}

const chunksOf = (ids: readonly number[], size: number): number[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ids.slice(index * size, (index + 1) * size))

async function clearHero(tx: Database): Promise<void> {
  await lockHeroPictures(tx)
  if (await hasDemoHero(tx)) await writeHeroPictures(tx, [])
}

/** Records the removed and the remaining items in the audit log. */
async function noteRemoval(tx: Database, removedItems: DemoGoods, by: StaffActor): Promise<void> {
  const left = summarize(await countRemovable(tx))
  if (summarize(removedItems))
    await recordAudit(tx, SETTINGS_SUBJECT, [{ field: 'demo', old: summarize(removedItems), new: left || null }], by)
}

const NOTHING: DemoGoods = {
  test_orders: 0,
  products: 0,
  reductions: 0,
  collections: 0,
  orders: 0,
  reviews: 0,
  people: 0,
}

const summarize = (goods: DemoGoods): string =>
  ORDER.filter((what) => goods[what] > 0)
    .map((what) => texts.noted[what](goods[what]))
    .join(', ')
