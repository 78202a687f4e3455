import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { tableStore } from '../../core/admin-kit/resource/table-store.server.ts'
import type { ManufacturerBody } from './manufacturer-form.contract.ts'
import type { Manufacturer } from './manufacturers.contract.ts'

/** The saved contact details. */
export const manufacturersStore = tableStore('makers', ['name', 'address', 'contact', 'responsible'])

/** Finds all manufacturers, named by products or with contact details; those without details first. */
export async function findManufacturers(db: Database): Promise<Manufacturer[]> {
  const { rows } = await sql<Manufacturer>`
    select id, coalesce(makers.name, named.name) as name, coalesce(address, '') as address, coalesce(contact, '') as contact,
      coalesce(responsible, '') as responsible, coalesce(products, 0)::integer as products, coalesce(version, 0) as version
    from makers full join (
      select lower(maker) as key, min(maker) as name, count(*) as products
      from products where deleted_at is null and maker <> '' group by lower(maker)
    ) as named on key = lower(makers.name)
    order by id is not null, lower(coalesce(makers.name, named.name))`.execute(db)
  return rows
}

/** Counts the products without a manufacturer. */
export async function countWithoutManufacturer(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .where('maker', '=', '')
    .executeTakeFirstOrThrow()
  return count
}

/** Locks a manufacturer's name until the end of the transaction; undefined if it has no contact details yet. */
export async function lockManufacturer(tx: Database, name: string) {
  await sql`select pg_advisory_xact_lock(hashtext('makers'), hashtext(lower(${name})))`.execute(tx)
  return tx.selectFrom('makers').selectAll().where(sql`lower(name)`, '=', sql`lower(${name})`).executeTakeFirst()
}

/** Writes a locked manufacturer. @returns its id and new version */
export async function writeManufacturer(tx: Database, id: number | undefined, maker: ManufacturerBody, now: Date) {
  if (id === undefined)
    return tx
      .insertInto('makers')
      .values({ ...maker, updated_at: now })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
  return tx
    .updateTable('makers')
    .set(({ eb }) => ({ ...maker, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

/** Counts the products of a manufacturer. */
export async function countProductsOf(db: Database, name: string): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .where(sql`lower(maker)`, '=', sql`lower(${name})`)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns which of the manufacturers, in lower case, have no contact details. */
export async function manufacturersWithoutDetails(db: Database, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names.map((name) => name.toLowerCase())}::text[]) as named (name)
    where not exists (select from makers where lower(makers.name) = lower(named.name))`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/**
 * Returns the SQL condition that the manufacturer of a row of `products` has contact details. The checkout refuses
 * other products. Gift cards have no manufacturer.
 */
export const hasManufacturerDetails = sql<boolean>`(
  products.vat_class = 'gift_card' or exists (select from makers where lower(makers.name) = lower(products.maker)))`

/**
 * The customer's error for a product without contact details of its manufacturer: regulation (EU) 2023/988, article
 * 19, demands them.
 */
export const MANUFACTURER_DETAILS_MISSING = 'This can’t be ordered yet: its manufacturer has no contact details.'

/** Counts the public products without contact details of their manufacturer. Reads an index only. */
export async function countWithoutManufacturerDetails(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from products
    where deleted_at is null and is_public and vat_class <> 'gift_card'
      and not exists (select from makers where lower(makers.name) = lower(products.maker))`.execute(db)
  return rows[0]?.count ?? 0
}
