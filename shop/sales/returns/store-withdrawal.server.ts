import type { z } from 'zod'
import { emailKey } from '../../../lib/email-key.ts'
import { titleOfVariant } from '../../../lib/variant-title.ts'
import type { Database } from '../../../server/db/open.ts'
import { DAY, HOUR, SECOND } from '../../../server/durations.ts'
import {
  keyReused,
  notFound,
  type ResponseErrors,
  refuse,
  refuseFields,
  throttled,
} from '../../../server/http/refusal.ts'
import { waitForTurn } from '../../../server/limits/attempts.ts'
import { findUser } from '../../core/accounts/users/users-store.server.ts'
import { lockOrderOfCustomer } from '../orders/apply-transition.server.ts'
import { isWorthNothing } from '../orders/count-returned.server.ts'
import { findOrderLines } from '../orders/order-parts.server.ts'
import { withdrawalEnds } from '../orders/order-response.server.ts'
import { countWithdrawn, findOrderByEmail } from '../orders/order-rows-store.server.ts'
import { findOrderForStaff, type StaffOrderRow } from '../orders/orders-store.server.ts'
import { changeRefundAccount } from '../orders/refund-account/save-refund-account.server.ts'
import { takesRefundAccount } from '../payments/refund-accounts/takes-refund-account.ts'
import { inShopTime } from '../shipping/dates/calendar-day.ts'
import { cancelUnpacked, type RefundOfUnpacked } from './cancel-unpacked.server.ts'
import type { WithdrawalOfLines, WithdrawalWithoutOrder } from './statements/withdrawals.contract.ts'
import {
  countStatements,
  findSameLines,
  findSameWords,
  findWithdrawal,
  findWithdrawalByKey,
  findWithdrawnLines,
  insertWithdrawal,
  type WithdrawalRow,
} from './statements/withdrawals-store.server.ts'

/** Confirmations to one e-mail address per hour. */
const MAX_PER_ADDRESS_AND_HOUR = 5

export interface StoredWithdrawal {
  statement: WithdrawalRow
  /** False if it already existed. */
  isNew: boolean
  /** The order; undefined if it does not exist or the sender was not logged in. */
  order?: StaffOrderRow | undefined
  /** Whether the e-mail address is that of the order's customer. */
  isToCustomer: boolean
  /** The refund of units that were cancelled at once; undefined if nothing was. */
  refund?: RefundOfUnpacked | undefined
  /** The goods are to be sent back, but are worth nothing because offers are calculated again. */
  isWorthNothing?: boolean
}

/** @throws Refusal 429 if too many withdrawals were confirmed to this address within an hour */
async function limitAddress(tx: Database, email: string, now: Date): Promise<void> {
  if ((await countStatements(tx, email, new Date(now.getTime() - HOUR))) >= MAX_PER_ADDRESS_AND_HOUR)
    throw throttled(HOUR / SECOND)
}

/**
 * Stores a withdrawal without an account. The response is the same whether or not the order exists. A matching order is
 * noted for staff.
 * @param tx a transaction
 * @throws Refusal 409 if the key belongs to another withdrawal, 429 after too many confirmations to the address
 */
export async function recordWithdrawal(
  tx: Database,
  form: z.output<typeof WithdrawalWithoutOrder>,
  now: Date,
): Promise<StoredWithdrawal> {
  const { key, name, email, order_number, items } = form
  await waitForTurn(tx, { kind: 'withdrawal', subject: emailKey(email) })
  const sameKey = await findWithdrawalByKey(tx, key)
  if (sameKey && !isSame(sameKey, form)) throw keyReused()
  const before = sameKey ?? (await findSameWords(tx, form, new Date(now.getTime() - DAY)))
  if (before) return { statement: before, isNew: false, isToCustomer: false }
  await limitAddress(tx, email, now)
  const number = Number(/\d{1,15}/.exec(order_number)?.[0] ?? 0)
  const match = await findOrderByEmail(tx, number, email)
  const order = await findOrderForStaff(tx, match?.id ?? 0)
  const statement = await insertWithdrawal(tx, {
    ...{ key, name, email, order_number, items, stated_at: now },
    order_id: order?.id ?? null,
    is_late: order ? isLate(order, now) : false,
  })
  // A matching order was found by its customer's address.
  return { statement, isNew: true, isToCustomer: order !== undefined }
}

/**
 * Stores a customer's withdrawal from an order of theirs. Unpacked pieces are cancelled at once.
 * @param tx a transaction
 * @throws Refusal 404 if it is not their order, 400 at lines above the remaining quantity or at an unneeded IBAN, 409
 * if nothing can be withdrawn, 429 after too many confirmations to another address
 */
