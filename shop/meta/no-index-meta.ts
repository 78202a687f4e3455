import type { MetaDescriptor } from 'react-router'

/** What a page of no interest to search engines says of itself: `export const meta = () => noIndexMeta('Login')`. */
export function noIndexMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | Comptoir` }, { name: 'robots', content: 'noindex' }]
}
