import { defineExtension, type Extension, event, z } from 'comptoir/extension'
import { expect, test } from 'vitest'
import { openReceiver } from '../../../tests/fixtures/webhook-receiver.ts'
import { verify } from '../../../tests/fixtures/webhook-shop.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { listEvents } from '../../admin/events/events.contract.ts'
import { createWebhook, listWebhooks } from '../../admin/webhooks/webhooks.contract.ts'
import { checkExtensions } from './check-extensions.server.ts'

const granted = event({
  name: 'points-granted',
  of: 'customer',
  summary: 'A customer gets points.',
  data: z.object({ points: z.int() }),
})
const unlisted = event({ name: 'points-lost', of: 'customer', summary: 'Points expire.', data: z.object({}) })
const TYPE = 'x.loyalty.points-granted'

const loyalty = defineExtension({
  ...{ name: 'loyalty', version: '1.0.0', for: '*', events: [granted] },
  migrations: { '1-points': 'create table points (customer bigint primary key, points integer not null)' },
})

test('a webhook and the event API deliver the events of an extension exactly if its transaction commits', async () => {
  await using receiver = await openReceiver()
  await using shop = await openShop({ extensions: [loyalty], env: { WEBHOOKS_ALLOW_LOOPBACK: 'on' } })
  const owner = await shop.staff()
  const { types } = await owner.api(listWebhooks, {})
  expect(types).toContainEqual({ type: TYPE, summary: 'A customer gets points.' })
  const body = { name: 'Points', url: `${receiver.url}/points`, types: [TYPE], is_on: true }
  const { secret } = await owner.api(createWebhook, { body })
  await expect(
    owner.api(createWebhook, { body: { ...body, name: 'Other', types: ['x.loyalty.other'] } }),
  ).rejects.toThrow('Select events of the list.')

  const x = shop.services.extensions.contextOf(loyalty)
  const grant = (customer: number, points: number) =>
    x.transaction(async (sql, record) => {
      // Started together, so that the second statement would run as the shop without the order of the calls.
      await Promise.all([
        sql`insert into points values (${customer}, ${points})`,
        record(granted, { subject: customer, data: { points } }),
        sql`update points set points = points + 1 where customer = ${customer}`,
      ])
    })
  await grant(7, 10)
  await expect(grant(7, 20), 'the row exists').rejects.toThrow('points_pkey')
  await x.record(granted, { subject: 7, data: { points: 3, name: 'Mia' } as { points: number } })
  const lost = x.record(unlisted, { subject: 7, data: {} })
  await expect(lost).rejects.toThrow('Add the event points-lost to `events` of the extension first.')
  await expect(x.record(granted, { subject: 7, data: { points: 0.5 } })).rejects.toThrow()

  await expect.poll(() => receiver.at('/points').length).toBe(2)
  const messages = receiver.at('/points').map((request) => verify(request, secret))
  const expected = { subject: { kind: 'customer', id: '7' }, actor: { kind: 'extension' } }
  expect(messages).toMatchObject([
    { type: TYPE, data: { points: 10, sequence: 1, ...expected } },
    { type: TYPE, data: { points: 3, sequence: 2, ...expected } },
  ])
  expect(JSON.stringify(messages), 'unknown fields are removed').not.toContain('Mia')
  const { results } = await owner.api(listEvents, { query: {} })
  expect(results.filter(({ type }) => type === TYPE).map(({ data }) => data)).toEqual([{ points: 10 }, { points: 3 }])
  expect(await x.sql`select points from points`).toEqual([{ points: 11 }])
})

test('the API reference describes the events of extensions', async () => {
  await using shop = await openShop({ extensions: [loyalty] })
  const { webhooks } = (await shop.app.inject('/api/docs/json')).json()
  expect(webhooks[TYPE].post.summary).toBe('A customer gets points.')
})

test.each([
  [{ ...granted, name: 'Points granted' }, 'Use at most 40 lower-case letters'],
  [{ ...granted, of: 'cart' }, 'of an unknown kind of record, cart'],
  [{ ...granted, summary: ' ' }, 'without a summary'],
  [{ ...granted, data: { points: 1 } }, 'without a schema of its data'],
])('the start refuses an invalid event (case %#)', (invalid, problem) => {
  const extension = { ...loyalty, events: [invalid] } as unknown as Extension
  expect(() => checkExtensions([extension])).toThrow(`the extension loyalty has the event ${invalid.name}`)
  expect(() => checkExtensions([extension])).toThrow(problem)
})

test('the start refuses two events of the same name', () => {
  expect(() => checkExtensions([{ ...loyalty, events: [granted, granted] }])).toThrow(
    'has the event points-granted twice.',
  )
})
