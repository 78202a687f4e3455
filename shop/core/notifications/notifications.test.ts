import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addPerson } from '../../../tests/fixtures/people.ts'
import { openPayingShop } from '../../../tests/fixtures/selling/paying-shop.ts'
import { checkOutCart, putInCart } from '../../../tests/fixtures/selling/selling-shop.ts'
import { openShop, type Person } from '../../../tests/processes/open-shop.ts'
import { until } from '../../../tests/processes/until.ts'
import { sendMessage } from '../../content/messages/contact.contract.ts'
import { recordPayment } from '../../sales/orders/staff/staff-orders.contract.ts'
import { withdrawLines, withdrawWithoutOrder } from '../../sales/returns/statements/withdrawals.contract.ts'
import { saveSettings } from '../settings/settings.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

const OWNER = 'owner@shop.example'
const DEFAULTS = {
  ...{ recipients: OWNER, order_placed: 'on', payment_received: '', customer_message: 'on' },
  ...{ withdrawal_stated: 'on', order_cancelled: '' },
} as const
const ALL_OFF = {
  ...{ order_placed: '', payment_received: '', customer_message: '', withdrawal_stated: '', order_cancelled: '' },
} as const

type Values = Partial<Record<keyof typeof DEFAULTS, string>>
const set = (owner: Person, values: Values, version = 0) =>
  owner.api(saveSettings.notifications, { body: { version, ...DEFAULTS, ...values } })

/** Opens a shop that notifies `OWNER`, in which Mia can order mugs. */
async function openNotifyingShop(values: Values = {}) {
  const world = await openPayingShop()
  const { shop, staff, mia, mug } = world
  await set(staff, values)
  const params = (id: number) => ({ id: String(id) })
  return {
    ...world,
    received: () => world.subjects(OWNER),
    transferOrder: async () => {
      await putInCart(mia, mug, 2)
      const order = await checkOutCart(mia, { payment: 'transfer' })
      await mia.ordersConfirmed()
      return order
    },
    markPaid: ({ id, price }: { id: number; price: string }) =>
      staff.api(recordPayment, { params: params(id), body: { amount: price, received_on: '2026-11-23' } }),
    withdraw: ({ id }: { id: number }, quantity: number) =>
      mia.api(withdrawLines, {
        params: params(id),
        body: {
          ...{ key: crypto.randomUUID(), name: 'Mia Test', email: 'mia@example.com' },
          lines: [{ variant: world.variant, quantity }],
        },
      }),
    message: (title = 'The mug') =>
      shop.visitor.api(sendMessage, {
        body: { name: 'Mia Wong', email: 'mia@example.com', title, body: 'Is it safe in the oven?' },
      }),
  }
}

test('notifies staff of an order by bank transfer, without the name and address of the customer', async () => {
  await using world = await openNotifyingShop({ recipients: `${OWNER}\nanna@shop.example` })
  const { shop, transferOrder } = world
  const { id } = await transferOrder()
  const subject = `New order ${id}: €29.90, bank transfer`
  const [email, ...others] = await shop.emails(OWNER)
  expect(others).toEqual([])
  expect(email).toMatchObject({ subject })
  expect(await world.subjects('anna@shop.example')).toEqual([subject])
  expect(email?.text).toContain('It awaits payment')
  expect(email?.text).toContain('2 × Mug, Red: €25.00')
  expect(email?.text).toContain('Delivery: Home in France')
  expect(email?.text).toContain(`See order ${id}: https://shop.example/admin/orders/${id}`)
  expect(`${email?.text}${email?.html}`).not.toMatch(/mia|Lyon/i)
})

test('notifies staff of an order paid online once, when the payment is confirmed', async () => {
  await using world = await openNotifyingShop({ payment_received: 'on' })
  const { order, page, check, provider, received } = world
  const placed = await order()
  const reference = await page(placed)
  expect(await received()).toEqual([])
  provider.pay(reference)
  await Promise.all([check(placed), check(placed), world.work(2)])
  await world.post(provider.notice(reference))
  await world.work()
  expect(await received()).toEqual([`New order ${placed.id}: €29.90, paid online`])
})

test('marks the notification of a test order', async () => {
  await using world = await openNotifyingShop()
  const { shop, order, page, check, provider, received } = world
  const placed = await order()
  const reference = await page(placed)
  await shop.db.updateTable('payments').set({ is_test: true }).where('order_id', '=', placed.id).execute()
  provider.pay(reference)
  await check(placed)
  expect(await received()).toEqual([`Test order ${placed.id}: €29.90, paid online`])
})

