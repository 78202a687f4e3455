import sharp from 'sharp'
import { expect, test } from 'vitest'
import { collectionForm } from '../../../fixtures/collections.ts'
import { openAdminScreen } from '../../support/browser/admin-navigation.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { freezeClock, isWrong, pastTheGuard, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const { address, staff: token, created, ask } = await openStaffShop()
const headers = { authorization: `Token ${token}` }
const favourites = collectionForm({ title: 'Favourites', slug: 'favourites', leads_home: 'true' })
await ask('/api/collections/', { method: 'POST', headers, body: favourites })
// Eight products come first in the list, so that the new product appears in the new section only.
for (let count = 1; count <= 8; count += 1) {
  const { id } = await created({ slug: `first-${count}`, title: `First ${count}` })
  await ask(`/api/collections/favourites/products/${id}/`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  })
}
for (let count = 1; count <= 5; count += 1) await created({ slug: `thing-${count}`, title: `Thing ${count}` })
await created({ slug: 'lamp', title: 'Lamp' })

const SECTIONS = '/api/home/sections/'
const LAKE = await sharp({ create: { width: 2000, height: 1200, channels: 3, background: '#0af' } })
  .jpeg()
  .toBuffer()

/** Returns the headings above the list of all products, in order. */
async function sectionsSeen(): Promise<string[]> {
  await using visitor = await enter('/', { address })
  const regions = visitor.page.getByRole('main').getByRole('region')
  return await regions.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.querySelector('h2')?.textContent ?? ''),
  )
}

