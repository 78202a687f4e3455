import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { unavailable } from './refusal.ts'
import type { Services } from './services.ts'

const PATIENCE_MS = 2_000

/** `/healthz` says that the process lives, `/readyz` that it can serve: not while the database is away or the shop is stopping. */
export function healthEndpoints(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  const config = { allow: 'anyone', rateLimit: false } as const
  const schema = { hide: true }

  app.get('/healthz', { config, schema }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )

  app.get('/readyz', { config, schema }, async (_request, reply) => {
    if (stopping) throw unavailable()
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(unavailable()), PATIENCE_MS).unref())
    await Promise.race([sql`select 1`.execute(db), late])
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}
