import { href } from 'react-router'
import { texts } from '#texts/sales/returns/emails'
import { showDay, showExactMoment } from '../../../lib/texts/dates.ts'
import type { Services } from '../../../server/services.ts'
import type { StaffEmail } from '../../core/notifications/notify-staff.server.ts'
import type { EmailText } from '../../ui/emails/render-email.server.ts'
import { aboutOrder } from '../orders/about-order.ts'
import { showCents } from '../orders/order-emails.server.ts'
import { refundAccountRequest } from '../orders/refund-account/refund-account-request.server.ts'
import { refundDeadline } from './statements/withdrawal-period.ts'
import type { WithdrawalRow } from './statements/withdrawals-store.server.ts'
import type { StoredWithdrawal } from './store-withdrawal.server.ts'

type Sender = Pick<Services, 'identity' | 'publicUrl'>

/**
 * Returns the confirmation of a withdrawal with its time, on a durable medium (Code de la consommation, L221-21). The
 * sender's text is included only if the address is the customer's; otherwise the shop could be misused to send any
 * text.
 */
export function statementEmail(
  { statement, order, isToCustomer, refund, isWorthNothing = false }: StoredWithdrawal,
  { identity, publicUrl }: Sender,
): EmailText {
  const { id, name, email, order_number, items, stated_at, outcome, order_id } = statement
  const shop = identity().name
  const number = { name: texts.statement, value: String(id) }
  const received = { name: texts.receivedAt, value: showExactMoment(stated_at) }
  return {
    to: email,
    // An unverified sender may not be the customer, so the e-mail is not shown with the order.
    ...(order && { about: aboutOrder(order.id) }),
    ...(isToCustomer && { name }),
    isUniform: true,
    subject: texts.receivedSubject(id, shop),
    paragraphs: [texts.received],
    facts: [
      number,
      received,
      ...(isToCustomer ? [{ name: texts.name, value: name }] : []),
      { name: texts.email, value: email },
      ...(order_id === null
        ? [{ name: texts.text, value: texts.textIsStored }]
        : [
            { name: texts.order, value: order_number },
            { name: texts.about, value: items },
          ]),
    ],
    after: [
      ...(outcome === 'cancelled'
        ? cancelled(order, refund)
        : [
            ...returnInstructions(statement, { identity }),
            isWorthNothing ? texts.nothingToRefund : texts.refundWithin,
          ]),
      ...(order && isToCustomer && !isWorthNothing ? refundAccountRequest(order, publicUrl()) : []),
    ],
    links: order
      ? [{ text: texts.seeOrder(order.id), address: `${publicUrl()}${href('/orders/:id', { id: String(order.id) })}` }]
      : [],
  }
}

function cancelled(order: StoredWithdrawal['order'], refund: StoredWithdrawal['refund']): string[] {
  const isWhole = order?.status === 'cancelled'
  const { cents = 0, isNothingByOffer = false } = refund ?? {}
  const done = isWhole ? texts.orderCancelled : texts.itemsRemoved
  if (cents > 0) return [done, texts.weRefund(showCents(cents))]
  if (isWhole) return [done]
  return [done, isNothingByOffer ? texts.nothingToRefund : texts.noRefund]
}

/** Returns the instructions and deadline to send the goods back (Code de la consommation, L221-23). */
function returnInstructions(
  { stated_at }: Pick<WithdrawalRow, 'stated_at'>,
  { identity }: Pick<Sender, 'identity'>,
): string[] {
  const { legal, selling } = identity()
  const to = legal.return_address || legal.address
  const day = showDay(`${refundDeadline(stated_at)}T12:00:00Z`)
  return [
    to ? texts.sendBackTo(day, to) : texts.sendBackBy(day),
    selling.paysReturns ? texts.wePayReturn : texts.youPayReturn,
  ]
}

/** Returns the e-mail to staff about a new withdrawal and the steps that it requires. */
export function newWithdrawalEmail(
  { id, name, items, order_number, order_id, is_late, is_excluded }: WithdrawalRow,
  status: string | undefined,
  { publicUrl }: Pick<Services, 'publicUrl'>,
): StaffEmail {
  return {
    subject: order_id === null ? texts.newWithoutOrderSubject(id) : texts.newSubject(id, order_id),
    paragraphs: [
      texts.withdraws(name, order_number, items),
      ...(status === 'shipping' ? [texts.beingPacked] : []),
      ...(is_late ? [texts.isLate] : []),
      ...(is_excluded ? [texts.isExcluded] : []),
    ],
    links: [
      { text: texts.seeWithdrawals, address: `${publicUrl()}${href('/admin/withdrawals')}` },
      ...(order_id === null
        ? []
        : [
            {
              text: texts.seeOrder(order_id),
              address: `${publicUrl()}${href('/admin/orders/:id', { id: String(order_id) })}`,
            },
          ]),
    ],
  }
}

/** Returns the e-mail to staff about withdrawals with a due refund. */
export function overdueEmail(
  statements: readonly WithdrawalRow[],
  { publicUrl }: Pick<Services, 'publicUrl'>,
): StaffEmail {
  return {
    subject: texts.overdueSubject(statements.length),
    paragraphs: [texts.overdue],
    facts: statements.map(({ id, name, order_number, stated_at }) => ({
      name: texts.withdrawal(id),
      value: texts.ofOrder(name, order_number, showDay(stated_at.getTime())),
    })),
    links: [{ text: texts.seeWithdrawals, address: `${publicUrl()}${href('/admin/withdrawals')}` }],
  }
}

/** Returns the e-mail to the customer about the progress of a withdrawal. */
export function stageEmail(statement: WithdrawalRow, to: 'arrived' | 'refused', { identity }: Sender): EmailText {
  const { id, email, name, words, stated_at, order_id, user_id } = statement
  const shop = identity().name
  const about = order_id !== null && user_id !== null ? { about: aboutOrder(order_id) } : {}
  return to === 'arrived'
    ? {
        ...about,
        to: email,
        name,
        subject: texts.arrivedSubject(id, shop),
        paragraphs: [texts.arrived(showDay(`${refundDeadline(stated_at)}T12:00:00Z`))],
      }
    : {
        ...about,
        to: email,
        name,
        subject: texts.refusedSubject(id, shop),
        paragraphs: [texts.refused, words],
        after: [identity().legal.mediator ? texts.disagreeOrMediator(identity().legal.mediator) : texts.disagree],
      }
}
