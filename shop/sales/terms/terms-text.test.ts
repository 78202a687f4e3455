import { expect, test } from 'vitest'
import { UNNAMED } from '../../../lib/shop-identity.ts'
import { termsText, withdrawalFormText } from './terms-text.ts'

const OPERATOR = { shop: 'Atelier', isSelling: true, paysWith: '', ...UNNAMED.legal, operator: 'Mia Wong' }

test('renders sixteen sections as plain text without markup', () => {
  const text = termsText(OPERATOR, 'https://shop.example')
  expect(text.match(/^\d+\. /gm)).toHaveLength(16)
  expect(text).not.toMatch(/\]\(|undefined|\[object|\s{4}/)
  expect(text).toContain('https://shop.example/contact')
})

test('addresses the withdrawal form to the operator', () => {
  expect(withdrawalFormText(OPERATOR, 'https://shop.example')).toContain('To Mia Wong')
})
