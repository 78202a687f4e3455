import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MINUTE } from '../../../../../server/durations.ts'
import { notFound, refuse } from '../../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../../server/http/shop-app.ts'
import { enqueueJob } from '../../../../../server/jobs/jobs-store.ts'
import { FailureLimit } from '../../../../../server/limits/failure-limit.ts'
import type { Services } from '../../../../../server/services.ts'
import { Notice } from '../../../../core/extensions/payments/provider-answers.server.ts'
import { WebhookRejected } from '../../../../extension/payment-provider.ts'
import { insertWebhook, updateProvider } from '../../webhooks/webhooks-store.server.ts'
import { paymentsNow } from '../process-payments.server.ts'

const MOST_BYTES = 256 * 1024
/** Rejections are recorded at most this often. */
const RECORDED_EVERY_MS = MINUTE
/** Invalid notices per minute and network. */
const MAX_INVALID = 300
const INVALID = new Set([400, 413])

/** Returns the address to which a provider sends its webhooks. */
export const webhookAddress = (provider: string) => `/api/payments/${provider}/`

/**
 * Registers the webhook endpoint of each registered payment provider; 404 while the provider is not connected. A valid
 * webhook is stored before it is answered; its only effect is that the shop queries the provider. An invalid one gets
 * 400. After too many invalid ones, their network gets 429.
 */
export function webhookEndpoints(api: ShopApp, services: Services): void {
  for (const method of services.paymentMethods.registered)
    if (method.kind === 'online') webhookEndpoint(api, services, method.provider.id)
}

function webhookEndpoint(api: ShopApp, services: Services, provider: string): void {
  const { config, db, clock, paymentMethods } = services
  let refusedAt = 0
  const invalid = config.rateLimits ? new FailureLimit(MAX_INVALID, clock) : undefined
  void api.register(async (app) => {
    // The signature covers the raw bytes. Some providers send forms.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    app.route({
      method: 'POST',
      url: webhookAddress(provider),
      schema: { hide: true },
      config: { allow: 'anyone', rateLimit: false, shedsLoad: true, refreshesSession: false },
      bodyLimit: MOST_BYTES,
      // Checked before the body is read.
      onRequest: async ({ ip }) => {
        if (!paymentMethods.provider(provider)) throw notFound()
        invalid?.check(ip)
      },
      onSend: async ({ ip }, { statusCode }) => {
        if (INVALID.has(statusCode)) invalid?.note(ip)
      },
      handler: async (request, reply) => {
        const now = clock()
        const notice = await read(request, now)
        await db.transaction().execute(async (tx) => {
          await updateProvider(tx, provider, { heard_at: now })
          if (!notice) return
          await insertWebhook(tx, provider, notice, now)
          await enqueueJob(tx, paymentsNow, {}, { now })
        })
        return reply.code(200).send()
      },
    })
  })

  async function read({ body, headers }: FastifyRequest, now: Date) {
    try {
      const connected = paymentMethods.provider(provider)
      const notice = connected?.readWebhookEvent(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers)
      return notice && Notice.parse(notice)
    } catch (error) {
      if (!(error instanceof WebhookRejected || error instanceof z.ZodError)) throw error
      if (now.getTime() - refusedAt >= RECORDED_EVERY_MS) {
        refusedAt = now.getTime()
        await updateProvider(db, provider, { refused_at: now })
      }
      throw refuse('Bad request.', 400, 'bad_request')
    }
  }
}
