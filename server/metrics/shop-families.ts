import { sql } from 'kysely'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { Connections, Database } from '../db/open.ts'
import { countJobs, type JobCounts } from '../jobs/jobs-store.ts'
import type { Busy } from '../limits/limit-concurrency.ts'
import { counter, type Family, gauge, gauges } from './family.ts'

const TIMEOUT_MS = 2_000

export interface Measured {
  db: Database
  connections: () => Connections
  cache: ResponseCache
  /** Work that only so much of is done at once, by its name. */
  work: Record<string, () => Busy>
  clock: () => Date
  /** What the rooms of the shop have to say besides, from the database. */
  more: () => Promise<Family[]>
}

/** Returns how the shop does: only numbers, which tell of nobody. */
export async function shopFamilies({ db, connections, cache, work, clock, more }: Measured): Promise<Family[]> {
  const { busy, idle, waiting } = connections()
  const now = clock()
  const questions = [inTime(emailsOf(db, now)), inTime(countJobs(db, now)), inTime(more())] as const
  const [emails, jobs, others] = await Promise.all(questions)
  return [
    gauge('shop_database_up', 'Whether the database answered this reading.', emails ? 1 : 0),
    gauges('shop_database_connections', 'Connections of this process to its database.', [
      { labels: { state: 'busy' }, value: busy },
      { labels: { state: 'idle' }, value: idle },
    ]),
    gauge('shop_database_waiting', 'Questions that wait for a connection.', waiting),
    gauge('shop_cache_responses', 'Pages and catalogue answers in memory.', cache.count),
    gauge(
      'shop_cache_bytes',
      'Room of what is kept in memory, parts of answers and what is of customers included.',
      cache.bytes + cache.parts.bytes + cache.customers.bytes,
    ),
    counter('shop_cache_hits_total', 'Answers given from memory.', cache.hits),
    counter('shop_cache_misses_total', 'Answers that had to be made.', cache.misses),
    {
      name: 'shop_work',
      type: 'gauge',
      help: 'Work of which only so much is done at once.',
      samples: Object.entries(work).flatMap(([kind, read]) =>
        Object.entries(read()).map(([state, value]) => ({ labels: { kind, state }, value })),
      ),
    },
    ...(emails
      ? [
          gauge('shop_emails_waiting', 'Letters that have not gone out, of all processes.', emails.waiting),
          gauge('shop_emails_oldest_seconds', 'How long the oldest of them has waited; 0 without any.', emails.oldest),
          gauge('shop_emails_deferred', 'Of these, deferred by the limit for unconfirmed addresses.', emails.deferred),
        ]
      : []),
    ...(jobs ? familiesOf(jobs) : []),
    ...(others ?? []),
  ]
}

function familiesOf(jobs: readonly JobCounts[]): Family[] {
  return [
    {
      name: 'shop_jobs',
      type: 'gauge',
      help: 'Work beside requests, of all processes; failed is what was given up.',
      samples: jobs.flatMap(({ name, waiting, running, failed }) =>
        Object.entries({ waiting, running, failed }).map(([state, value]) => ({ labels: { job: name, state }, value })),
      ),
    },
    {
      name: 'shop_jobs_late_seconds',
      type: 'gauge',
      help: 'For how long one of them could have begun that has not; 0 when none is late.',
      samples: jobs.map(({ name, late }) => ({ labels: { job: name }, value: late })),
    },
  ]
}

/** Undefined while the database is away: all else must be told all the more then. */
function inTime<Answer>(question: Promise<Answer>): Promise<Answer | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS, undefined).unref())
  return Promise.race([question.catch(() => undefined), late])
}

async function emailsOf(db: Database, now: Date): Promise<{ waiting: number; deferred: number; oldest: number }> {
  const { rows } = await sql<{ waiting: number; deferred: number; oldest: Date | null }>`
    select count(*) as waiting, count(deferred_until) as deferred,
      min(created_at) filter (where deferred_until is null) as oldest
    from emails where sent_at is null`.execute(db)
  const { waiting, deferred, oldest } = rows[0] ?? { waiting: 0, deferred: 0, oldest: null }
  return { waiting, deferred, oldest: oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0 }
}
