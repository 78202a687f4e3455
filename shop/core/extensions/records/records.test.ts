import { choice, date, defineExtension, endpoint, longText, money, number, resource, text, z } from 'comptoir/extension'
import { expect, test } from 'vitest'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { switchExtension } from '../../../admin/settings/extensions/extensions.contract.ts'
import { auditLog } from '../../activity-log/audit-log.contract.ts'

const purchasing = defineExtension({
  ...{ name: 'purchasing', version: '1.0.0', for: '*' },
  resources: {
    suppliers: resource({
      title: 'Suppliers',
      role: 'catalogue',
      fields: {
        name: text({ label: 'Name', max: 60, isRequired: true }),
        notes: longText({ label: 'Notes' }),
        minimum: money({ label: 'Minimum order', max: 1_000_00 }),
        days: number({ label: 'Delivery time', min: 1, max: 90 }),
        terms: choice({ label: 'Terms', options: { prepaid: 'Prepaid', invoice: 'Invoice' }, default: 'invoice' }),
        since: date({ label: 'Supplier since' }),
      },
      unique: 'name',
      max: 3,
    }),
  },
  endpoints: {
    'POST /suppliers/import': endpoint({
      ...{ summary: 'Add a supplier', who: 'catalogue', body: z.object({ name: z.string() }) },
      answers: z.object({ count: z.int(), minimum: z.number().optional() }),
      do: async ({ body }, x) => {
        const records = x.records('suppliers')
        const added = await records.add({ name: body.name })
        await records.change(added.id, { minimum: 12_34 })
        const read = await records.get(added.id)
        return { count: (await records.list()).length, minimum: read?.minimum as number }
      },
    }),
  },
})

