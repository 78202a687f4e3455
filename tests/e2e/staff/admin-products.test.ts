import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addOrder } from '../../fixtures/orders.ts'
import { aPicture } from '../../fixtures/product-form.ts'
import { field, hasFocus, isWrong, pathIs, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const { address, staff } = shop

const main = (page: Page) => page.getByRole('main')
const group = (page: Page, name: string) => main(page).getByRole('group', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const photo = async (colour: string) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await aPicture({ width: 640, height: 400, colour }),
})

/** Returns the colour in the middle of a picture on the page, as red, green and blue. */
const colourOf = (page: Page, picture: string) =>
  page
    .locator(picture)
    .first()
    .evaluate(async (image) => {
      await (image as HTMLImageElement).decode()
      const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
      pen?.drawImage(image as HTMLImageElement, 0, 0, 1, 1)
      return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).map((part) => (part > 127 ? 1 : 0))
    })
const RED = [1, 0, 0]
const GREEN = [0, 1, 0]

test('staff create a product with variants and photos, see it live in the DEMO, and then in the shop', async () => {
  const saucer = await shop.created({ title: 'Saucer', slug: 'saucer', price: '4.00' })
  await using visit = await enter('/admin', { address, token: staff })
  const { page } = visit
  await page.getByRole('link', { name: /^Create a product/ }).click()

  await field(page, 'Title').fill('Café crème, 25 cl')
  await expect.poll(() => field(page, 'Slug').inputValue()).toBe('cafe-creme-25-cl')
  await main(page).getByText('Address and search engines').click()
  await field(page, 'Slug').fill('cup')
  await field(page, 'Title').fill('A cup')
  await expect.poll(() => field(page, 'Slug').inputValue()).toBe('cup')
  await field(page, 'Price in euros').pressSequentially('12,56 €')
  await field(page, 'Description').fill('It holds coffee.')
  const colours = { Red: '#d00000', Green: '#00d000', Blue: '#0000d0' }
  for (const [index, [name, colour]] of Object.entries(colours).entries()) {
    // The first press adds a second variant.
    if (index !== 1) await press(page, 'Add a variant')
    await group(page, `Variant ${index + 1}`)
      .getByLabel('Name')
      .fill(name)
    const variant = group(page, name)
    await variant.getByLabel('Stock').pressSequentially(' 12')
    await variant.getByLabel('This variant is a colour').check()
    await variant.getByLabel('Colour', { exact: true }).fill(colour)
    const photos = await Promise.all([colour, '#808080'].map(photo))
    await field(page, `Choose pictures for ${name}`).setInputFiles(photos)
    await expect(group(page, `Picture 2 of ${name}`)).toBeVisible()
    await group(page, `Picture 1 of ${name}`).getByLabel('Alt text').fill(`A cup in ${name.toLowerCase()}`)
  }

  await main(page).getByText('Frequently Bought Together').click()
  await expect(main(page).getByText('Picking 2 frequently-bought-together products is recommended.')).toBeVisible()
  await field(page, 'Find products to pick').fill('saucers')
  await press(page, 'Add Saucer')

  await press(page, 'Show DEMO')
  const demo = page.getByRole('complementary', { name: 'DEMO' })
  await expect(demo.locator('h1')).toRead('A cup')
  await expect(demo.getByText('€16.56')).toBeVisible()
  await field(page, 'Title').fill('Fine cup')
  await expect(demo.locator('h1')).toRead('Fine cup')
  await demo.getByLabel('Variant').selectOption('Green')
  await expect.poll(() => colourOf(page, 'aside img')).toEqual(GREEN)
  await demo.getByText('Home grid').click()
  await expect.poll(() => colourOf(page, 'aside article img')).toEqual(RED)
  const isReached = (button: HTMLElement | SVGElement) => {
    button.focus()
    return button === document.activeElement
  }
  await expect.poll(() => demo.locator('article button').evaluate(isReached)).toBe(false)

  const held = Promise.withResolvers<void>()
  await page.route('**/api/product/', async (route) => {
    await held.promise
    await route.continue()
  })
  await press(page, 'Create product')
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible()
  await expect.poll(() => field(page, 'Title').evaluate((title) => title.closest('[inert]') !== null)).toBe(true)
  held.resolve()
  await says(page, 'WOHOO')
  await pathIs(page, '/products/cup')
  await expect(heading(page, 'Fine cup')).toBeVisible()
  await expect.poll(() => colourOf(page, 'main img')).toEqual(RED)
  const cup = await shop.product('cup')
  expect(cup).toMatchObject({ title: 'Fine cup', price: '12.56', frequentlyBoughtTogether: [saucer.id] })
  expect(cup.variants.map(({ name, color, stock, images }) => [name, color, stock, images.length])).toEqual([
    ['Red', '#d00000', 12, 2],
    ['Green', '#00d000', 12, 2],
    ['Blue', '#0000d0', 12, 2],
  ])
  expect(cup.variants[1]?.images[0]?.alt).toBe('A cup in green')

  await using shopper = await enter('/', { address })
  await expect(heading(shopper.page, 'Fine cup')).toBeVisible()
  await expect.poll(() => colourOf(shopper.page, 'article img')).toEqual(RED)
})

