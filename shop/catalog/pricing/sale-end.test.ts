import { expect, test } from 'vitest'
import { saleEnd } from './sale-end.ts'

test.each([
  ['at midnight in winter', '2026-12-12T23:00:00.000Z', '12 December 2026'],
  ['at midnight in summer', '2026-07-12T22:00:00.000Z', '12 July 2026'],
  ['a minute before midnight', '2026-12-12T22:59:00.000Z', '12 December 2026'],
])('a sale that ends %s shows its last day without an hour', (_, until, text) => {
  expect(saleEnd(until)).toBe(text)
})

test('shows the hour of a sale that ends during the day', () => {
  expect(saleEnd('2026-12-12T17:00:00.000Z')).toBe('12 Dec 2026, 18:00')
})
