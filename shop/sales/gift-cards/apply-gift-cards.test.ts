import { expect, test } from 'vitest'
import { applyGiftCards } from './apply-gift-cards.ts'

test('cards pay in the order of their ends, and leave at least 0.50 to be paid', () => {
  const card = (id: number, balance_cents: number, ends_on: string | null) => ({
    id,
    balance_cents,
    ends_on,
    last_four: 'ABCD',
  })
  const paid = (cards: Parameters<typeof applyGiftCards>[0], total: number) => {
    const { applied, giftCents, dueCents } = applyGiftCards(cards, total)
    expect(applied.reduce((sum, { cents }) => sum + cents, 0)).toBe(giftCents)
    expect(giftCents + dueCents).toBe(total)
    return [applied.map(({ id, cents }) => [id, cents]), dueCents]
  }
  const cards = [card(1, 10_00, null), card(2, 5_00, '2030-01-01'), card(3, 5_00, '2028-01-01')]
  expect(paid(cards, 7_00)).toEqual([
    [
      [3, 5_00],
      [2, 2_00],
      [1, 0],
    ],
    0,
  ])
  expect(paid(cards, 20_00)).toEqual([
    [
      [3, 5_00],
      [2, 5_00],
      [1, 10_00],
    ],
    0,
  ])
  expect(paid(cards, 20_49)).toEqual([
    [
      [3, 5_00],
      [2, 5_00],
      [1, 9_99],
    ],
    50,
  ])
  expect(paid(cards, 20_50)).toEqual([
    [
      [3, 5_00],
      [2, 5_00],
      [1, 10_00],
    ],
    50,
  ])
  expect(paid([], 20_49)).toEqual([[], 20_49])
  expect(paid(cards, 0)).toEqual([
    [
      [3, 0],
      [2, 0],
      [1, 0],
    ],
    0,
  ])
})
