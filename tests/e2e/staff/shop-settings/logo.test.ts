import { expect, test } from 'vitest'
import { HONEST_LOGO, squareDrawing } from '../../../fixtures/pictures/shop-pictures.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { freezeClock, pastTheGuard, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const { address, staff: token, ask } = await openStaffShop()
const drawing = (name: string, content: string) => ({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(content) })
const HOSTILE = HONEST_LOGO.replace('<title>', '<script>document.title = "evil"</script><title>')

test('the owner uploads a logo and an icon, previews them, and removes them again', async () => {
  const options = { address, token, expecting: /status of 400/, first: freezeClock }
  await using visit = await enter('/admin/settings/look', options)
  const { page } = visit
  const preview = page.frameLocator('iframe[title=Preview]')
  const choose = (label: string) => page.getByLabel(`Choose a file: ${label}`, { exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const header = page.getByRole('banner')

  await choose('Logo').setInputFiles(drawing('logo.svg', '<svg'))
  await expect(page.getByRole('main')).toRead(/Upload a valid SVG\. The file you uploaded could not be read as one\./)
  await choose('Logo').setInputFiles(drawing('logo.svg', HOSTILE))
  await expect(page.getByRole('main')).toRead(/Scripts were left out\./)
  await expect.poll(() => preview.getByRole('img', { name: 'Comptoir' }).count()).toBe(2)
  // The preview follows its own theme setting, not the browser's theme.
  const shown = () => preview.locator('header').getByRole('img', { name: 'Comptoir' }).getAttribute('src')
  const light = await shown()
  await choose('Logo for dark backgrounds').setInputFiles(
    drawing('dark.svg', HONEST_LOGO.replace('#82d4e6', '#f0c0a0')),
  )
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect.poll(shown).not.toBe(light)
  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  await expect.poll(shown).toBe(light)
  await page.getByRole('button', { name: 'Remove: Logo for dark backgrounds', exact: true }).click()
  await choose('Icon').setInputFiles(drawing('icon.svg', squareDrawing('#0b6072')))
  await expect(page.getByRole('complementary', { name: 'Preview' })).toRead(/Browser tab/)
  // Unsaved changes are not public.
  expect(await header.getByRole('img', { name: 'Comptoir' }).count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)
  await save.click()
  await says(page, 'Settings saved')
  await expect(header.getByRole('img', { name: 'Comptoir' })).toBeVisible()

  for (const [width, theme] of [
    [375, 'dark'],
    [1440, 'light'],
  ] as const) {
    await using visitor = await enter('/contact', { address, width, theme })
    const logo = visitor.page.getByRole('banner').getByRole('img', { name: 'Comptoir' })
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
    const size = async () => {
      const { width: wide = 0, height = 0 } = (await logo.boundingBox()) ?? {}
      return [Math.round(wide), Math.round(height)]
    }
    await expect.poll(size).toEqual([160, 40])
    const icon = await visitor.page.locator('link[rel=icon]').getAttribute('href')
    expect(icon).toMatch(/^\/media\/\w+\/icon-512x512\.svg$/)
    expect(await (await ask(icon ?? '')).text()).toContain('#0b6072')
    const manifest = await visitor.page.locator('link[rel=manifest]').getAttribute('href')
    const { icons } = (await (await ask(manifest ?? '')).json()) as { icons: { src: string }[] }
    for (const { src } of icons) {
      const loaded = await visitor.page.evaluate(async (src) => {
        const img = new Image()
        img.src = src
        await img.decode()
        const pen = document.createElement('canvas').getContext('2d')
        pen?.drawImage(img, -img.width * 0.25, -img.height * 0.5)
        return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])]
      }, src)
      expect([src, loaded]).toEqual([src, [11, 96, 114, 255]])
    }
    expect(await axeViolations(visitor.page)).toEqual([])
    await fitsItsWindow(visitor.page)
  }

  await page.getByRole('button', { name: 'Remove: Logo', exact: true }).click()
  await page.getByRole('button', { name: 'Remove: Icon', exact: true }).click()
  await expect.poll(() => preview.getByRole('img', { name: 'Comptoir' }).count()).toBe(0)
  await pastTheGuard(page)
  await save.click()
  await expect(header).toRead(/^Comptoir/)
  await expect.poll(() => page.locator('link[rel=icon]').getAttribute('href')).toBe('/favicon.svg')
})

