import {
  action,
  defineExtension,
  endpoint,
  invalid,
  number,
  refuse,
  type ScreenRecord,
  screen,
  text,
  z,
} from 'comptoir/extension'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MINUTE } from '../../../../server/durations.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { listExtensions, switchExtension } from '../../../admin/settings/extensions/extensions.contract.ts'
import { auditLog } from '../../activity-log/audit-log.contract.ts'
import { listExtensionPages } from './extension-pages.contract.ts'

let next: (() => ScreenRecord | Promise<ScreenRecord>) | undefined
const loyalty = defineExtension({
  ...{ name: 'loyalty', version: '1.0.0', for: '*' },
  screens: {
    points: screen({
      title: 'Loyalty points',
      role: 'orders',
      load: ({ query, caller }) =>
        next?.() ?? {
          sections: [
            { title: 'Points', lines: [`Of ${caller.role}, after ${query.after ?? 'nothing'}`] },
            {
              facts: [{ name: 'Customers', value: 2 }],
              table: {
                columns: ['Customer', { name: 'Points', isNumber: true }, 'Actions'],
                rows: [[{ text: 'Mia', to: '/admin/customers/7' }, 5, { action: 'reset', of: '7' }]],
                next: 'Mia',
              },
              actions: ['send'],
            },
          ],
        },
      actions: {
        send: action({
          label: 'Send points',
          fields: { to: text({ label: 'Customer', isRequired: true }), points: number({ label: 'Points', min: 1 }) },
          do: ({ values: { to, points } }) => {
            if (to === 'Ben') throw invalid({ to: 'Ben has no account.' })
            if (points > 5) throw refuse(409, 'There are only 5 points.')
            return `${points} points sent to ${to}`
          },
        }),
        forget: action({
          ...{ label: 'Remove points', isPersonal: true },
          do: ({ of }) => `Points of ${of} removed`,
        }),
        reset: action({
          ...{ label: 'Reset points', isDangerous: true },
          do: ({ of }) => {
            if (of !== '7') throw new Error('The database of points is gone.')
            return undefined
          },
        }),
      },
    }),
  },
})