export async function storeWithdrawal(
  tx: Database,
  { id, userId, form }: { id: number; userId: number; form: z.output<typeof WithdrawalOfLines> },
  { now, secret }: { now: Date; secret: Buffer },
): Promise<StoredWithdrawal> {
  await waitForTurn(tx, { kind: 'withdrawal', subject: emailKey(form.email) })
  const order = await lockOrderOfCustomer(tx, id)
  const row = await findOrderForStaff(tx, id)
  if (order?.user_id !== userId || !row) throw notFound()
  const isToCustomer = (await findUser(tx, userId))?.email_key === emailKey(form.email)
  const known = await findWithdrawalByKey(tx, form.key)
  const before = async (statement: WithdrawalRow): Promise<StoredWithdrawal> => {
    const worth = { isWorthNothing: await isWorthNothing(tx, id, await findWithdrawnLines(tx, statement.id)) }
    return { statement, isNew: false, order: row, isToCustomer, ...worth }
  }
  if (known?.order_id === id) return before(known)
  const { lines, errors } = await chosenLines(tx, id, form.lines)
  const same = lines.length > 0 ? await findSameLines(tx, id, lines) : undefined
  if (same && errors) return before(same)
  if (row.status === 'awaiting_payment') throw refuse('This order has not been paid. You can cancel it instead.', 409)
  if (row.status === 'cancelled') throw refuse('This order was cancelled.', 409)
  if (errors) throw refuseFields({ lines: errors })
  if (form.refund_iban && !isPaidByTransfer(row))
    throw refuseFields({ refund_iban: ['This order was not paid by bank transfer.'] })
  if (lines.length === 0) throw refuseFields({ lines: ['Choose the items from which you withdraw.'] })
  if (!isToCustomer) await limitAddress(tx, form.email, now)

  const stored = await insertWithdrawal(
    tx,
    {
      ...{ key: form.key, name: form.name, email: form.email, order_number: String(id), stated_at: now },
      ...{ order_id: id, user_id: userId, is_late: isLate(row, now) },
      items: lines
        .map(({ quantity, title, variant_name }) => `${quantity} × ${titleOfVariant(title, variant_name)}`)
        .join('\n'),
      is_excluded: lines.some(({ withdrawal }) => withdrawal !== 'allowed'),
    },
    lines,
  )
  await countWithdrawn(tx, lines)
  const refund = await cancelUnpacked(tx, order, { statement: stored, lines, now })
  const withdrawn = await findOrderForStaff(tx, id)
  if (withdrawn && form.refund_iban && takesRefundAccount(withdrawn)) {
    const account = { holder: form.refund_holder || form.name, iban: form.refund_iban }
    await changeRefundAccount(tx, withdrawn, account, { actorId: userId, now, secret })
  }
  const statement = await findWithdrawal(tx, stored.id)
  return {
    ...{ statement: statement ?? stored, isNew: true, order: await findOrderForStaff(tx, id), isToCustomer, refund },
    isWorthNothing: !refund && (await isWorthNothing(tx, id, lines)),
  }
}

/** Returns whether a stored withdrawal equals the one in a form. */
function isSame(stored: WithdrawalRow, form: z.output<typeof WithdrawalWithoutOrder>): boolean {
  const { email, order_number, items } = form
  return emailKey(stored.email) === emailKey(email) && stored.order_number === order_number && stored.items === items
}

const isPaidByTransfer = ({ payment }: StaffOrderRow): boolean => payment?.kind === 'sent' && payment.state === 'paid'

/** Returns whether a withdrawal now is after the order's deadline. */
function isLate(order: StaffOrderRow, now: Date): boolean {
  const last = withdrawalEnds(order)
  return last !== null && inShopTime(now).day > last
}

/** Finds the chosen lines, and errors for lines above the remaining quantity; no errors if all are valid. */
async function chosenLines(tx: Database, id: number, wishes: z.output<typeof WithdrawalOfLines>['lines']) {
  const ordered = new Map((await findOrderLines(tx, id)).map((line) => [line.variant_id, line]))
  const errors: ResponseErrors[] = []
  const lines = wishes.flatMap(({ variant, quantity }) => {
    const line = ordered.get(variant)
    ordered.delete(variant)
    const left = line ? line.quantity - line.withdrawn : 0
    if (!line) errors.push({ variant: ['This variant is not part of the order.'] })
    else errors.push(quantity > left ? { quantity: [`You can withdraw from at most ${left} of this variant.`] } : {})
    return line && quantity > 0 ? [{ ...line, order_line_id: line.id, quantity, bought: line.quantity }] : []
  })
  return { lines, errors: errors.some((error) => Object.keys(error).length > 0) ? errors : undefined }
}
