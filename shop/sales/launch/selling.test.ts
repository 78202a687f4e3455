import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { noteBackup } from '../../../server/backups/last-backup.ts'
import { blackPng, headOfPng, twoColourPng } from '../../../tests/fixtures/png.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../tests/processes/open-shop.ts'
import { saveManufacturer } from '../../catalog/manufacturers/manufacturers.contract.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { getSettings, saveSettings } from '../../core/settings/settings.contract.ts'
import { getShop } from '../../core/settings/shop.contract.ts'
import { shippingMethods } from '../shipping/delivery.contract.ts'
import { uploadNotice } from './notices/notices.contract.ts'
import {
  confirmTestEmail,
  dismissRecommendation,
  getReadiness,
  openSelling,
  sendTestEmail,
  switchStorefront,
} from './selling.contract.ts'

const PNG = twoColourPng({ width: 400, height: 600 })
const open = () => openShop({ env: { SMTP_URL: 'smtp://127.0.0.1:2525', SHOP_EMAIL: '' } })

const missingOf = async (staff: Person) =>
  (await staff.api(getReadiness, {})).lines.filter(({ is_ready }) => !is_ready).map(({ key }) => key)

function noticeForm(content: Buffer): FormData {
  const form = new FormData()
  form.set('notice', new File([new Uint8Array(content)], 'notice.png', { type: 'image/png' }))
  return form
}
const upload = (staff: Person, content: Buffer) =>
  staff.api(uploadNotice, { params: { language: 'fr' }, body: noticeForm(content) as never })

async function codeSentTo({ emails }: TestShop, staff: Person): Promise<string> {
  const { to } = await staff.api(sendTestEmail, {})
  return /^(\d{6}) is the code/.exec((await emails(to)).at(-1)?.subject ?? '')?.[1] ?? ''
}