test('the home page is built with a live preview, saved as a whole, undone, and seen by visitors', async () => {
  await expect.poll(sectionsSeen).toEqual(['Featured', 'New in the shop', 'All products'])
  await using visit = await enter('/admin', {
    address,
    token,
    expecting: /status of (400|409|503)/,
    first: freezeClock,
  })
  const { page } = visit
  const main = page.getByRole('main')
  const preview = page.frameLocator('iframe[title=Preview]')
  const save = async () => {
    await pastTheGuard(page)
    await main.getByRole('button', { name: 'Save', exact: true }).click()
  }
  await openAdminScreen(page, 'Content')
  const up = main.getByRole('button', { name: 'Move New in the shop up' })
  await up.click()
  // By its handle, too.
  const rowOf = (title: string) => main.getByRole('listitem').filter({ hasText: title })
  await rowOf('New in the shop').locator('.cursor-grab').dragTo(rowOf('Products in a sceneUp to eight'))
  await main.getByRole('button', { name: /^Featured product/ }).click()
  await main.getByRole('button', { name: 'Hide Featured product' }).click()
  await main.getByRole('button', { name: /^Featured product/ }).click()

  // The preview shows the unsaved section; an empty field is refused without losing anything.
  await main.getByRole('button', { name: 'Add section' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Products Products that/ })
    .click()
  await main.getByLabel('Find products to pick').fill('lamp')
  await main.getByRole('list', { name: 'Found' }).getByRole('button', { name: 'Add Lamp' }).click()
  await save()
  await expect(main.getByText('This field may not be blank.')).toBeVisible()
  await expect.poll(() => main.getByLabel('Heading').evaluate((field) => field === document.activeElement)).toBe(true)
  // The error follows the section.
  await main.getByRole('button', { name: 'Move Products up' }).click()
  await isWrong(main.getByLabel('Heading'), 'This field may not be blank.')
  await main.getByRole('button', { name: 'Move Products down' }).click()
  await main.getByLabel('Heading').fill('Our light')
  await page.clock.runFor(1000)
  await expect.poll(() => preview.getByRole('heading', { name: 'Our light', includeHidden: true }).count()).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  expect(await sectionsSeen()).toEqual(['Featured', 'New in the shop', 'All products'])
  // A text that is typed while the save runs stays.
  const release = Promise.withResolvers<void>()
  await page.route(`**${SECTIONS}`, async (route) => {
    await release.promise
    await route.continue()
  })
  const request = page.waitForRequest(`**${SECTIONS}`)
  await save()
  await request
  await main.getByLabel('Heading').fill('Our lights')
  release.resolve()
  await says(page, 'Home page saved')
  // The message stays while the pointer rests on it.
  const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' })
  await undo.hover()
  await page.unroute(`**${SECTIONS}`)
  await expect.poll(() => main.getByLabel('Heading').inputValue()).toBe('Our lights')
  await expect.poll(sectionsSeen).toEqual(['New in the shop', 'Featured', 'Our light', 'All products'])
  await main.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(main.getByRole('button', { name: /^Our light Products/ })).toBeVisible()

  await using visitor = await enter('/', { address, width: 375, theme: 'dark' })
  const light = visitor.page.getByRole('region', { name: 'Our light' })
  await expect(light.getByRole('heading', { level: 3 })).toRead(/Lamp/)
  await fitsItsWindow(visitor.page)
  expect(await axeViolations(visitor.page)).toEqual([])

  await undo.click()
  await says(page, 'Changes undone')
  await expect.poll(sectionsSeen).toEqual(['Featured', 'New in the shop', 'All products'])
  await expect(main.getByRole('button', { name: 'Move New in the shop down' })).toBeVisible()

  // Another staff member saves meanwhile: the typed text stays, and the next save overwrites.
  await expect(main.getByRole('button', { name: /^Our light/ })).toBeHidden()
  const home = await (await ask(SECTIONS, { headers })).json()
  const text = { kind: 'text', heading: 'From Ben', text: 'Hello' }
  const body = JSON.stringify({ version: home.version, sections: [text] })
  const json = { ...headers, 'content-type': 'application/json' }
  await ask(SECTIONS, { method: 'PUT', headers: json, body })
  await main.getByRole('button', { name: /^Customer reviews/ }).click()
  await main.getByRole('button', { name: 'Hide Customer reviews' }).click()
  // Their version cannot be read at first.
  await page.route(`**${SECTIONS}`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  const answer = page.waitForResponse((response) => response.status() === 503)
  await save()
  await answer
  await page.unroute(`**${SECTIONS}`)
  await expect(main.getByRole('button', { name: 'Show Customer reviews' })).toBeVisible()
  await save()
  await expect(main.getByText('Someone else has saved the home page.')).toBeVisible()
  await save()
  await says(page, 'Home page saved')
  await expect.poll(sectionsSeen).toEqual(['Featured', 'New in the shop', 'All products'])

  // Another conflict: their version replaces the changes.
  const { version } = await (await ask(SECTIONS, { headers })).json()
  const other = JSON.stringify({
    version,
    sections: [text, ...home.sections.map(({ id: _, ...one }: { id: number }) => one)],
  })
  await ask(SECTIONS, { method: 'PUT', headers: json, body: other })
  await main.getByRole('button', { name: 'Show Customer reviews' }).click()
  await save()
  await main.getByRole('button', { name: 'Discard my changes' }).click()
  await expect(main.getByRole('button', { name: /^From Ben/ })).toBeVisible()
})

test('a section with a picture is added on a phone, refused without a description, and previewed', {
  tags: ['deep'],
}, async () => {
  await using visit = await enter('/admin/home', {
    address,
    token,
    width: 375,
    touch: true,
    expecting: /status of 400/,
    first: freezeClock,
  })
  const { page } = visit
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Add section' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Picture with text/ })
    .click()
  await main.getByLabel('Heading').fill('By the lake')
  const picture = main.getByRole('group', { name: 'Picture', exact: true })
  await picture.locator('input[type=file]').setInputFiles({ name: 'lake.jpg', mimeType: 'image/jpeg', buffer: LAKE })
  await picture.getByRole('button', { name: 'Crop', exact: true }).click()
  await expect(picture.getByRole('button', { name: 'Crop Again' })).toBeVisible()
  await fitsItsWindow(page)
  await pastTheGuard(page)
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(main.getByText('This field may not be blank.')).toBeVisible()
  await main.getByLabel('Description of the picture').fill('A lake in summer')
  await main.getByRole('button', { name: 'Preview' }).click()
  await page.clock.runFor(1000)
  const preview = page.frameLocator('iframe[title=Preview]')
  await expect.poll(() => preview.getByAltText('A lake in summer').count()).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Close preview' }).click()
  await pastTheGuard(page)
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await says(page, 'Home page saved')
  await expect.poll(sectionsSeen).toContain('By the lake')
  await main.getByRole('button', { name: 'Remove By the lake' }).click()
  await pastTheGuard(page)
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(sectionsSeen).not.toContain('By the lake')
})

test('a photo replaces the hero scene with its text, and is removed after a confirmation', {
  tags: ['deep'],
}, async () => {
  // Another test may have added a text above the hero scene.
  const { version, sections } = await (await ask(SECTIONS, { headers })).json()
  const own = (sections as { id: number; kind: string }[]).filter(({ kind }) => kind !== 'text')
  const body = JSON.stringify({ version, sections: own.map(({ id: _, ...one }) => one) })
  await ask(SECTIONS, { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body })
  await using visit = await enter('/admin/home', { address, token, first: freezeClock })
  const { page } = visit
  const picture = page.getByRole('group', { name: 'Photo', exact: true })
  await expect(page.getByText('Remove picture')).toBeHidden()
  await picture.locator('input[type=file]').setInputFiles({ name: 'lake.jpg', mimeType: 'image/jpeg', buffer: LAKE })
  await picture.getByRole('button', { name: 'Crop', exact: true }).click()
  await page.getByRole('button', { name: 'Save photo' }).click()
  await says(page, 'Photo saved')

  await using visitor = await enter('/', { address })
  const shown = visitor.page.locator('main img').first()
  const box = await shown.boundingBox()
  expect(box?.width).toBe(1440)
  expect(Math.round((box?.width ?? 0) / (box?.height ?? 1) / 0.5) * 0.5).toBe(2.5)
  const heading = await visitor.page.getByRole('heading', { level: 1 }).boundingBox()
  expect(heading?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0))
  expect(await axeViolations(visitor.page)).toEqual([])

  await page.locator('summary').getByText('Remove picture').click()
  await expect(page.getByText('upload it again')).toBeVisible()
  await pastTheGuard(page)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await says(page, 'Photo removed')
  await visitor.page.reload()
  await expect(visitor.page.getByRole('region', { name: 'Featured' })).toBeVisible()
})

test.each([375, 1440])('shows a collection without a picture no larger than a product card at %i px', async (width) => {
  await using visit = await enter('/', { address, width })
  const main = visit.page.getByRole('main')
  const tile = main.getByRole('navigation', { name: 'Collections' }).getByRole('link', { name: 'Favourites' })
  const card = main.getByRole('article').first()
  await expect(tile).toBeVisible()
  await expect(card).toBeVisible()
  const [tileBox, cardBox] = [await tile.boundingBox(), await card.boundingBox()]
  expect(tileBox?.height).toBeLessThan((cardBox?.height ?? 0) / 2)
  expect(navigationItemOf(tileBox)).toBeLessThan(navigationItemOf(cardBox) / 2)
})

const navigationItemOf = (box: { width: number; height: number } | null) => (box?.width ?? 0) * (box?.height ?? 0)
