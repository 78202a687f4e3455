import { type Insertable, type Selectable, sql } from 'kysely'
import { emailKey } from '../../../../lib/email-key.ts'
import { currentLanguage } from '../../../../lib/texts/current-language.ts'
import type { Database } from '../../../../server/db/open.ts'
import { recordEvent } from '../../../../server/events/events-store.ts'
import type { Paging } from '../../../../server/http/paging.ts'
import { keyReused } from '../../../../server/http/refusal.ts'
import type { WithdrawalTable } from './tables.ts'
import { withdrawalReceived } from './withdrawal-events.contract.ts'
import { WITHDRAWAL_REFUND, type WithdrawalRefund } from './withdrawal-refund.server.ts'
import type { WithdrawalOutcome } from './withdrawals.contract.ts'

export type WithdrawalRow = Selectable<WithdrawalTable>

/** A withdrawal with the state of its refunds. */
export type ShownWithdrawalRow = WithdrawalRow & { refund: WithdrawalRefund | null }

/** A quantity of an order line. */
export interface WithdrawnLine {
  order_line_id: number
  quantity: number
}

/**
 * Stores a withdrawal with its lines, by default in the language of the request.
 * @returns the stored row
 * @throws Refusal 409 if another withdrawal has the same key
 */
export async function insertWithdrawal(
  tx: Database,
  statement: Insertable<WithdrawalTable>,
  lines: readonly WithdrawnLine[] = [],
): Promise<WithdrawalRow> {
  const stored = await tx
    .insertInto('withdrawals')
    .values({ language: currentLanguage(), ...statement })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!stored) throw keyReused()
  await recordEvent(tx, withdrawalReceived, {
    subject: stored.id,
    data: { order: stored.order_id },
    actor: { kind: 'customer' },
    now: stored.stated_at,
  })
  if (lines.length > 0)
    await tx
      .insertInto('withdrawal_lines')
      .values(lines.map(({ order_line_id, quantity }) => ({ withdrawal_id: stored.id, order_line_id, quantity })))
      .execute()
  return stored
}

/** Finds a withdrawal by its key; undefined if it does not exist. */
export const findWithdrawalByKey = (db: Database, key: string): Promise<ShownWithdrawalRow | undefined> =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .select(WITHDRAWAL_REFUND.as('refund'))
    .where('key', '=', key)
    .executeTakeFirst()

/** Finds a withdrawal by its id; undefined if it does not exist. */
export const findWithdrawal = (db: Database, id: number): Promise<ShownWithdrawalRow | undefined> =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .select(WITHDRAWAL_REFUND.as('refund'))
    .where('id', '=', id)
    .executeTakeFirst()

/** Locks a withdrawal until the end of the transaction; undefined if it does not exist. */
export const lockWithdrawal = (tx: Database, id: number): Promise<WithdrawalRow | undefined> =>
  tx.selectFrom('withdrawals').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/**
 * Finds the newest withdrawal of exactly these quantities of an order, for example from another tab; undefined if it
 * does not exist.
 */
export const findSameLines = (
  tx: Database,
  orderId: number,
  lines: readonly WithdrawnLine[],
): Promise<ShownWithdrawalRow | undefined> =>
  tx
    .selectFrom('withdrawals')
    .selectAll()
    .select(WITHDRAWAL_REFUND.as('refund'))
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

/** Finds a withdrawal with the same text since `since`; undefined if it does not exist. */
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

/** Counts the withdrawals confirmed to an e-mail address since `since`. */
export async function countStatements(tx: Database, email: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`lower(email collate "C") = ${emailKey(email)}`)
    .where('stated_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Finds the order lines and quantities of a withdrawal. */
export const findWithdrawnLines = (db: Database, id: number): Promise<WithdrawnLine[]> =>
  db.selectFrom('withdrawal_lines').select(['order_line_id', 'quantity']).where('withdrawal_id', '=', id).execute()

/** Updates a withdrawal. Call it while it is locked. */
export const updateWithdrawal = (
  tx: Database,
  id: number,
  change: Partial<Pick<WithdrawalRow, 'tracking' | 'sent_back_at' | 'arrived_at' | 'words' | 'order_id'>>,
): Promise<WithdrawalRow> =>
  tx.updateTable('withdrawals').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/**
 * Closes a withdrawal with its outcome.
 * @param key the idempotency key of a settlement without a refund
 * @returns false if it was already closed
 */
export async function closeWithdrawal(
  tx: Database,
  id: number,
  {
    outcome,
    words = '',
    key = null,
    now,
  }: { outcome: WithdrawalOutcome; words?: string; key?: string | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('withdrawals')
    .set({ outcome, words, settled_key: key, closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns whether this key has settled a withdrawal of an order without a refund. */
export async function isSettled(db: Database, orderId: number, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('order_id', '=', orderId)
    .where('settled_key', '=', key)
    .executeTakeFirst()
  return found !== undefined
}

/** Closes all open withdrawals of an order because the order was cancelled. */
export async function closeWithdrawalsOf(tx: Database, orderId: number, now: Date): Promise<void> {
  await tx
    .updateTable('withdrawals')
    .set({ outcome: 'cancelled', closed_at: now })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute()
}

/** Returns whether an order has any withdrawal. */
export async function hasWithdrawal(db: Database, orderId: number): Promise<boolean> {
  const found = await db.selectFrom('withdrawals').select('id').where('order_id', '=', orderId).executeTakeFirst()
  return found !== undefined
}

/** Finds one page of withdrawals: the open ones by refund deadline, or the closed ones, newest first. */
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

/** Selects open withdrawals. */
export const openWithdrawals = (db: Database) => db.selectFrom('withdrawals').selectAll().where('closed_at', 'is', null)

/** Counts open and closed withdrawals. */
export const countWithdrawals = (db: Database): Promise<{ open: number; closed: number }> =>
  db
    .selectFrom('withdrawals')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('closed_at', 'is', null).as('open'),
      fn.countAll<number>().filterWhere('closed_at', 'is not', null).as('closed'),
    ])
    .executeTakeFirstOrThrow()

/**
 * Claims open withdrawals made before `statedBefore` and not reported since `remindedBefore`, so that each is reported
 * once.
 */
export const claimOverdue = (
  db: Database,
  statedBefore: Date,
  remindedBefore: Date,
  now: Date,
): Promise<WithdrawalRow[]> =>
  db
    .updateTable('withdrawals')
    .set({ reminded_at: now })
    .where('closed_at', 'is', null)
    .where('stated_at', '<', statedBefore)
    .where(({ or, eb }) => or([eb('reminded_at', 'is', null), eb('reminded_at', '<', remindedBefore)]))
    .returningAll()
    .execute()

/**
 * Anonymizes withdrawals of anonymized orders, and those without an order that were closed before `before`: the
 * quantities stay, the text is removed.
 */
export async function anonymizeWithdrawals(tx: Database, orderIds: readonly number[], before: Date): Promise<void> {
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

/** Deletes the withdrawals of a test order. Call it while the order is locked. */
export async function deleteWithdrawalsOf(tx: Database, orderId: number): Promise<void> {
  await tx.deleteFrom('withdrawals').where('order_id', '=', orderId).execute()
}
