import { href } from 'react-router'
import { type CountryCode, isCountryCode } from '../../../../lib/places/countries.ts'
import { withQuery } from '../../../core/admin-kit/lists/list-query.ts'
import { CONSENT_STATES, type ConsentState } from '../../../core/marketing-consent/marketing-consent.contract.ts'
import { CUSTOMER_SORTS, type CustomerSort } from '../customers.contract.ts'

/** The filters, the sort order and the page in the URL of the customer list. */
export interface CustomersView {
  words: string
  /** 'true': only customers with orders, 'false': only those without; undefined for all. */
  ordered: 'true' | 'false' | undefined
  /** The id of a tag. */
  tag: string | undefined
  consent: ConsentState | undefined
  country: CountryCode | undefined
  /** Only customers who spent at least this, in euros. */
  spentFrom: string | undefined
  sort: CustomerSort
  isDescending: boolean
  page: number
}

const MAX_WORDS = 254
const ID = /^[1-9]\d{0,14}$/
const EUROS = /^\d{1,7}(\.\d{1,2})?$/

/** Names begin with A, all other columns with the largest value. */
const beginsDescending = (sort: CustomerSort): boolean => sort !== 'name'

const isOneOf = <T extends string>(all: readonly T[], text: string | null): text is T =>
  (all as readonly (string | null)[]).includes(text)

/** Reads an amount in euros, also with a decimal comma; undefined if it is invalid or empty. */
export function readEuros(typed: string): string | undefined {
  const plain = typed.trim().replace(',', '.')
  return EUROS.test(plain) && Number(plain) > 0 ? plain : undefined
}

/** Reads the view from the URL. Invalid values are ignored. */
export function readCustomersView(query: URLSearchParams): CustomersView {
  const [ordered, consent, country] = [query.get('ordered'), query.get('consent'), query.get('country') ?? '']
  const [tag, sort] = [query.get('tag') ?? '', query.get('sort')]
  const sorted = isOneOf(CUSTOMER_SORTS, sort) ? sort : 'newest'
  const descending = query.get('descending')
  return {
    words: (query.get('search') ?? '').trim().slice(0, MAX_WORDS),
    ordered: ordered === 'true' || ordered === 'false' ? ordered : undefined,
    tag: ID.test(tag) ? tag : undefined,
    consent: isOneOf(CONSENT_STATES, consent) ? consent : undefined,
    country: isCountryCode(country) ? country : undefined,
    spentFrom: readEuros(query.get('spent_from') ?? ''),
    sort: sorted,
    isDescending: descending ? descending === 'true' : beginsDescending(sorted),
    page: Math.max(1, Number(query.get('page')) || 1),
  }
}

/** Returns the query parameters of the filters, without defaults. */
export const filterQuery = ({ words, ordered, tag, consent, country, spentFrom }: CustomersView) => ({
  ...(words !== '' && { search: words }),
  ...(ordered && { ordered }),
  ...(tag && { tag }),
  ...(consent && { consent }),
  ...(country && { country }),
  ...(spentFrom && { spent_from: spentFrom }),
})

/** Returns the query parameters of the API and of the URL, without defaults. */
export function customersQuery(view: CustomersView) {
  const { sort, isDescending, page } = view
  return {
    ...filterQuery(view),
    ...(sort !== 'newest' && { sort }),
    ...(isDescending !== beginsDescending(sort) && {
      descending: isDescending ? ('true' as const) : ('false' as const),
    }),
    ...(page > 1 && { page: String(page) }),
  }
}

/** Returns the URL of a changed view, on its first page unless the change names one. */
export function customersAddress(view: CustomersView, change: Partial<CustomersView>): string {
  return withQuery(href('/admin/customers'), customersQuery({ ...view, page: 1, ...change }))
}
