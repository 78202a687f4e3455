import { href } from 'react-router'
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
  { statement, order, isToCustomer }: StoredWithdrawal,
  { identity, publicUrl }: Sender,
): EmailText {
  const { id, name, email, order_number, items, stated_at, outcome, order_id } = statement
  const shop = identity().name
  const number = { name: 'Statement', value: String(id) }
  const received = { name: 'Received', value: showExactMoment(stated_at) }
  return {
    to: email,
    // An unverified sender may not be the customer, so the e-mail is not shown with the order.
    ...(order && { about: aboutOrder(order.id) }),
    ...(isToCustomer && { name }),
    isUniform: true,
    subject: `Withdrawal ${id} at ${shop}: we have received it`,
    paragraphs: [
      'We have received your statement that you withdraw from a contract of sale. This e-mail confirms its receipt and the time of receipt.',
    ],
    facts: [
      number,
      received,
      ...(isToCustomer ? [{ name: 'Name', value: name }] : []),
      { name: 'E-mail', value: email },
      ...(order_id === null
        ? [{ name: 'Text', value: 'The text of your statement is stored under this number.' }]
        : [
            { name: 'Order', value: order_number },
            { name: 'About', value: items },
          ]),
    ],
    after: [
      ...(outcome === 'cancelled' ? cancelled(order) : howToSendBack(statement, { identity, publicUrl })),
      ...(order && isToCustomer ? refundAccountRequest(order, publicUrl()) : []),
    ],
    ways: order
      ? [{ text: `See order ${order.id}`, address: `${publicUrl()}${href('/orders/:id', { id: String(order.id) })}` }]
      : [],
  }
}

function cancelled(order: StoredWithdrawal['order']): string[] {
  const refund = order?.refunds.findLast(({ because }) => because === 'withdrawn')
  return [
    order?.status === 'cancelled'
      ? 'Your order was not packed yet. It is cancelled and will not be shipped.'
      : 'These items were not packed yet. They are removed from your order; the rest will arrive as promised.',
    ...(refund
      ? [
          `We refund ${showCents(refund.cents)} by your original payment method. It can take a few days until the money arrives.`,
        ]
      : []),
  ]
}

/** Returns the instructions and deadline to send the goods back (Code de la consommation, L221-23). */
function howToSendBack({ stated_at }: Pick<WithdrawalRow, 'stated_at'>, { identity }: Sender): string[] {
  const { legal, selling } = identity()
  const to = legal.return_address || legal.address
  return [
    `If you already have the goods, send them back by ${showDay(`${refundDeadline(stated_at)}T12:00:00Z`)}${to ? `, to:\n${to}` : ''}`,
    selling.paysReturns ? 'We pay the cost of sending them back.' : 'You bear the direct cost of sending them back.',
    'We refund you within 14 days of your statement. We may wait until we have received the goods, or proof that you have sent them. If you have no right of withdrawal, or its period was over, we will write to you.',
  ]
}

/** Returns the e-mail to staff about a new withdrawal and the steps that it requires. */
export function newWithdrawalEmail(
  { id, name, items, order_number, order_id, is_late, is_excluded }: WithdrawalRow,
  status: string | undefined,
  { publicUrl }: Pick<Services, 'publicUrl'>,
): StaffEmail {
  return {
    subject: `Withdrawal ${id}: ${order_id === null ? 'no matching order' : `order ${order_id}`}`,
    paragraphs: [
      `${name} withdraws from order ${order_number}:\n${items}`,
      ...(status === 'shipping'
        ? ['The order is being packed. Stop and cancel it, or ship it and wait for the return.']
        : []),
      ...(is_late ? ['The withdrawal period was over.'] : []),
      ...(is_excluded ? ['Some items have no right of withdrawal.'] : []),
    ],
    ways: [
      { text: 'See the withdrawals', address: `${publicUrl()}${href('/admin/withdrawals')}` },
      ...(order_id === null
        ? []
        : [
            {
              text: `See order ${order_id}`,
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
    subject: `${statements.length === 1 ? 'One withdrawal is' : `${statements.length} withdrawals are`} overdue`,
    paragraphs: [
      'These withdrawals have not been refunded after fourteen days. You may wait for the goods, or for proof that they were sent. Otherwise the refunds are due and bear interest from now on.',
    ],
    facts: statements.map(({ id, name, order_number, stated_at }) => ({
      name: `Withdrawal ${id}`,
      value: `${name}, order ${order_number}, of ${showDay(stated_at.getTime())}`,
    })),
    ways: [{ text: 'See the withdrawals', address: `${publicUrl()}${href('/admin/withdrawals')}` }],
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
        subject: `Withdrawal ${id} at ${shop}: your parcel has arrived`,
        paragraphs: [
          `We have received your return. We will refund you by ${showDay(`${refundDeadline(stated_at)}T12:00:00Z`)} at the latest.`,
        ],
      }
    : {
        ...about,
        to: email,
        name,
        subject: `Withdrawal ${id} at ${shop}: refused`,
        paragraphs: ['We have reviewed your withdrawal and refuse it for this reason:', words],
        after: [
          ...(identity().legal.mediator
            ? [`If you disagree, reply to this e-mail or contact the consumer mediator: ${identity().legal.mediator}`]
            : ['If you disagree, reply to this e-mail.']),
        ],
      }
}
