import { call } from '../../../lib/api-client.ts'
import type { ShownMenus } from '../../catalog/collections/shown-menus.contract.ts'
import { browserTransport } from '../../core/auth/browser-transport.ts'
import { getMenus } from './menus.contract.ts'

/** Loads the menus with the user's session. */
export const loadMenus = (): Promise<ShownMenus> => call(browserTransport, getMenus, {})
