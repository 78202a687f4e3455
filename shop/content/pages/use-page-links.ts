import { href, useRouteLoaderData } from 'react-router'
import type { PageLink } from './content-pages.contract.ts'

/**
 * The most page links in the header. Further pages are linked in the footer, which on phones contains all of them.
 */
export const MAX_HEADER_LINKS = 4
/** The page links that stay in the header where the search box needs the room. */
export const ALWAYS_IN_HEADER = 2

/** Returns the published pages of a menu, from the data of the document. */
export const usePageLinks = (menu: PageLink['menu']): { to: string; title: string }[] =>
  (useRouteLoaderData<{ pages?: PageLink[] }>('root')?.pages ?? [])
    .filter((page) => page.menu === menu)
    .map(({ slug, title }) => ({ to: href('/pages/:slug', { slug }), title }))
