import type { Database } from '../../../../server/db/open.ts'
import { notFound, refuse } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { requireUser } from '../../auth/guards/allow.server.ts'
import { findAddresses } from './addresses-store.server.ts'
import { changeOwnAddress, deleteOwnAddress, lockAddresses, saveOwnAddress } from './save-addresses.server.ts'
import * as contract from './saved-addresses.contract.ts'

/** Registers the endpoints of saved addresses. */
export function savedAddressEndpoints(app: ShopApp, { db, clock }: Services): void {
  app.route({
    ...contract.listAddresses,
    handler: async (request) => findAddresses(db, requireUser(request).id),
  })

  app.route({
    ...contract.saveAddress,
    handler: async (request) => {
      const { is_default: isDefault, ...address } = request.body
      const { id } = requireUser(request)
      const saved = await db.transaction().execute((tx) => saveOwnAddress(tx, id, address, { isDefault, now: clock() }))
      if (!saved) throw refuse(`You can save at most ${contract.MAX_ADDRESSES} addresses. Delete one first.`)
      return saved
    },
  })

  app.route({
    ...contract.changeAddress,
    handler: async (request) => {
      const { is_default: isDefault, version, ...address } = request.body
      const { id: userId } = requireUser(request)
      return db.transaction().execute(async (tx) => {
        const before = await lockOwn(tx, userId, request.params.id)
        if (version !== undefined && version !== before.version)
          throw refuse('This address has changed since you opened it. Reload it and try again.', 409)
        return existing(await changeOwnAddress(tx, userId, before.id, { address, isDefault }))
      })
    },
  })

  app.route({
    ...contract.deleteAddress,
    handler: async (request) => {
      const { id: userId } = requireUser(request)
      await db.transaction().execute(async (tx) => {
        const { id } = await lockOwn(tx, userId, request.params.id)
        await deleteOwnAddress(tx, userId, id)
      })
    },
  })
}

/** @throws Refusal 404 if the customer has no such address */
const lockOwn = async (tx: Database, userId: number, id: number): Promise<contract.SavedAddress> =>
  existing((await lockAddresses(tx, userId)).find((one) => one.id === id))

function existing(found: contract.SavedAddress | undefined): contract.SavedAddress {
  if (!found) throw notFound()
  return found
}
