import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { prepared } from '../../../server/db/prepared.ts'
import type { Schema } from '../../../server/db/schema.ts'
import {
  type ResourceStore,
  type RestorableStore,
  tableParts,
  type Versioned,
} from '../../core/admin-kit/resource/table-store.server.ts'
import type { DeliveryMethod } from './offered-methods.ts'

type NewMethod = Omit<Insertable<Schema['delivery_methods']>, 'brackets'> & Pick<DeliveryMethod, 'brackets'>
/** The columns of a method that staff edit. */
export type MethodColumns = Omit<NewMethod, 'id' | 'version' | 'deleted_at'>

const COLUMNS = [
  ...(['id', 'zone_id', 'is_collection', 'name', 'brackets', 'free_from_cents', 'ready_from', 'ready_to'] as const),
  ...(['way_from', 'way_to', 'is_tracked', 'is_on', 'place', 'version'] as const),
] as const

const COUNTRIES = sql<
  string[]
>`array(select country from delivery_countries where zone_id = delivery_zones.id order by country)`.as('countries')

/** The columns of a zone that staff edit. */
interface ZoneColumns {
  name: string
  /** ISO 3166. */
  countries: readonly string[]
}

const methodsById = (db: Database) =>
  db.selectFrom('delivery_methods').select(COLUMNS).where('deleted_at', 'is', null).orderBy('id')
/** Finds all methods that are not deleted, oldest first. */
const findMethods = (db: Database) => methodsById(db).execute()
export type StoredMethod = Awaited<ReturnType<typeof findMethods>>[number]

/** Finds the active methods with their countries in one statement. */
export const findMethodsOn = (db: Database): Promise<DeliveryMethod[]> => methodsOn(db, {})

const methodsOn = prepared((_: object, db) =>
  db
    .selectFrom('delivery_methods')
    .select(COLUMNS)
    .select(
      sql<
        string[]
      >`array(select country from delivery_countries where zone_id = delivery_methods.zone_id order by country)`.as(
        'countries',
      ),
    )
    .where('deleted_at', 'is', null)
    .where('is_on', '=', true)
    .orderBy('id'),
)

/**
 * Blocks concurrent changes of zones and methods. They are rare and depend on each other: a zone takes countries from
 * others, and its methods are deleted with it.
 */
async function lock(tx: Database): Promise<void> {
  await sql`lock table delivery_zones in share row exclusive mode`.execute(tx)
}

const zonesById = (db: Database) =>
  db.selectFrom('delivery_zones').select(['id', 'name', 'version', COUNTRIES]).orderBy('id')

const zoneParts = tableParts('delivery_zones', [{ table: 'delivery_countries', key: 'zone_id' }])

/**
 * Zones with their countries. Countries of other zones are moved. Methods are deleted and restored with their zone;
 * a restored zone does not take back countries that another zone has taken.
 */
export const zonesStore: RestorableStore<ZoneColumns, ZoneColumns & Versioned & { countries: string[] }> = {
  ...zoneParts,
  lock,
  storedRows: async (tx, ids) => {
    const [stored, methods] = [await zoneParts.storedRows(tx, ids), await findMethods(tx)]
    const methodsOf = (zone: number) => methods.filter(({ zone_id }) => zone_id === zone).map(({ id }) => id)
    return new Map([...stored].map(([id, row]) => [id, { ...row, methods: methodsOf(id) }]))
  },
  restore: async (tx, records) => {
    await zoneParts.restore(tx, records)
    for (const { id, replaced } of records) {
      const { methods } = replaced as { methods: number[] }
      const deleted = tx.updateTable('delivery_methods').set({ zone_id: id, deleted_at: null })
      if (methods.length > 0) await deleted.where('id', 'in', methods).execute()
    }
  },
  find: (db) => zonesById(db).execute(),
  findForUpdate: async (tx, ids) => {
    await lock(tx)
    return (ids ? zonesById(tx).where('id', 'in', ids) : zonesById(tx)).forUpdate().execute()
  },
  insert: async (tx, { name, countries }) => {
    const { id } = await tx.insertInto('delivery_zones').values({ name }).returning('id').executeTakeFirstOrThrow()
    await setCountries(tx, id, countries)
    return id
  },
  update: async (tx, { id, version }, { name, countries }) => {
    const values = { name, version: version + 1 }
    await tx.updateTable('delivery_zones').set(values).where('id', '=', id).execute()
    await setCountries(tx, id, countries)
  },
  remove: async (tx, { id }, now) => {
    await tx.updateTable('delivery_methods').set({ deleted_at: now }).where('zone_id', '=', id).execute()
    await tx.deleteFrom('delivery_zones').where('id', '=', id).execute()
  },
}

async function setCountries(tx: Database, zone_id: number, countries: readonly string[]): Promise<void> {
  await tx.deleteFrom('delivery_countries').where('zone_id', '=', zone_id).execute()
  await tx
    .insertInto('delivery_countries')
    .values(countries.map((country) => ({ country, zone_id })))
    .onConflict((conflict) => conflict.column('country').doUpdateSet({ zone_id }))
    .execute()
}

/** Methods. A deleted row stays because orders refer to it. */
export const methodsStore: ResourceStore<MethodColumns, StoredMethod> = {
  count: tableParts('delivery_methods').count,
  lock,
  find: findMethods,
  findForUpdate: async (tx, ids) => {
    await lock(tx)
    return (ids ? methodsById(tx).where('id', 'in', ids) : methodsById(tx)).forUpdate().execute()
  },
  insert: async (tx, { brackets, ...method }) => {
    const values = { ...method, brackets: JSON.stringify(brackets) }
    const added = tx.insertInto('delivery_methods').values(values).returning('id')
    return (await added.executeTakeFirstOrThrow()).id
  },
  update: async (tx, { id, version }, { brackets, ...method }) => {
    const values = { ...method, brackets: JSON.stringify(brackets), version: version + 1 }
    await tx.updateTable('delivery_methods').set(values).where('id', '=', id).execute()
  },
  remove: async (tx, { id }, now) => {
    await tx.updateTable('delivery_methods').set({ deleted_at: now }).where('id', '=', id).execute()
  },
}
