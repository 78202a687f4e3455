import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { toPrice } from '../../../lib/money.ts'
import type { Database } from '../../../server/db/open.ts'
import { notFound, refuse, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { type AuditActor, recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import { promisedDates } from './dates/promised-dates.ts'
import * as contract from './delivery.contract.ts'
import { type MethodForm, readBrackets, type ZoneForm } from './delivery-form.contract.ts'
import * as store from './delivery-store.server.ts'
import { DELIVERY } from './delivery-tags.server.ts'
import type { DeliveryDays } from './offered-methods.ts'

const CHANGED_MEANWHILE = 'This was changed by someone else. Reload it and try again.'

/** Registers the endpoints by which staff manage shipping zones, methods and rates. */
export function deliveryEndpoints(app: ShopApp, { db, clock, cache, identity }: Services): void {
  const onWire = (row: store.StoredMethod): contract.Method => methodResponse(row, identity().selling, clock())

  async function everything(from: Database) {
    const [zones, methods] = await Promise.all([store.findZones(from), store.findMethods(from)])
    return {
      zones: zones.map(({ countries, ...zone }) => ({
        ...zone,
        countries: countries.map(({ country }) => country),
        methods: methods.filter(({ zone_id }) => zone_id === zone.id).map(onWire),
      })),
      collection: methods.filter(({ is_collection }) => is_collection).map(onWire),
    }
  }

  /** Makes a change while concurrent ones are blocked, and returns all zones and methods afterwards. */
  async function change<T>(request: FastifyRequest, write: (tx: Database, by: AuditActor) => Promise<T>): Promise<T> {
    const by = { actorId: requireUser(request).id, now: clock() }
    const changed = await db.transaction().execute(async (tx) => {
      await store.lockDelivery(tx)
      return write(tx, by)
    })
    cache.changed(DELIVERY)
    return changed
  }

  const zoneOf = async (tx: Database, id: number) => {
    const found = (await everything(tx)).zones.find((zone) => zone.id === id)
    if (!found) throw notFound()
    return found
  }
  const methodOf = async (tx: Database, id: number) => {
    const found = (await store.findMethods(tx)).find((method) => method.id === id)
    if (!found) throw notFound()
    return found
  }

  app.route({ ...contract.listZones, handler: () => everything(db) })

  app.route({
    ...contract.createZone,
    handler: async (request, reply) => {
      const zone = await change(request, async (tx, by) => {
        const { zones } = await everything(tx)
        refuseTwin(zones, request.body)
        const id = await store.insertZone(tx, request.body.name)
        await store.setCountries(tx, id, request.body.countries)
        await recordAudit(tx, { kind: 'delivery_zone', id }, zoneChanges(undefined, request.body), by)
        return zoneOf(tx, id)
      })
      return reply.code(201).send(zone)
    },
  })

  app.route({
    ...contract.changeZone,
    handler: (request) =>
      change(request, async (tx, by) => {
        const { version, ...form } = request.body
        const { zones } = await everything(tx)
        const held = await zoneOf(tx, request.params.id)
        if (held.version !== version) throw refuse(CHANGED_MEANWHILE, 409)
        refuseTwin(
          zones.filter(({ id }) => id !== held.id),
          form,
        )
        const changes = zoneChanges(held, form)
        if (changes.length === 0) return held
        await store.writeZone(tx, held.id, form.name)
        await store.setCountries(tx, held.id, form.countries)
        await recordAudit(tx, { kind: 'delivery_zone', id: held.id }, changes, by)
        return zoneOf(tx, held.id)
      }),
  })

  app.route({
    ...contract.removeZone,
    handler: async (request, reply) => {
      await change(request, async (tx, by) => {
        const held = await zoneOf(tx, request.params.id)
        if (request.query.version !== undefined && request.query.version !== held.version)
          throw refuse(CHANGED_MEANWHILE, 409)
        await store.deleteZone(tx, held.id, by.now)
        await recordAudit(tx, { kind: 'delivery_zone', id: held.id }, zoneChanges(held, undefined), by)
      })
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.createMethod,
    handler: async (request, reply) => {
      const method = await change(request, async (tx, by) => {
        const columns = await columnsOf(tx, request.body)
        const id = await store.insertMethod(tx, columns)
        await recordAudit(tx, { kind: 'delivery_method', id }, methodChanges(undefined, columns), by)
        return onWire(await methodOf(tx, id))
      })
      return reply.code(201).send(method)
    },
  })

  app.route({
    ...contract.changeMethod,
    handler: (request) =>
      change(request, async (tx, by) => {
        const { version, ...form } = request.body
        const held = await methodOf(tx, request.params.id)
        if (held.version !== version) throw refuse(CHANGED_MEANWHILE, 409)
        const columns = await columnsOf(tx, form)
        const changes = methodChanges(held, columns)
        if (changes.length > 0) {
          await store.writeMethod(tx, held.id, columns)
          await recordAudit(tx, { kind: 'delivery_method', id: held.id }, changes, by)
        }
        return onWire(await methodOf(tx, held.id))
      }),
  })

  app.route({
    ...contract.removeMethod,
    handler: async (request, reply) => {
      await change(request, async (tx, by) => {
        const held = await methodOf(tx, request.params.id)
        if (request.query.version !== undefined && request.query.version !== held.version)
          throw refuse(CHANGED_MEANWHILE, 409)
        await store.deleteMethod(tx, held.id, by.now)
        await recordAudit(tx, { kind: 'delivery_method', id: held.id }, methodChanges(held, undefined), by)
      })
      return reply.code(204).send()
    },
  })

  async function columnsOf(tx: Database, form: z.output<typeof MethodForm>): Promise<store.MethodColumns> {
    const { zone, free_from, way_from, way_to, place, brackets: typed, ...rest } = form
    const brackets = readBrackets(typed)
    if ('wrong' in brackets) throw refuseFields({ brackets: [brackets.wrong] })
    const isCollection = zone === null
    if (zone !== null && !(await everything(tx)).zones.some(({ id }) => id === zone))
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
}

function refuseTwin(others: readonly { name: string }[], { name }: Pick<z.output<typeof ZoneForm>, 'name'>): void {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw refuseFields({ name: ['There is already a zone with this name.'] })
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

interface NamedZone {
  name: string
  countries: readonly string[]
}

const zoneChanges = (before: NamedZone | undefined, after: NamedZone | undefined) =>
  differing([
    { field: 'name', old: before?.name ?? null, new: after?.name ?? null },
    { field: 'countries', old: listed(before?.countries), new: listed(after?.countries) },
  ])

const listed = (countries: readonly string[] | undefined) => (countries ? [...countries].sort().join(', ') : null)

const AUDITED = [
  ...(['name', 'zone_id', 'brackets', 'free_from_cents', 'ready_from', 'ready_to', 'way_from', 'way_to'] as const),
  ...(['is_tracked', 'is_on', 'place'] as const),
]

const methodChanges = (before: store.MethodColumns | undefined, after: store.MethodColumns | undefined) =>
  differing(AUDITED.map((field) => ({ field, old: shown(field, before), new: shown(field, after) })))

function shown(field: (typeof AUDITED)[number], of: store.MethodColumns | undefined): string | null {
  if (of === undefined || of[field] === null || of[field] === '') return null
  if (field === 'free_from_cents') return toPrice(of[field] ?? 0)
  if (field !== 'brackets') return String(of[field])
  const weights = of.brackets.map(({ up_to, cents }) => toPrice(cents) + (up_to === null ? '' : ` (${up_to} g)`))
  return weights.join(', ')
}

const differing = <Change extends { old: string | null; new: string | null }>(changes: readonly Change[]) =>
  changes.filter((change) => change.old !== change.new)
