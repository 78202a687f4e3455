import { type PageParameters, reads } from '../../../ui/meta/page-parameters.ts'
import { PRICES, RATINGS } from '../../products/read/lists/sorts-and-scales.contract.ts'
import { type Filters, LIST_PARAMETERS, RANGE_FIELDS, readFilters, readRange } from '../filters.ts'

/** A list form sent without JavaScript. It may also contain the parameters of addresses. */
interface ListForm {
  filters: Filters
  /** The search words; empty if none. */
  words: string
  /** The slug of the collection; empty if none. */
  collection: string
}

const OWN_FIELDS = reads('search_query', 'collection', ...Object.values(RANGE_FIELDS).flat())

/** The normalised parameters of the pages that such a form leads to. */
export const LIST_FORM_PARAMETERS: PageParameters = {
  readsOf: (query) => ({ ...LIST_PARAMETERS.readsOf(query), page: undefined, ...OWN_FIELDS.readsOf(query) }),
}

/** Reads a list form. */
export function readListForm(fields: URLSearchParams): ListForm {
  const said = readFilters(fields)
  const range = (name: keyof typeof RANGE_FIELDS, scale: typeof PRICES | typeof RATINGS) =>
    RANGE_FIELDS[name].some((end) => fields.has(end))
      ? readRange(RANGE_FIELDS[name].map((end) => fields.get(end) ?? '').join(), scale)
      : said[name]
  return {
    filters: { ...said, price: range('price', PRICES), rating: range('rating', RATINGS) },
    words: fields.get('search_query')?.trim() ?? '',
    collection: fields.get('collection') ?? '',
  }
}
