import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../db/open.ts'
import { executePrepared, prepared } from '../db/prepared.ts'
import type { Schema } from '../db/schema.ts'
import { DAY } from '../durations.ts'
import type { Job } from './job.ts'

/** A job that this process holds. `attempts` identifies the claim. */
export type ClaimedJob = Pick<Selectable<Schema['jobs']>, 'id' | 'name' | 'payload' | 'attempts' | 'due_at'>

/** How long failed jobs stay visible, in ms. */
const FAILED_REMEMBERED_MS = 30 * DAY

interface Enqueued {
  now: Date
  /** Earliest start; immediately by default. */
  dueAt?: Date
  /** At most one job per kind and key is waiting or running: a second one is not stored. */
  key?: string
}

/**
 * Stores a job. It starts after the transaction commits, even if this process dies.
 * @returns false if a job with its key exists already
 */
export async function enqueueJob<Payload extends z.ZodType>(
  tx: Database,
  { name }: Job<Payload>,
  payload: z.infer<Payload>,
  { now, dueAt = now, key }: Enqueued,
): Promise<boolean> {
  const stored = tx
    .insertInto('jobs')
    .values({ name, key: key ?? null, payload: JSON.stringify(payload), created_at: now, due_at: dueAt })
    .onConflict((conflict) =>
      conflict.columns(['name', 'key']).where('key', 'is not', null).where('failed_at', 'is', null).doNothing(),
    )
    .returning('id')
  return (await executePrepared(tx, stored.compile())).length === 1
}

/** Makes a recurring job due now, unless a process is running it or it keeps its time. */
export async function enqueueNow(db: Database, { name, keepsTime = false }: Job, now: Date): Promise<void> {
  await sql`insert into jobs (name, key, payload, created_at, due_at) values (${name}, '', '{}', ${now}, ${now})
    on conflict (name, key) where key is not null and failed_at is null
    do update set due_at = least(jobs.due_at, excluded.due_at) where not ${isClaimed} and not ${keepsTime}::boolean`.execute(
    db,
  )
}

const isClaimed = sql<boolean>`(jobs.claimed_until is not null and jobs.claimed_until > now())`

/**
 * Claims the job of these kinds that has been due for longest; undefined if none is due. Jobs of other kinds are not
 * read.
 */
export async function claimDueJob(db: Database, kinds: readonly Job[], now: Date): Promise<ClaimedJob | undefined> {
  const claims = JSON.stringify(Object.fromEntries(kinds.map(({ name, claimMs }) => [name, claimMs])))
  const [job] = await claimDue(db, { claims, names: kinds.map(({ name }) => name), now })
  return job
}

const claimDue = prepared(
  ({ claims, names, now }: { claims: string; names: string[]; now: Date }) => sql<ClaimedJob>`
    update jobs set attempts = attempts + 1, claimed_until = now() + (${claims}::jsonb ->> name)::integer * interval '1 ms'
    where id = (
      select id from unnest(${names}::text[]) as kind cross join lateral (
        select id, due_at from jobs
        where failed_at is null and name = kind and due_at <= ${now}::timestamptz and not ${isClaimed}
        order by due_at limit 1 for update skip locked
      ) as first_of_kind
      order by due_at limit 1)
    returning id, name, payload, attempts, due_at`,
)

const claimOf = (db: Database, { id, attempts }: ClaimedJob) =>
  db.updateTable('jobs').where('id', '=', id).where('attempts', '=', attempts).where('failed_at', 'is', null)

/**
 * Cancels a job that has not been started, in the transaction that reverts its cause. A concurrent claim and this
 * transaction wait for each other, so the job is either run or cancelled.
 * @returns false if it has been started at least once, even if it was interrupted
 */
export async function cancelJob(tx: Database, { name }: Job, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('jobs')
    .where('name', '=', name)
    .where('key', '=', key)
    .where('failed_at', 'is', null)
    .where('attempts', '=', 0)
    .where('last_error', 'is', null)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Extends this process's claim of a job. */
export async function renewClaim(db: Database, job: ClaimedJob, claimMs: number): Promise<void> {
  await claimOf(db, job)
    .set({ claimed_until: sql`now() + ${claimMs} * interval '1 ms'` })
    .execute()
}

/** Deletes a finished job. */
export async function deleteJob(tx: Database, { id, attempts }: ClaimedJob): Promise<void> {
  await executePrepared(tx, tx.deleteFrom('jobs').where('id', '=', id).where('attempts', '=', attempts).compile())
}

/** Deletes all jobs with one of these names, also failed ones. */
export async function deleteJobsOf(tx: Database, names: readonly string[]): Promise<void> {
  await tx.deleteFrom('jobs').where('name', 'in', names).execute()
}

/** Schedules the next attempt of a job and stores the error of the last one. */
export async function postponeJob(
  tx: Database,
  job: ClaimedJob,
  due_at: Date,
  last_error: string | null,
): Promise<void> {
  await claimOf(tx, job).set({ due_at, last_error, claimed_until: null }).execute()
}

/** Makes the jobs of some kinds due now that wait after a failed attempt. */
export async function retryNow(tx: Database, kinds: readonly Job[], now: Date): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ due_at: now })
    .where(
      'name',
      'in',
      kinds.map(({ name }) => name),
    )
    .where('failed_at', 'is', null)
    .where('last_error', 'is not', null)
    .where('due_at', '>', now)
    .execute()
}

/**
 * Releases an interrupted job without counting the attempt. `cancelJob` still treats it as started, because part of
 * its work may be done.
 */
export async function releaseJob(db: Database, job: ClaimedJob): Promise<void> {
  await claimOf(db, job)
    .set({ attempts: job.attempts - 1, claimed_until: null, last_error: 'stopped' })
    .execute()
}

/** Marks a job as failed for good. It stays visible. */
export async function setFailed(db: Database, job: ClaimedJob, now: Date, last_error: string): Promise<void> {
  await claimOf(db, job).set({ failed_at: now, last_error, claimed_until: null }).execute()
}

/** Numbers of jobs of a name, over all processes. */
export interface JobCounts {
  name: string
  waiting: number
  running: number
  failed: number
  /** How long the oldest due job has been waiting, in seconds; 0 if none is late. */
  late: number
}

export async function countJobs(db: Database, now: Date): Promise<JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select name, count(*) filter (where failed_at is null and not ${isClaimed}) as waiting,
      count(*) filter (where failed_at is null and ${isClaimed}) as running,
      count(failed_at) as failed,
      coalesce(greatest(0, extract(epoch from
        ${now} - min(due_at) filter (where failed_at is null and not ${isClaimed})))::float8, 0) as late
    from jobs group by name order by name`.execute(db)
  return rows
}

/** Deletes jobs that failed for good 30 days ago. */
export async function sweepJobs(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FAILED_REMEMBERED_MS)
  await db.deleteFrom('jobs').where('failed_at', '<', before).execute()
}

/** Returns whether a job with this key waits or runs in any process. */
export async function isJobPending(db: Database, { name }: Job, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('name', '=', name)
    .where('key', '=', key)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
