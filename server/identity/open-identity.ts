import type { ShopIdentity } from '../../lib/shop-identity.ts'
import { openReloadable, type Reloadable } from '../reloadable.ts'

/** Cache tag of the shop's identity, which every page shows. */
export const SETTINGS = 'settings'

/** Reads the shop's identity and holds it until `reload`. */
export const openIdentity = (read: () => Promise<ShopIdentity>): Promise<Reloadable<ShopIdentity>> =>
  openReloadable(read)