test('lists almost all items for a new shop and removes completed ones', async () => {
  await using shop = await open()
  const staff = await shop.staff()
  await addProduct(shop.db, { slug: 'lamp' })
  await shop.db.updateTable('products').set({ maker: 'Lumen' }).execute()
  expect(await missingOf(staff)).toEqual([
    ...['seller', 'contact', 'mediator', 'vat', 'delivery', 'payment', 'notice', 'email', 'name', 'logo', 'makers'],
    ...['notifications', 'backup', 'guarantees', 'french'],
  ])

  const legal = {
    ...{
      operator: 'Söhne SARL',
      legal_form: 'SARL',
      address: '12 rue des Arts',
      telephone: '+33 4',
      registration: 'RCS',
    },
    ...{ vat_number: '', publisher: 'Anna Söhne', host: 'Hosting SAS', mediator: 'Médiateur' },
  }
  await staff.api(saveSettings.legal, { body: { version: 0, ...legal } })
  const contact = { email: 'anna@example.com', telephone: '', address: '', hours: '', social: '' }
  await staff.api(saveSettings.contact, { body: { version: 0, ...contact } })
  await staff.api(saveSettings.vat, { body: { version: 0, mode: 'home' } })
  const body = { zone: '', name: 'Shop', brackets: [':0'], ready_from: 1, ready_to: 1, place: 'Here' }
  await staff.api(shippingMethods.add, { body: body as never })
  await staff.api(saveSettings.payments, {
    body: { version: 0, transfer: '', holder: '', iban: '', bic: '', transfer_days: '', on_collection: 'on' },
  })
  await staff.api(saveManufacturer, {
    body: { name: 'Lumen', address: 'Crest', contact: 'https://lumen.example', responsible: '', version: 0 },
  })
  // A shop that charges VAT needs a VAT number.
  expect(await missingOf(staff)).toEqual([
    ...['seller', 'notice', 'french', 'email', 'name', 'logo', 'notifications', 'backup', 'guarantees'],
  ])
  await staff.api(saveSettings.vat, { body: { version: 1, mode: 'none' } })
  await upload(staff, PNG)
  await staff.api(confirmTestEmail, { body: { code: await codeSentTo(shop, staff) } })
  const { notifications } = await staff.api(getSettings, {})
  const recipients = { ...notifications.values, recipients: 'orders@example.com', version: 0 }
  await staff.api(saveSettings.notifications, { body: recipients as never })
  // A missing backup does not prevent opening the shop.
  await noteBackup(shop.config.dataDir, shop.clock.now)
  expect(await missingOf(staff)).toEqual(['french', 'name', 'logo', 'guarantees'])
  // A shop that sells in France does not open without French pages, even if the item was dismissed before.
  await staff.api(dismissRecommendation, { params: { key: 'french' }, body: { is_dismissed: true } })
  await expect(staff.api(openSelling, { body: { is_open: true } })).rejects.toThrow('Required items')
  const names = { name: 'Comptoir', first_language: 'en', other_languages: 'fr', language: 'en' } as const
  await staff.api(saveSettings.identity, { body: { version: 0, ...names } })
  await noteBackup(shop.config.dataDir, new Date(shop.clock.now.getTime() - 8 * 86_400_000))
  expect(await missingOf(staff)).toEqual(['logo', 'backup', 'guarantees'])
  for (const key of ['logo', 'guarantees'] as const)
    await staff.api(dismissRecommendation, { params: { key }, body: { is_dismissed: true } })
  const { is_open, is_complete, lines } = await staff.api(getReadiness, {})
  expect(is_complete).toBe(false)
  expect(is_open).toBe(false)
  expect(lines.filter(({ is_needed, is_ready }) => is_needed && !is_ready)).toEqual([])

  const isSelling = async () => (await shop.visitor.api(getShop, {})).is_selling
  const turn = (is_open: boolean) => staff.api(openSelling, { body: { is_open } })
  await Promise.all([turn(true), turn(true), turn(true)])
  expect([await isSelling(), (await staff.api(getReadiness, {})).is_open]).toEqual([true, true])
  // A recommendation that is left keeps the checklist on the dashboard.
  expect(await staff.api(getReadiness, {})).toMatchObject({ storefront: 'live', is_complete: false })
  await noteBackup(shop.config.dataDir, shop.clock.now)
  expect(await staff.api(getReadiness, {})).toMatchObject({ is_complete: true })
  expect(await turn(false)).toMatchObject({ is_open: false, is_complete: false })
  expect(await isSelling()).toBe(false)
  const { results } = await staff.api(auditLog, { query: { page_size: '3' } })
  expect(results).toMatchObject([
    { field: 'selling[state]', old: 'open', new: null, by: 'Staff Test' },
    { field: 'selling[state]', old: null, new: 'open' },
    { field: 'selling[dismissed]', new: 'french guarantees logo' },
  ])
})

test('does not open a shop with missing required items', async () => {
  await using shop = await open()
  const staff = await shop.staff()
  await expect(staff.api(openSelling, { body: { is_open: true } })).rejects.toThrow(
    '409 Required items of the launch checklist',
  )
  expect((await shop.visitor.api(getShop, {})).is_selling).toBe(false)
})

test('does not confirm e-mail delivery by a code without a mail server', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await staff.api(confirmTestEmail, { body: { code: await codeSentTo(shop, staff) } })
  expect((await staff.api(getReadiness, {})).lines.find(({ key }) => key === 'email')).toMatchObject({
    is_ready: false,
    missing: ['smtp'],
  })
})

test('accepts the code of a test e-mail only for its recipient', async () => {
  await using shop = await open()
  const staff = await shop.staff()
  const code = await codeSentTo(shop, staff)
  const ida = await shop.customer('Ida')
  await shop.db.updateTable('users').set({ staff_role: 'owner' }).where('id', '=', ida.id).execute()
  const wrong = '{"code":["This code does not match the e-mail."]}'
  await expect(ida.api(confirmTestEmail, { body: { code } })).rejects.toThrow(wrong)
  await expect(staff.api(confirmTestEmail, { body: { code: '' } })).rejects.toThrow(wrong)
  expect(await missingOf(staff)).toContain('email')
  await staff.api(confirmTestEmail, { body: { code: `${code.slice(0, 3)} ${code.slice(3)}` } })
  expect(await missingOf(staff)).not.toContain('email')
})

