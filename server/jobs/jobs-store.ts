import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../db/open.ts'
import { executePrepared } from '../db/prepared.ts'
import type { Schema } from '../db/schema.ts'
import { DAY } from '../durations.ts'
import type { Job } from './job.ts'

/** A job that a process is at. Its `attempts` tell its claim from those before and after it. */
export type ClaimedJob = Pick<Selectable<Schema['jobs']>, 'id' | 'name' | 'payload' | 'attempts' | 'due_at'>

/** As long as somebody may ask why a job was given up. */
const FAILED_REMEMBERED_MS = 30 * DAY

interface Enqueued {
  now: Date
  /** From when on it may begin; at once unless given. */
  dueAt?: Date
  /** At most one job of a kind and key waits or runs: another is not stored. */
  key?: string
}

/**
 * Stores a job. It begins once the transaction is committed, whatever happens to this process meanwhile.
 * @returns false when one of its key is there already
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

/** Makes a job that comes again due now, unless a process is at it. */
export async function enqueueNow(db: Database, { name }: Job, now: Date): Promise<void> {
  await sql`insert into jobs (name, key, payload, created_at, due_at) values (${name}, '', '{}', ${now}, ${now})
    on conflict (name, key) where key is not null and failed_at is null
    do update set due_at = least(jobs.due_at, excluded.due_at) where not ${isClaimed}`.execute(db)
}

const isClaimed = sql<boolean>`(jobs.claimed_until is not null and jobs.claimed_until > now())`

/**
 * Takes the job that has been due for longest, of these kinds; undefined when none is. What waits for other kinds costs
 * nothing.
 */
export async function claimDueJob(db: Database, kinds: readonly Job[], now: Date): Promise<ClaimedJob | undefined> {
  const claims = JSON.stringify(Object.fromEntries(kinds.map(({ name, claimMs }) => [name, claimMs])))
  const names = kinds.map(({ name }) => name)
  const { rows } = await sql<ClaimedJob>`
    update jobs set attempts = attempts + 1, claimed_until = now() + (${claims}::jsonb ->> name)::integer * interval '1 ms'
    where id = (
      select id from unnest(${names}::text[]) as kind cross join lateral (
        select id, due_at from jobs
        where failed_at is null and name = kind and due_at <= ${now} and not ${isClaimed}
        order by due_at limit 1 for update skip locked
      ) as first_of_kind
      order by due_at limit 1)
    returning id, name, payload, attempts, due_at`.execute(db)
  return rows[0]
}

const claimOf = (db: Database, { id, attempts }: ClaimedJob) =>
  db.updateTable('jobs').where('id', '=', id).where('attempts', '=', attempts).where('failed_at', 'is', null)

/**
 * Takes back a job that nobody has begun, in the transaction that takes back its reason. Who claims it at the same
 * moment waits for that transaction, or is waited for: the job is either done or taken back.
 * @returns false, and it goes on, when it was begun once, even if it was broken off then
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

/** Says that a process is still at a job. */
export async function renewClaim(db: Database, job: ClaimedJob, claimMs: number): Promise<void> {
  await claimOf(db, job)
    .set({ claimed_until: sql`now() + ${claimMs} * interval '1 ms'` })
    .execute()
}

/** Forgets a job that is done. */
export async function deleteJob(tx: Database, { id, attempts }: ClaimedJob): Promise<void> {
  await tx.deleteFrom('jobs').where('id', '=', id).where('attempts', '=', attempts).execute()
}

/** Has a job wait for its next attempt, and notes why it did not succeed. */
export async function postponeJob(
  tx: Database,
  job: ClaimedJob,
  due_at: Date,
  last_error: string | null,
): Promise<void> {
  await claimOf(tx, job).set({ due_at, last_error, claimed_until: null }).execute()
}

/**
 * Leaves a job that was broken off to whoever comes next, as if it had not been begun; but for `cancelJob`, since some
 * of it may have been done.
 */
export async function releaseJob(db: Database, job: ClaimedJob): Promise<void> {
  await claimOf(db, job)
    .set({ attempts: job.attempts - 1, claimed_until: null, last_error: 'stopped' })
    .execute()
}

/** Gives a job up. It stays to be seen. */
export async function setFailed(db: Database, job: ClaimedJob, now: Date, last_error: string): Promise<void> {
  await claimOf(db, job).set({ failed_at: now, last_error, claimed_until: null }).execute()
}

/** How many jobs there are of a name, of all processes. */
export interface JobCounts {
  name: string
  waiting: number
  running: number
  failed: number
  /** For so many seconds one could have begun that has not; 0 when none is late. */
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

/** Forgets jobs that were given up a month ago. */
export async function sweepJobs(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FAILED_REMEMBERED_MS)
  await db.deleteFrom('jobs').where('failed_at', '<', before).execute()
}
