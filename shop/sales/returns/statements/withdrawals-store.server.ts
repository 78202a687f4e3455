import { type Insertable, type Selectable, sql } from 'kysely'
import { emailKey } from '../../../../lib/email-key.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { Paging } from '../../../../server/http/paging.ts'
import { keyUsed } from '../../../../server/http/refusal.ts'
import type { WithdrawalTable } from './tables.ts'
import { WITHDRAWAL_REFUND, type WithdrawalRefund } from './withdrawal-refund.server.ts'
import type { WithdrawalOutcome } from './withdrawals.contract.ts'

export type WithdrawalRow = Selectable<WithdrawalTable>

/** A statement with how far its refunds are. */
export type ShownWithdrawalRow = WithdrawalRow & { refund: WithdrawalRefund | null }

/** Pieces of a line of an order. */
export interface WithdrawnLine {
  order_line_id: number
  quantity: number
}

/**
 * Stores a withdrawal with its lines.
 * @returns the stored row
 * @throws Refusal 409 when another withdrawal has the same key
 */
export async function insertWithdrawal(
  tx: Database,
  statement: Insertable<WithdrawalTable>,
  lines: readonly WithdrawnLine[] = [],
): Promise<WithdrawalRow> {
  const stored = await tx
    .insertInto('withdrawals')
    .values(statement)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!stored) throw keyUsed()
  if (lines.length > 0)
    await tx
      .insertInto('withdrawal_lines')
      .values(lines.map(({ order_line_id, quantity }) => ({ withdrawal_id: stored.id, order_line_id, quantity })))
      .execute()
  return stored
}

/** Finds a statement by its key; undefined when there is none. */
export const findWithdrawalByKey = (db: Database, key: string): Promise<WithdrawalRow | undefined> =>
  db.selectFrom('withdrawals').selectAll().where('key', '=', key).executeTakeFirst()

/** Finds a statement by its number; undefined when there is none. */
export const findWithdrawal = (db: Database, id: number): Promise<ShownWithdrawalRow | undefined> =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .select(WITHDRAWAL_REFUND.as('refund'))
    .where('id', '=', id)
    .executeTakeFirst()

/** Locks a statement until the end of the transaction; undefined when there is none. */
export const lockWithdrawal = (tx: Database, id: number): Promise<WithdrawalRow | undefined> =>
  tx.selectFrom('withdrawals').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Finds the newest statement of an order that is about exactly these pieces, as another tab may have made it; undefined when there is none. */
