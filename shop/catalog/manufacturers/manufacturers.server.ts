import { notFound, refuse } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { changesOf } from '../../core/admin-kit/resource/changes-of.server.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import { MANUFACTURERS } from '../products/read/catalogue-tags.server.ts'
import type { ManufacturerBody } from './manufacturer-form.contract.ts'
import { listManufacturers, removeManufacturer, saveManufacturer } from './manufacturers.contract.ts'
import {
  countProductsOf,
  countWithoutManufacturer,
  deleteManufacturer,
  findManufacturers,
  lockManufacturer,
  writeManufacturer,
} from './manufacturers-store.server.ts'

const CONFLICT = 'This manufacturer was changed by someone else. Reload it and try again.'

/** Registers the endpoints of manufacturers. */
export function manufacturerEndpoints(app: ShopApp, { db, clock, cache }: Services): void {
  app.route({
    ...listManufacturers,
    handler: async () => {
      const [makers, products_without] = await Promise.all([findManufacturers(db), countWithoutManufacturer(db)])
      return { makers, products_without }
    },
  })

  app.route({
    ...saveManufacturer,
    handler: async (request) => {
      const { version, ...maker } = request.body
      const by = { actorId: requireUser(request).id, now: clock() }
      const saved = await db.transaction().execute(async (tx) => {
        const held = await lockManufacturer(tx, maker.name)
        if ((held?.version ?? 0) !== version) throw refuse(CONFLICT, 409)
        const changes = changesOf(held && auditedFields(held), auditedFields(maker))
        if (held && changes.length === 0) return { id: held.id, version: held.version }
        const written = await writeManufacturer(tx, held?.id, maker, by.now)
        await recordAudit(tx, { kind: 'maker', id: written.id }, changes, by)
        return written
      })
      cache.changed(MANUFACTURERS)
      return { ...maker, ...saved, products: await countProductsOf(db, maker.name) }
    },
  })

  app.route({
    ...removeManufacturer,
    handler: async (request, reply) => {
      const by = { actorId: requireUser(request).id, now: clock() }
      await db.transaction().execute(async (tx) => {
        const removed = await deleteManufacturer(tx, request.params.id)
        if (!removed) throw notFound()
        const { version } = request.query
        if (version !== undefined && version !== removed.version) throw refuse(CONFLICT, 409)
        const changes = changesOf(auditedFields(removed), undefined)
        await recordAudit(tx, { kind: 'maker', id: request.params.id }, changes, by)
      })
      cache.changed(MANUFACTURERS)
      return reply.code(204).send()
    },
  })
}

const auditedFields = ({ name, address, contact, responsible }: ManufacturerBody) => ({
  name,
  address,
  contact,
  responsible,
})
