import { expect, test } from 'vitest'
import { inLanguage } from '../../../../server/language/in-language.ts'
import { loadTranslations } from '../../../translations.server.ts'
import { screensNamed } from './screens-by-name.ts'

test('finds French screens and help by their names and other words, with or without accents', () => {
  loadTranslations()
  const found = (typed: string) => inLanguage('fr', () => screensNamed(typed, 'owner').screens.map(({ to }) => to))
  expect(found('équipe')[0]).toBe('/admin/team')
  expect(found('equipe')[0]).toBe('/admin/team')
  expect(found('Parametres')[0]).toBe('/admin/settings')
  expect(found('colis')).toContain('/admin/orders')
  expect(inLanguage('en', () => screensNamed('equipe', 'owner').screens)).toEqual([])
  const help = inLanguage('fr', () => screensNamed('traiter commandes', 'owner').help)
  expect(help).toMatchObject([{ name: 'Traiter les commandes', to: '/admin/help/orders#process-orders' }])
})

test.each([
  ['discount', '/admin/discounts'],
  ['shipping', '/admin/delivery'],
  ['theme', '/admin/settings/look'],
  ['menu', '/admin/menus'],
  ['invoice', '/admin/invoices'],
  ['backup', '/admin/settings/backups'],
  ['password', '/admin/settings/opening'],
])('finds a screen by %s', (typed, to) => {
  expect(screensNamed(typed, 'owner').screens.map((screen) => screen.to)).toContain(to)
})

test('finds settings groups by other words, also those that share their name with another screen', () => {
  const found = (typed: string) => screensNamed(typed, 'owner').screens.map(({ to, of }) => `${of} ${to}`)
  expect(found('prefix')).toEqual(['Settings /admin/settings/invoices'])
  expect(found('validity')).toEqual(['Settings /admin/settings/gift_cards'])
  expect(found('ledger')).toContain('Settings /admin/settings/accounts')
  expect(found('invoices')).toEqual(
    expect.arrayContaining(['Orders /admin/invoices', 'Settings /admin/settings/invoices']),
  )
  expect(found('vat').filter((one) => one.includes('/vat'))).toEqual(['Settings /admin/vat'])
})
