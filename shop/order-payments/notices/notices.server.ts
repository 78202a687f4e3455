import type { FastifyRequest } from 'fastify'
import { MINUTE } from '../../../server/durations.ts'
import { refuse } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { enqueueJob } from '../../../server/jobs/jobs-store.ts'
import { NoticeRefused } from '../../../server/payments/payment-provider.ts'
import type { Services } from '../../../server/services.ts'
import { insertNotice, noteProvider } from '../../payments/notices/notices-store.server.ts'
import { paymentsNow } from '../work-on-payments.server.ts'

const MOST_BYTES = 256 * 1024
/** However many are refused, it is noted no more often than that. */
const NOTED_EVERY_MS = MINUTE

/** Returns where a provider says that something has happened to a payment. */
export const noticesAddress = (provider: string) => `/api/payments/${provider}/`

/**
 * Registers where the provider says that something has happened to a payment; without a provider there is no such address. A notice that it vouches for is kept
 * before it is answered, and all that it leads to is that the provider is asked. All others are refused without a word.
 */
export function noticesEndpoint(api: ShopApp, { db, clock, payments }: Services): void {
  if (!payments) return
  let refusedAt = 0
  void api.register(async (app) => {
    // The signature is over the bytes.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    app.route({
      method: 'POST',
      url: noticesAddress(payments.id),
      schema: { hide: true },
      config: { allow: 'anyone', rateLimit: false, refreshesSession: false },
      bodyLimit: MOST_BYTES,
      handler: async (request, reply) => {
        const now = clock()
        const notice = await read(request, now)
        await db.transaction().execute(async (tx) => {
          await noteProvider(tx, payments.id, { heard_at: now })
          if (!notice) return
          await insertNotice(tx, payments.id, notice, now)
          await enqueueJob(tx, paymentsNow, {}, { now })
        })
        return reply.code(200).send()
      },
    })
  })

  async function read({ body, headers }: FastifyRequest, now: Date) {
    try {
      return payments?.readNotice(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers)
    } catch (error) {
      if (!(error instanceof NoticeRefused)) throw error
      if (payments && now.getTime() - refusedAt >= NOTED_EVERY_MS) {
        refusedAt = now.getTime()
        await noteProvider(db, payments.id, { refused_at: now })
      }
      throw refuse('Bad request.', 400, 'bad_request')
    }
  }
}
