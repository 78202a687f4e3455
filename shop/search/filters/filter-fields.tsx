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
        label="Price"
        ends={['Lowest price', 'Highest price']}
        names={RANGE_FIELDS.price}
        {...PRICES}
        value={filters.price}
        onCommit={(price) => change({ ...filters, price })}
        say={sayPrices}
        sayEnd={(euros, end) =>
          end === 'high' && euros === PRICES.max ? `${inEuros(euros)} and more` : inEuros(euros)
        }
      />
      <RangeSlider
        label="Rating"
        ends={['Lowest rating', 'Highest rating']}
        names={RANGE_FIELDS.rating}
        {...RATINGS}
        value={filters.rating}
        onCommit={(rating) => change({ ...filters, rating })}
        say={sayRatings}
        sayEnd={(stars) => `${stars} ${stars === 1 ? 'star' : 'stars'}`}
      />
      <CheckBox
        name="in_stock"
        value="true"
        required={false}
        checked={filters.inStock}
        onChange={({ target }) => change({ ...filters, inStock: target.checked })}
        className="-my-2.5"
      >
        In stock only
      </CheckBox>
    </div>
  )
}

const inEuros = (euros: number) => showPrice(String(euros)).replace(/\.00$/, '')

function sayPrices([low, high]: SliderRange): string {
  const isOpen = high === PRICES.max
  if (isOpen && low === PRICES.min) return 'Any'
  return isOpen ? `${inEuros(low)} and more` : `${inEuros(low)} to ${inEuros(high)}`
}

function sayRatings([low, high]: SliderRange): string {
  if (low === RATINGS.min && high === RATINGS.max) return 'Any'
  return low === high ? `${low} stars` : `${low} to ${high} stars`
}
