import { createHash, randomBytes } from 'node:crypto'
import { href } from 'react-router'
import type { Database } from '../../../server/db/open.ts'
import { HOUR } from '../../../server/durations.ts'
import { hasNoOwner, insertFirstToken } from './first-start-store.server.ts'

const TOKEN_BYTES = 24
const HOLDS_FOR_MS = 24 * HOUR

/** Returns by what a token of the first start is known. */
export const firstTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Makes an address at which the owner names the shop and makes the first account; undefined when the shop is run by somebody. The token stands behind the #:
 * browsers send that nowhere, so it is in no log.
 */
export async function firstStartAddress(db: Database, publicUrl: string, now: Date): Promise<string | undefined> {
  if (!(await hasNoOwner(db))) return undefined
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await insertFirstToken(db, firstTokenHash(token), new Date(now.getTime() + HOLDS_FOR_MS), now)
  return `${publicUrl}${href('/first_start')}#${token}`
}
