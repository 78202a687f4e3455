import { sql } from 'kysely'
import type { Database } from '../open.ts'
import { builtOnce } from './built-once.ts'

/** Has a transaction fail when one of its statements waits for longer than that for somebody else's lock. */
export async function limitWaits(tx: Database, ms: number): Promise<void> {
  await limited(tx, { ms: `${ms}ms` })
}

const limited = builtOnce(({ ms }: { ms: string }) => sql`select set_config('lock_timeout', ${ms}::text, true)`)
