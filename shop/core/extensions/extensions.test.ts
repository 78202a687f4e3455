import { setImmediate } from 'node:timers/promises'
import { defineExtension, type Extension, endpoint, refuse, text, z } from 'comptoir/extension'
import { expect, test } from 'vitest'
import { MINUTE } from '../../../server/durations.ts'
import { openShop, type Person, type TestShop } from '../../../tests/processes/open-shop.ts'
import { getDashboard } from '../../admin/dashboard/dashboard.contract.ts'
import { listExtensions, switchExtension } from '../../admin/settings/extensions/extensions.contract.ts'
import { auditLog } from '../activity-log/audit-log.contract.ts'
import { checkExtensions } from './check-extensions.server.ts'
import { importExtensions } from './import-extensions.server.ts'
import { openExtensions } from './open-extensions.server.ts'

const loyalty = defineExtension({
  name: 'loyalty',
  version: '1.2.0',
  for: '^0.1',
  description: 'Counts points.',
  endpoints: {
    'GET /points/:id': endpoint({
      summary: 'Get the points of a customer',
      who: 'customer',
      params: z.object({ id: z.coerce.number().int() }),
      query: z.object({ factor: z.coerce.number().int().max(9).default(1) }),
      answers: z.object({ points: z.int(), caller: z.int(), at: z.iso.datetime() }),
      do: ({ params, query, caller }, x) => {
        if (params.id === 404) throw refuse(404, 'There are no points.')
        return { points: params.id * query.factor, caller: caller?.id ?? 0, at: x.now().toISOString() }
      },
    }),
    'POST /points': endpoint({
      summary: 'Add points',
      who: 'orders',
      body: z.object({ points: z.int().min(1) }),
      answers: z.object({ points: z.int() }),
      do: async ({ body }) => body,
    }),
    'GET /broken': endpoint({
      summary: 'Fails',
      who: 'anyone',
      query: z.object({ how: z.enum(['throws', 'hangs', 'lies']) }),
      answers: z.object({ points: z.int() }),
      do: ({ query }) => {
        if (query.how === 'throws') throw new Error('The database of points is gone.')
        if (query.how === 'lies') return { points: 'many' as never }
        return new Promise(() => {})
      },
    }),
  },
})

const other = defineExtension({
  name: 'other',
  version: '2.0.0',
  for: '*',
  endpoints: {
    'GET /': endpoint({
      summary: 'Greets',
      who: 'anyone',
      answers: z.object({ text: z.string() }),
      do: () => ({ text: 'hello' }),
    }),
  },
})

const old = defineExtension({ name: 'old', version: '0.9.0', for: '^9.0', endpoints: loyalty.endpoints ?? {} })

