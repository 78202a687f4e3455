import { expect, test } from 'vitest'
import { PAGE_LANGUAGE } from '../../../lib/api-client.ts'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { saveSettings } from '../../core/settings/settings.contract.ts'
import { loadTranslations } from '../../translations.server.ts'

test('answers calls of French pages with French errors and the same codes, and other programs in English', async () => {
  loadTranslations()
  await using shop = await openShop()
  const login = async () => {
    const payload = { email: 'mia@example.com', password: 'wrong password' }
    const headers = { [PAGE_LANGUAGE]: 'fr' }
    return (await shop.app.inject({ method: 'POST', url: '/api/login/', payload, headers })).json()
  }
  // A shop that does not offer French answers in English.
  expect(await login()).toEqual({ non_field_errors: ['Unable to log in with provided credentials.'] })
  const owner = await shop.staff('owner')
  const values = { name: 'Comptoir', first_language: 'en', other_languages: 'fr' } as const
  await owner.api(saveSettings.identity, { body: { version: 0, ...values } })
  const ask = async (url: string, payload: object, headers: Record<string, string>) => {
    const answer = await shop.app.inject({ method: 'POST', url, payload, headers })
    return { code: answer.headers['x-error-code'], body: answer.json() }
  }
  const both = async (url: string, payload: object = {}) => [
    await ask(url, payload, { 'accept-language': 'fr' }),
    await ask(url, payload, { [PAGE_LANGUAGE]: 'fr' }),
  ]
  const email = 'x'.repeat(300)
  expect(await both('/api/verification/', { email })).toEqual([
    { code: 'invalid', body: { email: ['Ensure this field has no more than 254 characters.'] } },
    { code: 'invalid', body: { email: ['Saisissez au plus 254 caractères.'] } },
  ])
  expect(await both('/api/login/', { email: 'mia@example.com', password: 'wrong password' })).toEqual([
    { code: 'wrong_credentials', body: { non_field_errors: ['Unable to log in with provided credentials.'] } },
    { code: 'wrong_credentials', body: { non_field_errors: ['L’adresse e-mail ou le mot de passe est incorrect.'] } },
  ])
  expect(await both('/api/cart/')).toEqual([
    { code: 'not_authenticated', body: { detail: 'Authentication credentials were not provided.' } },
    { code: 'not_authenticated', body: { detail: 'Connectez-vous pour continuer.' } },
  ])
})

test('a page that a rate limit refuses is in the language of its address', async () => {
  await using shop = await openShop({
    pages: await builtPages(),
    env: { RATE_LIMITS: 'on' },
    languages: { first: 'en', others: ['fr'] },
  })
  for (let call = 0; call < 600; call += 1) await shop.app.inject('/api/user/')
  const body = async (url: string) => (await shop.app.inject(url)).body
  for (const [url, ...texts] of [
    ['/contact', '<html lang="en">', 'Too many requests', 'This page reloads in', 'Try again'],
    ['/fr/contact', '<html lang="fr">', 'Trop de requêtes', 'Cette page se recharge dans', 'Réessayer'],
  ] as const) {
    const page = await body(url)
    for (const text of texts) expect(page).toContain(text)
  }
})