const PATH = '/api/x/purchasing/suppliers/'
const potter = { name: 'Potter & Co', minimum: '120,5', days: '3', terms: 'prepaid', since: '2026-11-01', notes: '' }
const ask = async (shop: TestShop, by: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) => {
  const answer = await shop.app.inject({
    ...{ method, url: `${PATH}${path}`, headers: { authorization: `Token ${by.token}` } },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}

test('staff add, change, delete and restore records of an extension, with field errors and the activity log', async () => {
  await using shop = await openShop({ extensions: [purchasing] })
  const [owner, catalogue, orders] = [await shop.staff(), await shop.staff('catalogue'), await shop.staff('orders')]
  expect(await ask(shop, orders, 'GET')).toMatchObject({ status: 403 })
  expect(await ask(shop, catalogue, 'GET')).toEqual({ status: 200, body: { records: [] } })
  const wrong = { name: ' ', minimum: '1000.01', days: '0', terms: 'cash', since: '2026-13-01' }
  expect(await ask(shop, catalogue, 'POST', '', wrong)).toEqual({
    status: 400,
    body: {
      name: ['This field may not be blank.'],
      minimum: ['Enter a number from 0.00 to 1000.00.'],
      days: ['Enter a number from 1 to 90.'],
      terms: ['Choose one of the options.'],
      since: ['Enter a valid date.'],
    },
  })
  const { status, body } = await ask(shop, catalogue, 'POST', '', potter)
  const { id } = body
  expect([status, body]).toEqual([201, { ...potter, id, version: 1, minimum: '120.50', days: 3 }])
  expect(await ask(shop, catalogue, 'POST', '', { ...potter, name: 'POTTER & CO' })).toEqual({
    ...{ status: 400, body: { name: ['Another record has this value.'] } },
  })

  expect(await ask(shop, owner, 'PUT', `${id}/`, { ...potter, days: 5, version: 1 })).toMatchObject({
    ...{ status: 200, body: { days: 5, version: 2 } },
  })
  expect(await ask(shop, catalogue, 'PUT', `${id}/`, { ...potter, version: 1 })).toMatchObject({ status: 409 })
  const removal = { action: 'remove', records: [{ id, version: 2 }] }
  const removed = await ask(shop, catalogue, 'POST', 'bulk/', removal)
  expect(removed.body).toMatchObject({ done: [id], left: [] })
  await ask(shop, catalogue, 'POST', 'bulk/undo/', { undo: removed.body.undo })
  expect((await ask(shop, catalogue, 'GET')).body.records).toMatchObject([{ id, name: 'Potter & Co', days: 5 }])
  await ask(shop, catalogue, 'DELETE', `${id}/?version=2`)
  const { results } = await owner.api(auditLog, { query: { extension_record: String(id) } })
  expect(results.map(({ field, old, new: now, subject_title }) => [field, old, now, subject_title])).toEqual([
    ['record', 'Potter & Co', null, 'Potter & Co'],
    ['record', null, 'Potter & Co', 'Potter & Co'],
    ['record', 'Potter & Co', null, 'Potter & Co'],
    ['Delivery time', '3', '5', 'Potter & Co'],
    ['record', null, 'Potter & Co', 'Potter & Co'],
  ])
  const { paths } = (await shop.app.inject('/api/docs/json')).json()
  expect(paths[PATH].post).toMatchObject({ summary: 'Suppliers: create a record', tags: ['Extension purchasing'] })

  await owner.api(switchExtension, { params: { name: 'purchasing' }, body: { is_enabled: false } })
  expect(await ask(shop, catalogue, 'GET')).toEqual({
    status: 404,
    body: { detail: 'The extension purchasing is disabled. Owners can enable it under Settings, Extensions.' },
  })
})

test('saves a change of one of two fields or options with the same label', async () => {
  const options = { a: 'Standard', b: 'Standard' }
  const contacts = resource({
    ...{ title: 'Suppliers', role: 'catalogue' },
    fields: {
      billing: text({ label: 'Name' }),
      shipping: text({ label: 'Name' }),
      rate: choice({ label: 'Rate', options, default: 'a' }),
    },
  })
  await using shop = await openShop({
    extensions: [{ ...purchasing, resources: { suppliers: contacts }, endpoints: {} }],
  })
  const owner = await shop.staff()
  const record = { billing: 'Ada', shipping: 'Ben', rate: 'a' }
  const { id } = (await ask(shop, owner, 'POST', '', record)).body
  const changed = { ...record, billing: 'Eva', rate: 'b' }
  expect(await ask(shop, owner, 'PUT', `${id}/`, { ...changed, version: 1 })).toEqual({
    ...{ status: 200, body: { ...changed, id, version: 2 } },
  })
  const { results } = await owner.api(auditLog, { query: { extension_record: String(id) } })
  expect(results.map(({ field, old, new: now }) => [field, old, now])).toEqual([
    ['Rate', 'a', 'b'],
    ['Name (billing)', 'Ada', 'Eva'],
    ['record', null, 'Ada'],
  ])
})

test('the activity log has no texts and names of personal records', async () => {
  const callbacks = resource({
    ...{ title: 'Callbacks', role: 'orders', isPersonal: true },
    fields: {
      name: text({ label: 'Name' }),
      phone: text({ label: 'Phone' }),
      note: longText({ label: 'Note' }),
      born: date({ label: 'Date of birth' }),
      state: choice({ label: 'State', options: { open: 'Open', done: 'Done' }, default: 'open' }),
    },
  })
  await using shop = await openShop({
    extensions: [{ ...purchasing, resources: { suppliers: callbacks }, endpoints: {} }],
  })
  const owner = await shop.staff()
  const record = { name: 'Ada Lovelace', phone: '0123', note: '', born: '1815-12-10', state: 'open' }
  const { id } = (await ask(shop, owner, 'POST', '', record)).body
  const changed = { name: 'Ada Byron', phone: '0124', note: 'Call Ada', born: '1815-12-11', state: 'done' }
  expect(await ask(shop, owner, 'PUT', `${id}/`, { ...changed, version: 1 })).toMatchObject({ body: changed })
  const removal = { action: 'remove', records: [{ id, version: 2 }] }
  const removed = await ask(shop, owner, 'POST', 'bulk/', removal)
  await ask(shop, owner, 'POST', 'bulk/undo/', { undo: removed.body.undo })
  await ask(shop, owner, 'DELETE', `${id}/?version=2`)
  const { results } = await owner.api(auditLog, { query: { extension_record: String(id) } })
  expect(results.map(({ field, old, new: now }) => [field, old, now])).toEqual([
    ['record', `#${id}`, null],
    ['record', null, `#${id}`],
    ['record', `#${id}`, null],
    ['State', 'Open', 'Done'],
    ['Date of birth', '10 characters', '10 characters'],
    ['Note', null, '8 characters'],
    ['Phone', '4 characters', '4 characters'],
    ['Name', '12 characters', '9 characters'],
    ['record', null, `#${id}`],
  ])
  expect(JSON.stringify(results)).not.toMatch(/Ada|Call|012|1815/)
})

test('an extension writes its records with the same rules, and two writers at once keep the limit and unique values', async () => {
  await using shop = await openShop({ extensions: [purchasing] })
  const catalogue = await shop.staff('catalogue')
  const add = (name: string) => ask(shop, catalogue, 'POST', 'import', { name })
  expect(await add('Weaver')).toEqual({ status: 200, body: { count: 1, minimum: 12_34 } })
  expect(await add('')).toEqual({ status: 400, body: { name: ['This field may not be blank.'] } })
  const same = await Promise.all([add('Potter'), add('potter'), ask(shop, catalogue, 'POST', '', potter)])
  expect(same.map(({ status }) => status).toSorted()).toEqual([200, 201, 400])
  expect(await add('Smith')).toEqual({ status: 400, body: { non_field_errors: ['You can save at most 3 records.'] } })
  const records = shop.services.extensions.contextOf(purchasing).records('suppliers')
  const [weaver] = await records.list()
  const id = weaver?.id ?? 0
  expect(await records.change(id, { days: 9 }, 1)).toBeUndefined()
  const changes = await Promise.all([records.change(id, { days: 8 }, 2), records.change(id, { days: 9 }, 2)])
  expect(changes.filter(Boolean)).toHaveLength(1)
  expect([await records.remove(id), await records.remove(id), await records.get(id)]).toEqual([true, false, undefined])
  await expect(records.add({ name: 'Smith', days: 91 })).rejects.toThrow('days: Enter a number from 1 to 90.')
})