const ask = async (shop: TestShop, by: Person, path: string, body?: object) => {
  const answer = await shop.app.inject({
    ...{ method: body ? 'POST' : 'GET', url: `/api/x/loyalty/screens/points/${path}` },
    ...{ headers: { authorization: `Token ${by.token}` }, ...(body && { payload: body }) },
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('a screen of an extension is loaded and its actions run, for its role only', async () => {
  await using shop = await openShop({ extensions: [loyalty] })
  const [owner, orders, catalogue] = [await shop.staff(), await shop.staff('orders'), await shop.staff('catalogue')]
  expect(await catalogue.api(listExtensionPages, {})).toEqual({ pages: [] })
  expect((await orders.api(listExtensionPages, {})).pages).toMatchObject([
    { extension: 'loyalty', name: 'points', kind: 'screen', title: 'Loyalty points' },
  ])
  for (const path of ['', 'send/', 'reset/'])
    expect(await ask(shop, catalogue, path, path ? {} : undefined)).toMatchObject({ status: 403 })
  const { status, body } = await ask(shop, orders, '?after=Ada&other=1')
  expect([status, body.sections[0].lines, body.sections[1].table.next]).toEqual([200, ['Of orders, after Ada'], 'Mia'])
  expect(body.actions).toMatchObject([
    {
      name: 'send',
      is_dangerous: false,
      fields: [
        { name: 'to', is_required: true },
        { name: 'points', min: 1 },
      ],
    },
    { name: 'forget' },
    { name: 'reset', is_dangerous: true, fields: [] },
  ])

  expect(await ask(shop, orders, 'send/', { to: '', points: '0' })).toEqual({
    ...{ status: 400, body: { to: ['This field may not be blank.'], points: ['Enter a number of at least 1.'] } },
  })
  expect(await ask(shop, orders, 'send/', { to: 'Ben', points: '2' })).toEqual({
    ...{ status: 400, body: { to: ['Ben has no account.'] } },
  })
  expect(await ask(shop, orders, 'send/', { to: 'Mia', points: 6 })).toEqual({
    ...{ status: 409, body: { detail: 'There are only 5 points.' } },
  })
  expect(await ask(shop, orders, 'send/', { to: 'Mia', points: 3 })).toEqual({
    ...{ status: 200, body: { message: '3 points sent to Mia' } },
  })
  expect(await ask(shop, owner, 'reset/', { of: '7' })).toEqual({ status: 200, body: { message: 'Reset points' } })
  // The activity log outlives the customer.
  expect(await ask(shop, owner, 'forget/', { of: 'Mia' })).toMatchObject({ body: { message: 'Points of Mia removed' } })
  const { results } = await owner.api(auditLog, { query: {} })
  expect(results.map(({ field, new: now, by }) => [field, now, by])).toEqual([
    ['extensions[loyalty: Remove points]', 'Remove points', 'Staff Test'],
    ['extensions[loyalty: Reset points]', '7: Reset points', 'Staff Test'],
    ['extensions[loyalty: Send points]', '3 points sent to Mia', 'orders Test'],
  ])
  const { extensions } = await owner.api(listExtensions, {})
  expect(extensions[0]?.errors).toEqual([])
})

test('a screen that throws or returns an invalid record fails, and three errors disable the extension', async () => {
  await using shop = await openShop({ extensions: [loyalty] })
  const owner = await shop.staff()
  const rows = [['One', 'Two']]
  for (const content of [
    { sections: [{ links: [{ text: 'Run', to: 'javascript:alert(1)' }] }] },
    { sections: [{ table: { columns: ['One'], rows } }] },
    { sections: [{ actions: ['unknown'] }] },
    { sections: [{ table: { columns: ['A'], rows: Array.from({ length: 200 }, () => ['€'.repeat(1_000)]) } }] },
  ]) {
    next = () => content
    expect((await ask(shop, owner, '')).status).toBe(503)
    await shop.services.extensions.settle()
    shop.clock.now = new Date(shop.clock.now.getTime() + MINUTE)
  }
  next = () => Promise.reject(new Error('The database of points is gone.'))
  expect((await ask(shop, owner, '')).status).toBe(503)
  await shop.services.extensions.settle()
  expect((await ask(shop, owner, 'reset/', { of: '8' })).status).toBe(503)
  await shop.services.extensions.settle()
  const { extensions } = await owner.api(listExtensions, {})
  expect(extensions[0]?.errors.slice(0, 4).map(({ place, message }) => [place, message])).toEqual([
    ['action points/reset', 'The database of points is gone.'],
    ['screen points', 'The database of points is gone.'],
    ['screen points', 'The record exceeds 256 kB.'],
    ['screen points', 'There is no action unknown.'],
  ])
  expect((await ask(shop, owner, '')).status).toBe(503)
  await shop.services.extensions.settle()
  next = undefined
  expect(await ask(shop, owner, '')).toEqual({
    ...{ status: 404 },
    body: { detail: 'The extension loyalty is disabled. Owners can enable it under Settings, Extensions.' },
  })
  expect(await owner.api(listExtensionPages, {})).toEqual({ pages: [] })
  await owner.api(switchExtension, { params: { name: 'loyalty' }, body: { is_enabled: true } })
  expect((await ask(shop, owner, '')).status).toBe(200)
})

/** A screen with an action that ends when the returned function is called. */
function slowSending() {
  let finish: (() => void) | undefined
  const calls: string[] = []
  const extension = defineExtension({
    ...{ name: 'loyalty', version: '1.0.0', for: '*' },
    screens: {
      points: screen({
        ...{ title: 'Loyalty points', role: 'orders', load: () => ({ sections: [] }) },
        actions: {
          send: action({
            ...{ label: 'Send points', fields: { to: text({ label: 'Customer' }) } },
            do: async ({ values: { to } }) => {
              calls.push(to)
              await new Promise<void>((resolve) => {
                finish = resolve
              })
              return `Sent to ${to}`
            },
          }),
        },
      }),
    },
    endpoints: {
      'POST /send': endpoint({
        ...{ summary: 'Sends points', who: 'staff', answers: z.object({}) },
        do: () => new Promise<Record<string, never>>(() => {}),
      }),
    },
  })
  return { extension, calls, finish: () => finish?.() }
}
const entriesOf = async (owner: Person) =>
  (await owner.api(auditLog, { query: {} })).results.map(({ field, new: now }) => [field, now])
const FIELD = 'extensions[loyalty: Send points]'

test('an action that takes too long is not run twice, and is in the activity log', { tags: ['deep'] }, async () => {
  const { extension, calls, finish } = slowSending()
  await using shop = await openShop({ extensions: [extension] })
  const [owner, orders] = [await shop.staff(), await shop.staff('orders')]
  const headers = { authorization: `Token ${owner.token}` }
  const ofEndpoint = shop.app.inject({ method: 'POST', url: '/api/x/loyalty/send', headers })
  const both = [ask(shop, owner, 'send/', { to: 'Mia' }), ask(shop, orders, 'send/', { to: 'Mia' })]
  const stillRuns = 'This action is still running. Wait a moment, then look at the screen before you repeat it.'
  expect(await Promise.race(both)).toEqual({ status: 409, body: { detail: stillRuns } })
  expect(await entriesOf(owner)).toEqual([[FIELD, 'started']])
  const late = (await Promise.all(both)).map(({ body }) => body.detail).toSorted()
  expect(late).toEqual([
    'This action did not finish in time. It may still be carried out. Look at the screen before you repeat it.',
    stillRuns,
  ])
  expect((await ofEndpoint).json()).toEqual({
    detail:
      'This extension did not answer in time. The request may still be carried out. Check this before you repeat it.',
  })
  expect(await ask(shop, orders, 'send/', { to: 'Mia' })).toMatchObject({ status: 409 })
  finish()
  await expect.poll(() => entriesOf(owner)).toEqual([[FIELD, 'Sent to Mia']])
  expect(calls).toEqual(['Mia'])

  const again = ask(shop, orders, 'send/', { to: 'Mia' })
  await expect.poll(() => calls).toEqual(['Mia', 'Mia'])
  finish()
  expect(await again).toEqual({ status: 200, body: { message: 'Sent to Mia' } })
})

test('an action runs only if the activity log has its start, and is done also if its end is not stored', async () => {
  const { extension, calls, finish } = slowSending()
  await using shop = await openShop({ extensions: [extension] })
  const owner = await shop.staff()
  const rename = (from: string, to: string) => sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(shop.db)
  await rename('audit_entries', 'no_entries')
  expect((await ask(shop, owner, 'send/', { to: 'Mia' })).status).toBe(500)
  await rename('no_entries', 'audit_entries')
  expect(calls).toEqual([])
  const sent = ask(shop, owner, 'send/', { to: 'Mia' })
  await expect.poll(() => calls).toEqual(['Mia'])
  await rename('audit_entries', 'no_entries')
  finish()
  expect(await sent).toEqual({ status: 200, body: { message: 'Sent to Mia' } })
  await rename('no_entries', 'audit_entries')
  expect(await entriesOf(owner)).toEqual([[FIELD, 'started']])
})