test('concurrent appearance changes keep the second owner’s logo and show the conflict', {
  tags: ['deep'],
}, async () => {
  const options = { address, token, width: 375, theme: 'dark', expecting: /status of 409/, first: freezeClock } as const
  await using one = await enter('/admin/settings/look', options)
  await using other = await enter('/admin/settings/look', options)
  const save = ({ page }: typeof one) => page.getByRole('button', { name: 'Save', exact: true }).click()
  const chosen = async ({ page }: typeof one, content: string) => {
    const input = page.getByLabel('Choose a file: Logo', { exact: true })
    await input.setInputFiles(drawing('logo.svg', content))
    const shown = page.getByRole('main').getByRole('img', { name: 'Current' })
    await expect(shown).toBeVisible()
    return shown.getAttribute('src')
  }
  await chosen(one, HONEST_LOGO)
  const theirs = await chosen(other, squareDrawing('#0b6072'))
  await save(one)
  await says(one.page, 'Settings saved')
  await save(other)
  await expect(other.page.getByRole('alert').first()).toRead(
    /Your changes are still in the form.*Logo: another picture/,
  )
  const kept = other.page.getByRole('main').getByRole('img', { name: 'Current' })
  await expect.poll(() => kept.getAttribute('src')).toBe(theirs)
  await fitsItsWindow(other.page)
  await pastTheGuard(other.page)
  await save(other)
  await says(other.page, 'Settings saved')
  const header = other.page.getByRole('banner').getByRole('img', { name: 'Comptoir' })
  await expect.poll(() => header.getAttribute('src')).toBe(theirs)
})

test('saving during an upload saves the picture too, and a rejected picture saves nothing', {
  tags: ['deep'],
}, async () => {
  const options = { address, token, expecting: /status of 400/, first: freezeClock }
  await using visit = await enter('/admin/settings/look', options)
  const { page } = visit
  let arrive = Promise.withResolvers<void>()
  let saves = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves += 1
  })
  await page.route('**/api/shop_pictures/', async (route) => {
    await arrive.promise
    await route.continue()
  })
  const saveWith = async (content: string) => {
    await page.getByLabel('Choose a file: Icon', { exact: true }).setInputFiles(drawing('icon.svg', content))
    await expect(page.getByText('Uploading')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    arrive.resolve()
  }
  await saveWith('<svg')
  await expect(page.getByRole('main')).toRead(/Upload a valid SVG/)
  expect(saves).toBe(0)

  arrive = Promise.withResolvers<void>()
  await saveWith(squareDrawing('#0b6072'))
  await says(page, 'Settings saved')
  await expect.poll(() => page.locator('link[rel=icon]').getAttribute('href')).toMatch(/^\/media\//)
  expect(saves).toBe(1)
})

test('a logo or icon that is invisible on one theme’s background gets a light background there only', {
  tags: ['deep'],
}, async () => {
  const strokes = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M8 8h12v48H8zM30 8h26v12H30z" fill="${colour}"/></svg>`
  const [none, light, dark] = ['rgba(0, 0, 0, 0)', 'rgb(250, 249, 246)', 'rgb(28, 26, 23)']
  await using visit = await enter('/admin/settings/look', { address, token, first: freezeClock })
  const { page } = visit
  const preview = page.frameLocator('iframe[title=Preview]')
  const plateOf = (of: typeof preview | typeof page, part: 'header' | 'footer', drawn: string) =>
    of
      .locator(`${part} ${drawn}`)
      .first()
      .evaluate((element) => {
        const { backgroundColor, fill } = getComputedStyle(element)
        return element.localName === 'rect' ? fill : backgroundColor
      })
  const [logo, icon] = ['img.own-logo', 'svg rect']
  for (const [kind, colour, drawn, byDay, inTheDark] of [
    ['Logo', '#111111', logo, none, light],
    ['Logo', '#ffffff', logo, dark, none],
    ['Icon', '#111111', icon, none, light],
    ['Icon', '#ffffff', icon, dark, none],
  ] as const) {
    const input = page.getByLabel(`Choose a file: ${kind}`, { exact: true })
    await input.setInputFiles(drawing('mark.svg', strokes(colour)))
    await page.getByRole('radio', { name: 'Light' }).check({ force: true })
    await expect.poll(() => plateOf(preview, 'header', drawn)).toBe(byDay)
    // The footer is always dark.
    await expect.poll(() => plateOf(preview, 'footer', drawn)).toBe(inTheDark)
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await expect.poll(() => plateOf(preview, 'header', drawn)).toBe(inTheDark)
    await pastTheGuard(page)
    // The message of the previous save is still visible.
    const saved = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await saved
    await says(page, 'Settings saved')
    for (const [theme, plate] of [
      ['light', byDay],
      ['dark', inTheDark],
    ] as const) {
      await using visitor = await enter('/contact', { address, width: 375, theme })
      expect([kind, colour, theme, await plateOf(visitor.page, 'header', drawn)]).toEqual([kind, colour, theme, plate])
      await fitsItsWindow(visitor.page)
    }
    await page.getByRole('button', { name: `Remove: ${kind}`, exact: true }).click()
  }
})
