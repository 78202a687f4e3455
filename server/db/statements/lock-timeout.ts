import { sql } from 'kysely'
import type { Database } from '../open.ts'
import { builtOnce } from './built-once.ts'

/** Sets the `lock_timeout` of a transaction, in milliseconds: it fails when a statement of it waits longer for somebody else's lock. */
export async function setLockTimeout(tx: Database, ms: number): Promise<void> {
  await lockTimeout(tx, { ms: `${ms}ms` })
}

const lockTimeout = builtOnce(({ ms }: { ms: string }) => sql`select set_config('lock_timeout', ${ms}::text, true)`)
