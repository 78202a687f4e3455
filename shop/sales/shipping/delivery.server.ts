import type { z } from 'zod'
import { toPrice } from '../../../lib/money.ts'
import type { Database } from '../../../server/db/open.ts'
import { refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { defineResource } from '../../core/admin-kit/resource/define-resource.server.ts'
import { promisedDates } from './dates/promised-dates.ts'
import * as contract from './delivery.contract.ts'
import { type MethodForm, readBrackets } from './delivery-form.contract.ts'
import * as store from './delivery-store.server.ts'
import { DELIVERY } from './delivery-tags.server.ts'
import type { DeliveryDays } from './offered-methods.ts'

/** Registers the endpoints by which staff manage shipping zones, methods and rates. */
export function deliveryEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, identity } = services
  const onWire = (row: store.StoredMethod): contract.Method => methodResponse(row, identity().selling, clock())
  const common = { conflict: 'This was changed by someone else. Reload it and try again.', tags: () => [DELIVERY] }

  async function everything(from: Database) {
    const [zones, methods] = await Promise.all([store.zonesStore.find(from), store.methodsStore.find(from)])
    return {
      zones: zones.map((zone) => ({
        ...zone,
        methods: methods.filter(({ zone_id }) => zone_id === zone.id).map(onWire),
      })),
      collection: methods.filter(({ is_collection }) => is_collection).map(onWire),
    }
  }

  app.route({ ...contract.listZones, handler: () => everything(db) })

  const { list: _, ...zones } = contract.shippingZones
  defineResource(app, services, zones, {
    ...common,
    kind: 'delivery_zone',
    store: store.zonesStore,
    unique: { column: 'name', index: 'delivery_zones_name', error: 'There is already a zone with this name.' },
    audited: ({ name, countries }) => ({ name, countries: countries.toSorted() }),
    toItem: async ({ id, ...zone }, tx) => {
      const methods = await store.methodsStore.find(tx)
      return { id, ...zone, methods: methods.filter(({ zone_id }) => zone_id === id).map(onWire) }
    },
  })

  const { list: __, ...methods } = contract.shippingMethods
  defineResource(app, services, methods, {
    ...common,
    kind: 'delivery_method',
    store: store.methodsStore,
    audited: auditedMethod,
    columns: columnsOfMethod,
    toItem: async (row) => onWire(row),
  })
}

/** Returns the columns of a method's form. @throws Refusal with field errors */
async function columnsOfMethod(
  form: z.output<typeof MethodForm>,
  { tx }: { tx: Database },
): Promise<store.MethodColumns> {
  const { zone, free_from, way_from, way_to, place, brackets: typed, ...rest } = form
  const brackets = readBrackets(typed)
  if ('wrong' in brackets) throw refuseFields({ brackets: [brackets.wrong] })
  const isCollection = zone === null
  if (zone !== null && !(await store.zonesStore.find(tx)).some(({ id }) => id === zone))
    throw refuseFields({ zone: [`Invalid pk "${zone}" - object does not exist.`] })
  return {
    ...rest,
    brackets,
    zone_id: zone,
    is_collection: isCollection,
    free_from_cents: free_from,
    way_from: isCollection ? 0 : way_from,
    way_to: isCollection ? 0 : way_to,
    place: isCollection ? place : '',
  }
}

function methodResponse(
  { zone_id, brackets, free_from_cents, is_collection: _, ...method }: store.StoredMethod,
  { cutOff, closed }: DeliveryDays,
  now: Date,
): contract.Method {
  const { ready_from, ready_to, way_from, way_to } = method
  return {
    ...method,
    zone: zone_id,
    brackets: brackets.map(({ up_to, cents }) => ({ up_to, price: toPrice(cents) })),
    free_from: free_from_cents === null ? null : toPrice(free_from_cents),
    arrives: promisedDates({
      ...{ now, cutOff, closed },
      ready: { from: ready_from, to: ready_to },
      way: { from: way_from, to: way_to },
    }),
  }
}

/** The fields of a method for the activity log, in order. */
function auditedMethod({ name, zone_id, brackets, free_from_cents, ...method }: store.MethodColumns) {
  const { ready_from, ready_to, way_from, way_to, is_tracked, is_on, place } = method
  return {
    name,
    zone_id,
    brackets: brackets.map(({ up_to, cents }) => toPrice(cents) + (up_to === null ? '' : ` (${up_to} g)`)),
    free_from_cents: free_from_cents && toPrice(free_from_cents),
    ...{ ready_from, ready_to, way_from, way_to, is_tracked, is_on, place },
  }
}
