import { call } from '../../../lib/api-client.ts'
import { browserTransport } from '../../core/auth/browser-transport.ts'
import { getMenu, type MenuEntry } from './collections.contract.ts'

/** Loads the menu of collections with the user's session. */
export const loadMenu = async (): Promise<readonly MenuEntry[]> =>
  (await call(browserTransport, getMenu, {})).collections
