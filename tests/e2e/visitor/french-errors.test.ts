import { expect, test } from 'vitest'
import { says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

// The languages affect all tests of a shop, so this file uses its own.
const { address, ask, staff } = await openStaffShop()

test('a form of a French page shows French errors of the browser and of the server', async () => {
  const saved = await ask('/api/settings/identity/', {
    method: 'PUT',
    headers: { authorization: `Token ${staff}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 0, name: 'Comptoir', first_language: 'en', other_languages: 'fr' }),
  })
  expect(saved.status).toBe(200)
  await using visit = await enter('/fr/login', { address, width: 375, expecting: /status of 400|ERR_FAILED/ })
  const { page } = visit
  const form = page.getByRole('main').locator('form')
  await form.locator('button[type="submit"]').click()
  await expect(form).toRead(/Ce champ ne peut pas être vide/)
  const logIn = async () => {
    await form.locator('input[name="email"]').fill('eve@example.com')
    await form.locator('input[name="password"]').fill('wrong password')
    await form.locator('button[type="submit"]').click()
  }
  await logIn()
  await expect(page.getByRole('main')).toRead(/L’adresse e-mail ou le mot de passe est incorrect/)
  await says(page, 'Oups, corrigez les champs signalés')
  await page.route('**/api/login/', (route) => route.abort())
  // A form is not sent twice within seconds.
  await visit.goTo('/fr/login')
  await logIn()
  await says(page, 'Oups, une erreur inconnue est survenue')
})
