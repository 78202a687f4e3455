import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { isNextStep, LIFECYCLE, stepsFrom } from './lifecycle.ts'
import { ORDER_STATES, ORDER_STATUSES } from './order-states.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

test('the database accepts exactly the defined statuses, and no transition to awaiting_payment', async () => {
  const { rows } = await sql<{ name: string; words: string[] }>`
    select conname as name, array(select (regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''::text', 'g'))[1]) as words
    from pg_constraint where conname in ('orders_status_check', 'order_steps_status_check') order by name desc`.execute(
    shop.db,
  )
  expect(rows).toEqual([
    { name: 'orders_status_check', words: ORDER_STATUSES },
    { name: 'order_steps_status_check', words: ORDER_STATUSES.filter((status) => status !== 'awaiting_payment') },
  ])
})

test('a tracking number stays until the end of the lifecycle, also in the database', async () => {
  const { rows } = await sql<{ words: string[] }>`
    select array(select (regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''::text', 'g'))[1]) as words
    from pg_constraint where conname = 'orders_tracked'`.execute(shop.db)
  const tracked = ORDER_STATUSES.filter((status) => ORDER_STATES[status].takesTracking)
  expect(rows).toEqual([{ words: tracked.flatMap((status) => [status, ...stepsFrom(status)]) }])
})

test('the lifecycle is making, shipping, shipped, delivered, and a shipped order cannot be cancelled', () => {
  expect(LIFECYCLE).toEqual(['making', 'shipping', 'shipped', 'delivered'])
  expect(ORDER_STATUSES.filter((status) => isNextStep(status, 'cancelled'))).toEqual([
    'making',
    'shipping',
    'awaiting_payment',
  ])
})
