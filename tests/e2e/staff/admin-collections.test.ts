import { expect, inject, test } from 'vitest'
import { openAdminScreen } from '../support/browser/admin-navigation.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, pastTheGuard, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

test('staff create a collection, order its products by keyboard and by dragging, and visitors see it', async () => {
  const ada = await newCustomer('Ada', { isStaff: true })
  await using visit = await enter('/admin', { token: ada.token, expecting: /status of 400/, first: freezeClock })
  const { page } = visit
  const main = page.getByRole('main')
  await openAdminScreen(page, 'Collections', 'Products')
  await main.getByRole('link', { name: 'Create a collection', exact: true }).click()
  await field(page, 'Title').fill('For the journey')
  await expect.poll(() => field(page, 'Slug').inputValue()).toBe('for-the-journey')
  await field(page, 'Slug').fill('cooking')
  const create = main.getByRole('button', { name: 'Create', exact: true })
  await create.click()
  await isWrong(field(page, 'Slug'), 'A collection with this slug already exists.')
  await field(page, 'Slug').fill('for-the-journey')
  expect(await axeViolations(page)).toEqual([])
  await pastTheGuard(page)
  await create.click()
  await says(page, 'Collection created')

  const find = main.getByLabel('Find products to pick')
  for (const [words, title] of [
    ['thermos', 'Steel thermos'],
    ['umbrella', 'Stick umbrella'],
    ['beanie', 'beanie'],
  ] as const) {
    await find.fill(words)
    await main
      .getByRole('list', { name: 'Found' })
      .getByRole('button', { name: new RegExp(title, 'i') })
      .first()
      .click()
  }
  const placed = main.getByRole('region', { name: 'Products' }).locator('ol > li')
  await expect.poll(() => placed.count()).toBe(3)
  const order = () =>
    placed.evaluateAll((rows) => rows.map((row) => row.querySelector('p')?.textContent?.split(' ')[0]))
  const [first, second, third] = await order()
  const up = placed.nth(2).getByRole('button', { name: /^Move .* up$/ })
  // The page moves the product before it saves.
  const nextAnswer = () => page.waitForResponse((response) => response.request().method() !== 'GET')
  const moved = nextAnswer()
  await up.focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual([first, third, second])
  await moved
  const dragged = nextAnswer()
  await placed.nth(0).dragTo(placed.nth(2))
  await expect.poll(order).toEqual([third, second, first])
  await dragged
  // The first response may belong to an earlier change.
  const saved = async () => (await productsOf('for-the-journey')).map(({ title }) => title.split(' ')[0])
  await expect.poll(saved).toEqual([third, second, first])
  await fitsItsWindow(page)
  await page.reload()
  await expect.poll(order).toEqual([third, second, first])
  await placed
    .nth(1)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect.poll(order).toEqual([third, first])

  await using visitor = await enter('/collections/for-the-journey')
  const shownCount = visitor.page.getByRole('main').getByText('2 products')
  // Staff see changes at once; public pages may be cached for a second.
  await expect
    .poll(async () => {
      await visitor.page.reload()
      return shownCount.isVisible()
    })
    .toBe(true)
})

test('staff define an automatic collection by price, attributes and options, see how many products match, and keep other settings', async () => {
  const ada = await newCustomer('Ada', { isStaff: true })
  await using visit = await enter('/admin/collections/create', { token: ada.token, width: 375, first: freezeClock })
  const { page } = visit
  const main = page.getByRole('main')
  await field(page, 'Title').fill('Stoneware for less')
  await main.getByRole('radio', { name: /Automatic/ }).check()
  await field(page, 'Price to, in euros').fill('1.234,50 €')
  await field(page, 'Attributes').fill('Material: Stoneware')
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)
  await pastTheGuard(page)
  await main.getByRole('button', { name: 'Create', exact: true }).click()
  await says(page, 'Collection created')
  await expect(main.getByText(/^\d+ products match now\.$/)).toBeVisible()
  await expect.poll(() => field(page, 'Price to, in euros').inputValue()).toBe('1234.50')
  await field(page, 'Price to, in euros').fill('0,02')
  await pastTheGuard(page)
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(main.getByText('No products match now.')).toBeVisible()
  await expect.poll(() => field(page, 'Attributes').inputValue()).toBe('Material: Stoneware')
})

