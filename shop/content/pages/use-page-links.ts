import { href, useRouteLoaderData } from 'react-router'
import type { PageLink } from './content-pages.contract.ts'

/** Of the pages for the header so many have room in it; the others stand in the footer, and on phones, whose header has no links, all do. */
export const MOST_IN_HEADER = 4
/** So many also where the search beside them would have little room left. */
export const ALWAYS_IN_HEADER = 2

/** Returns the published pages of a menu, as the document was made with them. */
export const usePageLinks = (menu: PageLink['menu']): { to: string; title: string }[] =>
  (useRouteLoaderData<{ pages?: PageLink[] }>('root')?.pages ?? [])
    .filter((page) => page.menu === menu)
    .map(({ slug, title }) => ({ to: href('/pages/:slug', { slug }), title }))
