import { call } from '../../../lib/api-client.ts'
import { browserTransport } from '../../core/auth/browser-transport.ts'
import { getMenu, type MenuEntry } from './collections.contract.ts'

/** Asks for the menu of collections, as whoever looks is told it. */
export const askMenu = async (): Promise<readonly MenuEntry[]> =>
  (await call(browserTransport, getMenu, {})).collections
