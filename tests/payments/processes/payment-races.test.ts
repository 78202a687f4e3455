import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cancelOwnOrder, checkPayment } from '../../../shop/sales/orders/orders.contract.ts'
import { refundOrder } from '../../../shop/sales/orders/staff/staff-orders.contract.ts'
import { transitionOrder } from '../../../shop/sales/orders/staff/steps/steps.contract.ts'
import { withdrawLines } from '../../../shop/sales/returns/statements/withdrawals.contract.ts'
import { alsoDeep, DEEP } from '../../deep.ts'
import { openStripeShop, type StripeShop } from '../../fixtures/selling/stripe-shop.ts'
import type { PayingProcess } from './paying-process.ts'
import { by, ordered, paged, paidThere } from './payment-actions.ts'

/** `npm run test:deep` runs 50 rounds each. */
const ROUNDS = DEEP > 1 ? 50 : 1
const TOTAL = 29_90
/** Runs all calls in random order. Any of them may be rejected with 409 because another one was faster. */
const settled = (all: readonly (() => unknown)[]) => Promise.allSettled(shuffled(all).map(async (one) => one()))

const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)

/** A race for one order: its preparation, its participants and the allowed outcomes. */
interface Race {
  name: string
  prepare(world: StripeShop): Promise<{ id: number; references: string[] }>
  runners(world: StripeShop, other: PayingProcess, of: { id: number; references: string[] }): (() => unknown)[]
  ends: RegExp
}

const payAt = ({ stripe }: StripeShop, reference: string) =>
  fetch(`${stripe.url}/c/pay/${reference}/pay`, { method: 'POST', redirect: 'manual' })

/** Posts the newest notice of a payment to both processes. */
const notices = (world: StripeShop, other: PayingProcess, times: number) => {
  const { body, headers } = world.stripe.notices.at(-1) ?? { body: '', headers: {} }
  return Array.from(
    { length: times },
    (_, n) => () => (n % 2 ? world.post(body, headers) : other.post('/api/payments/stripe/', body, headers)),
  )
}
const landings = (world: StripeShop, other: PayingProcess, id: number) => [
  () => world.mia.api(checkPayment, by(id)),
  () => other.api(world.mia.token, checkPayment, by(id)),
]
const jobs = (world: StripeShop, other: PayingProcess) => [
  () => world.round(),
  () => other.act('round', { now: world.shop.clock.now }),
  () => other.act('sweep', { now: world.shop.clock.now }),
]
const openPage = async (world: StripeShop) => {
  const id = await ordered(world)
  return { id, references: [await paged(world, id)] }
}

const RACES: readonly Race[] = [
  {
    name: 'twenty notices, returning browsers and jobs',
    prepare: async (world) => {
      const { id, reference } = await paidThere(world)
      return { id, references: [reference] }
    },
    runners: (world, other, { id }) => [
      ...notices(world, other, 20),
      ...landings(world, other, id),
      ...jobs(world, other),
    ],
    ends: /^making paid$/,
  },
  {
    name: 'payment and cancellation by the customer',
    prepare: openPage,
    runners: (world, other, { id, references }) => [
      () => payAt(world, references[0] ?? ''),
      () => other.api(world.mia.token, cancelOwnOrder, by(id)),
      () => world.mia.api(cancelOwnOrder, by(id)),
      ...landings(world, other, id),
    ],
    ends: /^(making paid|cancelled closed)$/,
  },
  {
    name: 'payment and cancellation by staff',
    prepare: openPage,
    runners: (world, other, { id, references }) => [
      () => payAt(world, references[0] ?? ''),
      () => other.api(world.staff.token, transitionOrder, { ...by(id), body: { to: 'cancelled' } }),
      ...landings(world, other, id),
    ],
    // The slower staff member gets 409.
    ends: /^(making paid|cancelled (closed|surplus|paid))$/,
  },
  {
    name: 'payment and expiry of the reservation',
    prepare: async (world) => {
      const { id, reference } = await paidThere(world)
      world.pass(55)
      return { id, references: [reference] }
    },
    runners: (world, other, { id }) => [...jobs(world, other), ...jobs(world, other), ...landings(world, other, id)],
    ends: /^making paid$/,
  },
  {
    name: 'two paid attempts',
    async prepare(world) {
      const id = await ordered(world)
      const first = await paged(world, id)
      world.stripe.account.pay(first, true)
      world.stripe.account.settleLater(first, false)
      await world.mia.api(checkPayment, by(id))
      return { id, references: [first, await paged(world, id)] }
    },
    runners: (world, other, { id, references: [first = '', second = ''] }) => {
      // The bank reverses its decision.
      world.stripe.account.settleLater(first, true)
      const told = notices(world, other, 4)
      return [() => payAt(world, second), ...told, ...jobs(world, other), ...landings(world, other, id)]
    },
    ends: /^making (paid surplus|surplus paid)$/,
  },
  {
    name: 'two refunds by staff, a withdrawal and a refund in the dashboard',
    async prepare(world) {
      const { id, reference } = await paidThere(world)
      await world.mia.api(checkPayment, by(id))
      return { id, references: [reference] }
    },
    runners(world, other, { id, references: [reference = ''] }) {
      const { mia, staff, stripe, variant } = world
      const refund = (amount: string) => ({ key: randomUUID(), because: 'goodwill' as const, amount })
      const lines = [{ variant, quantity: 2 }]
      const withdrawal = { key: randomUUID(), name: 'Mia Test', email: 'mia@example.com', lines }
      return [
        () => staff.api(refundOrder, { ...by(id), body: refund('10.00') }),
        () => other.api(staff.token, refundOrder, { ...by(id), body: refund('4.00') }),
        () => mia.api(withdrawLines, { ...by(id), body: withdrawal }),
        () => other.api(mia.token, withdrawLines, { ...by(id), body: withdrawal }),
        () => stripe.account.refund(stripe.account.find(reference).intent?.id ?? '', 5_00),
        ...notices(world, other, 2),
        ...jobs(world, other),
      ]
    },
    ends: /^cancelled paid$/,
  },
]

