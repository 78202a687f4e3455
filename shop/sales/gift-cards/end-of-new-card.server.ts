import type { Database } from '../../../server/db/open.ts'
import { settingsIn } from '../../core/settings/read-identity.server.ts'
import { findSettings } from '../../core/settings/settings-store.server.ts'
import { yearsLater } from './gift-card-rules.ts'

/** Returns the last day (ISO) of a gift card that is issued now, as the settings say; null for no end. */
export async function endOfNewCard(tx: Database, now: Date): Promise<string | null> {
  const { validity } = settingsIn(await findSettings(tx), 'gift_cards')
  return validity === 'none' ? null : yearsLater(now, Number(validity))
}
