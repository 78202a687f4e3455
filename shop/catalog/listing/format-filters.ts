import { texts } from '#texts/catalog/listing'
import { showPrice } from '../../../lib/money.ts'
import type { SliderRange } from '../../ui/fields/range-slider.tsx'
import { PRICES, RATINGS } from '../products/read/lists/sorts-and-scales.contract.ts'
import { isFullScale } from './filters.ts'

export const inEuros = (euros: number) => showPrice(String(euros)).replace(/[.,]00(?!\d)/, '')

/** Formats a price range. */
export function formatPriceRange([low, high]: SliderRange): string {
  const isOpen = high === PRICES.max
  if (isOpen && low === PRICES.min) return texts.any
  return isOpen ? texts.andMore(inEuros(low)) : texts.pricesBetween(inEuros(low), inEuros(high))
}

/** Formats a rating range. */
export const formatRatingRange = (range: SliderRange): string =>
  isFullScale(range, RATINGS) ? texts.any : texts.starsBetween(...range)
