import { createHash, randomBytes } from 'node:crypto'
import { texts } from '#texts/sales/back-in-stock/emails'
import { currentLanguage } from '../../../lib/texts/current-language.ts'
import type { Database } from '../../../server/db/open.ts'
import { HOUR, SECOND } from '../../../server/durations.ts'
import { notFound, refuseFields, throttled } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { countConfirmation } from '../../../server/limits/limit-confirmations.ts'
import { enqueueSealedEmail } from '../../../server/mail/outbox.ts'
import type { Services } from '../../../server/services.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import { SLUGGED } from '../../core/translations/slugs-store.server.ts'
import { slugTranslator } from '../../core/translations/translate.server.ts'
import { renderEmail } from '../../ui/emails/render-email.server.ts'
import {
  type AwaitedVariant,
  cancelBackInStock,
  cancelOwnBackInStock,
  confirmBackInStock,
  listAwaited,
  requestBackInStock,
} from './back-in-stock.contract.ts'
import { confirmationEmail } from './back-in-stock-emails.server.ts'
import {
  confirmRequest,
  deleteOwnRequest,
  deleteRequest,
  findOwnRequests,
  findSoldVariant,
  insertOwnRequest,
  upsertVisitorRequest,
} from './back-in-stock-store.server.ts'

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Registers the endpoints that request, confirm and cancel back-in-stock notifications. */
export function backInStockEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, secret } = services

  app.route({
    ...requestBackInStock,
    handler: async (request) => {
      const { variant, email } = request.body
      const now = clock()
      const wished = await soldOutVariant(db, variant)
      if (request.principal) {
        await insertOwnRequest(db, request.principal.id, variant, now)
        return { confirmed: true }
      }
      if (email === undefined) throw refuseFields({ email: ['This field is required.'] })
      const token = randomBytes(32).toString('base64url')
      await db.transaction().execute(async (tx) => {
        await countConfirmation(tx, 'back in stock', { email, ip: request.ip, now })
        const isConfirmed = await upsertVisitorRequest(tx, { email, variant, tokenHash: hashOf(token), now })
        const build = () => confirmationEmail(wished, { to: email, token, isConfirmed }, services)
        const asking = renderEmail(currentLanguage(), build, services)
        const outcome = await enqueueSealedEmail(tx, asking, {
          ...{ now, secret, calledAs: texts.confirmNotification },
          whenFull: 'skip',
        })
        if (outcome === 'skipped') throw throttled(HOUR / SECOND)
      })
      return { confirmed: false }
    },
  })

  app.route({
    ...listAwaited,
    handler: async (request) => withSlugs(await findOwnRequests(db, requireUser(request).id), services),
  })

  app.route({
    ...cancelOwnBackInStock,
    handler: (request) => deleteOwnRequest(db, requireUser(request).id, Number(request.params.variant)),
  })

  app.route({
    ...confirmBackInStock,
    handler: async ({ body }) => {
      const confirmed = await confirmRequest(db, hashOf(body.token), clock())
      const wished = confirmed && (await findSoldVariant(db, confirmed.variant_id))
      if (!wished) throw notFound()
      const { stock, ...variant } = wished
      const [shown] = await withSlugs([variant], services)
      return shown as AwaitedVariant
    },
  })

  app.route({
    ...cancelBackInStock,
    handler: ({ body }) => deleteRequest(db, hashOf(body.token)),
  })
}

type SoldVariant = NonNullable<Awaited<ReturnType<typeof findSoldVariant>>>

/** @throws Refusal at the variant if it is not for sale or is in stock */
async function soldOutVariant(db: Database, variant: number): Promise<SoldVariant> {
  const found = await findSoldVariant(db, variant)
  if (!found) throw refuseFields({ variant: ['Variant not found in product'] }, 'variant_not_found')
  if (found.stock > 0) throw refuseFields({ variant: ['This variant is in stock.'] })
  return found
}

/** Returns variants with their slugs in the language of the request. */
async function withSlugs(variants: readonly AwaitedVariant[], services: Services): Promise<AwaitedVariant[]> {
  const slugOf = await slugTranslator(services, SLUGGED.product, variants)
  return variants.map((variant) => ({ ...variant, slug: slugOf(variant.slug) }))
}
