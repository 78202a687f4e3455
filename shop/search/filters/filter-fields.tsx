import * as texts from '#texts/search'
import { showPrice } from '../../../lib/money.ts'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { RangeSlider, type SliderRange } from '../../ui/fields/range-slider.tsx'
import type { Filters } from './filters.ts'
import { PRICES, RATINGS } from './sorts-and-scales.contract.ts'

/** The names of the fields that a browser without script sends. */
export const RANGE_FIELDS = {
  price: ['lowest_price', 'highest_price'],
  rating: ['lowest_rating', 'highest_rating'],
} as const

interface FilterFieldsProps {
  filters: Filters
  change: (filters: Filters) => void
}

/** What the products may cost, how well they must be rated, and whether they must be there to be bought. */
export function FilterFields({ filters, change }: FilterFieldsProps) {
  return (
    <div className="grid gap-8">
      <RangeSlider
        label={texts.price}
        ends={[texts.lowestPrice, texts.highestPrice]}
        names={RANGE_FIELDS.price}
        {...PRICES}
        value={filters.price}
        onCommit={(price) => change({ ...filters, price })}
        say={sayPrices}
        sayEnd={(euros, end) =>
          end === 'high' && euros === PRICES.max ? texts.andMore(inEuros(euros)) : inEuros(euros)
        }
      />
      <RangeSlider
        label={texts.rating}
        ends={[texts.lowestRating, texts.highestRating]}
        names={RANGE_FIELDS.rating}
        {...RATINGS}
        value={filters.rating}
        onCommit={(rating) => change({ ...filters, rating })}
        say={sayRatings}
        sayEnd={texts.countOfStars}
      />
      <CheckBox
        name="in_stock"
        value="true"
        required={false}
        checked={filters.inStock}
        onChange={({ target }) => change({ ...filters, inStock: target.checked })}
        className="-my-2.5"
      >
        {texts.inStockOnly}
      </CheckBox>
    </div>
  )
}

const inEuros = (euros: number) => showPrice(String(euros)).replace(/\.00$/, '')

function sayPrices([low, high]: SliderRange): string {
  const isOpen = high === PRICES.max
  if (isOpen && low === PRICES.min) return texts.any
  return isOpen ? texts.andMore(inEuros(low)) : texts.pricesBetween(inEuros(low), inEuros(high))
}

function sayRatings([low, high]: SliderRange): string {
  if (low === RATINGS.min && high === RATINGS.max) return texts.any
  return texts.starsBetween(low, high)
}
