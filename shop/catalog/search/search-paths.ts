import { href } from 'react-router'
import { forgetNoResultSearch } from './no-results/no-results.contract.ts'
import { search } from './search.contract.ts'

const page = href('/search/:search_query', { search_query: ':search_query' })

/** The patterns of all paths that contain search words. */
export const SEARCH_PATHS = [search.url, forgetNoResultSearch.url, decodeURIComponent(page)]
