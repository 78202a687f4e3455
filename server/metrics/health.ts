import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { unavailable } from '../http/refusal.ts'
import { API_POLICY } from '../pages/security-headers.ts'
import type { Services } from '../services.ts'

const TIMEOUT_MS = 2_000
/** The database is queried at most once per interval, regardless of the number of readiness checks. */
const RESULT_VALID_MS = 1_000

/**
 * Registers health checks: `/healthz` answers 200 while the process runs, `/readyz` while it can serve, so not while
 * the database is unavailable or the shop is stopping.
 */
export function healthEndpoints(app: FastifyInstance, { db, stop }: Pick<Services, 'db' | 'stop'>): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  let look: { at: number; outcome: Promise<unknown> } | undefined
  const checkDatabase = (): Promise<unknown> => {
    const at = performance.now()
    if (look && at - look.at < RESULT_VALID_MS) return look.outcome
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(unavailable()), TIMEOUT_MS).unref())
    look = { at, outcome: Promise.race([sql`select 1`.execute(db), late]) }
    return look.outcome
  }
  const headers = { 'cache-control': 'no-store', 'content-security-policy': API_POLICY }
  const config = { allow: 'anyone', rateLimit: false } as const
  const schema = { hide: true }

  app.get('/healthz', { config, schema }, async (_request, reply) => reply.headers(headers).send({ status: 'alive' }))

  app.get('/readyz', { config, schema }, async (_request, reply) => {
    if (stopping || stop?.aborted) throw unavailable()
    await checkDatabase()
    return reply.headers(headers).send({ status: 'ready' })
  })
}
