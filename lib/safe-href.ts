const SCHEMES = ['http:', 'https:', 'mailto:']
/** A host that cannot exist. Paths resolve to it. */
const BASE_URL = 'https://here.invalid'

/** Returns whether a link target is allowed: a web address, an e-mail address, or a path of this shop. */
export function isSafeHref(href: string): boolean {
  if (!URL.canParse(href, BASE_URL)) return false
  const { origin, protocol } = new URL(href, BASE_URL)
  // Browsers read `/\evil.example` and `//evil.example` as external addresses.
  if (href.startsWith('/')) return origin === BASE_URL
  return URL.canParse(href) && SCHEMES.includes(protocol)
}

/** Returns whether a link leads to another site. */
export const isForeignHref = (href: string): boolean => !href.startsWith('/') && !href.startsWith('mailto:')