test('edited, reordered and removed pictures appear to the next visitor', { tags: ['deep'] }, async () => {
  const images = async (...colours: string[]) =>
    Promise.all(colours.map(async (colour) => ({ image: await aPicture({ colour }) })))
  const variants = [
    { name: 'Small', stock: 3, images: await images('#d00000') },
    { name: 'Large', stock: 5, images: await images('#0000d0', '#00d000') },
    { name: 'Odd', stock: 1, images: await images('#000000') },
  ]
  const before = await shop.created({ title: 'Bowl', slug: 'bowl', variants })
  await using visit = await enter('/admin/products/update?q=bowl', { address, token: staff })
  const { page } = visit
  await expect(main(page).getByText('9 in stock, 3 variants')).toBeVisible()
  await page.getByRole('link', { name: 'Update Bowl' }).click()
  await expect(heading(page, 'Update Bowl')).toBeVisible()

  await field(page, 'Price in euros').fill('30')
  await press(page, 'More of Large')
  await press(page, 'Move picture 2 of Large to the front')
  await hasFocus(group(page, 'Picture 1 of Large'))
  await press(page, 'Move Large to the front')
  await hasFocus(group(page, 'Large'))
  await press(page, 'Remove Odd')
  await group(page, 'Small').getByLabel('Stock').fill('')
  await press(page, 'Remove picture 2 of Large')
  await expect
    .poll(() =>
      main(page)
        .getByRole('button', { name: /^(Remove|Move) picture/ })
        .count(),
    )
    .toBe(1)
  // A sale while staff have the form open.
  await shop.db
    .updateTable('variants')
    .set({ stock: 4 })
    .where('id', '=', before.variants[1]?.id ?? 0)
    .execute()

  await press(page, 'Save changes')
  await isWrong(group(page, 'Small').getByLabel('Stock'), 'Write a whole number, for example 12.')
  await hasFocus(group(page, 'Small').getByLabel('Stock'))
  await group(page, 'Small').getByLabel('Stock').fill('8')
  await press(page, 'Save changes')
  await says(page, 'WOHOO')
  await pathIs(page, '/products/bowl')

  await using shopper = await enter('/products/bowl', { address })
  await expect(shopper.page.getByText('€30.00').first()).toBeVisible()
  await expect.poll(() => colourOf(shopper.page, 'main img')).toEqual(GREEN)
  const after = await shop.product('bowl')
  expect(after.variants.map(({ id, name, stock, images }) => [id, name, stock, images.length])).toEqual([
    [before.variants[1]?.id, 'Large', 4, 1],
    [before.variants[0]?.id, 'Small', 8, 1],
  ])
})

test('server errors appear at their fields, however deeply nested', { tags: ['deep'] }, async () => {
  await shop.created({ slug: 'taken' })
  await shop.created({ title: 'Jug', slug: 'jug', variants: await twoVariants() })
  await using visit = await enter('/admin/products/update/jug', { address, token: staff, expecting: /status of 400/ })
  const { page } = visit
  await main(page).getByText('Address and search engines').click()
  await field(page, 'Slug').fill('Not a slug')
  await press(page, 'Save changes')
  await isWrong(field(page, 'Slug'), 'Slug Must Be only Alphanumeric and -.')
  await field(page, 'Slug').fill('taken')
  await group(page, 'Two').getByLabel('Name').fill('One')
  await press(page, 'Save changes')
  await isWrong(field(page, 'Slug'), 'product with this slug already exists.')
  await expect.poll(() => group(page, 'One').last().getByLabel('Name').getAttribute('aria-invalid')).toBe('true')
  await hasFocus(group(page, 'One').last().getByLabel('Name'))
})

test('staff delete a product after reading the consequences', async () => {
  const vase = await shop.created({ title: 'Vase', slug: 'vase' })
  await using visit = await enter('/admin/products/delete', { address, token: staff, expecting: /status of 40[49]/ })
  const { page } = visit
  await page.getByRole('link', { name: 'Delete Vase' }).click()
  await expect(heading(page, 'ARE YOU SURE?!')).toBeVisible()
  await expect(heading(page, 'Delete Vase')).toBeVisible()
  await expect(main(page).getByText('A product that was ordered can only be hidden.')).toBeVisible()
  await press(page, 'Delete')
  await says(page, 'Product Deleted')
  await pathIs(page, '/admin/products/delete')
  await expect(page.getByRole('link', { name: 'Delete Vase' })).toBeHidden()

  await using shopper = await enter('/', { address })
  await expect(heading(shopper.page, vase.title)).toBeHidden()
  await visit.goTo('/admin/products/delete/vase')
  await says(page, "product can't be found")
  await pathIs(page, '/admin')

  const jug = await shop.created({ title: 'Ordered jug', slug: 'ordered-jug' })
  const { id: userId } = await shop.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await addOrder(shop.db, { userId, productId: jug.id, variantIds: jug.variants.map(({ id }) => id) })
  await visit.goTo('/admin/products/update/ordered-jug')
  await page.getByRole('link', { name: 'Hide or delete this product' }).click()
  await press(page, 'Delete')
  await says(page, 'It was ordered, so it can only be hidden.')
  await press(page, 'Hide product')
  await says(page, '1 product changed')
  await pathIs(page, '/admin/products/delete')
  await page.getByRole('button', { name: 'Undo' }).click()
  await says(page, '1 product restored')
  const { state } = await shop.db
    .selectFrom('products')
    .select('state')
    .where('id', '=', jug.id)
    .executeTakeFirstOrThrow()
  expect(state).toBe('published')
})

async function twoVariants() {
  const image = await aPicture()
  return ['One', 'Two'].map((name) => ({ name, stock: 1, images: [{ image }] }))
}
