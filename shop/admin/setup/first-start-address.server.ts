import { createHash, randomBytes } from 'node:crypto'
import { href } from 'react-router'
import type { Database } from '../../../server/db/open.ts'
import { HOUR } from '../../../server/durations.ts'
import { hasNoOwner, insertFirstToken } from './first-start-store.server.ts'

const TOKEN_BYTES = 24
const LIFETIME_MS = 24 * HOUR

/** Returns the hash under which a first-start token is stored. */
export const firstTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Creates a one-time URL at which the owner names the shop and creates the first account; undefined when the shop has
 * an owner. The token is in the fragment (#), which browsers never send, so it is in no log.
 */
export async function firstStartAddress(db: Database, publicUrl: string, now: Date): Promise<string | undefined> {
  if (!(await hasNoOwner(db))) return undefined
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await insertFirstToken(db, firstTokenHash(token), new Date(now.getTime() + LIFETIME_MS), now)
  return `${publicUrl}${href('/first_start')}#${token}`
}
