import type { Database } from '../../../server/db/open.ts'
import { settingsIn } from './read-identity.server.ts'
import { findSettings } from './settings-store.server.ts'

/** Returns the owner's low-stock threshold. */
export const lowStockOf = async (db: Database): Promise<number> =>
  Number(settingsIn(await findSettings(db), 'stock').low_stock)
