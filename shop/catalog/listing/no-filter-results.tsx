import { texts } from '#texts/catalog/listing'
import { ButtonLink } from '../../ui/button.tsx'
import { type Filters, listAddress, NO_FILTERS } from './filters.ts'

/** The empty state of a filtered list, with a link that clears the filters. */
export function NoFilterResults({ path, filters, message }: { path: string; filters: Filters; message: string }) {
  return (
    <div className="rounded-card border border-line border-dashed px-6 py-16 text-center">
      <p className="wrap-anywhere text-lg">{message}</p>
      <ButtonLink to={listAddress(path, { ...filters, ...NO_FILTERS })} weight="secondary" className="mt-6">
        {texts.clearFilters}
      </ButtonLink>
    </div>
  )
}
