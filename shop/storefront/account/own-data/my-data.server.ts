import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { myData } from '../../../core/accounts/account.contract.ts'
import { ownAccount } from '../../../core/accounts/own-account.server.ts'
import type { UserRow } from '../../../core/accounts/users/users-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { imageUrl } from '../../../ui/images/image-url.ts'
import { findPersonalData } from './my-data-store.server.ts'

/**
 * Registers the export of a customer's data (GDPR articles 15 and 20). Password hashes and other secrets are
 * excluded.
 */
export function myDataEndpoint(app: ShopApp, services: Services): void {
  app.route({
    ...myData,
    handler: async (request, reply) => {
      const known = await ownDataOf(services, await ownAccount(services.db, requireUser(request).id))
      return reply.header('content-disposition', 'attachment; filename="my-data.json"').send(known)
    },
  })
}

/**
 * Builds the export for a customer's own request or for staff.
 * @throws Refusal 404 when the account was deleted meanwhile
 */
export async function ownDataOf(
  { db, clock, publicUrl, secret }: Pick<Services, 'db' | 'clock' | 'publicUrl' | 'secret'>,
  { id, email_key }: Pick<UserRow, 'id' | 'email_key'>,
): Promise<Record<string, unknown>> {
  const known = await findPersonalData(db, { id, email: email_key }, secret)
  const picture = known.profile.avatar_key
  return {
    written_at: clock().toISOString(),
    ...known,
    picture: picture && publicUrl() + imageUrl(picture, 1920),
  }
}
