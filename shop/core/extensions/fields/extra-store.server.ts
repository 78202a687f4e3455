import { sql } from 'kysely'
import { brokenConstraint } from '../../../../server/db/broken-constraint.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { ExtraKind, ExtraSubject, ExtraValue } from '../../../extension/fields.ts'

/** Stored values by field. Fields that an extension no longer defines keep theirs. */
export type ExtraValues = Readonly<Record<string, ExtraValue>>

/** The values of an extension for a record; version 0 without any. */
export interface ExtraRow {
  extension: string
  values: ExtraValues
  version: number
}

const columnOf = (kind: ExtraKind) => `${kind}_id` as const

/** Returns the values of a record by all extensions, also of removed ones. */
export const findExtra = (db: Database, { kind, id }: ExtraSubject): Promise<ExtraRow[]> =>
  db.selectFrom('extra_values').select(['extension', 'values', 'version']).where(columnOf(kind), '=', id).execute()

/** Returns the values of an extension for a record and locks them until the transaction ends; version 0 without any. */
export async function lockExtra(tx: Database, extension: string, { kind, id }: ExtraSubject): Promise<ExtraRow> {
  const row = await tx
    .selectFrom('extra_values')
    .select(['extension', 'values', 'version'])
    .where(columnOf(kind), '=', id)
    .where('extension', '=', extension)
    .forUpdate()
    .executeTakeFirst()
  return row ?? { extension, values: {}, version: 0 }
}

/**
 * Sets values of a record in one statement; null removes one, and others stay.
 * @returns the new version
 * @throws Error with a sentence if the record does not exist or the values have more than 2 kB
 */
export async function writeExtra(
  db: Database,
  extension: string,
  { kind, id }: ExtraSubject,
  values: Readonly<Record<string, ExtraValue | null>>,
): Promise<number> {
  const column = sql.ref(columnOf(kind))
  const json = sql`jsonb_strip_nulls(${JSON.stringify(values)}::jsonb)`
  const added = sql<{ version: number }>`
    insert into extra_values (extension, ${column}, values) values (${extension}, ${id}, ${json})
    on conflict (${column}, extension) do update
    set values = jsonb_strip_nulls(extra_values.values || ${JSON.stringify(values)}::jsonb),
      version = extra_values.version + 1
    returning version`
  try {
    const { rows } = await added.execute(db)
    return rows[0]?.version ?? 0
  } catch (error) {
    const broken = brokenConstraint(error)
    if (broken === 'extra_values_size') throw new Error(`The fields of ${kind} ${id} have more than 2 kB.`)
    if (broken === `extra_values_${kind}_id_fkey`) throw new Error(`There is no ${kind} ${id}.`)
    throw error
  }
}

/** Returns all values of a customer and of the customer's orders. */
export const findExtraOfCustomer = (db: Database, id: number) =>
  db
    .selectFrom('extra_values')
    .select(['extension', 'order_id as order', 'values'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('customer_id', '=', id),
        eb('order_id', 'in', selectFrom('orders').select('orders.id').where('user_id', '=', id)),
      ]),
    )
    .orderBy('order_id')
    .orderBy('extension')
    .execute()

/** Deletes the values of orders. */
export async function deleteExtraOfOrders(tx: Database, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length > 0) await tx.deleteFrom('extra_values').where('order_id', 'in', orderIds).execute()
}

/** A record with additional fields that exists. */
export interface FoundSubject extends ExtraSubject {
  /** Name of a variant; empty for other records. */
  name: string
}

const SUBJECTS: Record<ExtraKind, (id: number) => ReturnType<typeof sql<FoundSubject>>> = {
  product: (id) => sql`
    select 'product' as kind, id, '' as name, 0 as place from products where id = ${id} and deleted_at is null
    union all
    select 'variant', variants.id, name, position + 1 from variants join products on products.id = product_id
    where product_id = ${id} and variants.deleted_at is null and products.deleted_at is null order by place`,
  variant: (id) => sql`select 'variant' as kind, id, name from variants where id = ${id} and deleted_at is null`,
  order: (id) => sql`select 'order' as kind, id, '' as name from orders where id = ${id}`,
  customer: (id) => sql`select 'customer' as kind, id, '' as name from users where id = ${id}`,
}

/** Returns a record, and for a product also its variants in their order; none if it does not exist. */
export const findSubjects = async (db: Database, { kind, id }: ExtraSubject): Promise<FoundSubject[]> =>
  (await SUBJECTS[kind](id).execute(db)).rows

/** Returns the product of a variant; undefined if it does not exist. */
export const findProductOfVariant = async (db: Database, id: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('variants')
      .select('product_id')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
  )?.product_id
