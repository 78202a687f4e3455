import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { translationLanguages } from '../../../../server/language/in-language.ts'
import type { Services } from '../../../../server/services.ts'
import { isOfRole, requireUser } from '../../../core/auth/guards/allow.server.ts'
import { pagesFor } from '../../../core/extensions/screens/extension-pages.server.ts'
import { staffSlotsFor } from '../../../core/extensions/slots/staff-slots.server.ts'
import { getWaiting } from './waiting.contract.ts'
import { countWaiting } from './waiting-store.server.ts'

/** Registers the endpoint of the counts, which every admin page polls. */
export function waitingEndpoint(app: ShopApp, services: Services): void {
  const { db, clock, extensions } = services
  app.route({
    ...getWaiting,
    handler: async (request) => {
      const { id: userId } = requireUser(request)
      const counted = await countWaiting(db, { userId, now: clock(), sees: (role) => isOfRole(request, role) })
      const pages = pagesFor(request, { extensions }).map(({ extension, name, title }) => ({ extension, name, title }))
      const slots = staffSlotsFor(request, { extensions })
      const languages = translationLanguages(services)
      return {
        ...counted,
        ...(pages.length > 0 && { extension_pages: pages }),
        ...(slots.length > 0 && { extension_slots: slots }),
        ...(languages.length > 0 && { languages }),
      }
    },
  })
}
