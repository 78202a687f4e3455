import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../../../server/db/open.ts'
import { embeddedIn } from '../../../databases/shop-database.ts'
import { alsoDeep } from '../../../deep.ts'
import { emptyFolder } from '../../../empty-folder.ts'
import { addPerson } from '../../../fixtures/people.ts'
import { startShopServer } from '../../../processes/shop-process.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, pastTheGuard, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'

const opened = new AsyncDisposableStack()
afterAll(() => opened.disposeAsync())
const { path: dataDir } = opened.use(await emptyFolder())
// Only an embedded database can be backed up.
const shop = opened.use(await startShopServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' }))
const db = opened.use(openDatabase(embeddedIn(dataDir)))
const { token } = await addPerson(db, { first: 'Ada', last: 'Journey', isStaff: true })
const address = await shop.url

test.each(alsoDeep([[375, 'light']], [[1440, 'dark']]))(
  'an owner sets a backup schedule, downloads a backup and deletes it, at %i px',
  async (width, theme) => {
    await db.deleteFrom('connections').execute()
    await db.deleteFrom('backups').execute()
    const reason = 'The disk of /backups is too full.'
    const [started_at, ended_at] = [new Date('2026-11-21T02:00Z'), new Date('2026-11-21T02:01Z')]
    await db
      .insertInto('backups')
      .values({ name: 'comptoir-20261121T020000Z', started_at, ended_at, bytes: null, error: reason })
      .execute()
    await using visit = await enter('/admin/settings/backups', {
      ...{ address, token, width, theme, first: freezeClock, expecting: /status of 400/ },
    })
    const { page } = visit
    const main = page.getByRole('main')
    await expect(main.getByText(`The backup of 21 Nov 2026, 03:01 failed. ${reason}`)).toBeVisible()
    await field(page, 'Backups to keep').fill('0')
    await press(page, 'Save schedule')
    await isWrong(field(page, 'Backups to keep'), 'Enter a number from 1 to 60.')
    await field(page, 'Backups to keep').fill('14')
    await pastTheGuard(page)
    await press(page, 'Save schedule')
    await says(page, 'Backup schedule saved')
    // The first backup of a schedule starts at once.
    const download = main.getByRole('button', { name: /^Download the backup of/ })
    await expect(download).toBeVisible()
    await expect(main.getByText(reason)).toBeHidden()
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)

    await download.click()
    expect(await axeViolations(page)).toEqual([])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^comptoir-\d{8}T\d{6}Z\.tar\.gz$/)
    expect((await readFile(await file.path())).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
    await expect(page.getByRole('dialog')).toBeHidden()

    await main.getByRole('button', { name: /^Delete the backup of/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete backup' }).click()
    await says(page, 'Backup deleted')
    await expect(main.getByText('No backups yet.')).toBeVisible()
  },
)
