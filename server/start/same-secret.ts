import { createHmac } from 'node:crypto'
import { type Generated, sql } from 'kysely'
import type { Database } from '../db/open.ts'
import { seal, unseal } from '../sealed.ts'
import type { Config } from './config.ts'
import { readSecret } from './secret.ts'
import { StartupError } from './startup-error.ts'

declare module '../db/schema.ts' {
  interface Schema {
    /** The fingerprint of the first secret, with which the shop hashes and encrypts. */
    secret_fingerprint: { id: boolean; fingerprint: Buffer }
    /** Secrets that open the shop, at most two at a time, and retired ones. */
    secret_keys: {
      fingerprint: Buffer
      /** The first secret, encrypted with this one; null for the first secret itself. */
      sealed: Buffer | null
      valid_from: Generated<Date>
      retired_at: Generated<Date | null>
    }
  }
}

type SecretSettings = Pick<Config, 'secret' | 'previousSecret' | 'dataDir' | 'replacesSecret'>

/**
 * Reads the secret of the settings or else of the data folder, and returns the one with which the shop hashes and
 * encrypts: the first secret. After a rotation, the database stores it encrypted with the new secret, so that all
 * stored data stays readable. A start without the previous secret ends the rotation.
 * @throws StartupError if the secret does not open the shop
 */
export async function openSecret(db: Database, settings: SecretSettings): Promise<Buffer> {
  const { previousSecret: previous } = settings
  const secret = settings.secret ?? (await readSecret(settings.dataDir))
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('shop secret'))`.execute(tx)
    if (settings.replacesSecret) await replaceSecret(tx, secret)
    await tx
      .insertInto('secret_fingerprint')
      .values({ id: true, fingerprint: fingerprintOf(secret) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const opened = (await openWith(tx, secret)) ?? (previous && (await rotate(tx, secret, previous)))
    if (!opened) throw new StartupError(OTHER_SECRET)
    if (!previous) await retireFormer(tx, secret)
    return opened
  })
}

/** Returns the first secret, if this one is valid; otherwise undefined. */
async function openWith(tx: Database, secret: Buffer): Promise<Buffer | undefined> {
  const fingerprint = fingerprintOf(secret)
  const key = await tx
    .selectFrom('secret_keys')
    .select(['sealed', 'retired_at'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  if (key?.retired_at) return undefined
  if (key?.sealed) return Buffer.from(unseal(key.sealed, 'shop secret', secret), 'base64')
  const first = await tx.selectFrom('secret_fingerprint').select('fingerprint').executeTakeFirstOrThrow()
  return first.fingerprint.equals(fingerprint) ? secret : undefined
}

/** Makes a new secret valid too. @returns the first secret; undefined if the previous one is invalid */
async function rotate(tx: Database, secret: Buffer, previous: Buffer): Promise<Buffer | undefined> {
  const first = await openWith(tx, previous)
  if (!first) return undefined
  const keys = await tx.selectFrom('secret_keys').select(['fingerprint', 'retired_at']).execute()
  const [own, former] = [fingerprintOf(secret), fingerprintOf(previous)]
  if (keys.some(({ fingerprint }) => fingerprint.equals(own))) throw new StartupError(RETIRED_SECRET)
  if (keys.some(({ fingerprint, retired_at }) => !retired_at && !fingerprint.equals(former)))
    throw new StartupError(THIRD_SECRET)
  await tx
    .insertInto('secret_keys')
    .values([
      { fingerprint: former, sealed: null, valid_from: sql<Date>`'-infinity'` },
      { fingerprint: own, sealed: seal(first.toString('base64'), 'shop secret', secret) },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return first
}

/** Ends a rotation: the former secret no longer opens the shop. A process that has it does not end the rotation. */
async function retireFormer(tx: Database, secret: Buffer): Promise<void> {
  await tx
    .updateTable('secret_keys')
    .set({ retired_at: sql`now()`, sealed: null })
    .where('retired_at', 'is', null)
    .where('valid_from', '<', (keys) =>
      keys.selectFrom('secret_keys').select('valid_from').where('fingerprint', '=', fingerprintOf(secret)),
    )
    .execute()
}

/** Makes this secret the first one. Everything that was encrypted becomes unreadable. */
async function replaceSecret(tx: Database, secret: Buffer): Promise<void> {
  if (await openWith(tx, secret).catch(() => undefined)) return
  await tx.deleteFrom('secret_keys').execute()
  await tx.deleteFrom('secret_fingerprint').execute()
}

const fingerprintOf = (secret: Buffer) => createHmac('sha256', secret).update('fingerprint').digest()

const OTHER_SECRET =
  'The secret of this process is not the one of the shop, so it could not read stored passwords and keys. ' +
  'Set SHOP_SECRET to the same value on all machines, or copy the file "secret" from the first data folder. ' +
  'To change the secret, set SHOP_SECRET_PREVIOUS to the former one. ' +
  'If the former secret is lost, start once with SHOP_SECRET_REPLACED=on and enter the passwords and keys again.'
const THIRD_SECRET =
  'The secret of the shop is being changed to another value than SHOP_SECRET, and at most two secrets are valid. ' +
  'Start all processes with the new secret and without SHOP_SECRET_PREVIOUS before you change it again.'
const RETIRED_SECRET = 'SHOP_SECRET was used before and is no longer valid. Make another one: openssl rand -base64 32'
