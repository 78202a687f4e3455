import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditorReference } from './creditor-reference.ts'

test('returns a creditor reference with valid check digits', () => {
  expect(creditorReference(539_007_547_034)).toBe('RF18539007547034')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (number) => {
      const reference = creditorReference(number)
      const [check, own] = [reference.slice(2, 4), reference.slice(4)]
      expect(BigInt(`${own}2715${check}`) % 97n).toBe(1n)
      expect(Number(own)).toBe(number)
    }),
  )
})