const ask = async (shop: TestShop, url: string, person?: Person, body?: object) => {
  const answer = await shop.app.inject({
    ...{ method: body ? 'POST' : 'GET', url: `/api/x/${url}`, ...(body && { payload: body }) },
    headers: person?.token ? { authorization: `Token ${person.token}` } : {},
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('endpoints check the caller, the request and the answer, and are in the API reference', async () => {
  await using shop = await openShop({ extensions: [loyalty, other, old] })
  const [mia, orders, catalogue] = [
    await shop.customer('Mia'),
    await shop.staff('orders'),
    await shop.staff('catalogue'),
  ]
  const at = shop.clock.now.toISOString()
  expect(await ask(shop, 'loyalty/points/7?factor=2', mia)).toEqual({
    status: 200,
    body: { points: 14, caller: mia.id, at },
  })
  expect(await ask(shop, 'loyalty/points/7')).toMatchObject({ status: 401 })
  expect(await ask(shop, 'loyalty/points/x', mia)).toMatchObject({ status: 404 })
  expect(await ask(shop, 'loyalty/points/7?factor=10', mia)).toMatchObject({
    status: 400,
    body: { factor: [expect.any(String)] },
  })
  expect(await ask(shop, 'loyalty/points/404', mia)).toEqual({ status: 404, body: { detail: 'There are no points.' } })
  expect(await ask(shop, 'loyalty/points', mia, { points: 1 })).toMatchObject({ status: 403 })
  expect(await ask(shop, 'loyalty/points', catalogue, { points: 1 })).toMatchObject({ status: 403 })
  expect(await ask(shop, 'loyalty/points', orders, { points: 0 })).toMatchObject({ status: 400 })
  expect(await ask(shop, 'loyalty/points', orders, { points: 3 })).toEqual({ status: 200, body: { points: 3 } })
  expect(await ask(shop, 'other/')).toEqual({ status: 200, body: { text: 'hello' } })
  // Its version of the shop is not this one.
  expect(await ask(shop, 'old/points/7', mia)).toMatchObject({ status: 404 })
  const { paths } = (await shop.app.inject('/api/docs/json')).json()
  expect(paths['/api/x/loyalty/points/{id}'].get).toMatchObject({
    ...{ summary: 'Get the points of a customer', tags: ['Extension loyalty'], security: [{ token: [] }] },
  })
  // Refusals are no errors of the extension.
  const owner = await shop.staff()
  const { extensions } = await owner.api(listExtensions, {})
  expect(extensions.map(({ name, state, errors }) => [name, state, errors])).toEqual([
    ['loyalty', 'enabled', []],
    ['other', 'enabled', []],
    ['old', 'unsupported', []],
  ])
})

test('three errors in a minute disable an extension with an e-mail, and the owner enables it again', async () => {
  await using shop = await openShop({ extensions: [loyalty, other] })
  const owner = await shop.staff()
  const fails = async (how: string) => {
    expect(await ask(shop, `loyalty/broken?how=${how}`)).toEqual({
      ...{ status: 503, body: { detail: 'This extension failed. Try again later.' } },
    })
    await shop.services.extensions.settle()
  }
  await fails('throws')
  await fails('lies')
  shop.clock.now = new Date(shop.clock.now.getTime() + MINUTE)
  await fails('throws')
  await fails('throws')
  expect((await ask(shop, 'loyalty/points/7', owner)).status).toBe(200)
  expect(await owner.api(getDashboard, {})).toMatchObject({ failed_extensions: [] })
  await fails('throws')

  expect((await ask(shop, 'loyalty/points/7', owner)).status).toBe(404)
  expect((await ask(shop, 'other/')).status).toBe(200)
  const { extensions } = await owner.api(listExtensions, {})
  expect(extensions[0]).toMatchObject({
    name: 'loyalty',
    version: '1.2.0',
    description: 'Counts points.',
    state: 'failed',
  })
  expect(extensions[0]?.errors.map(({ place, message }) => [place, message.split('\n')[0]])).toEqual([
    ['GET /broken', 'The database of points is gone.'],
    ['GET /broken', 'The database of points is gone.'],
    ['GET /broken', 'The database of points is gone.'],
    ['GET /broken', 'The answer is invalid: ✖ Invalid input: expected number, received string'],
    ['GET /broken', 'The database of points is gone.'],
  ])
  expect(await owner.api(getDashboard, {})).toMatchObject({ failed_extensions: ['loyalty'] })
  const emails = await shop.emails('shop@localhost')
  expect(emails.map(({ subject }) => subject)).toEqual(['The extension loyalty was disabled after errors'])
  expect(emails[0]?.text).toContain('https://shop.example/admin/settings/extensions')

  const set = (name: string, is_enabled: boolean) =>
    owner.api(switchExtension, { params: { name }, body: { is_enabled } })
  await set('loyalty', true)
  expect((await ask(shop, 'loyalty/points/7', owner)).status).toBe(200)
  await set('other', false)
  await set('other', false)
  expect((await ask(shop, 'other/')).status).toBe(404)
  const { results } = await owner.api(auditLog, { query: { settings: '1' } as never })
  expect(results.map(({ field, old, new: now }) => [field, old, now])).toEqual([
    ['extensions[other]', 'enabled', 'disabled'],
    ['extensions[loyalty]', 'disabled', 'enabled'],
  ])
  await expect(set('unknown', true)).rejects.toThrow('404')
})

test('two processes follow the states of each other, and an endpoint that hangs fails after ten seconds', {
  tags: ['deep'],
}, async () => {
  await using shop = await openShop({ extensions: [loyalty] })
  const second = await openExtensions({ ...shop.services, log: () => {} }, [loyalty])
  const owner = await shop.staff()
  await owner.api(switchExtension, { params: { name: 'loyalty' }, body: { is_enabled: false } })
  expect(second.enabled).toHaveLength(1)
  await second.reload()
  expect(second.enabled).toEqual([])
  await owner.api(switchExtension, { params: { name: 'loyalty' }, body: { is_enabled: true } })
  await second.reload()
  // Both notice three errors at the same time; one e-mail is sent.
  for (const process of [second, shop.services.extensions])
    for (let error = 0; error < 3; error += 1) process.report(loyalty, 'GET /broken', new Error('gone'))
  await Promise.all([second.settle(), shop.services.extensions.settle()])
  expect(await shop.emails('shop@localhost')).toHaveLength(1)
  await owner.api(switchExtension, { params: { name: 'loyalty' }, body: { is_enabled: true } })

  const begun = performance.now()
  expect(await ask(shop, 'loyalty/broken?how=hangs')).toMatchObject({ status: 503 })
  expect(performance.now() - begun).toBeGreaterThan(9_900)
  await shop.services.extensions.settle()
  const { extensions } = await owner.api(listExtensions, {})
  expect(extensions[0]?.errors[0]?.message).toBe('It took longer than 10 s.')
})

test('an extension that was removed stays in the list, and its name can be used again', async () => {
  await using shop = await openShop({ extensions: [other] })
  await shop.db.insertInto('extensions').values({ name: 'gone', version: '1.0.0', failed_at: null }).execute()
  const owner = await shop.staff()
  const { extensions } = await owner.api(listExtensions, {})
  expect(extensions.map(({ name, state }) => [name, state])).toEqual([
    ['other', 'enabled'],
    ['gone', 'removed'],
  ])
  await expect(owner.api(switchExtension, { params: { name: 'gone' }, body: { is_enabled: false } })).rejects.toThrow(
    '409',
  )
  await expect((await shop.staff('orders')).api(listExtensions, {})).rejects.toThrow('403')
})

const PAGE = { title: 'List', role: 'orders', fields: { name: text({ label: 'Name' }) } }

test.each([
  [{ name: 'No Name' }, 'has an invalid name'],
  [{ version: '1' }, 'has the version 1'],
  [{ for: 'soon' }, 'is for soon'],
  [{ slot: {} }, 'has an unknown part, slot.'],
  [{ texts: { en: { a: 'A' }, fr: {} } }, 'has the text a in en but not in fr.'],
  [{ texts: { en: {}, fr: { a: 'A' } } }, 'has the text a in fr but not in en.'],
  [{ texts: { en: { a: '{count} points' }, fr: { a: '{points} points' } } }, 'has the text a with other values in fr'],
  [{ resources: { screens: PAGE } }, 'has the admin page screens.'],
  [{ resources: { list: { ...PAGE, role: 'staff' } } }, 'has the admin page list for staff.'],
  [{ resources: { list: { ...PAGE, unique: 'no' } } }, 'has the resource list with the unique field no.'],
  [{ resources: { list: { ...PAGE, fields: { id: text({ label: 'Id' }) } } } }, 'has the field id in list.'],
  [{ resources: { list: PAGE }, screens: { list: { ...PAGE, load: () => ({ sections: [] }) } } }, 'Use two names.'],
  [{ resources: { list: PAGE }, endpoints: { 'PUT /list/:slug': {} } }, 'has the endpoint PUT /list/:slug twice.'],
  [{ endpoints: { 'get points': {} } }, 'has the endpoint get points. Use a method and a path'],
  [{ endpoints: { 'GET /a/:id': {}, 'GET /a/:name/': {} } }, 'has the endpoint GET /a/:name/ twice.'],
])('refuses to start with %j', (part, sentence) => {
  const extension = { name: 'loyalty', version: '1.0.0', for: '*', ...part } as unknown as Extension
  expect(() => checkExtensions([extension])).toThrow(sentence)
  expect(() => checkExtensions([other, other])).toThrow('extensions.ts: the extension other is listed twice.')
})

test('an extension gets its texts with values, in its first language if it has none for the shop', async () => {
  const one = defineExtension({
    ...{ name: 'one', version: '1.0.0', for: '*' },
    texts: { en: { points: '{count} points, {name}' }, fr: { points: '{count} points, {name} (fr)' } },
    slots: { footer: (_, x) => ({ title: x.text('points', { count: 5, name: '{count}' }) }) },
  })
  const german = defineExtension({ ...one, name: 'two', texts: { de: { points: 'Punkte' } }, slots: {} })
  await using shop = await openShop({ extensions: [one, german] })
  const contextOf = (extension: Extension) => shop.services.extensions.contextOf(extension)
  expect(contextOf(one).text('points', { count: 5, name: '{count}' })).toBe('5 points, {count}')
  expect(contextOf(one).text('points')).toBe('{count} points, {name}')
  expect(contextOf(german).text('points')).toBe('Punkte')
  expect(() => contextOf(one).text('unknown')).toThrow('There is no text unknown.')
})

test('starts without extensions if extensions.ts throws', async () => {
  const said: string[] = []
  const say = (sentence: string) => void said.push(sentence)
  const failing = async (): Promise<never> => {
    await setImmediate()
    throw new Error('Cannot find package comptoir-extension-dhl.')
  }
  expect(await importExtensions(failing, say)).toBeUndefined()
  expect(said).toEqual([
    'The shop starts without the extensions of its owner, because extensions.ts failed: Cannot find package comptoir-extension-dhl.',
  ])
  expect(await importExtensions(() => import('../../../extensions.ts'), say)).toEqual([])
  await expect(importExtensions(async () => ({ default: {} }), say)).rejects.toThrow('must export a list')
})
