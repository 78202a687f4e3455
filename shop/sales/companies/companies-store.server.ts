import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../server/db/open.ts'
import type { Schema } from '../../../server/db/schema.ts'
import type { Company, OrderCompany, VatCheckResult } from './company.contract.ts'

/** Columns that describe the answer of VIES about the number of an order. */
export interface StoredCheck {
  /** Null without a VAT number. */
  vat_check: VatCheckResult | null
  checked_name: string
  request_identifier: string
  checked_at: Date | null
}

/** Selects the company of each order in a query; null for a consumer. */
export const selectCompany = (orders: ExpressionBuilder<Schema, 'orders'>) =>
  jsonObjectFrom(
    orders
      .selectFrom('order_companies')
      .select(['name', 'vat_number', 'siren', 'vat_check', 'checked_name', 'request_identifier'])
      .select(['is_reverse_charge', 'version', sql<string | null>`checked_at`.as('checked_at')])
      .whereRef('order_companies.order_id', '=', 'orders.id'),
  )

/** Stores an answer of VIES. */
export async function insertCheck(db: Database, check: Insertable<Schema['vat_number_checks']>): Promise<void> {
  await db.insertInto('vat_number_checks').values(check).execute()
}

/** Finds the last answer of VIES about a number since a time; undefined without one. */
export const findCheck = (db: Database, number: string, since: Date) =>
  db
    .selectFrom('vat_number_checks')
    .select(['number', 'requester', 'result', 'request_identifier', 'name', 'checked_at'])
    .where('number', '=', number)
    .where('checked_at', '>=', since)
    .orderBy('checked_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export type FoundCheck = NonNullable<Awaited<ReturnType<typeof findCheck>>>

/** Stores the company of a new order. */
export async function insertOrderCompany(tx: Database, company: Insertable<Schema['order_companies']>): Promise<void> {
  await tx.insertInto('order_companies').values(company).execute()
}

/** Replaces the details of an order's company, or adds a company to the order. Call it while the order is locked. */
export async function putOrderCompany(
  tx: Database,
  orderId: number,
  { company, check }: { company: Company; check: StoredCheck },
): Promise<void> {
  const values = { ...company, ...check }
  await tx
    .insertInto('order_companies')
    .values({ order_id: orderId, ...values })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet(({ ref }) => ({
        ...values,
        version: sql<number>`${ref('order_companies.version')} + 1`,
      })),
    )
    .execute()
}

/** Finds the company of an order; undefined for a consumer. */
export const findOrderCompany = (db: Database, orderId: number) =>
  db.selectFrom('order_companies').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** Stores a later answer of VIES with an order, unless its number has changed or was checked meanwhile. */
export async function storeLaterCheck(
  tx: Database,
  orderId: number,
  { number, ...check }: StoredCheck & { number: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_companies')
    .set({ ...check, version: sql<number>`version + 1` })
    .where('order_id', '=', orderId)
    .where('vat_number', '=', number)
    .where('vat_check', '=', 'unknown')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the details of companies from orders that are anonymized. The VAT treatment remains. */
export async function anonymizeCompanies(tx: Database, orderIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('order_companies')
    .set({ name: '', vat_number: '', siren: '', checked_name: '', request_identifier: '' })
    .where('order_id', 'in', orderIds)
    .execute()
}

/** Finds the company that a customer has saved; null without one. */
export async function findSavedCompany(db: Database, userId: number): Promise<OrderCompany | null> {
  const found = await db
    .selectFrom('customer_companies')
    .select(['name', 'vat_number', 'siren'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found ?? null
}

/** Saves the company of a customer for the next order. */
export async function saveCompany(
  tx: Database,
  userId: number,
  company: Pick<Company, 'name' | 'vat_number' | 'siren'>,
  now: Date,
): Promise<void> {
  const { name, vat_number, siren } = company
  const values = { name, vat_number, siren, saved_at: now }
  await tx
    .insertInto('customer_companies')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}
