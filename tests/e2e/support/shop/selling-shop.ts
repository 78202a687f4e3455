import type { Database } from '../../../../server/db/open.ts'
import { notifySettings } from '../../../../shop/core/settings/settings-store.server.ts'
import { openForSelling } from '../../../fixtures/selling/open-for-selling.ts'
import { openStaffShop, type StaffShop } from './staff-shop.ts'

const days = { ready_from: 1, ready_to: 2, way_from: 2, way_to: 3 }
const METHODS = [
  { zone: 1, name: 'Home in France', brackets: ['2000:4.90', ':9.90'], free_from: '60', is_tracked: true },
  { zone: 2, name: 'Home in the Union', brackets: ['2000:12.00'] },
  {
    zone: '',
    name: 'In the shop',
    brackets: [':0'],
    way_from: 0,
    way_to: 0,
    place: '12 rue des Arts\nTuesday to Saturday',
  },
]

/**
 * Opens a shop for sales: delivery to France and the EU, and collection; bank transfer, and card on collection.
 * @param call sends a request as staff
 */
export async function openToBuyers(
  db: Database,
  call: (method: string, path: string, body: object) => Promise<Response>,
): Promise<void> {
  await openForSelling(db, new Date())
  await notifySettings(db)
  const answers = [await call('PUT', '/api/settings/vat/', { version: 0, mode: 'home' })]
  for (const method of METHODS) answers.push(await call('POST', '/api/delivery_methods/', { ...days, ...method }))
  for (const answer of answers) if (!answer.ok) throw new Error(await answer.text())
}

/** Opens a built shop that sells with the settings of `openToBuyers`. @param env additional environment variables */
export async function openSellingStaffShop(env: Record<string, string> = {}) {
  const shop = await openStaffShop(env)
  await openToBuyers(shop.db, (method, path, body) => asStaff(shop, method, path, body))
  return {
    ...shop,
    /** Creates a product that can be sold, as staff. */
    async sellable(wish: Parameters<StaffShop['created']>[0] = {}) {
      const product = await shop.created(wish)
      await shop.db.updateTable('products').set({ maker: 'Lumen' }).where('id', '=', product.id).execute()
      return product
    },
  }
}

/** Sends a request as staff. */
export const asStaff = ({ ask, staff }: Pick<StaffShop, 'ask' | 'staff'>, method: string, path: string, body: object) =>
  ask(path, {
    method,
    headers: { authorization: `Token ${staff}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
