import { expect, test } from 'vitest'
import { addOrder } from '../../../fixtures/orders.ts'
import { addPerson } from '../../../fixtures/people.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const shop = await openStaffShop()

test('staff find a review by stars and text, reply to it, and delete one at its author’s request', async () => {
  const { id: productId, variants } = await shop.created({ title: 'Mug', slug: 'mug' })
  const variantIds = variants.map(({ id }) => id)
  for (const [name, rating, body] of [
    ['Ann', 5, 'The handle is perfect.'],
    ['Tom', 2, 'The handle broke.'],
    ['Zoe', 4.5, 'A good colour.'],
  ] as const) {
    const { id, token } = await addPerson(shop.db, { first: name, last: 'Journey' })
    await addOrder(shop.db, { userId: id, productId, variantIds })
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    await shop.ask('/api/reviews/', {
      method: 'POST',
      headers,
      body: JSON.stringify({ body, rating, variant: variantIds[0] }),
    })
  }
  await using visit = await enter('/admin/reviews', { address: shop.address, token: shop.staff })
  const { page } = visit
  const main = page.getByRole('main')
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('article') })
  await expect(main.getByText('No reviews to moderate.')).toBeVisible()
  await main.getByRole('link', { name: 'all', exact: true }).click()
  await expect(main.getByText('3 reviews, newest first')).toBeVisible()
  await expect(cards.first()).toRead(/^Mug .*Zoe Journey/)
  for (const [width, colorScheme] of [
    [375, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
  }
  await main.getByLabel('What a review says').fill('handle')
  await expect(main.getByText('2 reviews, newest first')).toBeVisible()
  await main.getByLabel('Stars', { exact: true }).selectOption('2')
  await expect(main.getByText('1 review, newest first')).toBeVisible()
  await main.getByRole('button', { name: 'Answer the review by Tom Journey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Answer').fill('We send you another.')
  await dialog.getByRole('button', { name: 'Answer' }).click()
  await says(page, 'Answer posted')
  await expect(cards).toRead(/We send you another\./)

  await main.getByRole('button', { name: 'Delete the review by Tom Journey' }).click()
  await dialog.getByRole('button', { name: 'Delete review' }).click()
  await says(page, 'Review deleted')
  await expect(main.getByText('No reviews match these filters.')).toBeVisible()
  await main.getByRole('link', { name: 'not answered', exact: true }).click()
  await main.getByLabel('Stars', { exact: true }).selectOption('5')
  await expect(main.getByText('1 review, newest first')).toBeVisible()
  await expect(cards).toRead(/Ann Journey/)
})
