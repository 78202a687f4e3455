import { randomUUID } from 'node:crypto'
import {
  deleteExtensionData,
  listExtensions,
  saveExtensionSettings,
  switchExtension,
} from '../../../shop/admin/settings/extensions/extensions.contract.ts'
import { storeListed } from '../../../shop/core/extensions/extensions-store.server.ts'
import {
  readCustomerExtra,
  readOrderExtra,
  readProductExtra,
  saveCustomerExtra,
  saveOrderExtra,
  saveProductExtra,
  saveVariantExtra,
} from '../../../shop/core/extensions/fields/extra.contract.ts'
import { listExtensionPages } from '../../../shop/core/extensions/screens/extension-pages.contract.ts'
import { getOwnSlot } from '../../../shop/core/extensions/slots/own-slots.contract.ts'
import { getStaffSlot } from '../../../shop/core/extensions/slots/staff-slots.contract.ts'
import { addProduct } from '../../fixtures/products.ts'
import type { TestShop } from '../../processes/open-shop.ts'
import type { World } from '../world.ts'
import { WORLD_EXTENSION } from '../world-extension.ts'
import { anOrderInTheMaking } from './order-requests.ts'
import { valid } from './request.ts'

const params = { name: WORLD_EXTENSION }
const extension = WORLD_EXTENSION
const body = { version: '0' }
const product = async ({ db }: TestShop) => ({ id: String((await addProduct(db)).id) })
const order = async (world: World) => ({ id: String(await anOrderInTheMaking(world)) })

export const extensionRequests = [
  valid(listExtensions, () => ({})),
  valid(listExtensionPages, () => ({})),
  valid(getOwnSlot, () => ({ params: { slot: 'account' as const }, query: {} })),
  valid(getStaffSlot, () => ({ params: { slot: 'admin.dashboard' as const }, query: {} })),
  valid(switchExtension, () => ({ params, body: { is_enabled: true } })),
  valid(deleteExtensionData, async ({ shop }) => {
    const name = `removed-${randomUUID().slice(0, 8)}`
    await storeListed(shop.db, [{ name, version: '1.0.0' }])
    return { params: { name } }
  }),
  valid(readProductExtra, async ({ shop }) => ({ params: await product(shop) })),
  valid(saveProductExtra, async ({ shop }) => ({ params: { ...(await product(shop)), extension }, body })),
  valid(saveVariantExtra, async ({ shop }) => {
    const { variantIds } = await addProduct(shop.db)
    return { params: { id: String(variantIds[0]), extension }, body }
  }),
  valid(readOrderExtra, async (world) => ({ params: await order(world) })),
  valid(saveOrderExtra, async (world) => ({ params: { ...(await order(world)), extension }, body })),
  valid(readCustomerExtra, async (world) => ({ params: { id: String((await world.somebody('customer')).id) } })),
  valid(saveCustomerExtra, async (world) => ({
    params: { id: String((await world.somebody('customer')).id), extension },
    body,
  })),
  valid(saveExtensionSettings, () => ({ params, body: { version: 0 } as never })),
]
