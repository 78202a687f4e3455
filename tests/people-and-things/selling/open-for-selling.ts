import type { Database } from '../../../server/db/open.ts'
import { DEFAULTS } from '../../../shop/core/settings/read-identity.server.ts'

const account = { holder: 'Anna Söhne', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' }
const LUMEN = { name: 'Lumen', address: 'Crest', contact: 'https://lumen.example' }

/**
 * Opens a shop for sales with bank transfer, and card on collection. Sets Lumen as the manufacturer. Processes reload
 * the settings when notified (`reloadIdentity`, `notifySettings`).
 */
export async function openForSelling(db: Database, now: Date): Promise<void> {
  const groups = {
    selling: { ...DEFAULTS.selling, state: 'open' },
    payments: { ...DEFAULTS.payments, ...account, transfer: 'on', on_collection: 'on' },
  }
  for (const [name, group] of Object.entries(groups)) {
    const values = JSON.stringify(group)
    await db
      .insertInto('settings')
      .values({ name, values, version: 1, updated_at: now })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ values }))
      .execute()
  }
  const known = await db.selectFrom('makers').select('id').where('name', '=', LUMEN.name).executeTakeFirst()
  if (!known)
    await db
      .insertInto('makers')
      .values({ ...LUMEN, updated_at: now })
      .execute()
}
