import { afterAll, beforeEach, expect, test } from 'vitest'
import { noteBackup } from '../../../server/backups/last-backup.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop, type TestShop } from '../../../tests/processes/open-shop.ts'
import { getSearchIndex } from '../../catalog/search/languages/search-index.contract.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { queuePasswordCheck } from '../../core/auth/passwords/password.server.ts'
import { makeStaff } from '../../core/auth/staff.server.ts'
import { saveSettings } from '../../core/settings/settings.contract.ts'
import { getShop } from '../../core/settings/shop.contract.ts'
import { beginShop, checkFirstAddress } from './first-start.contract.ts'
import { firstStartAddress } from './first-start-address.server.ts'
import { getFirstSteps } from './steps/first-steps.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(async () => {
  shop.clock.now = new Date()
  for (const table of ['first_start_tokens', 'users', 'attempts', 'settings'] as const)
    await shop.db.deleteFrom(table).execute()
  await shop.services.reloadIdentity()
})

const anna = { first_name: 'Anna', last_name: 'Roux', email: 'anna@example.com', password: 'correct horse battery' }

const tokenOf = async (shop: TestShop) =>
  (await firstStartAddress(shop.db, 'https://shop.example', shop.clock.now))?.split('/first_start#')[1] ?? 'none'
const begin = (shop: TestShop, token: string, more: Partial<typeof anna> & { shop?: string; language?: 'fr' } = {}) =>
  shop.visitor.api(beginShop, { body: { ...anna, shop: 'Söhne', token, ...more } })

test('the first-start link names the shop and creates its first owner, once', async () => {
  const [token, other] = [await tokenOf(shop), await tokenOf(shop)]
  // A reader of the database does not learn the token.
  const stored = JSON.stringify(await shop.db.selectFrom('first_start_tokens').selectAll().execute())
  expect(stored).not.toContain(token)
  await expect(begin(shop, 'guessed')).rejects.toThrow(/^409 This link is no longer valid/)
  await expect(begin(shop, token, { password: 'password', shop: ' ' })).rejects.toThrow(
    /400.*password.*shop|400.*shop.*password/,
  )

  const { auth_token, is_staff } = await begin(shop, token)
  expect(is_staff).toBe(true)
  expect((await shop.visitor.api(getShop, {})).name).toBe('Söhne')
  expect((await shop.as(auth_token).api(getFirstSteps, {})).steps).toContainEqual({ key: 'name', is_done: true })
  for (const used of [token, other])
    await expect(begin(shop, used, { email: 'eve@example.com' })).rejects.toThrow(/^409/)
  expect(await firstStartAddress(shop.db, '', shop.clock.now)).toBeUndefined()
})

test.each([
  ['with demo goods is French with English pages and texts', true, { first: 'fr', others: ['en'] }, 'en'],
  ['without them is French', false, { first: 'fr', others: [] }, 'fr'],
] as const)('a shop that starts in French %s', async (_, hasDemo, languages, texts) => {
  await using shop = await openShop()
  const { id } = await addProduct(shop.db)
  if (hasDemo) await shop.db.insertInto('demo_things').values({ kind: 'product', id }).execute()
  const token = await tokenOf(shop)
  const refused = await shop.app.inject({
    ...{ method: 'POST', url: beginShop.url, headers: { 'x-page-language': 'fr' } },
    payload: { ...anna, shop: 'Söhne', token, password: 'password123', language: 'fr' },
  })
  expect(refused.json()).toMatchObject({ password: [expect.stringMatching('mot de passe')] })
  const { auth_token } = await begin(shop, token, { language: 'fr' })
  expect(shop.services.identity()).toMatchObject({ name: 'Söhne', languages, language: texts })
  // As a change of the languages in the settings does.
  const translations = hasDemo ? [{ language: 'fr', is_ready: true }] : []
  await expect
    .poll(() => shop.as(auth_token).api(getSearchIndex, {}))
    .toEqual({ language: texts, is_ready: true, translations, remaining: 0 })
  const { results } = await shop.as(auth_token).api(auditLog, { query: {} })
  expect(results.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['identity[name]', 'identity[first_language]']),
  )
})

test('of two concurrent first starts one succeeds, also with different links', async () => {
  const tokens = [await tokenOf(shop), await tokenOf(shop)]
  const answers = await Promise.allSettled(
    [...tokens, ...tokens].map((token, index) =>
      begin(shop, token, { email: `anna${index}@example.com`, shop: `Shop ${index}` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await shop.db.selectFrom('users').select('is_staff').execute()).toEqual([{ is_staff: true }])
})

test('a first-start link is valid for a day, while the shop has no owner', async () => {
  const token = await tokenOf(shop)
  shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000)
  await expect(begin(shop, token)).rejects.toThrow(/^409/)
  const fresh = await tokenOf(shop)
  await shop.customer('Mia')
  await expect(begin(shop, fresh, { email: 'mia@example.com' })).rejects.toThrow(/400.*already has an account/)
  await makeStaff(shop.db, 'mia@example.com')
  await expect(begin(shop, fresh)).rejects.toThrow(/^409/)
})

test('checking a first-start link returns its state without using it', async () => {
  const token = await tokenOf(shop)
  const stateOf = async (token: string) => (await shop.visitor.api(checkFirstAddress, { body: { token } })).state
  expect([await stateOf('guessed'), await stateOf(token), await stateOf(token)]).toEqual(['expired', 'holds', 'holds'])
  const { now } = shop.clock
  shop.clock.now = new Date(now.getTime() + 24 * 3_600_000)
  expect(await stateOf(token)).toBe('expired')
  shop.clock.now = now
  await begin(shop, token)
  expect([await stateOf(token), await stateOf('guessed')]).toEqual(['used', 'used'])
})

test('the launch checklist shows which steps are done', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const done = async () =>
    (await staff.api(getFirstSteps, {})).steps.filter(({ is_done }) => is_done).map(({ key }) => key)
  expect(await done()).toEqual([])
  await staff.api(saveSettings.identity, { body: { version: 0, name: 'Söhne' } })
  await addProduct(shop.db)
  await noteBackup(shop.config.dataDir, new Date(shop.clock.now.getTime() - 6 * 86_400_000))
  expect(await done()).toEqual(['name', 'product', 'backup'])
  await noteBackup(shop.config.dataDir, new Date(shop.clock.now.getTime() - 7 * 86_400_000))
  expect(await done()).toEqual(['name', 'product'])
  const mia = await shop.customer('Mia')
  await expect(mia.api(getFirstSteps, {})).rejects.toThrow(/^403/)
})

test('does not hash a password for an invalid token', async () => {
  const token = await tokenOf(shop)
  const { promise, resolve } = Promise.withResolvers<void>()
  // The queue of password checks is full, so any further hash would be rejected.
  const others = Array.from({ length: 104 }, () => queuePasswordCheck(() => promise))
  try {
    await expect(begin(shop, 'guessed')).rejects.toThrow(/^409/)
    await expect(begin(shop, token)).rejects.toThrow(/^503/)
  } finally {
    resolve()
    await Promise.all(others)
  }
})