/** Reads the final state of an order in the shop and at the provider. */
async function outcome({ shop: { db }, stripe }: StripeShop, { id }: { id: number }) {
  const { status } = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  const payments = await db.selectFrom('payments').selectAll().where('order_id', '=', id).orderBy('id').execute()
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['refunds.cents', 'refunds.state', 'because'])
    .where('order_id', '=', id)
    .execute()
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const theirs = payments.flatMap(({ reference }) => stripe.account.sessions.get(reference ?? '') ?? [])
  const ends = [status, ...payments.map(({ state }) => state)].join(' ')
  return {
    ends,
    open: theirs.filter((session) => session.status === 'open').length,
    received: [sum(payments.map(({ received_cents }) => received_cents)), sum(theirs.map(({ captured }) => captured))],
    back: [
      sum(refunds.filter(({ state }) => state === 'done').map(({ cents }) => cents)),
      sum(theirs.map(({ refunded }) => refunded)),
    ],
    unsettled: refunds.filter(({ state }) => state !== 'done' && state !== 'failed').length,
    /** Amount that the customer has paid in the end, in cents. */
    kept: sum(theirs.map(({ captured, refunded }) => captured - refunded)),
  }
}

/** Races for the same money: several notices, payment and cancellation, refunds. */
const USUAL = [
  'twenty notices, returning browsers and jobs',
  'two refunds by staff, a withdrawal and a refund in the dashboard',
]
const isUsual = ({ name }: Race) => USUAL.includes(name)
test.each(
  alsoDeep(
    RACES.filter(isUsual),
    RACES.filter((race) => !isUsual(race)),
  ),
)(
  '$name, concurrent in two processes: the order has one outcome and no money is lost',
  {
    timeout: 60_000 + ROUNDS * 5_000,
  },
  async ({ prepare, runners, ends }) => {
    await using world = await openStripeShop({ stock: 2 * ROUNDS + 10 })
    const other = await world.start()
    for (let round = 0; round < ROUNDS; round += 1) {
      const of = await prepare(world)
      await other.act('now', { now: world.shop.clock.now })
      await settled(runners(world, other, of))
      for (const minutes of [1, 16, 16]) {
        world.pass(minutes)
        await settled([() => world.round(), () => other.act('round', { now: world.shop.clock.now })])
      }
      const found = await outcome(world, of)
      expect(found.ends).toMatch(ends)
      const isMade = found.ends.startsWith('making')
      const [received] = found.received
      expect(found).toEqual({
        ...found,
        ...{ open: 0, unsettled: 0, received: [received, received], back: [found.back[1], found.back[1]] },
        kept: isMade ? TOTAL : 0,
      })
    }
    const subjects = (await world.shop.emails('mia@example.com')).map(({ subject }) => subject)
    expect(subjects.filter((subject, place) => subjects.indexOf(subject) < place)).toEqual([])
  },
)