test('concurrent edits of a collection keep the second editor’s input and show the saved values', {
  tags: ['deep'],
}, async () => {
  const [ada, bob] = [await newCustomer('Ada', { isStaff: true }), await newCustomer('Bob', { isStaff: true })]
  const slug = await createElsewhere(bob.token)
  await using visit = await enter(`/admin/collections/update/${slug}`, {
    token: ada.token,
    width: 375,
    theme: 'dark',
    expecting: /status of 4\d\d/,
    first: freezeClock,
  })
  const { page } = visit
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: 'Save', exact: true })
  await field(page, 'Text').fill('What Ada has typed.')
  await changeElsewhere(bob.token, slug, { text: 'What Bob has saved.' })
  await save.click()
  await expect(main.getByText('Text: What Bob has saved.')).toBeVisible()
  await expect.poll(() => field(page, 'Text').inputValue()).toBe('What Ada has typed.')
  expect(await axeViolations(page)).toEqual([])
  await pastTheGuard(page)
  const version = () => main.locator('input[name=version]').inputValue()
  const read = await version()
  await save.click()
  await says(page, 'Collection saved')
  // From here on, the form is the one of the saved collection.
  await expect.poll(version).not.toBe(read)
  await expect.poll(() => field(page, 'Text').inputValue()).toBe('What Ada has typed.')

  await field(page, 'Text').fill('Typed while it was deleted.')
  await deleteElsewhere(bob.token, slug)
  await pastTheGuard(page)
  await save.click()
  await expect(main.getByRole('alert')).toRead(/deleted this collection or changed its address/)
  await expect.poll(() => field(page, 'Text').inputValue()).toBe('Typed while it was deleted.')
})

test('staff hide a collection instead of deleting it, and assign collections on the product', async () => {
  const ada = await newCustomer('Ada', { isStaff: true })
  const slug = await createElsewhere(ada.token)
  await using visit = await enter('/admin/products/update/steel-thermos', { token: ada.token })
  const { page } = visit
  const main = page.getByRole('main')
  const tick = main.getByRole('region', { name: 'Collections' }).getByRole('checkbox', { name: slug })
  await tick.check()
  await expect.poll(() => inside(slug)).toEqual(['steel-thermos'])
  await tick.uncheck()
  await expect.poll(() => inside(slug)).toEqual([])

  await page.goto(new URL(`/admin/collections/delete/${slug}`, page.url()).href)
  await main.getByRole('button', { name: 'Hide collection' }).click()
  await says(page, 'Collection hidden')
  await expect.poll(async () => (await ask(`/api/collections/${slug}/`)).status).toBe(404)
})

const ask = (path: string, init?: RequestInit) => fetch(new URL(path, inject('shop').address), init)

async function productsOf(collection: string): Promise<{ slug: string; title: string }[]> {
  const answer = await ask(`/api/product/?collection=${collection}`)
  return ((await answer.json()) as { results: { slug: string; title: string }[] }).results
}

const inside = async (collection: string) => (await productsOf(collection)).map(({ slug }) => slug)

let made = 0

/** Simulates a change by another staff member. */
async function createElsewhere(token: string): Promise<string> {
  made += 1
  const slug = `elsewhere-${process.pid}-${made}`
  expect(await send(token, 'POST', '/api/collections/', { title: slug, slug })).toBe(201)
  return slug
}

async function changeElsewhere(token: string, slug: string, fields: Record<string, string>): Promise<void> {
  expect(await send(token, 'PATCH', `/api/collections/${slug}/`, fields)).toBe(200)
}

async function deleteElsewhere(token: string, slug: string): Promise<void> {
  expect(await send(token, 'DELETE', `/api/collections/${slug}/`)).toBe(204)
}

async function send(token: string, method: string, path: string, fields?: Record<string, string>): Promise<number> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) body.set(name, value)
  const headers = { authorization: `Token ${token}` }
  return (await ask(path, { method, headers, ...(fields && { body }) })).status
}

test('a collection with its sub-collections is put on sale from its editor', { tags: ['deep'] }, async () => {
  const ada = await newCustomer('Ada', { isStaff: true })
  await using visit = await enter('/collections', { token: ada.token })
  const { page, goTo } = visit
  const listed = async (slug: string) => {
    const answer = await page.request.get(new URL(`/api/product/?collection=${slug}`, page.url()).href)
    return ((await answer.json()) as { count: number }).count
  }
  const count = await listed('kitchen-and-table')
  await goTo('/admin/collections/update/kitchen-and-table')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Put its products on sale', exact: true }).click()
  await expect.poll(() => main.getByRole('button', { name: /^Remove / }).count()).toBe(count)
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
})
