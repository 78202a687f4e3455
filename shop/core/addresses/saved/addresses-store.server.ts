import type { Database } from '../../../../server/db/open.ts'
import type { Address } from '../address.contract.ts'
import { ADDRESS_FIELDS } from '../address-lines.ts'
import type { SavedAddress } from './saved-addresses.contract.ts'

const COLUMNS = ['id', ...ADDRESS_FIELDS, 'is_default', 'version'] as const

/** Returns the addresses of a customer: the default, then the newest first. */
export const findAddresses = (db: Database, userId: number): Promise<SavedAddress[]> =>
  db
    .selectFrom('addresses')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Inserts an address of a customer. Requires `lockUser`. @returns its id */
export async function insertAddress(tx: Database, userId: number, address: Address, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('addresses')
    .values({ ...address, user_id: userId, is_default: false, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Updates an address. Requires a lock of the customer. */
export async function updateAddress(tx: Database, id: number, address: Address): Promise<void> {
  await tx
    .updateTable('addresses')
    .set(({ eb }) => ({ ...address, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Makes an address the only default of its customer. Requires a lock of the customer. */
export async function setDefaultAddress(tx: Database, userId: number, id: number): Promise<void> {
  const own = tx.updateTable('addresses').where('user_id', '=', userId)
  await own.set({ is_default: false }).where('is_default', '=', true).execute()
  await own.set({ is_default: true }).where('id', '=', id).execute()
}

/** Deletes an address. Requires a lock of the customer. */
export async function removeAddress(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('addresses').where('id', '=', id).execute()
}
