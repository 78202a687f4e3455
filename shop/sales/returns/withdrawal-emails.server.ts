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
      'We have received your statement that you withdraw from a contract of sale. This is the confirmation that it has come, with the time at which it did.',
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
      ? 'We had not packed your order yet: it is cancelled, and nothing of it will be sent.'
      : 'We had not packed this yet: it is taken out of your order, and the rest comes as promised.',
    ...(refund
      ? [`${showCents(refund.cents)} go back in the way in which you paid. It can take some days until you see it.`]
      : []),
  ]
}

/** Returns the instructions and deadline to send the goods back (Code de la consommation, L221-23). */
function howToSendBack({ stated_at }: Pick<WithdrawalRow, 'stated_at'>, { identity }: Sender): string[] {
  const { legal, selling } = identity()
  const to = legal.return_address || legal.address
  return [
    `If you have the goods already, send them back by ${showDay(`${refundDeadline(stated_at)}T12:00:00Z`)}${to ? `, to:\n${to}` : ''}`,
    selling.paysReturns ? 'We pay for sending them back.' : 'You bear the direct cost of sending them back.',
    'We pay back within 14 days of your statement, and may wait until the goods are here, or until you show that you have sent them. If the law gives no right of withdrawal here, or its time was over, we write to you.',
  ]
}

/** Returns the e-mail to staff about a new withdrawal and the steps that it requires. */
export function newWithdrawalEmail(
  { id, name, items, order_number, order_id, is_late, is_excluded }: WithdrawalRow,
  status: string | undefined,
  { publicUrl }: Pick<Services, 'publicUrl'>,
): StaffEmail {
  return {
    subject: `Withdrawal ${id}: ${order_id === null ? 'it fits no order' : `order ${order_id}`}`,
    paragraphs: [
      `${name} withdraws from order ${order_number}:\n${items}`,
      ...(status === 'shipping'
        ? ['It is being packed: stop it and cancel the order, or let it go and wait for the return.']
        : []),
      ...(is_late ? ['The time to withdraw was over.'] : []),
      ...(is_excluded ? ['Of some of it there is no right of withdrawal.'] : []),
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
      'Fourteen days after these statements their money has not gone back. You may wait for the goods, or for proof that they were sent; else it is due, and costs interest from now on.',
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
          `What you sent back is here. We pay back by ${showDay(`${refundDeadline(stated_at)}T12:00:00Z`)} at the latest.`,
        ],
      }
    : {
        ...about,
        to: email,
        name,
        subject: `Withdrawal ${id} at ${shop}: we do not pay it back`,
        paragraphs: ['We have looked at your withdrawal, and do not pay it back:', words],
        after: [
          ...(identity().legal.mediator
            ? [
                `If you see it in another way, answer this e-mail, or turn to the consumer mediator: ${identity().legal.mediator}`,
              ]
            : ['If you see it in another way, answer this e-mail.']),
        ],
      }
}
