import { randomUUID } from 'node:crypto'
import {
  deleteExtensionData,
  listExtensions,
  saveExtensionSettings,
  switchExtension,
} from '../../../shop/admin/settings/extensions/extensions.contract.ts'
import { storeListed } from '../../../shop/core/extensions/extensions-store.server.ts'
import { getOwnSlot } from '../../../shop/core/extensions/slots/own-slots.contract.ts'
import { WORLD_EXTENSION } from '../world-extension.ts'
import { valid } from './request.ts'

const params = { name: WORLD_EXTENSION }

export const extensionRequests = [
  valid(listExtensions, () => ({})),
  valid(getOwnSlot, () => ({ params: { slot: 'account' as const }, query: {} })),
  valid(switchExtension, () => ({ params, body: { is_enabled: true } })),
  valid(deleteExtensionData, async ({ shop }) => {
    const name = `removed-${randomUUID().slice(0, 8)}`
    await storeListed(shop.db, [{ name, version: '1.0.0' }])
    return { params: { name } }
  }),
  valid(saveExtensionSettings, () => ({ params, body: { version: 0 } as never })),
]
