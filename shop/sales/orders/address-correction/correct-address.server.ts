import { notFound, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { type AuditActor, recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import type { Address } from '../../../core/addresses/address.contract.ts'
import { addressLines } from '../../../core/addresses/address-lines.ts'
import { actorOf, requireUser } from '../../../core/auth/guards/allow.server.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { lockOrderOfCustomer } from '../apply-transition.server.ts'
import { findDelivery } from '../order-parts.server.ts'
import { findCustomerOf, setDelivery } from '../order-rows-store.server.ts'
import { findOrderForStaff } from '../orders-store.server.ts'
import { addressCorrectedEmail } from './address-corrected-email.server.ts'
import {
  type AddressCorrection,
  correctAnAddress,
  correctOwnAddress,
  findAnAddress,
  findOwnAddress,
} from './correct-address.contract.ts'

/** Registers the endpoints by which customers and staff correct the delivery address of an order. */
export function correctAddressEndpoints(app: ShopApp, services: Services): void {
  const { db, clock } = services

  async function answer(id: number) {
    const found = await findDelivery(db, id)
    if (!found) throw notFound()
    const { status, ...address } = found
    return { address, can_be_corrected: canCorrectAddress(status) }
  }

  /** Corrects the address and enqueues the e-mail about it in one transaction. */
  async function correct(id: number, { seen, ...address }: AddressCorrection, by: AuditActor) {
    await db.transaction().execute(async (tx) => {
      await lockOrderOfCustomer(tx, id)
      const found = await findDelivery(tx, id)
      if (!found) throw notFound()
      const { status, ...before } = found
      if (!canCorrectAddress(status)) throw refuse('This order has already been shipped or cancelled.', 409)
      if (shown(before) !== seen) throw refuse('This address was changed meanwhile. Reload it and try again.', 409)
      // Price, VAT and delivery dates depend on the country.
      if (address.country !== before.country)
        throw refuseFields({
          country: [
            'The country of an order cannot be changed. To ship to another country, cancel this order and order again.',
          ],
        })
      const changed = (Object.keys(address) as (keyof Address)[]).filter((field) => address[field] !== before[field])
      if (changed.length === 0) return
      await setDelivery(tx, id, address)
      // Only the names of the fields are logged, because the log contains no addresses.
      await recordAudit(tx, { kind: 'order', id }, [{ field: 'address', old: null, new: changed.join(', ') }], by)
      const order = await findOrderForStaff(tx, id)
      const email =
        order && renderEmail(order.language, () => addressCorrectedEmail(order, address, services), services)
      if (email) await enqueueEmail(tx, email, by.now)
    })
    return answer(id)
  }

  async function refuseForeign(id: number, userId: number) {
    if ((await findCustomerOf(db, id)) !== userId) throw notFound()
  }

  app.route({
    ...findOwnAddress,
    handler: async (request) => {
      await refuseForeign(request.params.id, requireUser(request).id)
      return answer(request.params.id)
    },
  })
  app.route({
    ...correctOwnAddress,
    handler: async (request) => {
      const { id } = requireUser(request)
      await refuseForeign(request.params.id, id)
      return correct(request.params.id, request.body, { actorId: id, now: clock() })
    },
  })
  app.route({ ...findAnAddress, handler: ({ params }) => answer(params.id) })
  app.route({
    ...correctAnAddress,
    handler: (request) => correct(request.params.id, request.body, actorOf(request, clock())),
  })
}

/** Returns whether the address of an order with this status can still be changed. */
const canCorrectAddress = (status: string) => ['awaiting_payment', 'making', 'shipping'].includes(status)

const shown = (address: Address) => [...addressLines(address), address.phone].join('\n')
