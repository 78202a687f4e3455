import fc from 'fast-check'
import { expect, test } from 'vitest'
import { often } from '../../../../tests/deep.ts'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import { addSellable } from '../../../../tests/fixtures/selling/selling-shop.ts'
import type { Person } from '../../../../tests/processes/open-shop.ts'
import { transitionOrder } from '../../orders/staff/steps/steps.contract.ts'

type World = Awaited<ReturnType<typeof openPayingShop>>

/** Random actions of customers, banks, staff, jobs, time and failures. */
const ACTS = [
  ...([
    'order',
    'order',
    'page',
    'pay',
    'pay',
    'pay',
    'pay later',
    'bank says yes',
    'bank says no',
    'give up',
  ] as const),
  ...(['return', 'staff cancel', 'staff ship', 'minutes', 'hour', 'round', 'round', 'sweep', 'notice twice'] as const),
  ...(['away', 'cut', 'refund elsewhere', 'refund refused'] as const),
] as const

const shoppers = 3
const act = fc.record({ what: fc.constantFrom(...ACTS), who: fc.nat(shoppers - 1) })
/** The actions of a step run concurrently. */
const story = fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 8, maxLength: 18 })

interface Shopper {
  person: Person
  orders: number[]
}

async function play(world: World, product: World['mug'], steps: { what: (typeof ACTS)[number]; who: number }[][]) {
  const { shop, provider } = world
  const people: Shopper[] = await Promise.all(
    Array.from({ length: shoppers }, async (_, n) => ({
      person: await shop.customer(`Buyer${shop.clock.now.getTime()}n${n}`),
      orders: [],
    })),
  )
  const staff = shop.as((await shop.customer(`Unused${shop.clock.now.getTime()}`)).token ?? '')
  await shop.db
    .updateTable('users')
    .set({ staff_role: 'owner' })
    .where('id', '>', 0)
    .where('email', 'like', 'unused%')
    .execute()

  const acting: Record<(typeof ACTS)[number], (one: Shopper) => Promise<unknown> | unknown> = {
    order: async (one) => one.orders.push((await world.order(one.person, product)).id),
    page: ({ orders, person }) => world.page({ id: orders.at(-1) ?? 0 }, person),
    pay: ({ orders }) => atOne(orders, 'open', (reference) => provider.pay(reference)),
    'pay later': ({ orders }) =>
      atOne(orders, 'open', (reference) => provider.become(reference, { state: 'processing' })),
    'bank says yes': ({ orders }) => atOne(orders, 'processing', (reference) => provider.pay(reference)),
    'bank says no': ({ orders }) =>
      atOne(orders, 'processing', (reference) => provider.become(reference, { state: 'failed' })),
    'give up': ({ orders, person }) => world.giveUp({ id: orders.at(-1) ?? 0 }, person),
    return: ({ orders, person }) => world.check({ id: orders.at(-1) ?? 0 }, person),
    'staff cancel': ({ orders }) => step(orders, 'cancelled'),
    'staff ship': ({ orders }) => step(orders, 'shipping'),
    minutes: () => world.pass(13),
    hour: () => world.pass(60),
    round: () => world.work(2),
    sweep: () => Promise.all([world.sweep(), world.sweep()]),
    'notice twice': ({ orders }) =>
      Promise.all(
        provider.of(orders.at(-1) ?? 0).flatMap(({ reference }) => {
          const notice = provider.notice(reference)
          return [world.post(notice), world.post(notice)]
        }),
      ),
    away: () =>
      (['open', 'settle', 'close', 'refund'] as const).forEach((call) => void provider.failNext(call, 'lost before')),
    cut: () => (['open', 'close', 'refund'] as const).forEach((call) => void provider.failNext(call, 'lost after')),
    'refund elsewhere': ({ orders }) =>
      atOne(orders, 'paid', (reference, { receivedCents, refundedCents }) => {
        const left = receivedCents - refundedCents
        provider.become(reference, { refundedCents: refundedCents + Math.ceil(left / 3) })
      }),
    'refund refused': () => provider.failNext('refund', 'refused'),
  }
  const atOne = (
    orders: number[],
    state: string,
    then: (reference: string, payment: ReturnType<typeof provider.of>[number]) => void,
  ) => {
    const payment = orders.flatMap((order) => provider.of(order)).find((one) => one.state === state)
    if (payment) then(payment.reference, payment)
  }
  const step = (orders: number[], to: 'cancelled' | 'shipping') =>
    staff.api(transitionOrder, { params: { id: String(orders.at(-1) ?? 0) }, body: { to } })

  const began = (['order', 'page'] as const).map((what) => people.map((_, who) => ({ what, who })))
  for (const acts of [...began, ...steps])
    await Promise.allSettled(
      acts.map(async ({ what, who }) => {
        const one = people[who]
        if (one) await acting[what](one)
      }),
    )
  provider.recover()
  // Runs until no change is pending: disputes decided, pages expired, refunds sent.
  for (const payment of provider.payments.values())
    if (payment.state === 'processing') provider.become(payment.reference, { state: 'failed' })
  for (let round = 0; round < 10; round += 1) {
    world.pass(round < 3 ? 20 : 13 * 60)
    await world.work()
    await world.sweep()
  }
  return people.flatMap(({ orders }) => orders)
}

