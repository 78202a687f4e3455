import { expect, inject, test } from 'vitest'
import { recordAudit } from '../../../shop/core/activity-log/audit-log-store.server.ts'
import { openShopDatabase } from '../../databases/shop-database.ts'
import { alsoDeep } from '../../deep.ts'
import { openAdminScreen } from '../support/browser/admin-navigation.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

/** ID without a product, so that the log has only the entries of this test. */
const UNKNOWN_PRODUCT = 900_000_001
const OTHERS_FROM = 900_000_002

test('staff see the activity log with person, field and values; a customer does not', async () => {
  const { id, token } = await newCustomer('Solène', { isStaff: true })
  await using db = await openShopDatabase(inject('shop').dataDir)
  const changed = [
    { field: 'title', old: 'Mug', new: 'Everyday mug' },
    { field: 'variants[Celadon][stock]', old: '5', new: '12' },
  ]
  const by = { actorId: id, now: new Date() }
  await recordAudit(db, { kind: 'product', id: UNKNOWN_PRODUCT }, changed, by)
  const known = productWith(await theCatalogue(), 'reviews', ({ reviews_length }) => reviews_length > 0)
  await recordAudit(db, { kind: 'product', id: known.id }, [{ field: 'price', old: '9.50', new: '9.90' }], by)

  await using visit = await enter('/admin', { token, width: 375, theme: 'dark' })
  const { page } = visit
  await openAdminScreen(page, 'Activity log', 'Settings')
  // Only the entries, not the navigation.
  const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: 'changed' })
  const ofKnown = entries.filter({ hasText: '9.90' }).first()
  await ofKnown.getByRole('link', { name: `product “${known.title}”`, exact: true }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/admin/products/update/${known.slug}`)
  await page.goBack()
  await ofKnown.getByRole('link', { name: `All entries: product “${known.title}”` }).click()
  await expect(page.getByText(`of product “${known.title}”, newest first`)).toBeVisible()
  await page.getByRole('link', { name: 'All entries' }).click()
  await entries
    .getByRole('link', { name: `All entries: product ${UNKNOWN_PRODUCT}` })
    .first()
    .click()
  await expect(page.getByText(`2 entries of product ${UNKNOWN_PRODUCT}, newest first`)).toBeVisible()
  await expect(entries.nth(0)).toRead(
    /^Solène Journey changed product 900000001 .* Celadon, Stock Before: 5 After: 12$/,
  )
  await expect(entries.nth(1)).toRead(/Title Before: Mug After: Everyday mug$/)
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)

  // Filters by person and by record combine, and the address contains both.
  const other = await newCustomer('Gaspard', { isStaff: true })
  await recordAudit(db, { kind: 'product', id: UNKNOWN_PRODUCT }, changed.slice(0, 1), {
    actorId: other.id,
    now: new Date(),
  })
  await page.reload()
  await expect(page.getByText(`3 entries of product ${UNKNOWN_PRODUCT}, newest first`)).toBeVisible()
  await page.getByLabel('Staff member').selectOption(String(other.id))
  await expect(page.getByText(`1 entry of product ${UNKNOWN_PRODUCT} by Gaspard Journey, newest first`)).toBeVisible()
  expect(new URL(page.url()).search).toBe(`?product=${UNKNOWN_PRODUCT}&by=${other.id}`)
  await page.reload()
  await expect.poll(() => entries.count()).toBe(1)
  await expect(entries.first()).toRead(/^Gaspard Journey changed product 900000001/)
  await page.getByLabel('Staff member').selectOption({ label: 'All staff' })
  await expect(page.getByText(`3 entries of product ${UNKNOWN_PRODUCT}, newest first`)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(`1 entry of product ${UNKNOWN_PRODUCT} by Gaspard Journey, newest first`)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)

  const customer = await newCustomer('Mia')
  await using elsewhere = await enter('/admin/changes', { token: customer.token })
  await expect(elsewhere.page.getByText('Only staff can see the activity log')).toBeVisible()
})

test.each(
  alsoDeep(
    [{ width: 375, theme: 'dark' }],
    [
      { width: 768, theme: 'light' },
      { width: 1440, theme: 'light' },
    ],
  ),
)('moments, pictures and other products stand in words ($width px, $theme)', async ({ width, theme }) => {
  const { id, token } = await newCustomer('Odile', { isStaff: true })
  await using db = await openShopDatabase(inject('shop').dataDir)
  const [one, two] = await theCatalogue()
  const picture = (character: string) => `/media/${character.repeat(24)}/320.webp`
  const changed = [
    { field: 'frequentlyBoughtTogether', old: null, new: `${one?.id}, ${two?.id}` },
    { field: 'thumbnail', old: picture('a'), new: picture('b') },
    { field: 'published_from', old: null, new: '2026-12-24T17:05:00.000Z' },
  ]
  await recordAudit(db, { kind: 'product', id: OTHERS_FROM + width }, changed, { actorId: id, now: new Date() })
  await using visit = await enter(`/admin/changes?product=${OTHERS_FROM + width}`, { token, width, theme })
  const { page } = visit
  const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: 'changed' })
  await expect(entries.nth(0)).toRead(/Published from Before: nothing After: 24 Dec 2026, 18:05$/)
  await expect(entries.nth(1)).toRead(/Thumbnail Before: 1 picture After: 1 picture \(another one\)$/)
  await expect(entries.nth(2).getByText(`${one?.title}; ${two?.title}`)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)
})
