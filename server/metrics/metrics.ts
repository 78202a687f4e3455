import { sql } from 'kysely'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { Connections, Database } from '../db/open.ts'
import { countJobs } from '../jobs/jobs-store.ts'
import type { Busy } from '../limits/limit-concurrency.ts'
import type { RequestDuration } from './measure-requests.ts'

const QUERY_TIMEOUT_MS = 2_000
/** From cached pages, which take less than a millisecond, to the database's statement timeout. */
const BUCKETS_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** A gauge with one label, defined by a feature of the shop. */
export interface LabelledGauge {
  name: string
  help: string
  label: string
  /** Reads the number for each value of the label. The gauge stays empty if this fails or takes more than 2 s. */
  read: () => Promise<Record<string, number>>
}

export interface MetricsSources {
  db: Database
  connections: () => Connections
  cache: ResponseCache
  /** Tasks with limited concurrency, by name. */
  work: Record<string, () => Busy>
  clock: () => Date
  gauges: readonly LabelledGauge[]
}

/** Creates a registry with the default metrics of prom-client and the histogram of request durations. */
export function createRegistry(): { registry: Registry; requestDuration: RequestDuration } {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requestDuration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request head to the end of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  return { registry, requestDuration }
}

/**
 * Registers the metrics of the shop. They are numbers only, without personal data.
 * @returns a function that reads the current values; metrics from an unavailable database have no value
 */
export function registerShopMetrics(registry: Registry, sources: MetricsSources): () => Promise<void> {
  const { db, connections, cache, work, clock } = sources
  const registers = [registry]
  const gauge = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers })
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })

  const databaseUp = gauge('shop_database_up', 'Whether the database answered this scrape.')
  const databaseConnections = gauge('shop_database_connections', 'Database connections of this process.', 'state')
  const databaseWaiting = gauge('shop_database_waiting', 'Queries waiting for a database connection.')
  const cacheResponses = gauge('shop_cache_responses', 'Pages and catalogue responses in the cache.')
  const cacheBytes = gauge('shop_cache_bytes', 'Memory used by cached responses, fragments and customer data.')
  counter('shop_cache_hits_total', 'Responses served from the cache.', () => cache.hits)
  counter('shop_cache_misses_total', 'Responses that were not in the cache.', () => cache.misses)
  const workNow = gauge('shop_work', 'Tasks with limited concurrency, running and waiting.', 'kind', 'state')
  const emailsWaiting = gauge('shop_emails_waiting', 'E-mails waiting to be sent, of all processes.')
  const emailsOldest = gauge(
    'shop_emails_oldest_seconds',
    'Age of the oldest e-mail waiting to be sent and not deferred; 0 without any.',
  )
  const emailsDeferred = gauge('shop_emails_deferred', 'E-mails deferred by the limit for unconfirmed addresses.')
  const jobsNow = gauge('shop_jobs', 'Background jobs of all processes by state.', 'job', 'state')
  const jobsLate = gauge('shop_jobs_late_seconds', 'Delay of the longest overdue job; 0 when none is overdue.', 'job')
  const others = sources.gauges.map(({ name, help, label, read }) => ({ gauge: gauge(name, help, label), label, read }))

  return async () => {
    const now = clock()
    const [emails, jobs, ...values] = await Promise.all([
      inTime(readEmails(db, now)),
      inTime(countJobs(db, now)),
      ...others.map(({ read }) => inTime(read())),
    ])
    databaseUp.set(emails ? 1 : 0)
    setOrRemove(emailsWaiting, emails?.waiting)
    setOrRemove(emailsOldest, emails?.oldest)
    setOrRemove(emailsDeferred, emails?.deferred)
    jobsNow.reset()
    jobsLate.reset()
    for (const { name, waiting, running, failed, late } of jobs ?? []) {
      for (const [state, count] of Object.entries({ waiting, running, failed }))
        jobsNow.set({ job: name, state }, count)
      jobsLate.set({ job: name }, late)
    }
    for (const [index, { gauge, label }] of others.entries()) {
      gauge.reset()
      for (const [value, count] of Object.entries(values[index] ?? {})) gauge.set({ [label]: value }, count)
    }
    const { busy, idle, waiting } = connections()
    databaseConnections.set({ state: 'busy' }, busy)
    databaseConnections.set({ state: 'idle' }, idle)
    databaseWaiting.set(waiting)
    cacheResponses.set(cache.count)
    cacheBytes.set(cache.bytes + cache.parts.bytes + cache.customers.bytes)
    for (const [kind, read] of Object.entries(work))
      for (const [state, count] of Object.entries(read())) workNow.set({ kind, state }, count)
  }
}

function setOrRemove(gauge: Gauge<never>, value: number | undefined): void {
  if (value === undefined) gauge.remove()
  else gauge.set(value)
}

/** Undefined if the database does not answer in time: the other metrics matter most at that moment. */
function inTime<Answer>(query: Promise<Answer>): Promise<Answer | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, QUERY_TIMEOUT_MS, undefined).unref())
  return Promise.race([query.catch(() => undefined), late])
}

async function readEmails(db: Database, now: Date): Promise<{ waiting: number; deferred: number; oldest: number }> {
  const { rows } = await sql<{ waiting: number; deferred: number; oldest: Date | null }>`
    select count(*) as waiting, count(deferred_until) as deferred,
      min(created_at) filter (where deferred_until is null) as oldest
    from emails where sent_at is null`.execute(db)
  const { waiting, deferred, oldest } = rows[0] ?? { waiting: 0, deferred: 0, oldest: null }
  return { waiting, deferred, oldest: oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0 }
}
