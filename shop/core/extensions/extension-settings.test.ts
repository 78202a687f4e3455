import { boolean, choice, defineExtension, endpoint, number, secret, text, z } from 'comptoir/extension'
import { expect, test } from 'vitest'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { listExtensions, saveExtensionSettings } from '../../admin/settings/extensions/extensions.contract.ts'
import { auditLog } from '../activity-log/audit-log.contract.ts'

const loyalty = defineExtension({
  name: 'loyalty',
  version: '1.0.0',
  for: '*',
  settings: {
    points: number({ label: 'Points per euro', min: 0, max: 100, default: 1 }),
    round: choice({ label: 'Rounding', options: { up: 'Up', down: 'Down' }, default: 'down' }),
    greeting: text({ label: 'Greeting', max: 10 }),
    isPublic: boolean({ label: 'Public' }),
    key: secret({ label: 'API key' }),
  },
  endpoints: {
    'GET /values': endpoint({
      ...{ summary: 'Get the values', who: 'owner' },
      answers: z.object({ values: z.record(z.string(), z.unknown()) }),
      do: (_request, x) => ({ values: x.settings() }),
    }),
  },
})

const params = { name: 'loyalty' }
const filled = { points: '5', round: 'up', greeting: 'Hello', isPublic: 'on' }

test('settings are validated, typed, encrypted if secret, and saved once of two concurrent changes', async () => {
  await using shop = await openShop({ extensions: [loyalty] })
  const [owner, eve] = [await shop.staff(), await shop.staff('owner')]
  const values = async () =>
    (await shop.app.inject({ url: '/api/x/loyalty/values', headers: { authorization: `Token ${owner.token}` } })).json()
      .values
  expect(await values()).toEqual({ points: 1, round: 'down', greeting: '', isPublic: false, key: '' })
  const save = (version: number, body: object, by = owner) =>
    by.api(saveExtensionSettings, { params, body: { version, ...body } as never })

  await expect(
    save(0, { ...filled, points: '101', round: 'x', greeting: 'Hello there!', isPublic: 'yes' }),
  ).rejects.toThrow(
    JSON.stringify({
      points: ['Enter a number from 0 to 100.'],
      round: ['Choose one of the options.'],
      greeting: ['Ensure this field has no more than 10 characters.'],
      isPublic: ['Send on, or nothing.'],
    }),
  )
  for (const greeting of ['a\0b', 'a\ud800b', 'a\u202eb'])
    await expect(save(0, { ...filled, greeting })).rejects.toThrow('{"greeting":["Not a valid string."]}')
  const both = await Promise.allSettled([
    save(0, { ...filled, key: 'k-1234' }),
    save(0, { ...filled, points: '6' }, eve),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { extensions } = await owner.api(listExtensions, {})
  const version = extensions[0]?.settings_version ?? 0
  expect(version).toBe(1)
  await save(version, { ...filled, key: 'k-1234' })
  await save((await owner.api(listExtensions, {})).extensions[0]?.settings_version ?? 0, { ...filled, points: '7' })
  expect(await values()).toEqual({ points: 7, round: 'up', greeting: 'Hello', isPublic: true, key: 'k-1234' })

  const listed = await owner.api(listExtensions, {})
  expect(listed.extensions[0]?.settings.map(({ name, value, is_set }) => [name, value, is_set])).toEqual([
    ['points', '7', false],
    ['round', 'up', false],
    ['greeting', 'Hello', false],
    ['isPublic', 'on', false],
    ['key', '', true],
  ])
  const stored = await shop.db.selectFrom('extensions').selectAll().executeTakeFirstOrThrow()
  const { results } = await owner.api(auditLog, { query: {} })
  expect(JSON.stringify([stored, listed, results])).not.toContain('k-1234')
  expect(results[0]).toMatchObject({ field: 'extensions[loyalty: Points per euro]', new: '7' })
  expect(results.map(({ field, new: now }) => [field, now])).toContainEqual(['extensions[loyalty: API key]', 'set'])
  // Values that a later version of the extension no longer accepts are the defaults.
  await shop.db
    .updateTable('extensions')
    .set({ settings: JSON.stringify({ points: '500', round: 'even' }) })
    .execute()
  await expect.poll(values).toMatchObject({ points: 1, round: 'down' })
})
