import { expect, test } from 'vitest'
import { UNNAMED } from '../../../lib/shop-identity.ts'
import { termsText, withdrawalFormText } from './terms-text.ts'

const OPERATOR = { shop: 'Atelier', isSelling: true, paysWith: '', ...UNNAMED.legal, operator: 'Mia Wong' }

test('the terms are a text of sixteen sections in which no mark of a page is left', () => {
  const text = termsText(OPERATOR, 'https://shop.example')
  expect(text.match(/^\d+\. /gm)).toHaveLength(16)
  expect(text).not.toMatch(/\]\(|undefined|\[object|\s{4}/)
  expect(text).toContain('https://shop.example/contact')
})

test('the form for withdrawing names who it goes to', () => {
  expect(withdrawalFormText(OPERATOR, 'https://shop.example')).toContain('To Mia Wong')
})