/** Compares the shop's payments with the provider's, and its stock with the stock movements. */
async function readFinalState({ shop, provider }: World, orders: readonly number[], variant: number) {
  const ids = orders.length > 0 ? orders : [0]
  const rows = await shop.db
    .selectFrom('orders')
    .select(['id', 'status', 'total_cents'])
    .where('id', 'in', ids)
    .execute()
  const payments = await shop.db.selectFrom('payments').selectAll().where('order_id', 'in', ids).execute()
  const refunds = await shop.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['payments.order_id', 'refunds.cents', 'refunds.state'])
    .where('payments.order_id', 'in', ids)
    .execute()
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const { stock } = await shop.db
    .selectFrom('variants')
    .select('stock')
    .where('id', '=', variant)
    .executeTakeFirstOrThrow()
  const moves = await shop.db.selectFrom('stock_movements').select('change').where('variant_id', '=', variant).execute()
  return {
    stock,
    moved: sum(moves.map(({ change }) => change)),
    held: 2 * rows.filter(({ status }) => status !== 'cancelled').length,
    orders: rows.map(({ id, status }) => {
      const ofOrder = payments.filter((one) => one.order_id === id)
      const back = refunds.filter((one) => one.order_id === id)
      const theirs = provider.of(id)
      return {
        ...{ id, status },
        received: sum(ofOrder.map(({ received_cents }) => received_cents)),
        // Staff transfer the refunds that the provider rejected.
        back: sum(back.filter(({ state }) => state === 'done').map(({ cents }) => cents)),
        failed: sum(back.filter(({ state }) => state === 'failed').map(({ cents }) => cents)),
        unsettled: back.filter(({ state }) => state !== 'done' && state !== 'failed').length,
        alive: ofOrder.filter(({ state }) => state === 'open' || state === 'processing').length,
        paid: ofOrder.filter(({ state }) => state === 'paid').length,
        theirReceived: sum(theirs.map(({ receivedCents }) => receivedCents)),
        theirBack: sum(theirs.map(({ refundedCents }) => refundedCents)),
      }
    }),
  }
}

test('keeps accounts exact and never oversells during random events in any order', {
  timeout: often(120_000),
}, async () => {
  await using world = await openPayingShop()
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      const product = await addSellable(world.shop, { priceCents: 12_50, variants: [{ name: 'One', stock: 10 }] })
      const orders = await play(world, product, steps)
      const books = await readFinalState(world, orders, product.variantIds[0] ?? 0)
      expect([books.stock, books.stock]).toEqual([books.moved, 10 - books.held])
      for (const order of books.orders) {
        const { status, received, back, failed, unsettled, alive, paid, theirReceived, theirBack } = order
        expect({ order, unsettled, alive }).toEqual({ order, unsettled: 0, alive: 0 })
        expect({ order, received, back }).toEqual({ order, received: theirReceived, back: theirBack })
        if (status === 'cancelled') expect(order).toSatisfy(() => received - back <= failed)
        else expect({ order, paid }).toEqual({ order, paid: 1 })
        expect(status).not.toBe('awaiting_payment')
      }
    }),
    { numRuns: often(2), endOnFailure: true },
  )
})
