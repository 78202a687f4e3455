import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { VariantPicker } from './variant-picker.tsx'

test('shows unnamed options separately in the preview', () => {
  const variant = { id: 7, name: '', color: null, stock: 3, options: ['', ''], price: null, reduced: null }
  const more = { sku: null, gtin: null, weight: null, contents: null, unit_price: null, images: [] }
  const chosen = { ...variant, ...more, default: true, can_review: false, posted_review: null }
  const parts = VariantPicker({ product: { options: ['', ''], variants: [chosen] }, chosen }) as ReactElement[]
  expect(new Set(parts.map(({ key }) => key)).size).toBe(2)
})
