import { DEFAULTS } from '../../../shop/settings/read-identity.server.ts'
import type { TestShop } from '../../processes/open-shop.ts'

const account = { holder: 'Anna Söhne', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' }
const LUMEN = { name: 'Lumen', address: 'Crest', contact: 'https://lumen.example' }

/** Opens a shop for selling: by bank transfer, and by card on collection. Lumen, who makes what is sold, is known. */
export async function openForSelling({ db, services }: Pick<TestShop, 'db' | 'services'>): Promise<void> {
  const groups = {
    selling: { ...DEFAULTS.selling, state: 'open' },
    payments: { ...DEFAULTS.payments, ...account, transfer: 'on', on_collection: 'on' },
  }
  for (const [name, group] of Object.entries(groups)) {
    const values = JSON.stringify(group)
    await db
      .insertInto('settings')
      .values({ name, values, version: 1, updated_at: services.clock() })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ values }))
      .execute()
  }
  const known = await db.selectFrom('makers').select('id').where('name', '=', LUMEN.name).executeTakeFirst()
  if (!known)
    await db
      .insertInto('makers')
      .values({ ...LUMEN, updated_at: services.clock() })
      .execute()
  await services.reloadIdentity()
}
