import { checkPayment } from '../../../shop/sales/orders/orders.contract.ts'
import { recordPayment } from '../../../shop/sales/orders/staff/staff-orders.contract.ts'
import { transitionOrder } from '../../../shop/sales/orders/staff/steps/steps.contract.ts'
import {
  getPaymentsState,
  recordManualRefund,
  resolveDispute,
  resolveUnmatchedPayment,
} from '../../../shop/sales/payments/order-payments/staff/staff-payments.contract.ts'
import type { StripeShop } from '../../fixtures/selling/stripe-shop.ts'
import type { FinalState } from './final-state.ts'
import type { PayingProcess } from './paying-process.ts'
import { by, MADE, ordered, type PaymentAction, paidThere } from './payment-actions.ts'

const TOTAL = 29_90
const SHIPPED_NOT = 'Your order # at Comptoir was cancelled'

const BACK: FinalState = {
  ...MADE,
  ...{ orders: ['cancelled'], back: [`cancelled ${TOTAL} done`], stock: 10 },
  emails: [...MADE.emails, SHIPPED_NOT, 'Your order # at Comptoir: €29.90 refunded'],
  theirs: { open: 0, received: TOTAL, refunded: TOTAL, refunds: 1 },
}

/** Creates a paid and then cancelled order with a payment to refund. */
async function cancelled(world: StripeShop): Promise<{ id: number; reference: string }> {
  const paid = await paidThere(world)
  await world.mia.api(checkPayment, by(paid.id))
  // Reconcile with the provider first.
  await world.round()
  await world.staff.api(transitionOrder, { ...by(paid.id), body: { to: 'cancelled' } })
  return paid
}

const round = (world: StripeShop) => (process: PayingProcess) => process.act('round', { now: world.shop.clock.now })

/** Returns the payment issue that staff must resolve. */
async function matter({ staff }: StripeShop): Promise<{ id: number; reference: string }> {
  const [first] = (await staff.api(getPaymentsState, {})).needs_you
  return { id: first?.id ?? 0, reference: first?.reference ?? '' }
}

