import { href } from 'react-router'
import * as texts from '#texts/collection-page'
import type { PageParameters } from '../meta/page-parameters.ts'

type Sort = keyof typeof texts.SORTS
export type ListFlag = keyof typeof texts.FLAGS

/** What a visitor has chosen of a list: its order, and what narrows it. It stands in the address. */
export interface ListChoice {
  sort?: Sort
  new?: 'true'
  reduced?: 'true'
  in_stock?: 'true'
  price_range?: string
}

const FLAGS = Object.keys(texts.FLAGS) as ListFlag[]
const isSort = (text: string | null): text is Sort => text !== null && Object.hasOwn(texts.SORTS, text)

/** Reads what an address says of a list; what it says in a form of its own counts as not said. */
export function readChoice(query: URLSearchParams): ListChoice {
  const [sort, price_range] = [query.get('sort'), query.get('price_range')]
  return {
    ...(isSort(sort) && { sort }),
    ...Object.fromEntries(FLAGS.filter((name) => query.get(name) === 'true').map((name) => [name, 'true'])),
    ...(price_range !== null && /^\d{1,9}(\.\d\d?)?,\d{1,9}(\.\d\d?)?$/.test(price_range) && { price_range }),
  }
}

/** Returns the address of a list, from its first page on. */
export function listAddress(slug: string, choice: ListChoice, page = 1): string {
  const query = new URLSearchParams(Object.entries(choice))
  if (page > 1) query.set('page', String(page))
  return href('/collections/:slug', { slug }) + (query.size === 0 ? '' : `?${query}`.replaceAll('%2C', ','))
}

/** What the page of a list depends on in its address, said in one way. */
export const LIST_QUERY: PageParameters = {
  readsOf: (query) => ({ ...readChoice(query), page: query.get('page') ?? undefined }),
}
