import type { Database } from '../../../../server/db/open.ts'
import { lockUser } from '../../accounts/users/users-store.server.ts'
import type { Address } from '../address.contract.ts'
import { ADDRESS_FIELDS } from '../address-lines.ts'
import {
  findAddresses,
  insertAddress,
  removeAddress,
  setDefaultAddress,
  updateAddress,
} from './addresses-store.server.ts'
import { MAX_ADDRESSES, type SavedAddress } from './saved-addresses.contract.ts'

/** Locks a customer's addresses until the transaction ends. @returns the addresses */
export async function lockAddresses(tx: Database, userId: number): Promise<SavedAddress[]> {
  await lockUser(tx, userId)
  return findAddresses(tx, userId)
}

/**
 * Saves an address of a customer unless it is already saved. The first one becomes the default.
 * @param isDefault makes it the default in any case
 * @returns undefined, without saving, if the customer has the maximum number
 */
export async function saveOwnAddress(
  tx: Database,
  userId: number,
  address: Address,
  { isDefault, now }: { isDefault: boolean; now: Date },
): Promise<SavedAddress | undefined> {
  const saved = await lockAddresses(tx, userId)
  const same = saved.find((one) => isSame(one, address))
  if (!same && saved.length >= MAX_ADDRESSES) return undefined
  const id = same?.id ?? (await insertAddress(tx, userId, address, now))
  if (isDefault || saved.length === 0) await setDefaultAddress(tx, userId, id)
  return findOwn(tx, userId, id)
}

/** Updates an address. Requires `lockAddresses`. */
export async function changeOwnAddress(
  tx: Database,
  userId: number,
  id: number,
  { address, isDefault }: { address: Address; isDefault: boolean },
): Promise<SavedAddress | undefined> {
  await updateAddress(tx, id, address)
  if (isDefault) await setDefaultAddress(tx, userId, id)
  return findOwn(tx, userId, id)
}

/**
 * Deletes an address. Requires `lockAddresses`. If it was the default, the newest other address becomes the default.
 */
export async function deleteOwnAddress(tx: Database, userId: number, id: number): Promise<void> {
  await removeAddress(tx, id)
  const [first] = await findAddresses(tx, userId)
  if (first && !first.is_default) await setDefaultAddress(tx, userId, first.id)
}

const isSame = (one: Address, other: Address) => ADDRESS_FIELDS.every((field) => one[field] === other[field])

const findOwn = async (db: Database, userId: number, id: number) =>
  (await findAddresses(db, userId)).find((one) => one.id === id)
