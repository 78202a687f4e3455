import { texts } from '#texts/catalog/listing'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { RangeSlider } from '../../ui/fields/range-slider.tsx'
import { PRICES, RATINGS } from '../products/read/lists/sorts-and-scales.contract.ts'
import { AttributeFields } from './attributes/attribute-fields.tsx'
import type { ListFilters } from './attributes/use-list-filters.ts'
import { type Filters, RANGE_FIELDS } from './filters.ts'
import { formatPriceRange, formatRatingRange, inEuros } from './format-filters.ts'

interface FilterFieldsProps {
  /** The remaining filters; undefined until loaded. */
  found: ListFilters | undefined
  filters: Filters
  change: (filters: Filters) => void
}

/** The filters for price, rating, stock, new products and sales. */
export function FilterFields({ found, filters, change }: FilterFieldsProps) {
  return (
    <div className="grid gap-8">
      <RangeSlider
        label={texts.price}
        ends={[texts.from, texts.highestPrice]}
        names={RANGE_FIELDS.price}
        {...PRICES}
        value={filters.price}
        onCommit={(price) => change({ ...filters, price })}
        format={formatPriceRange}
        formatEnd={(euros, end) =>
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
        format={formatRatingRange}
        formatEnd={texts.countOfStars}
      />
      <div className="-my-2.5">
        <Only name="in_stock" checked={filters.inStock} choose={(inStock) => change({ ...filters, inStock })}>
          {texts.inStockOnly}
        </Only>
        <Only name="new" checked={filters.isNew} choose={(isNew) => change({ ...filters, isNew })}>
          {texts.newOnly}
        </Only>
        <Only name="reduced" checked={filters.isOnSale} choose={(isOnSale) => change({ ...filters, isOnSale })}>
          {texts.reducedOnly}
        </Only>
      </div>
      <AttributeFields found={found} filters={filters} change={change} />
    </div>
  )
}

interface OnlyProps {
  name: string
  checked: boolean
  choose: (checked: boolean) => void
  children: string
}

function Only({ name, checked, choose, children }: OnlyProps) {
  return (
    <CheckBox
      name={name}
      value="true"
      required={false}
      checked={checked}
      onChange={({ target }) => choose(target.checked)}
    >
      {children}
    </CheckBox>
  )
}
