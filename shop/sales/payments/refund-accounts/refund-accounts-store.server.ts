import { type ExpressionBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../../server/db/open.ts'
import type { Schema } from '../../../../server/db/schema.ts'
import { seal, unseal } from '../../../../server/sealed.ts'
import type { RefundAccount, RefundAccountForm } from './refund-account.contract.ts'

/** A refund account as queries of orders return it. */
interface RefundAccountRow {
  holder: string
  iban_end: string
  /** Encrypted, in base64. */
  iban_sealed: string
}

/** Selects the refund account of each order in a query; null if it does not exist. */
export const selectRefundAccount = (orders: ExpressionBuilder<Schema, 'orders'>) =>
  jsonObjectFrom(
    orders
      .selectFrom('refund_accounts')
      .select(['holder', 'iban_end', sql<string>`encode(iban_sealed, 'base64')`.as('iban_sealed')])
      .whereRef('refund_accounts.order_id', '=', 'orders.id'),
  )

/** Returns a refund account with all but the last four characters of the IBAN masked. */
export const maskRefundAccount = ({ holder, iban_end }: RefundAccountRow): RefundAccount => ({
  holder,
  iban: `•••• ${iban_end}`,
})

/** Returns a refund account with its complete IBAN; masked if the shop's secret has been replaced. */
export function unsealRefundAccount(account: RefundAccountRow, secret: Buffer): RefundAccount {
  try {
    const iban = unseal(Buffer.from(account.iban_sealed, 'base64'), 'refund accounts', secret)
    return { holder: account.holder, iban }
  } catch {
    return maskRefundAccount(account)
  }
}

/** Stores the refund account of an order, replacing an earlier one. Call it while the order is locked. */
export async function storeRefundAccount(
  tx: Database,
  orderId: number,
  { holder, iban }: RefundAccountForm,
  { secret, now }: { secret: Buffer; now: Date },
): Promise<void> {
  const account = {
    holder,
    iban_sealed: seal(iban, 'refund accounts', secret),
    iban_end: iban.slice(-4),
    updated_at: now,
  }
  await tx
    .insertInto('refund_accounts')
    .values({ order_id: orderId, ...account })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(account))
    .execute()
}

/** Deletes the refund accounts of orders. */
export async function deleteRefundAccounts(tx: Database, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length > 0) await tx.deleteFrom('refund_accounts').where('order_id', 'in', orderIds).execute()
}
