import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { keepQueueing, setAccepted, setPurgeFailed } from '../../../server/cache/edge/purges-store.ts'
import { inLanguage } from '../../../server/language/in-language.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { getDashboard } from '../../admin/dashboard/dashboard.contract.ts'
import { warnOfLatePurges } from './warn-of-late-purges.server.ts'

const HOUR = 3_600_000

test('owners see late purges of the CDN until they are accepted, and get one e-mail a day', async () => {
  await using shop = await openShop({
    env: { CDN_TAGS: 'xkey', CDN_PURGE: 'varnish', CDN_PURGE_URL: 'http://127.0.0.1:9', CDN_PURGE_KEY: 'k'.repeat(20) },
  })
  const { db } = shop
  const owner = await shop.staff()
  const late = async () => (await owner.api(getDashboard, {})).late_purges
  const emails = async () => {
    await Promise.all([warnOfLatePurges(shop.services), warnOfLatePurges(shop.services)])
    return db.selectFrom('emails').select('body_text').where('subject', '=', 'The CDN shows outdated pages').execute()
  }
  const age = (minutes: number) =>
    sql`update edge_purges set changed_at = now() - ${minutes} * interval '1 minute'`.execute(db)
  await keepQueueing(db)
  await age(1)
  expect([await late(), await emails()]).toEqual([null, []])

  await age(5)
  expect([await late(), await emails()]).toEqual([{ waiting: 1, time_since: expect.any(String), error: '' }, []])
  await setPurgeFailed(db, 'cdn.example answered with status 403.', 1)
  await age(11)
  expect(await late()).toMatchObject({ waiting: 1, error: 'cdn.example answered with status 403.' })
  expect(await emails()).toEqual([{ body_text: expect.stringContaining('status 403') }])
  expect((await (await shop.staff('orders')).api(getDashboard, {})).late_purges).toBeUndefined()

  // Repetitions that are refused are reported, too.
  const ids = (await db.selectFrom('edge_purges').select('id').execute()).map(({ id }) => id)
  await setAccepted(db, ids, [600, 30_000])
  expect(await late()).toBeNull()
  await setPurgeFailed(db, 'cdn.example answered with status 500.', 1)
  await sql`update edge_purging set failing_since = now() - interval '11 minutes'`.execute(db)
  expect(await late()).toMatchObject({ waiting: 0, error: 'cdn.example answered with status 500.' })
  expect(await emails()).toHaveLength(1)
  shop.clock.now = new Date(shop.clock.now.getTime() + 25 * HOUR)
  expect(await emails()).toHaveLength(2)
})

test('the error of the CDN is in the language of the page, and of the first language in e-mails', async () => {
  await using shop = await openShop({
    env: { CDN_TAGS: 'xkey', CDN_PURGE: 'varnish', CDN_PURGE_URL: 'http://127.0.0.1:9', CDN_PURGE_KEY: 'k'.repeat(20) },
    languages: { first: 'fr', others: ['en'] },
  })
  const owner = await shop.staff()
  await keepQueueing(shop.db)
  await setPurgeFailed(shop.db, 'cdn.example cannot be reached (ECONNREFUSED).', 1)
  await sql`update edge_purges set changed_at = now() - interval '11 minutes'`.execute(shop.db)
  const shown = async (language: 'en' | 'fr') =>
    (await inLanguage(language, () => owner.api(getDashboard, {}))).late_purges?.error
  expect(await shown('en')).toBe('cdn.example cannot be reached (ECONNREFUSED).')
  expect(await shown('fr')).toBe('cdn.example est injoignable (ECONNREFUSED).')
  await warnOfLatePurges(shop.services)
  const [email] = await shop.emails(shop.config.shopEmail)
  expect(email?.text).toContain('Dernière erreur\u00a0: cdn.example est injoignable (ECONNREFUSED).\n')
})
