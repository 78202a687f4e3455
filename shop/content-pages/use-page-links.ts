import { href, useRouteLoaderData } from 'react-router'
import type { PageLink } from './content-pages.contract.ts'

/** Returns the published pages of a menu, as the document was made with them. */
export const usePageLinks = (menu: PageLink['menu']): { to: string; title: string }[] =>
  (useRouteLoaderData<{ pages?: PageLink[] }>('root')?.pages ?? [])
    .filter((page) => page.menu === menu)
    .map(({ slug, title }) => ({ to: href('/pages/:slug', { slug }), title }))