test('notifies staff once when the handler that confirms the order fails at its end and runs again', async () => {
  await using world = await openNotifyingShop()
  const { shop, transferOrder, received } = world
  await sql`create sequence attempts_to_end`.execute(shop.db)
  await sql`
    create function fail_first_end() returns trigger language plpgsql as $$
      begin
        if old.subscriber = 'emails' and old.type = 'order.placed' and nextval('attempts_to_end') = 1 then raise 'failed'; end if;
        return old;
      end $$`.execute(shop.db)
  await sql`create trigger fail_first_end before delete on event_deliveries for each row execute function fail_first_end()`.execute(
    shop.db,
  )
  const placing = transferOrder()
  await until(async () => {
    const failed = shop.db.selectFrom('event_deliveries').select('event').where('attempts', '=', 1)
    return (await failed.execute()).length === 1
  })
  world.pass(1)
  const { id } = await placing
  expect(await received()).toEqual([`New order ${id}: €29.90, bank transfer`])
  expect((await sql`select last_value::integer as ends from attempts_to_end`.execute(shop.db)).rows).toEqual([
    { ends: 2 },
  ])
})

test('sends nothing for an event that is off, and one e-mail per event that is on', async () => {
  await using world = await openNotifyingShop(ALL_OFF)
  const { staff, shop, received, transferOrder, markPaid, withdraw, message, giveUp } = world
  const everyEvent = async () => {
    const given = await transferOrder()
    await giveUp(given)
    const paid = await transferOrder()
    await markPaid(paid)
    await withdraw(paid, 1)
    await withdraw(paid, 1)
    await message()
    await shop.visitor.api(withdrawWithoutOrder, {
      body: {
        ...{ key: crypto.randomUUID(), name: 'Ida', email: 'ida@example.com' },
        ...{ order_number: '99', items: `A lamp, ${paid.id}` },
      },
    })
    return [given.id, paid.id]
  }
  await everyEvent()
  expect(await received()).toEqual([])

  await set(staff, { payment_received: 'on', order_cancelled: 'on' }, 1)
  const [given, paid] = await everyEvent()
  const emails = await received()
  expect(emails).toHaveLength(8)
  // E-mails of different records are queued in any order.
  const expected = [
    `New order ${given}: €29.90, bank transfer`,
    `Order ${given}: cancelled by the customer`,
    `New order ${paid}: €29.90, bank transfer`,
    `Order ${paid}: €29.90 received`,
    `Order ${paid}: cancelled by the customer in part`,
    `Order ${paid}: cancelled by the customer`,
    'Message: The mug',
    expect.stringMatching(/^Withdrawal \d+: no matching order$/),
  ]
  expect(emails).toEqual(expect.arrayContaining(expected))
})

test('falls back to SHOP_EMAIL, then the contact address, then all owners, then the sender', async () => {
  const body = { name: 'Mia', email: 'mia@example.com', title: 'The mug', body: 'Is it safe in the oven?' }
  const addresses = [
    'set@shop.example',
    'env@shop.example',
    'contact@shop.example',
    'staff@example.com',
    'shop@localhost',
  ]
  for (const [index, expected] of addresses.entries()) {
    await using shop = await openShop({ env: { SHOP_EMAIL: index <= 1 ? 'env@shop.example' : '' } })
    if (index <= 3) {
      const owner = await shop.staff()
      if (index === 3) await addPerson(shop.db, { first: 'Eve', email: 'eve@example.com', role: 'owner' })
      if (index === 0) await set(owner, { recipients: 'set@shop.example' })
      const contact = { telephone: '', address: '', hours: '', social: '' }
      if (index <= 2)
        await owner.api(saveSettings.contact, { body: { version: 0, email: 'contact@shop.example', ...contact } })
    }
    await shop.visitor.api(sendMessage, { body })
    const received = []
    for (const address of [...addresses, 'eve@example.com'])
      if ((await shop.emails(address)).length > 0) received.push(address)
    expect(received).toEqual(index === 3 ? [expected, 'eve@example.com'] : [expected])
  }
})

test.each([
  ['anna@shop.example\nno address', '“no address” is not a valid email address. Enter one address per line.'],
  ['a@b.example, c@d.example', '“a@b.example, c@d.example” is not a valid email address. Enter one address per line.'],
  [Array.from({ length: 6 }, (_, n) => `a${n}@b.example`).join('\n'), 'Ensure this field has no more than 5 lines.'],
])('rejects the recipients %j', async (recipients, message) => {
  const owner = await shop.staff()
  await expect(set(owner, { recipients })).rejects.toThrow(`{"recipients":["${message}"]}`)
})

test('stores each recipient once, without empty lines', async () => {
  const owner = await shop.staff()
  const saved = await set(owner, { recipients: ' a@b.example \r\n\r\nc@d.example\na@b.example' })
  expect(saved.values.recipients).toBe('a@b.example\nc@d.example')
})
