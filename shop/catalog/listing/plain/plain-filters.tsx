import { href } from 'react-router'
import { texts } from '#texts/catalog/listing'
import { Button } from '../../../ui/button.tsx'
import { usePageHref } from '../../../ui/link.tsx'
import { PRICES, RATINGS } from '../../products/read/lists/sorts-and-scales.contract.ts'
import { FILTER_FORM, type Filters, formatNamedValue, RANGE_FIELDS } from '../filters.ts'

/** Native filter fields for lists without a panel, for browsers without JavaScript. */
export function PlainFilters({ filters, collection }: { filters: Filters; collection?: string | undefined }) {
  const { price, rating, inStock, isNew, isOnSale, options, facts } = filters
  return (
    <form
      id={FILTER_FORM}
      action={usePageHref(href('/search'))}
      aria-label={texts.filters}
      className="hidden noscript:flex flex-wrap items-center gap-4"
    >
      {collection !== undefined && <input type="hidden" name="collection" value={collection} />}
      <Ends names={RANGE_FIELDS.price} labels={[texts.from, texts.highestPrice]} scale={PRICES} value={price} />
      <Ends
        names={RANGE_FIELDS.rating}
        labels={[texts.lowestRating, texts.highestRating]}
        scale={RATINGS}
        value={rating}
      />
      <Only name="in_stock" label={texts.inStockOnly} checked={inStock} />
      <Only name="new" label={texts.newOnly} checked={isNew} />
      <Only name="reduced" label={texts.reducedOnly} checked={isOnSale} />
      {options.map((option) => (
        <input key={formatNamedValue(option)} type="hidden" name="option" value={formatNamedValue(option)} />
      ))}
      {facts.map((fact) => (
        <input key={formatNamedValue(fact)} type="hidden" name="fact" value={formatNamedValue(fact)} />
      ))}
      <Button type="submit">{texts.showProducts}</Button>
      <Button type="submit" weight="secondary" formAction={usePageHref(href('/lists/filters'))}>
        {texts.moreFilters}
      </Button>
    </form>
  )
}

interface EndsProps {
  names: readonly string[]
  labels: readonly string[]
  scale: { min: number; max: number; step: number }
  value: readonly number[]
}

function Ends({ names, labels, scale, value }: EndsProps) {
  return names.map((name, end) => (
    <label key={name}>
      {labels[end]}{' '}
      <input
        type="number"
        name={name}
        {...scale}
        defaultValue={value[end]}
        className="h-11 rounded-control border border-edge px-3"
      />
    </label>
  ))
}

function Only({ name, label, checked }: { name: string; label: string; checked: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input type="checkbox" name={name} value="true" defaultChecked={checked} className="size-6" />
      {label}
    </label>
  )
}
