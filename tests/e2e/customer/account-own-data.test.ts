import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { field, freezeClock, hasFocus, isWrong, pastTheGuard, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const NO_IMAGE = 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.'

const ground = (background: string) => ({ create: { width: 400, height: 300, channels: 3 as const, background } })
const portrait = () => sharp(ground('#2b6')).png().toBuffer()
/** An animated picture: browsers display it, the shop accepts still pictures only. */
const moving = async () =>
  sharp([await sharp(ground('#a33')).png().toBuffer(), await sharp(ground('#33a')).png().toBuffer()], {
    join: { animated: true },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()

const input = (page: Page) => field(page, 'Choose Image: Picture')
const choose = (page: Page, buffer: Buffer, name = 'me.png', mimeType = 'image/png') =>
  input(page).setInputFiles({ name, mimeType, buffer })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const menuPicture = (page: Page) => page.getByRole('button', { name: 'Account menu' }).locator('img')

test.each(alsoDeep([['on a phone', 375, 'light']], [['at a desk', 1440, 'dark']]))(
  'a customer chooses a picture, crops it by keyboard, cancels once and saves it, %s',
  async (_, width, theme) => {
    const { token } = await newCustomer('Mia')
    const circumstances = { token, width, theme, expecting: /status of 400/, first: freezeClock }
    await using visit = await enter('/account/change_account_info', circumstances)
    const { page } = visit

    await choose(page, Buffer.alloc(0))
    await isWrong(input(page), 'The submitted file is empty.')
    await choose(page, Buffer.alloc(4 * 2 ** 20 + 1))
    await isWrong(input(page), 'Ensure the file is at most 4 MB.')
    await choose(page, Buffer.from('no picture at all'))
    await isWrong(input(page), NO_IMAGE)
    await hasFocus(input(page))

    await choose(page, await portrait())
    const zoom = field(page, 'Zoom')
    await hasFocus(zoom)
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(() => zoom.inputValue()).toBe('1.5')
    await page.keyboard.press('Enter')
    await expect(page.getByAltText('Visible part')).toBeVisible()
    await hasFocus(button(page, 'Crop Again'))
    await page.keyboard.press('Enter')
    await button(page, 'Zoom in').click()
    await press(page, 'Cancel')
    await hasFocus(input(page))

    await choose(page, await moving(), 'me.webp', 'image/webp')
    await press(page, 'Crop')
    await press(page, 'Save changes')
    await isWrong(input(page), 'This is an animated WebP. Upload a JPEG, PNG or WebP without animation.')
    await hasFocus(button(page, 'Crop Again'))
    await press(page, 'New Image')
    await hasFocus(input(page))

    await choose(page, await portrait())
    await press(page, 'Crop')
    await expect(page.getByAltText('Visible part')).toBeVisible()
    await pastTheGuard(page)
    await press(page, 'Save changes')
    await says(page, 'Great your account info has been changed')
    await expect.poll(() => menuPicture(page).getAttribute('src')).toMatch(/^\/media\/\w+\/320\.webp$/)
    const size = () =>
      menuPicture(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
    await expect.poll(size).toEqual([300, 300])

    await page.getByLabel('Remove my picture').check()
    await pastTheGuard(page)
    await press(page, 'Save changes')
    await expect.poll(() => menuPicture(page).count()).toBe(0)
  },
)

test('a customer downloads all personal data', async () => {
  const { email, token } = await newCustomer('Mia')
  await using visit = await enter('/account', { token, width: 768 })
  const { page } = visit
  // Logout is the last link of the page.
  await expect(page.getByRole('main').getByRole('link').last()).toRead('Logout')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download my data/ }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('my-data.json')
  const data = JSON.parse(await text(await file.createReadStream()))
  expect(data).toMatchObject({
    profile: { email, first_name: 'Mia', last_name: 'Journey', is_staff: false },
    cart: [],
    orders: [],
    reviews: [],
    messages: [],
  })
  expect(data.sessions).toHaveLength(1)
  expect(JSON.stringify(data)).not.toContain(token)
})
