import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupJob, makeBackup } from '../../../../server/backups/backup-jobs.ts'
import { MINUTE } from '../../../../server/durations.ts'
import { inLanguage } from '../../../../server/language/in-language.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { until } from '../../../../tests/processes/until.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { loadTranslations } from '../../../translations.server.ts'
import { getMailServer } from '../connections/mail-server.contract.ts'
import { getBackups, linkBackup, removeBackup, saveBackupSchedule, startBackup } from './backups.contract.ts'

const NAME = 'comptoir-20261120T020000Z'

test('stores the schedule with a version, and refuses invalid values at their fields', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const save = (version: number, given: object = {}) =>
    staff.api(saveBackupSchedule, { body: { version, frequency: 'daily', hour: 4, keep: 10, ...given } as never })
  expect(await staff.api(getBackups, {})).toMatchObject({
    ...{ is_embedded: true, is_running: false, failure: null, last_backup_at: null, backups: [] },
    schedule: { version: 0, frequency: 'off', hour: 3, keep: 7 },
  })
  await expect(save(0, { hour: 24 })).rejects.toThrow('{"hour":["Enter a number from 0 to 23."]}')
  await expect(save(0, { keep: 0 })).rejects.toThrow('{"keep":["Enter a number from 1 to 60."]}')
  const both = await Promise.allSettled([save(0), save(0, { keep: 5 })])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  // A due backup starts at once. Without knowing it, the screen would not wait for it.
  expect(await staff.api(getBackups, {})).toMatchObject({ is_running: true, schedule: { version: 1 } })
  await expect(save(0)).rejects.toThrow('409 These settings were changed by someone else')
  const { results } = await staff.api(auditLog, { query: {} })
  expect(results.map(({ field }) => field)).toEqual(expect.arrayContaining(['backups[frequency]', 'backups[keep]']))
})

test('the shop reports why a backup failed, and leaves nothing behind', async () => {
  await using shop = await openShop({ languages: { first: 'en', others: ['fr'] } })
  const staff = await shop.staff()
  // Databases of tests are not in the data folder, so every backup fails.
  shop.jobs.work(backupJob, () => makeBackup({ ...shop, clock: () => shop.clock.now }))
  await staff.api(startBackup, {})
  await until(async () => !(await staff.api(getBackups, {})).is_running)
  const { failure, backups, last_backup_at } = await staff.api(getBackups, {})
  expect(failure).toEqual({ at: shop.clock.now.toISOString(), reason: 'The embedded database is not running.' })
  expect([backups, last_backup_at]).toEqual([[], null])
  loadTranslations()
  const french = await inLanguage('fr', () => staff.api(getBackups, {}))
  expect(french.failure?.reason).toBe('La base de données intégrée n’est pas démarrée.')
  expect(await readdir(join(shop.config.dataDir, 'backups'))).toEqual([])
})

test('lists, downloads and deletes backups, but no other files', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const folder = join(shop.config.dataDir, 'backups')
  await mkdir(join(folder, NAME, 'images'), { recursive: true })
  await writeFile(join(folder, NAME, 'secret'), 'key')
  await mkdir(join(folder, 'other'))
  expect((await staff.api(getBackups, {})).backups).toEqual([
    { name: NAME, started_at: '2026-11-20T02:00:00.000Z', bytes: null },
  ])

  const link = (name: string, own_password = '') => staff.api(linkBackup, { params: { name }, body: { own_password } })
  await expect(link('other')).rejects.toThrow('404')
  await expect(link('../secret')).rejects.toThrow('404')
  const { address } = await link(NAME)
  const download = await shop.app.inject(address)
  expect(download.headers).toMatchObject({
    'content-type': 'application/gzip',
    'content-disposition': `attachment; filename="${NAME}.tar.gz"`,
  })
  expect(download.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
  expect((await shop.app.inject(address.replace(NAME, 'comptoir-20261121T020000Z'))).statusCode).toBe(404)
  expect((await shop.app.inject(`${address.slice(0, -1)}_`)).statusCode).toBe(404)
  // A staff session ends after an hour without use. Reading the backups does not count as use.
  for (const _ of [1, 2]) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 40 * MINUTE)
    await staff.api(getMailServer, {})
  }
  expect((await shop.app.inject(address)).json()).toEqual({
    detail: 'This link has expired. Download the backup again from the admin.',
  })
  await expect(link(NAME)).rejects.toThrow('{"own_password":["Enter your own password')

  await expect(staff.api(removeBackup, { params: { name: 'other' } })).rejects.toThrow('404')
  expect((await staff.api(removeBackup, { params: { name: NAME } })).backups).toEqual([])
  expect(await readdir(folder)).toEqual(['other'])
  const { results } = await staff.api(auditLog, { query: {} })
  expect(results.map(({ field, old, new: now }) => [field, old, now])).toEqual([
    ['backups[deleted]', NAME, null],
    ['backups[downloaded]', null, NAME],
  ])
})

test('a shop with an external database refuses to back it up', async () => {
  await using shop = await openShop({ env: { DATABASE_URL: 'postgres://shop@127.0.0.1:5432/shop' } })
  const staff = await shop.staff()
  await expect(staff.api(startBackup, {})).rejects.toThrow('409 The shop uses an external database')
  expect((await staff.api(getBackups, {})).is_embedded).toBe(false)
})
