import { sql } from 'kysely'
import type { Database } from '../../db/open.ts'

declare module '../../db/schema.ts' {
  interface Schema {
    /** Changes for which a CDN must purge pages. */
    edge_purges: {
      id: number
      /** Cache tags; null for all. */
      tags: string[] | null
      changed_at: Date
      due_at: Date
      /** How often the CDN has accepted it. */
      round: number
    }
    /** One row once a process had a CDN: the process that sends, and the last failure. */
    edge_purging: {
      id: number
      used_until: Date
      sender: string | null
      sender_until: Date
      failures: number
      failing_since: Date | null
      retry_at: Date | null
      last_error: string | null
    }
  }
}

/** Most purges in one batch. */
const BATCH = 5_000

/**
 * Makes triggers queue purges for another day. If none were queued before, changes may have been missed, so
 * everything is purged.
 */
export async function keepQueueing(db: Database): Promise<void> {
  await sql`
    with before as (select used_until > now() as is_on from edge_purging),
      missed as (insert into edge_purges (tags) select null where not exists (select from before where is_on))
    insert into edge_purging (id, used_until) values (1, now() + interval '1 day')
    on conflict (id) do update set used_until = excluded.used_until`.execute(db)
}

/** Claims the sending for this process for some seconds. @returns false if another one sends, or must wait */
export async function claimSending(db: Database, sender: string): Promise<boolean> {
  const { rows } = await sql`
    update edge_purging set sender = ${sender}, sender_until = clock_timestamp() + interval '10 s'
    where (sender = ${sender} or sender_until < clock_timestamp())
      and (retry_at is null or retry_at <= clock_timestamp())
    returning id`.execute(db)
  return rows.length > 0
}

/** Lets other processes send at once. */
export async function releaseSending(db: Database, sender: string): Promise<void> {
  await sql`update edge_purging set sender_until = '-infinity' where sender = ${sender}`.execute(db)
}

export interface DuePurge {
  id: number
  tags: string[] | null
}

/** Returns the purges that are due, oldest first. */
export async function duePurges(db: Database): Promise<DuePurge[]> {
  const { rows } = await sql<DuePurge>`
    select id, tags from edge_purges where due_at <= clock_timestamp() order by id limit ${BATCH}`.execute(db)
  return rows
}

/**
 * Records that the CDN accepted purges: they are due again after each of the pauses, and then removed.
 * @param pausesMs pauses after the first, second … acceptance
 */
export async function setAccepted(db: Database, ids: readonly number[], pausesMs: readonly number[]): Promise<void> {
  await sql`
    with removed as (
      delete from edge_purges where id = any(${ids}::bigint[]) and round >= ${pausesMs.length}),
    postponed as (
      update edge_purges set round = round + 1,
        due_at = clock_timestamp() + (${pausesMs}::integer[])[round + 1] * interval '1 ms'
      where id = any(${ids}::bigint[]) and round < ${pausesMs.length})
    update edge_purging set failures = 0, failing_since = null, retry_at = null, last_error = null
    where failures > 0`.execute(db)
}

/** Records a failure and the pause before the next attempt. */
export async function setPurgeFailed(db: Database, error: string, pauseMs: number): Promise<void> {
  await sql`
    update edge_purging set failures = failures + 1, failing_since = coalesce(failing_since, clock_timestamp()),
      retry_at = clock_timestamp() + ${pauseMs} * interval '1 ms', last_error = ${error}`.execute(db)
}

/** The state of the purges over all processes. */
export interface PurgeState {
  /** Changes that the CDN has not accepted yet. */
  waiting: number
  /** Age of the oldest of them in seconds; 0 without any. */
  oldest: number
  /** Failed attempts since the last success. */
  failures: number
  /** Undefined while purges succeed. */
  failingSince: Date | undefined
  lastError: string | undefined
}

export async function readPurgeState(db: Database): Promise<PurgeState> {
  const { rows } = await sql<{
    waiting: number
    oldest: number
    failures: number | null
    failing_since: Date | null
    last_error: string | null
  }>`
    select waiting, oldest, failures, failing_since, last_error from
      (select count(*)::integer as waiting,
        coalesce(extract(epoch from clock_timestamp() - min(changed_at)), 0)::float8 as oldest
        from edge_purges where round = 0) as queue left join edge_purging on true`.execute(db)
  const [{ waiting = 0, oldest = 0, failures = 0, failing_since = null, last_error = null } = {}] = rows
  return {
    waiting,
    oldest,
    failures: failures ?? 0,
    failingSince: failing_since ?? undefined,
    lastError: last_error ?? undefined,
  }
}

/** Purges that the CDN has not accepted for some time. */
export interface LatePurges {
  /** Changes that visitors may not see yet. */
  waiting: number
  /** The oldest of these changes, or the first refusal. */
  since: Date
  /** Undefined if no process has tried to send them. */
  lastError: string | undefined
}

/** Finds purges that wait or are refused for longer than `lateMs`; undefined without any. */
export async function findLatePurges(db: Database, lateMs: number): Promise<LatePurges | undefined> {
  const { rows } = await sql<{ waiting: number; since: Date; last_error: string | null }>`
    select waiting, since, last_error
    from (select count(*)::integer as waiting, min(changed_at) as oldest from edge_purges where round = 0) as queue
      left join edge_purging on true, lateral (select least(oldest, failing_since) as since) as late
    where since < clock_timestamp() - ${lateMs} * interval '1 ms'`.execute(db)
  const [late] = rows
  return late && { waiting: late.waiting, since: late.since, lastError: late.last_error ?? undefined }
}

/** Deletes purges that were queued before the shop was started without a CDN. */
export async function sweepPurges(db: Database): Promise<void> {
  await sql`
    delete from edge_purges where not exists (select from edge_purging where used_until > now())`.execute(db)
}
