import {
  listExtensions,
  saveExtensionSettings,
  switchExtension,
} from '../../../shop/admin/settings/extensions/extensions.contract.ts'
import { WORLD_EXTENSION } from '../world-extension.ts'
import { valid } from './request.ts'

const params = { name: WORLD_EXTENSION }

export const extensionRequests = [
  valid(listExtensions, () => ({})),
  valid(switchExtension, () => ({ params, body: { is_enabled: true } })),
  valid(saveExtensionSettings, () => ({ params, body: { version: 0 } as never })),
]
