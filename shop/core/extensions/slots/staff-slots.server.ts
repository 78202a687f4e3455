import type { FastifyRequest } from 'fastify'
import type { NeededRole } from '../../../../lib/staff/staff-role.ts'
import { notAllowed } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { isOfRole, requireUser } from '../../auth/guards/allow.server.ts'
import { fillSlot, isFilled } from './fill-slot.server.ts'
import { getStaffSlot, STAFF_SLOTS, type StaffSlotName } from './staff-slots.contract.ts'

const ROLES: Readonly<Record<StaffSlotName, NeededRole>> = {
  'admin.dashboard': 'operations',
  'admin.order': 'orders',
  'admin.product': 'catalogue',
  'admin.customer': 'orders',
}

/** Registers the endpoint of the slots on pages of the admin. */
export function staffSlotsEndpoint(app: ShopApp, services: Services): void {
  app.route({
    ...getStaffSlot,
    handler: async (request) => {
      const { slot } = request.params
      if (!isOfRole(request, ROLES[slot])) throw notAllowed()
      return { contents: (await fill(slot, request, request.query.id)) ?? [] }
    },
  })

  async function fill(slot: StaffSlotName, request: FastifyRequest, id = 0) {
    switch (slot) {
      case 'admin.dashboard':
        return fillSlot(services, slot, { role: requireUser(request).role ?? 'owner' })
      case 'admin.order':
        return fillSlot(services, slot, { order: id })
      case 'admin.product':
        return fillSlot(services, slot, { product: id })
      case 'admin.customer':
        return fillSlot(services, slot, { customer: id })
    }
  }
}

/** Returns the slots of the admin that extensions fill on pages for the role of the caller. */
export const staffSlotsFor = (request: FastifyRequest, { extensions }: Pick<Services, 'extensions'>): StaffSlotName[] =>
  STAFF_SLOTS.filter((slot) => isFilled(extensions, slot) && isOfRole(request, ROLES[slot]))
