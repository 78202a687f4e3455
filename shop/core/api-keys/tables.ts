import type { ColumnType, Generated } from 'kysely'
import type { Scope } from '../../../lib/staff/scopes.ts'
import type { Stamp } from '../../../server/db/columns.ts'

interface ApiKeyTable {
  id: Generated<number>
  name: string
  /** The first characters of the key, by which owners recognize it. */
  prefix: string
  /** SHA-256 of the key. */
  hash: Buffer
  scopes: Scope[]
  /** Networks from which the key may be used; empty for all. */
  networks: ColumnType<string[], never, never>
  /** Null if it does not expire. */
  expires_at: Date | null
  /** Written at most once a minute; null if it was never used. */
  last_used_at: Date | null
  /** Null if the account was deleted. */
  created_by: number | null
  created_at: Stamp
  /** Rows are never deleted, so that the activity log can name revoked keys. */
  revoked_at: Date | null
}

/** API keys. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    api_keys: ApiKeyTable
  }
}
