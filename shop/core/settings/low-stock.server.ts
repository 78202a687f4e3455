import type { Database } from '../../../server/db/open.ts'
import { settingsIn } from './read-identity.server.ts'
import { findSettings } from './settings-store.server.ts'

/** Reads from which number on the stock of a variant is not low, as the owner has set it. */
export const lowStockOf = async (db: Database): Promise<number> =>
  Number(settingsIn(await findSettings(db), 'stock').low_stock)
