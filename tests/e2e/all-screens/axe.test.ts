import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { PUBLIC_SCREENS } from '../support/browser/public-screens.ts'
import { enter } from '../support/browser/visit.ts'

const [, , product = PUBLIC_SCREENS[0]] = PUBLIC_SCREENS

test.each(alsoDeep(['dark'], ['light']))('what opens on a product page is open to everybody (%s)', async (theme) => {
  await using visit = await enter(product?.path ?? '', { theme })
  const { page } = visit
  const errors: Record<string, string[]> = {}
  const look = async (what: string) => {
    errors[what] = await axeViolations(page)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Account menu' }).click()
  await look('menu')
  await page.getByRole('button', { name: /reviews\)/ }).click()
  await look('review summary')
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('enlarged picture')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Checking out' })).toBeVisible()
  await look('message')
  expect(errors).toEqual({ menu: [], 'review summary': [], 'enlarged picture': [], message: [] })
})
