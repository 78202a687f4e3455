import { expect, test } from 'vitest'
import { normalIban, printedIban } from './iban.ts'

test.each([
  ['FR76 3000 6000 0112 3456 7890 189', 'FR7630006000011234567890189'],
  ['de89370400440532013000', 'DE89370400440532013000'],
  ['NL91-ABNA-0417-1643-00', 'NL91ABNA0417164300'],
])('%s is an IBAN', (written, iban) => {
  expect(normalIban(written)).toBe(iban)
  expect(normalIban(printedIban(iban))).toBe(iban)
})

test.each([
  'FR76 3000 6000 0112 3456 7890 188',
  'FR76 3000 6000 0112 3456 7890 18',
  'FR67 3000 6000 0112 3456 7890 189',
  '76FR30006000011234567890189',
  'FR',
  '',
  'FR7630006000011234567890189é',
])('%s is not an IBAN', (written) => {
  expect(normalIban(written)).toBeUndefined()
})

test('formats an IBAN in groups of four', () => {
  expect(printedIban('FR7630006000011234567890189')).toBe('FR76 3000 6000 0112 3456 7890 189')
})
