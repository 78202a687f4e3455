import { expect, test } from 'vitest'
import type { Variant } from '../../../catalog/products/read/catalogue.contract.ts'
import { chosenVariant } from './chosen-variant.ts'

const sizes = (...stocks: number[]) => ({
  variants: stocks.map((stock, index) => ({ id: index + 1, stock, default: index === 0 }) as Variant),
})

test('selects the first variant in stock', () => {
  expect(chosenVariant(sizes(0, 3, 2), null)?.id).toBe(2)
  expect(chosenVariant(sizes(1, 3, 2), null)?.id).toBe(1)
  expect(chosenVariant(sizes(0, 3, 2), '999')?.id).toBe(2)
})

test('selects the first variant if all are sold out', () => {
  expect(chosenVariant(sizes(0, 0), null)?.id).toBe(1)
})

test('selects the variant in the address even if it is sold out', () => {
  expect(chosenVariant(sizes(0, 3), '1')?.id).toBe(1)
})
