import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import { type Sealed, seal, unseal } from '../sealed.ts'

/** The connections to other systems. The names are stored; don't change them. */
export type ConnectionName = 'mail' | 'address' | 'backups'

/** Purposes of the encryption. Connections that are not listed have no secrets. */
const PURPOSES: Partial<Record<ConnectionName, Sealed>> = { mail: 'mail server' }

/** A stored connection. */
export interface StoredConnection {
  name: ConnectionName
  values: Record<string, string>
  /** Decrypted; null if they were encrypted with the secret of another data folder. */
  secrets: Record<string, string> | null
  version: number
}

const COLUMNS = ['name', 'values', 'sealed', 'version'] as const

/** Returns all connections that have been saved, decrypted. */
export async function findConnections(db: Database, secret: Buffer): Promise<StoredConnection[]> {
  const rows = await db.selectFrom('connections').select(COLUMNS).execute()
  return rows.map((row) => decrypted(row, secret))
}

/**
 * Locks a connection until the transaction ends; undefined if it was never saved. The lock also covers a connection
 * without a row.
 */
export async function lockedConnection(
  tx: Database,
  name: ConnectionName,
  secret: Buffer,
): Promise<StoredConnection | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('connections'), hashtext(${name}))`.execute(tx)
  const row = await tx.selectFrom('connections').select(COLUMNS).where('name', '=', name).executeTakeFirst()
  return row && decrypted(row, secret)
}

/** Writes a locked connection with its next version; secrets are encrypted. @returns that version */
export async function writeConnection(
  tx: Database,
  { name, values, secrets }: { name: ConnectionName; values: object; secrets: Record<string, string> },
  { secret, now }: { secret: Buffer; now: Date },
): Promise<number> {
  const purpose = PURPOSES[name]
  const hasSecrets = Object.values(secrets).some(Boolean)
  if (hasSecrets && !purpose) throw new Error(`The connection ${name} has no secrets.`)
  const row = {
    values: JSON.stringify(values),
    sealed: hasSecrets && purpose ? seal(JSON.stringify(secrets), purpose, secret) : null,
    updated_at: now,
  }
  const { version } = await tx
    .insertInto('connections')
    .values({ name, ...row, version: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({ ...row, version: sql`${ref('connections.version')} + 1` })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

interface Row {
  name: string
  values: Record<string, string>
  sealed: Buffer | null
  version: number
}

function decrypted({ sealed, ...row }: Row, secret: Buffer): StoredConnection {
  const name = row.name as ConnectionName
  return { ...row, name, secrets: sealed ? secretsIn(sealed, PURPOSES[name], secret) : {} }
}

function secretsIn(sealed: Buffer, purpose: Sealed | undefined, secret: Buffer): Record<string, string> | null {
  try {
    return purpose ? JSON.parse(unseal(sealed, purpose, secret)) : null
  } catch {
    return null
  }
}