test('serves the notice byte for byte and rejects other files', async () => {
  await using shop = await open()
  const staff = await shop.staff()
  expect((await shop.app.inject('/guarantee-notice-fr.png')).statusCode).toBe(404)
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  for (const content of [PNG, Buffer.concat([PNG, Buffer.from('more')])]) {
    await upload(staff, content)
    const answer = await shop.app.inject('/guarantee-notice-fr.png')
    expect([answer.headers['content-type'], hashOf(answer.rawPayload)]).toEqual(['image/png', hashOf(content)])
  }
  await expect(upload(staff, Buffer.from('<svg/>'))).rejects.toThrow('The notice must be a PNG file')
  await expect(upload(staff, blackPng({ width: 299, height: 600 }))).rejects.toThrow('at least 300 pixels')
  const damaged = '{"notice":["Upload a valid image. The file you uploaded was either not an image or a corrupted'
  await expect(upload(staff, PNG.subarray(0, 20))).rejects.toThrow(damaged)
  await expect(upload(staff, PNG.subarray(0, PNG.length - 40))).rejects.toThrow(damaged)
  await expect(upload(staff, headOfPng(400, 600))).rejects.toThrow(damaged)
  for (const colours of ['grey', 'rgb', 'rgba'] as const)
    await expect(upload(staff, blackPng({ width: 400, height: 600, colours }))).rejects.toThrow('only one colour')
  await expect(upload(staff, Buffer.alloc(0))).rejects.toThrow('No file was submitted.')
  await expect(upload(staff, Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)]))).rejects.toThrow('at most 2 MB')
})

test('warns about unchecked legal guarantees but opens the shop', async () => {
  await using shop = await open()
  const staff = await shop.staff()
  const isWarned = async () => (await missingOf(staff)).includes('guarantees')
  const legal = { operator: '', legal_form: '', address: '', telephone: '', registration: '', vat_number: '' }
  const check = async (version: number, guarantees_checked_by: string, guarantees_checked_on: string) => {
    const more = { publisher: '', host: '', mediator: '', guarantees_checked_by, guarantees_checked_on }
    await staff.api(saveSettings.legal, { body: { version, ...legal, ...more } })
  }
  expect(await isWarned()).toBe(true)
  await check(0, 'Maître Roux', '2026-11-01')
  expect(await isWarned()).toBe(true)
  await check(1, 'Maître Roux', '2026-12-03')
  expect(await isWarned()).toBe(false)
  expect((await shop.visitor.api(getShop, {})).legal.guarantees_checked_by).toBe('Maître Roux')
  await expect(check(2, 'Maître Roux', 'yesterday')).rejects.toThrow('guarantees_checked_on')
  const { lines } = await staff.api(getReadiness, {})
  expect(lines.find(({ key }) => key === 'guarantees')).toMatchObject({ is_needed: false })
})

test('switches the storefront between live and coming soon, at once in all of several concurrent calls', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const isNotOpen = async () => (await shop.visitor.api(getShop, {})).not_open_yet
  const turn = (is_live: boolean) => staff.api(switchStorefront, { body: { is_live } })
  await staff.api(saveSettings.opening, { body: { version: 0, notice: 'The kiln is hot.', opens_on: '' } })
  expect(await isNotOpen()).toBe(null)
  await Promise.all([turn(false), turn(false), turn(false)])
  expect(await isNotOpen()).toEqual({ notice: 'The kiln is hot.', opens_on: '' })
  // The form of the coming-soon page does not change the state.
  await staff.api(saveSettings.opening, { body: { version: 2, notice: 'Soon.', opens_on: '' } })
  expect(await isNotOpen()).toMatchObject({ notice: 'Soon.' })
  expect(await turn(true)).toMatchObject({ storefront: 'live' })
  expect(await isNotOpen()).toBe(null)
  const { results } = await staff.api(auditLog, { query: {} })
  expect(results.filter(({ field }) => field === 'opening[state]')).toMatchObject([
    { old: 'not_yet', new: null },
    { old: null, new: 'not_yet' },
  ])
})
