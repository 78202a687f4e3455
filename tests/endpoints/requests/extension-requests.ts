import {
  listExtensions,
  saveExtensionSettings,
  switchExtension,
} from '../../../shop/admin/settings/extensions/extensions.contract.ts'
import { listExtensionPages } from '../../../shop/core/extensions/screens/extension-pages.contract.ts'
import { getOwnSlot } from '../../../shop/core/extensions/slots/own-slots.contract.ts'
import { getStaffSlot } from '../../../shop/core/extensions/slots/staff-slots.contract.ts'
import { WORLD_EXTENSION } from '../world-extension.ts'
import { valid } from './request.ts'

const params = { name: WORLD_EXTENSION }

export const extensionRequests = [
  valid(listExtensions, () => ({})),
  valid(listExtensionPages, () => ({})),
  valid(getOwnSlot, () => ({ params: { slot: 'account' as const }, query: {} })),
  valid(getStaffSlot, () => ({ params: { slot: 'admin.dashboard' as const }, query: {} })),
  valid(switchExtension, () => ({ params, body: { is_enabled: true } })),
  valid(saveExtensionSettings, () => ({ params, body: { version: 0 } as never })),
]
