import { checkOut, quoteCheckout } from '../../../shop/sales/checkout/checkout.contract.ts'
import { enterCode } from '../../../shop/sales/discounts/entering/cart-code.contract.ts'
import { cancelOwnOrder, checkPayment } from '../../../shop/sales/orders/orders.contract.ts'
import { payOrder } from '../../../shop/sales/payments/payments.contract.ts'
import { addDiscount } from '../../fixtures/discounts.ts'
import { bodyFor, checkOutCart, LYON, putInCart } from '../../fixtures/selling/selling-shop.ts'
import type { StripeShop } from '../../fixtures/selling/stripe-shop.ts'
import type { FinalState } from './final-state.ts'
import type { PayingProcess } from './paying-process.ts'

/** An action during which a process is killed. */
export interface PaymentAction {
  name: string
  /**
   * Runs the preparation. @returns the action of the process, and what people do afterwards whether or not it was
   * killed
   */
  prepare(world: StripeShop): Promise<{ act(process: PayingProcess): Promise<unknown>; after?(): unknown }>
  /** Names of the kill points that the action passes (`KillPoint.name`), in order. */
  points: readonly string[]
  /** Expected final state. */
  finalState: FinalState
}

const TOTAL = 29_90
/** The same order with 10 % off the goods. */
const DISCOUNTED = 27_40
const CONFIRMED = 'Your order # at Comptoir'

export const MADE: FinalState = {
  ...{ orders: ['making'], payments: ['paid'], back: [], stock: 8, cart: [], emails: [CONFIRMED], strays: 0 },
  theirs: { open: 0, received: TOTAL, refunded: 0, refunds: 0 },
}
const LAPSED: FinalState = {
  ...{ orders: ['cancelled'], payments: ['closed'], back: [], stock: 10, cart: [2], strays: 0 },
  emails: ['Your order # was not paid in time'],
  theirs: { open: 0, received: 0, refunded: 0, refunds: 0 },
}

export const by = (id: number) => ({ params: { id: String(id) } })

/** Orders two mugs. @returns the number of the order */
export async function ordered({ mia, mug }: StripeShop, payment: 'online' | 'transfer' = 'online'): Promise<number> {
  await putInCart(mia, mug, 2)
  return (await checkOutCart(mia, { payment })).id
}

/** Orders two mugs for collection, paid on collection. @returns the number of the order */
export async function toCollect({ mia, mug, methods }: StripeShop): Promise<number> {
  await putInCart(mia, mug, 2)
  const collected = { payment: 'collection', method: methods.collect, delivery: undefined, billing: LYON } as const
  return (await checkOutCart(mia, collected)).id
}

/** Puts two mugs into the cart, with a code of 10 % that can be used once. @returns the quote */
async function quotedWithLastUse({ shop, mia, mug }: StripeShop) {
  await putInCart(mia, mug, 2)
  await addDiscount(shop.db, { code: 'LAST', max_uses: 1 })
  await mia.api(enterCode, { body: { code: 'LAST' } })
  return mia.api(quoteCheckout, { query: {} })
}

/** Opens the payment page of an order. @returns the provider's reference */
export async function paged({ mia }: StripeShop, id: number): Promise<string> {
  return (await mia.api(payOrder, by(id))).address.split('/').at(-1) ?? ''
}

/** Orders, and pays at the provider without a notice to the shop. */
export async function paidThere(world: StripeShop): Promise<{ id: number; reference: string }> {
  const id = await ordered(world)
  const reference = await paged(world, id)
  world.stripe.account.pay(reference)
  return { id, reference }
}

const newestNotice = ({ stripe }: StripeShop) => stripe.notices.at(-1) ?? { body: '', headers: {} }

