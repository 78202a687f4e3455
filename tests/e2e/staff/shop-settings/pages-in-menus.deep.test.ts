import { expect, test } from 'vitest'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { freezeClock } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const { address, staff: token, ask } = await openStaffShop()

/** Publishes a page in the header menu as staff. */
async function published(slug: string, title: string): Promise<void> {
  const body = { slug, title, text: '', menu: 'header', state: 'published', meta_title: '', meta_description: '' }
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
  const answer = await ask('/api/staff_pages/', { method: 'POST', headers, body: JSON.stringify(body) })
  expect([title, answer.status]).toEqual([title, 201])
}

test('four of the header pages are shown in the header, two in a narrow one, and the others move to the footer', async () => {
  const titles = ['Hours', 'Workshop', 'Repairs', 'Press', 'Jobs']
  for (const title of titles) await published(title.toLowerCase(), title)
  for (const [width, inHeader] of [
    [375, []],
    [1024, titles.slice(0, 2)],
    [1440, titles.slice(0, 4)],
  ] as const) {
    await using visit = await enter('/contact', { address, width })
    const shown = async (where: 'banner' | 'contentinfo') => {
      const found = await visit.page.getByRole(where).getByRole('link').allInnerTexts()
      return found.filter((title) => titles.includes(title))
    }
    await visit.page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(visit.page.getByRole('contentinfo').getByRole('link', { name: 'Jobs' })).toBeVisible()
    await expect.poll(() => shown('banner')).toEqual(inHeader)
    await expect.poll(() => shown('contentinfo')).toEqual(titles.slice(inHeader.length))
    await fitsItsWindow(visit.page)
    expect(await axeViolations(visit.page)).toEqual([])
    await visit.page.getByRole('contentinfo').getByRole('link', { name: 'Jobs' }).click()
    await expect(visit.page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  }
})

test('staff see a draft with a label, and visitors get a 404 page', async () => {
  await using staff = await enter('/admin/pages', { address, token, first: freezeClock })
  const main = staff.page.getByRole('main')
  await main.getByRole('link', { name: /^Legal notice/ }).click()
  await main.getByRole('link', { name: 'Preview in the shop' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Legal notice' })).toBeVisible()
  await expect(main).toRead(/Only staff can see this page\. It is not published\./)

  await using visitor = await enter('/pages/legal-notice', { address, expecting: /status of 404/ })
  expect(visitor.response?.status()).toBe(404)
  await expect(visitor.page.getByRole('main')).toRead(/We can’t find this page/)
})
