import { href } from 'react-router'
import { texts } from '#texts/catalog/listing'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { usePageHref } from '../../ui/link.tsx'
import { useListFilters } from './attributes/use-list-filters.ts'
import { FilterFields } from './filter-fields.tsx'
import { FILTER_FORM, type Filters, hasActiveFilters, listAddress, NO_FILTERS } from './filters.ts'

interface FilterPanelProps {
  /** The path of the list. */
  path: string
  words: string
  filters: Filters
  change: (filters: Filters) => void
}

/** The filter panel next to search results on large screens, applied immediately; a form without JavaScript. */
export function FilterPanel({ path, words, filters, change }: FilterPanelProps) {
  const about = { words }
  const found = useListFilters(about, filters)
  return (
    <aside aria-label={texts.filters} className="hidden lg:block noscript:mb-8 noscript:block">
      <form
        id={FILTER_FORM}
        action={usePageHref(href('/search'))}
        onSubmit={(event) => event.preventDefault()}
        className="sticky top-[calc(var(--spacing-header)+1.5rem)] border-line border-t pt-5"
      >
        <input type="hidden" name="search_query" value={words} />
        <FilterFields found={found} filters={filters} change={change} />
        {hasActiveFilters(filters) && (
          <ButtonLink
            to={listAddress(path, { ...filters, ...NO_FILTERS })}
            weight="secondary"
            preventScrollReset
            className="mt-6 w-full"
          >
            {texts.clearFilters}
          </ButtonLink>
        )}
        <div className="mt-6 hidden noscript:grid gap-3">
          <Button type="submit">{texts.showProducts}</Button>
          <Button type="submit" weight="secondary" formAction={usePageHref(href('/lists/filters'))}>
            {texts.moreFilters}
          </Button>
        </div>
      </form>
    </aside>
  )
}
