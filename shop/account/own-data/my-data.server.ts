import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { imageUrl } from '../../images/image-url.ts'
import { requireUser } from '../../session/guards/allow.server.ts'
import { myData } from '../account.contract.ts'
import { ownAccount } from '../own-account.server.ts'
import { everythingAbout } from './my-data-store.server.ts'

/**
 * Hands out everything that the shop knows about a customer, for the customer (RGPD articles 15 and 20). Secrets are no knowledge: hashes
 * stay here.
 */
export function myDataEndpoint(app: ShopApp, { db, clock, publicUrl }: Services): void {
  app.route({
    ...myData,
    handler: async (request, reply) => {
      const { id, email_key } = await ownAccount(db, requireUser(request).id)
      const known = await everythingAbout(db, { id, email: email_key })
      const picture = known.profile.avatar_key
      return reply.header('content-disposition', 'attachment; filename="my-data.json"').send({
        written_at: clock().toISOString(),
        ...known,
        picture: picture && publicUrl() + imageUrl(picture, 1920),
      })
    },
  })
}
