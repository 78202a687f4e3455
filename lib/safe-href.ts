const SCHEMES = ['http:', 'https:', 'mailto:']
/** No address of anybody: what is still there after resolving was a path. */
const HERE = 'https://here.invalid'

/** Tells whether a link may lead there: a whole address of the web, an e-mail address, or a path of this shop. */
export function isSafeHref(href: string): boolean {
  if (!URL.canParse(href, HERE)) return false
  const { origin, protocol } = new URL(href, HERE)
  // As a browser reads it: `/\evil.example` and `//evil.example` lead away.
  if (href.startsWith('/')) return origin === HERE
  return URL.canParse(href) && SCHEMES.includes(protocol)
}

/** Tells whether a link leads out of the shop. */
export const isForeignHref = (href: string): boolean => !href.startsWith('/') && !href.startsWith('mailto:')