export const findSameLines = (
  tx: Database,
  orderId: number,
  lines: readonly WithdrawnLine[],
): Promise<WithdrawalRow | undefined> =>
  tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('order_id', '=', orderId)
    .where(
      sql<boolean>`(
        select jsonb_object_agg(order_line_id, quantity) from withdrawal_lines where withdrawal_id = withdrawals.id) = ${JSON.stringify(
          Object.fromEntries(lines.map(({ order_line_id, quantity }) => [order_line_id, quantity])),
        )}::jsonb`,
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Finds the statement that says the same in the same words since a moment; undefined when there is none. */
export const findSameWords = (
  tx: Database,
  { name, email, order_number, items }: Pick<WithdrawalRow, 'name' | 'email' | 'order_number' | 'items'>,
  since: Date,
): Promise<WithdrawalRow | undefined> =>
  tx
    .selectFrom('withdrawals')
    .selectAll()
    .where(sql<boolean>`lower(email collate "C") = ${emailKey(email)}`)
    .where('stated_at', '>', since)
    .where('name', '=', name)
    .where('order_number', '=', order_number)
    .where('items', '=', items)
    .limit(1)
    .executeTakeFirst()

/** Counts the statements that were confirmed to an address since a moment. */
export async function countStatements(tx: Database, email: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`lower(email collate "C") = ${emailKey(email)}`)
    .where('stated_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Finds which pieces a statement is about. */
export const findWithdrawnLines = (db: Database, id: number): Promise<WithdrawnLine[]> =>
  db.selectFrom('withdrawal_lines').select(['order_line_id', 'quantity']).where('withdrawal_id', '=', id).execute()

/** Changes a statement. Call it while it is locked. */
export const updateWithdrawal = (
  tx: Database,
  id: number,
  change: Partial<Pick<WithdrawalRow, 'tracking' | 'sent_back_at' | 'arrived_at' | 'words' | 'order_id'>>,
): Promise<WithdrawalRow> =>
  tx.updateTable('withdrawals').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Notes how a statement ended, unless it has ended before. @returns false when it had */
export async function closeWithdrawal(
  tx: Database,
  id: number,
  { outcome, words = '', now }: { outcome: WithdrawalOutcome; words?: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('withdrawals')
    .set({ outcome, words, closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Notes that all open statements about an order ended with its being cancelled. */
export async function closeWithdrawalsOf(tx: Database, orderId: number, now: Date): Promise<void> {
  await tx
    .updateTable('withdrawals')
    .set({ outcome: 'cancelled', closed_at: now })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute()
}

/** Tells whether anybody has stated to withdraw from an order. */
export async function hasWithdrawal(db: Database, orderId: number): Promise<boolean> {
  const found = await db.selectFrom('withdrawals').select('id').where('order_id', '=', orderId).executeTakeFirst()
  return found !== undefined
}

/** Finds one page of statements: those that are open by the day on which their money is due, or those that have ended, the newest first. */
export const pageOfWithdrawals = (
  db: Database,
  isOpen: boolean,
  { page, size }: Paging,
): Promise<ShownWithdrawalRow[]> =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .select(WITHDRAWAL_REFUND.as('refund'))
    .where('closed_at', isOpen ? 'is' : 'is not', null)
    .orderBy('stated_at', isOpen ? 'asc' : 'desc')
    .orderBy('id', isOpen ? 'asc' : 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

/** Selects the statements that have not ended. */
export const openWithdrawals = (db: Database) => db.selectFrom('withdrawals').selectAll().where('closed_at', 'is', null)

/** Counts the statements that are open, and those that have ended. */
export const countWithdrawals = (db: Database): Promise<{ open: number; closed: number }> =>
  db
    .selectFrom('withdrawals')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('closed_at', 'is', null).as('open'),
      fn.countAll<number>().filterWhere('closed_at', 'is not', null).as('closed'),
    ])
    .executeTakeFirstOrThrow()

/** Claims the open statements of before a moment of which staff were not told since another: so that each is told of once. */
export const claimOverdue = (db: Database, statedBefore: Date, toldBefore: Date, now: Date): Promise<WithdrawalRow[]> =>
  db
    .updateTable('withdrawals')
    .set({ reminded_at: now })
    .where('closed_at', 'is', null)
    .where('stated_at', '<', statedBefore)
    .where(({ or, eb }) => or([eb('reminded_at', 'is', null), eb('reminded_at', '<', toldBefore)]))
    .returningAll()
    .execute()

/** Removes who withdrew from statements about orders that are forgotten, and from those that fit none and have ended before a moment; which pieces that were stays, what was said in words goes. */
export async function forgetStatements(tx: Database, orderIds: readonly number[], before: Date): Promise<void> {
  await tx
    .updateTable('withdrawals')
    .set({
      ...{ user_id: null, name: '', email: '', order_number: '', tracking: '', words: '' },
      items: sql`case when exists (select from withdrawal_lines where withdrawal_id = withdrawals.id) then items else '' end`,
    })
    .where((statement) =>
      statement.or([
        statement('order_id', '=', sql<number>`any(${orderIds}::bigint[])`),
        statement.and([
          statement('order_id', 'is', null),
          statement('closed_at', '<', before),
          statement('email', '<>', ''),
        ]),
      ]),
    )
    .execute()
}

/** Removes the statements about an order, which nobody really made. Call it while the order is locked. */
export async function deleteWithdrawalsOf(tx: Database, orderId: number): Promise<void> {
  await tx.deleteFrom('withdrawals').where('order_id', '=', orderId).execute()
}
