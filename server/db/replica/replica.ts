import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { isDatabaseUnavailable } from '../database-unavailable.ts'
import type { Database } from '../open.ts'

/**
 * Reads for reports and exports, which may run on a replica. A read sees everything that was committed before it
 * began; where the replica cannot show that, the primary answers.
 */
export interface Reading {
  /** Returns the database for a read that cannot be repeated, such as a streamed file. */
  database(): Promise<Database>
  /** Runs a read, and repeats it on the primary if the replica fails. */
  run<T>(read: (db: Database) => Promise<T>): Promise<T>
}

/** Reads from the primary only, for shops without a replica. */
export const readingFromPrimary = (db: Database): Reading => ({ database: async () => db, run: (read) => read(db) })

/** In ms. A replica is usually a few milliseconds behind; a longer wait is slower than the primary. */
const WAIT_MS = 300
const ASK_EVERY_MS = 20
/** In ms. How long an unavailable replica gets no queries. */
const SKIP_MS = 5_000

/** PostgreSQL cancels a read on a standby if the primary has removed its rows (`serialization_failure`). */
const CONFLICT = '40001'

/** Reads from a replica that has replayed all commits of the primary, otherwise from the primary. */
export function readingFrom(primary: Database, replica: Database): Reading {
  let skipUntil = 0
  const skip = () => {
    skipUntil = performance.now() + SKIP_MS
  }

  async function isCurrent(): Promise<boolean> {
    if (performance.now() < skipUntil) return false
    const until = performance.now() + WAIT_MS
    try {
      const position = await positionOf(primary)
      while (!(await hasReplayed(replica, position))) {
        if (performance.now() >= until) return false
        await pause(ASK_EVERY_MS)
      }
      return true
    } catch (error) {
      // Also a wrong password or a missing right. The primary answers, or reports its own error.
      process.emitWarning(`The replica cannot be read: ${error instanceof Error ? error.message : error}`)
      skip()
      return false
    }
  }

  return {
    database: async () => ((await isCurrent()) ? replica : primary),
    async run(read) {
      if (!(await isCurrent())) return read(primary)
      try {
        return await read(replica)
      } catch (error) {
        const isConflict = error instanceof pg.DatabaseError && error.code === CONFLICT
        if (isDatabaseUnavailable(error)) skip()
        else if (!isConflict) throw error
        return read(primary)
      }
    },
  }
}

/** A position in the log of a database: of one cluster, on one timeline. A promotion begins a new timeline. */
interface Position {
  lsn: string
  timeline: number
  system: string
}

async function positionOf(primary: Database): Promise<Position | undefined> {
  const { rows } = await sql<Position>`
    select lsn, ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int as timeline, system_identifier::text as system
    from pg_current_wal_flush_lsn() as lsn, pg_control_system()`.execute(primary)
  return rows[0]
}

/**
 * Returns whether a replica has replayed a position. A server that is not in recovery was promoted, or is a former
 * primary. After a promotion, a replica shows the new timeline with its next restart point.
 */
async function hasReplayed(replica: Database, position: Position | undefined): Promise<boolean> {
  if (!position) return false
  const { rows } = await sql<{ is_current: boolean | null }>`
    select pg_last_wal_replay_lsn() >= ${position.lsn}::pg_lsn
      and timeline_id = ${position.timeline} and system_identifier = ${position.system}::bigint as is_current
    from pg_control_checkpoint(), pg_control_system() where pg_is_in_recovery()`.execute(replica)
  return rows[0]?.is_current === true
}
