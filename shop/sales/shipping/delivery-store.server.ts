import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../server/db/open.ts'
import { executePrepared } from '../../../server/db/prepared.ts'
import type { Schema } from '../../../server/db/schema.ts'
import type { DeliveryMethod } from './offered-methods.ts'

type NewMethod = Omit<Insertable<Schema['delivery_methods']>, 'brackets'> & Pick<DeliveryMethod, 'brackets'>
/** The columns of a method that staff edit. */
export type MethodColumns = Omit<NewMethod, 'id' | 'version' | 'deleted_at'>

const COLUMNS = [
  ...(['id', 'zone_id', 'is_collection', 'name', 'brackets', 'free_from_cents', 'ready_from', 'ready_to'] as const),
  ...(['way_from', 'way_to', 'is_tracked', 'is_on', 'place', 'version'] as const),
] as const

/** Finds all zones by name with their countries and methods. */
export async function findZones(db: Database) {
  return db
    .selectFrom('delivery_zones')
    .select((zone) => [
      'id',
      'name',
      'version',
      jsonArrayFrom(
        zone
          .selectFrom('delivery_countries')
          .select('country')
          .whereRef('zone_id', '=', 'delivery_zones.id')
          .orderBy('country'),
      ).as('countries'),
    ])
    .orderBy('id')
    .execute()
}

/** Finds all methods that are not deleted, oldest first. */
export const findMethods = (db: Database) =>
  db.selectFrom('delivery_methods').select(COLUMNS).where('deleted_at', 'is', null).orderBy('id').execute()
export type StoredMethod = Awaited<ReturnType<typeof findMethods>>[number]

/** Finds the active methods with their countries in one statement. */
export async function findMethodsOn(db: Database): Promise<DeliveryMethod[]> {
  const statement = db
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
    .orderBy('id')
  return executePrepared(db, statement.compile())
}

/**
 * Blocks concurrent changes of zones and methods until the transaction ends. They are rare and depend on each other.
 */
export async function lockDelivery(tx: Database): Promise<void> {
  await sql`lock table delivery_zones in share row exclusive mode`.execute(tx)
}

/** Adds a zone. @returns its id */
export async function insertZone(tx: Database, name: string): Promise<number> {
  const { id } = await tx.insertInto('delivery_zones').values({ name }).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Updates a zone and increments its version. */
export async function writeZone(tx: Database, id: number, name: string): Promise<void> {
  await tx
    .updateTable('delivery_zones')
    .set(({ eb }) => ({ name, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Sets the countries of a zone; countries of other zones are moved. */
export async function setCountries(tx: Database, zone_id: number, countries: readonly string[]): Promise<void> {
  await tx.deleteFrom('delivery_countries').where('zone_id', '=', zone_id).execute()
  await tx
    .insertInto('delivery_countries')
    .values(countries.map((country) => ({ country, zone_id })))
    .onConflict((conflict) => conflict.column('country').doUpdateSet({ zone_id }))
    .execute()
}

/** Deletes a zone and its methods. */
export async function deleteZone(tx: Database, id: number, now: Date): Promise<void> {
  await tx.updateTable('delivery_methods').set({ deleted_at: now }).where('zone_id', '=', id).execute()
  await tx.deleteFrom('delivery_zones').where('id', '=', id).execute()
}

/** Adds a method. @returns its id */
export async function insertMethod(tx: Database, { brackets, ...method }: MethodColumns): Promise<number> {
  const { id } = await tx
    .insertInto('delivery_methods')
    .values({ ...method, brackets: JSON.stringify(brackets) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Updates a method and increments its version. */
export async function writeMethod(tx: Database, id: number, { brackets, ...method }: MethodColumns): Promise<void> {
  await tx
    .updateTable('delivery_methods')
    .set(({ eb }) => ({ ...method, brackets: JSON.stringify(brackets), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Marks a method as deleted; its row stays because orders refer to it. */
export async function deleteMethod(tx: Database, id: number, now: Date): Promise<void> {
  await tx.updateTable('delivery_methods').set({ deleted_at: now }).where('id', '=', id).execute()
}
