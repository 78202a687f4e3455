import { refuse } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { changesOf } from '../../core/admin-kit/resource/changes-of.server.ts'
import { defineResource } from '../../core/admin-kit/resource/define-resource.server.ts'
import { actorOf } from '../../core/auth/guards/allow.server.ts'
import { MANUFACTURERS } from '../products/read/catalogue-tags.server.ts'
import type { ManufacturerBody } from './manufacturer-form.contract.ts'
import {
  listManufacturers,
  manufacturersInBulk,
  removeManufacturer,
  saveManufacturer,
} from './manufacturers.contract.ts'
import {
  countProductsOf,
  countWithoutManufacturer,
  findManufacturers,
  lockManufacturer,
  manufacturersStore,
  writeManufacturer,
} from './manufacturers-store.server.ts'

const CONFLICT = 'This manufacturer was changed by someone else. Reload it and try again.'

/** Registers the endpoints of manufacturers. */
export function manufacturerEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, cache } = services
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
      const by = actorOf(request, clock())
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

  defineResource(
    app,
    services,
    { remove: removeManufacturer, ...manufacturersInBulk },
    {
      kind: 'maker',
      store: manufacturersStore,
      conflict: CONFLICT,
      audited: auditedFields,
      unique: { column: 'name', index: 'makers_name', error: 'This manufacturer has contact details again.' },
      tags: () => [MANUFACTURERS],
    },
  )
}

const auditedFields = ({ name, address, contact, responsible }: ManufacturerBody) => ({
  name,
  address,
  contact,
  responsible,
})