/** Actions of a process until an order is paid or has expired. */
export const PAYMENT_ACTIONS: readonly PaymentAction[] = [
  {
    name: 'the shop places an order',
    async prepare(world) {
      const { mia, mug, stripe } = world
      await putInCart(mia, mug, 2)
      const body = bodyFor(await mia.api(quoteCheckout, { query: {} }), { payment: 'online' })
      return {
        act: (process) => process.api(mia.token, checkOut, { body }),
        after: async () => stripe.account.pay(await paged(world, (await mia.api(checkOut, { body })).id)),
      }
    },
    points: ['placeCheckout: transaction'],
    finalState: MADE,
  },
  {
    name: 'the shop places an order with the last use of a code',
    async prepare(world) {
      const { mia, stripe } = world
      const body = bodyFor(await quotedWithLastUse(world), { payment: 'online' })
      return {
        act: (process) => process.api(mia.token, checkOut, { body }),
        after: async () => stripe.account.pay(await paged(world, (await mia.api(checkOut, { body })).id)),
      }
    },
    points: ['placeCheckout: transaction'],
    finalState: {
      ...{ ...MADE, theirs: { ...MADE.theirs, received: DISCOUNTED } },
      discounts: { uses: 1, code: null },
    },
  },
  {
    name: 'the shop opens a payment page',
    async prepare(world) {
      const id = await ordered(world)
      return {
        act: (process) => process.api(world.mia.token, payOrder, by(id)),
        after: async () => world.stripe.account.pay(await paged(world, id)),
      }
    },
    points: ['openPaymentPage: transaction', 'createAtProvider: open', 'change: transaction'],
    finalState: MADE,
  },
  {
    name: 'the shop opens a payment page from an outdated attempt',
    async prepare(world) {
      const id = await ordered(world)
      world.stripe.failNext('cut before', 3)
      await paged(world, id).catch(() => {})
      world.pass(20)
      return {
        act: async (process) => {
          await process.act('now', { now: world.shop.clock.now })
          return process.api(world.mia.token, payOrder, by(id))
        },
        after: async () => world.stripe.account.pay(await paged(world, id)),
      }
    },
    points: [
      'openPaymentPage: transaction',
      'createAtProvider: open',
      'createAtProvider: open',
      'change: transaction',
      'openPaymentPage: transaction',
      'createAtProvider: open',
      'change: transaction',
    ],
    finalState: { ...MADE, payments: ['closed', 'paid'] },
  },
  {
    name: 'a browser returns from a paid page',
    async prepare(world) {
      const { id } = await paidThere(world)
      return { act: (process) => process.api(world.mia.token, checkPayment, by(id)) }
    },
    points: ['queryProvider: close or settle', 'applyProviderState: transaction'],
    finalState: MADE,
  },
  {
    name: 'the shop processes a notice',
    async prepare(world) {
      await paidThere(world)
      const { body, headers } = newestNotice(world)
      return {
        act: (process) => process.post('/api/payments/stripe/', body, headers),
        after: () => world.post(body, headers),
      }
    },
    points: ['webhookEndpoint: transaction'],
    finalState: MADE,
  },
  {
    name: 'the shop rejects a notice',
    async prepare(world) {
      await paidThere(world)
      return { act: (process) => process.post('/api/payments/stripe/', '{}', { 'content-type': 'application/json' }) }
    },
    points: ['webhookEndpoint: updateProvider'],
    finalState: MADE,
  },
  {
    name: 'the shop reconciles with a provider that has an unknown payment',
    async prepare(world) {
      await paidThere(world)
      const { body, headers } = newestNotice(world)
      await world.post(body, headers)
      await world.payElsewhere()
      return { act: (process) => process.act('round') }
    },
    points: [
      'take: settle',
      'applyProviderState: transaction',
      'processWebhooks: recordWebhookAttempt',
      'compare: list',
      'compare: insertUnmatchedPayment',
      'applyProviderState: transaction',
      'reconcileWithProvider: updateProvider',
      'settleDisputed: listDisputed',
      'findDisputes: updateProvider',
    ],
    finalState: { ...MADE, strays: 1, theirs: { ...MADE.theirs, received: 2 * TOTAL } },
  },
  {
    name: 'the provider does not answer',
    async prepare(world) {
      await paidThere(world)
      world.pass(2)
      world.stripe.failNext('cut before', 9)
      return {
        act: (process) => process.act('round', { now: world.shop.clock.now }),
        after: () => world.stripe.recover(),
      }
    },
    points: ['queryProvider: close or settle', 'change: transaction', 'compare: list', 'settleDisputed: listDisputed'],
    finalState: MADE,
  },
  {
    name: 'an order expires',
    async prepare(world) {
      await paged(world, await ordered(world))
      world.pass(56)
      return { act: (process) => process.act('sweep', { now: world.shop.clock.now }) }
    },
    points: ['cancelAtProvider: close', 'applyProviderState: transaction', 'lapse: transaction'],
    finalState: LAPSED,
  },
  {
    name: 'an order with the last use of a code expires',
    async prepare(world) {
      const body = bodyFor(await quotedWithLastUse(world), { payment: 'online' })
      await paged(world, (await world.mia.api(checkOut, { body })).id)
      world.pass(56)
      return { act: (process) => process.act('sweep', { now: world.shop.clock.now }) }
    },
    points: ['cancelAtProvider: close', 'applyProviderState: transaction', 'lapse: transaction'],
    finalState: { ...LAPSED, discounts: { uses: 0, code: 'LAST' } },
  },
  {
    name: 'an uncollected order expires',
    async prepare(world) {
      await toCollect(world)
      world.pass(21 * 24 * 60)
      return { act: (process) => process.act('sweep', { now: world.shop.clock.now }) }
    },
    points: ['lapse: transaction'],
    finalState: { ...LAPSED, emails: [CONFIRMED, 'Your order # was not collected in time'] },
  },
  {
    name: 'an order is cancelled by its customer',
    async prepare(world) {
      const id = await ordered(world)
      await paged(world, id)
      return {
        act: (process) => process.api(world.mia.token, cancelOwnOrder, by(id)),
        // A customer without a response tries again.
        after: () => world.mia.api(cancelOwnOrder, by(id)).catch(() => {}),
      }
    },
    points: ['cancelAtProvider: close', 'applyProviderState: transaction', 'lapse: transaction'],
    finalState: { ...LAPSED, emails: ['Your order # is cancelled'] },
  },
  {
    name: 'the shop reminds of a bank transfer',
    async prepare(world) {
      await ordered(world, 'transfer')
      world.pass(3 * 24 * 60 + 1)
      return { act: (process) => process.act('sweep', { now: world.shop.clock.now }) }
    },
    points: ['remind: transaction'],
    finalState: {
      ...{ orders: ['awaiting_payment'], payments: ['open'], back: [], stock: 8, cart: [], strays: 0 },
      emails: [CONFIRMED, `${CONFIRMED} awaits your transfer`],
      theirs: LAPSED.theirs,
    },
  },
]
