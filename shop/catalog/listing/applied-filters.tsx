import { X } from 'lucide-react'
import { Link } from 'react-router'
import { texts } from '#texts/catalog/listing'
import { labelled } from '../../../lib/texts/labelled.ts'
import { useSharedTextLanguage } from '../../ui/identity/shop-identity.ts'
import type { NamedValue } from '../products/read/lists/list-query.contract.ts'
import { PRICES, RATINGS } from '../products/read/lists/sorts-and-scales.contract.ts'
import { type Filters, formatNamedValue, isFullScale, listAddress, NO_FILTERS } from './filters.ts'
import { formatPriceRange, formatRatingRange } from './format-filters.ts'

interface AppliedFiltersProps {
  /** The path of the list. */
  path: string
  filters: Filters
}

/** The applied filters, each as a link that removes it. Renders nothing without filters. */
export function AppliedFilters({ path, filters }: AppliedFiltersProps) {
  const { price, rating, inStock, isNew, isOnSale, options, facts, labels = {} } = filters
  const lang = useSharedTextLanguage()
  // A name such as `constructor` is not one of the labels.
  const labelOf = (text: string) => (Object.hasOwn(labels, text) ? labels[text] : undefined) ?? text
  const nameOf = ({ name, value }: NamedValue) => labelled(labelOf(name), labelOf(value))
  const applied: Chip[] = [
    ...(isFullScale(price, PRICES) ? [] : [chip(formatPriceRange(price), { price: NO_FILTERS.price })]),
    ...(isFullScale(rating, RATINGS) ? [] : [chip(formatRatingRange(rating), { rating: NO_FILTERS.rating })]),
    ...(inStock ? [chip(texts.inStock, { inStock: false })] : []),
    ...(isNew ? [chip(texts.newOnes, { isNew: false })] : []),
    ...(isOnSale ? [chip(texts.onSale, { isOnSale: false })] : []),
    ...options.map((option) =>
      chip(
        nameOf(option),
        { options: options.filter((other) => formatNamedValue(other) !== formatNamedValue(option)) },
        lang,
      ),
    ),
    ...facts.map((fact) =>
      chip(nameOf(fact), { facts: facts.filter((other) => formatNamedValue(other) !== formatNamedValue(fact)) }, lang),
    ),
  ]
  if (applied.length === 0) return null
  return (
    <ul aria-label={texts.appliedFilters} className="mb-4 flex flex-wrap items-center gap-2">
      {applied.map(([label, without, of]) => (
        <li key={label} className="min-w-0">
          <Link
            to={listAddress(path, { ...filters, ...without })}
            aria-label={texts.withoutFilter(label)}
            preventScrollReset
            className="wrap-anywhere inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-surface px-4 py-1 text-sm hover:border-ink"
          >
            <span lang={of}>{label}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listAddress(path, { ...filters, ...NO_FILTERS })}
          preventScrollReset
          className="inline-flex min-h-11 items-center px-2 text-accent text-sm underline underline-offset-4"
        >
          {texts.clearAll}
        </Link>
      </li>
    </ul>
  )
}

/** The label, the filters without it, and the label's language. */
type Chip = [said: string, without: Partial<Filters>, lang?: string]

const chip = (...parts: Chip): Chip => parts
