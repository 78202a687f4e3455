import type { MetaDescriptor } from 'react-router'
import { type MatchesFromRoot, shopNameFrom } from './page-meta.ts'

/**
 * Returns the `meta` of a page that search engines must not index: `export const meta = ({ matches }) =>
 * noIndexMeta(matches, texts.login)`.
 */
export function noIndexMeta(matches: MatchesFromRoot, title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${shopNameFrom(matches)}` }, { name: 'robots', content: 'noindex' }]
}
