import { expect, test } from 'vitest'
import { texts as checkout } from '#texts/sales/checkout'
import { texts as returns } from '#texts/sales/returns'
import { UNNAMED } from '../../../lib/shop-identity.ts'
import { inLanguage } from '../../../server/language/in-language.ts'
import { loadTranslations } from '../../translations.server.ts'
import { sectionsFor } from './sections.ts'
import { termsText, withdrawalFormText } from './terms-text.ts'

const OPERATOR = {
  shop: 'Atelier',
  isSelling: true,
  recomputesOffers: false,
  paysWith: '',
  ...UNNAMED.legal,
  operator: 'Mia Wong',
}

test('renders sixteen sections as plain text without markup', () => {
  const text = termsText(OPERATOR, 'https://shop.example')
  expect(text.match(/^\d+\. /gm)).toHaveLength(16)
  expect(text).not.toMatch(/\]\(|undefined|\[object|\s{4}/)
  expect(text).toContain('https://shop.example/contact')
})

test('addresses the withdrawal form to the operator', () => {
  expect(withdrawalFormText(OPERATOR, 'https://shop.example')).toContain('To Mia Wong')
})

test('renders the terms and the form in the language of the order, also after those of another language', () => {
  loadTranslations()
  const inEach = (['en', 'fr', 'en'] as const).map((language) =>
    inLanguage(language, () => termsText(OPERATOR, 'https://shop.example')),
  )
  const [english = '', french = '', again = ''] = inEach
  expect(again).toBe(english)
  expect(french.match(/^\d+\. /gm)).toHaveLength(16)
  expect(french).not.toMatch(/\]\(|undefined|\[object|\b(?:the|your|with|goods|order|withdraw)\b|~|[^\u202f][;!?]$/m)
  expect(french).toContain('article L221-14 du Code de la consommation')
  const form = inLanguage('fr', () => withdrawalFormText(OPERATOR, 'https://shop.example'))
  expect(form).toContain('À l’attention de Mia Wong')
  expect(form).toContain('Je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens')
})

test('has the same sections, anchors and section links in each language', () => {
  loadTranslations()
  const shapes = (['en', 'fr'] as const).map((language) =>
    inLanguage(language, () =>
      [true, false].map((isSelling) =>
        sectionsFor({ ...OPERATOR, isSelling, paysWith: 'Stripe' }).map(({ id, clauses }) => ({
          id,
          clauses: clauses.map(({ id, text }) => ({ id, parts: text.length })),
          links: [...JSON.stringify(clauses).matchAll(/\]\([^)]+\)/g)].map(String).sort(),
        })),
      ),
    ),
  )
  expect(shapes[1]).toEqual(shapes[0])
})

test('names the obligation to pay and the withdrawal as the law words them', () => {
  loadTranslations()
  const labels = inLanguage('fr', () => [checkout.orderWithObligation, returns.confirmWithdrawal])
  expect(labels).toEqual(['Commander avec obligation de paiement', 'Confirmer la rétractation'])
})
