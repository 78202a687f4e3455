import pLimit from 'p-limit'
import { languageOf } from '../../../../../lib/identity/default-language.ts'
import { notFound } from '../../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../../server/http/shop-app.ts'
import { inLanguage } from '../../../../../server/language/in-language.ts'
import type { Services } from '../../../../../server/services.ts'
import { drawMarkOnPaper } from '../../../../core/settings/files/draw-mark.server.ts'
import { drawnForPaper } from '../../../../core/settings/pictures/drawn-picture.server.ts'
import { findOrdersForStaff, findSkusOfOrders } from '../../orders-store.server.ts'
import { packingSlipOf } from './packing-slip.server.ts'
import { packingSlips } from './slips.contract.ts'

/** Registers the endpoint that returns packing slips, each in the language of its order. */
export function slipsEndpoint(app: ShopApp, { db, identity, media }: Services): void {
  // Drawing blocks the process, so only one file is drawn at a time, with a pause for other work between slips.
  const oneAtATime = pLimit(1)
  app.route({
    ...packingSlips,
    handler: async ({ query: { orders } }, reply) => {
      const [rows, skus] = await Promise.all([findOrdersForStaff(db, orders), findSkusOfOrders(db, orders)])
      if (rows.length < orders.length) throw notFound()
      const { name, language, languages, legal, contact, logo } = identity()
      const address = (contact.address || legal.address).split('\n').filter(Boolean)
      const file = await oneAtATime(async () => {
        const sender = {
          name,
          // Orders copy translated texts in a shop with several languages.
          language: languages.others.length > 0 ? undefined : language,
          address,
          logo: await drawnForPaper(media, logo?.light ?? null).catch(() => undefined),
          mark: await drawMarkOnPaper(identity(), media).catch(() => undefined),
        }
        const { drawSlips } = await import('./draw-slips.server.ts')
        return drawSlips(
          rows.map((row) =>
            inLanguage(languageOf(row.language, identity()), () => packingSlipOf(row, skus.get(row.id) ?? [])),
          ),
          sender,
        )
      })
      const named = orders.length === 1 ? `packing-slip-${orders[0]}` : `packing-slips-${orders.length}`
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${named}.pdf"`)
        .send(file)
    },
  })
}