/** Actions of a process during refunds and while staff resolve payment issues. */
export const REFUND_ACTIONS: readonly PaymentAction[] = [
  {
    name: 'the shop makes a refund',
    async prepare(world) {
      await cancelled(world)
      return { act: round(world) }
    },
    points: ['sendRefund: updateRefund', 'sendRefund: refund', 'recordRefundState: transaction'],
    finalState: BACK,
  },
  {
    name: 'the provider does not answer a refund',
    async prepare(world) {
      await cancelled(world)
      world.stripe.failNext('cut after', 3, /^\/v1\/refunds$/)
      return { act: round(world), after: () => world.stripe.recover() }
    },
    points: ['sendRefund: updateRefund', 'sendRefund: refund', 'sendRefund: updateRefund 2'],
    finalState: BACK,
  },
  {
    name: 'the provider has nothing left to refund',
    async prepare(world) {
      const { reference } = await cancelled(world)
      world.stripe.account.refund(world.stripe.account.find(reference).intent?.id ?? '', undefined)
      return { act: round(world) }
    },
    points: [
      'sendRefund: updateRefund',
      'sendRefund: refund',
      'recordRejectedRefund: transaction',
      'queryProvider: close or settle',
      'applyProviderState: transaction',
    ],
    finalState: {
      ...BACK,
      back: [`cancelled ${TOTAL} failed`, `at_provider ${TOTAL} done`],
      emails: BACK.emails.slice(0, 2),
    },
  },
  {
    name: 'a refund fails later',
    async prepare(world) {
      await cancelled(world)
      world.stripe.account.refundsAre = 'failed'
      return { act: round(world) }
    },
    points: [
      'sendRefund: updateRefund',
      'sendRefund: refund',
      'recordRefundState: transaction',
      'notifyFailedRefunds: transaction',
    ],
    finalState: {
      ...BACK,
      back: [`cancelled ${TOTAL} failed`],
      emails: [
        ...BACK.emails.slice(0, 2),
        'Your order # at Comptoir: €29.90 could not be refunded yet',
        'Order #: a refund failed',
      ],
      theirs: { open: 0, received: TOTAL, refunded: 0, refunds: 1 },
    },
  },
  {
    name: 'the shop checks a pending refund',
    async prepare(world) {
      await cancelled(world)
      world.stripe.account.refundsAre = 'pending'
      await world.round()
      const [refund] = world.stripe.account.refunds.values()
      world.stripe.account.settleRefund(refund?.id ?? '', 'succeeded')
      world.pass(24 * 60)
      return { act: round(world) }
    },
    points: [
      'compare: list',
      'applyProviderState: transaction',
      'reconcileWithProvider: updateProvider',
      'settleDisputed: listDisputed',
      'findDisputes: updateProvider',
      'sendRefund: settleRefund',
      'recordRefundState: transaction',
    ],
    finalState: BACK,
  },
  {
    name: 'the shop finds a dispute of an old payment without a notice',
    async prepare(world) {
      const { id, reference } = await paidThere(world)
      await world.mia.api(checkPayment, by(id))
      world.pass(90 * 24 * 60)
      world.stripe.account.dispute(reference)
      return { act: round(world) }
    },
    points: [
      'compare: list',
      'reconcileWithProvider: updateProvider',
      'settleDisputed: listDisputed',
      'settleDisputed: settle',
      'applyProviderState: transaction',
      'findDisputes: updateProvider',
    ],
    finalState: { ...MADE, emails: [...MADE.emails, 'Order #: a payment needs attention'] },
  },
  {
    name: 'staff resolve a dispute',
    async prepare(world) {
      const { id, reference } = await paidThere(world)
      world.stripe.account.dispute(reference)
      await world.mia.api(checkPayment, by(id))
      const body = { id: String((await matter(world)).id) }
      return {
        act: (process) => process.api(world.staff.token, resolveDispute, { body }),
        after: () => world.staff.api(resolveDispute, { body }),
      }
    },
    points: ['staffPaymentsEndpoints: transaction'],
    finalState: { ...MADE, emails: [...MADE.emails, 'Order #: a payment needs attention'] },
  },
  {
    name: 'staff record a manual refund',
    async prepare(world) {
      const id = await ordered(world, 'transfer')
      const day = world.shop.clock.now.toISOString().slice(0, 10)
      await world.staff.api(recordPayment, { ...by(id), body: { amount: '29.90', received_on: day } })
      await world.staff.api(transitionOrder, { ...by(id), body: { to: 'cancelled' } })
      const body = { id: String((await matter(world)).id), paid_back_on: day, bank_reference: 'B 1' }
      return {
        act: (process) => process.api(world.staff.token, recordManualRefund, { body }),
        after: () => world.staff.api(recordManualRefund, { body }).catch(() => {}),
      }
    },
    points: ['staffPaymentsEndpoints: transaction 2'],
    finalState: {
      ...BACK,
      emails: BACK.emails.toSpliced(1, 0, 'Your order # at Comptoir: your payment has arrived'),
      theirs: { open: 0, received: 0, refunded: 0, refunds: 0 },
    },
  },
  {
    name: 'staff resolve a payment without an order',
    async prepare(world) {
      await world.payElsewhere()
      await world.round()
      const body = { reference: (await matter(world)).reference }
      return {
        act: (process) => process.api(world.staff.token, resolveUnmatchedPayment, { body }),
        after: () => world.staff.api(resolveUnmatchedPayment, { body }),
      }
    },
    points: ['staffPaymentsEndpoints: settleUnmatchedPayment'],
    finalState: {
      ...{ orders: [], payments: [], back: [], stock: 10, cart: [], emails: [], strays: 0 },
      theirs: { open: 0, received: TOTAL, refunded: 0, refunds: 0 },
    },
  },
]
