/** Other origins show no response of the shop, except `SHOWN_ANYWHERE`. */
export const OWN_ORIGIN = { 'cross-origin-resource-policy': 'same-origin' }

/** Returns the headers of every response. */
export const everywhere = (https: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  ...OWN_ORIGIN,
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/**
 * Overrides the policy of `everywhere` for public files that other origins show: e-mail readers, feeds and
 * link previews.
 */
export const SHOWN_ANYWHERE = { 'cross-origin-resource-policy': 'cross-origin' }

/** An API response is not a document: nothing in it may run or load. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** A picture that is opened directly can't run or load anything. */
export const MEDIA_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Uploaded SVG files are sanitized; this policy additionally blocks everything except inline styles. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/**
 * Returns a page's policy: its own files and exactly the inline scripts with these hashes.
 * @param hashes such as `'sha256-…'`
 * @param guest the identity provider's script on pages with its button; undefined elsewhere
 */
export function pagePolicy(hashes: readonly string[], guest?: URL): string {
  const script = guest ? ` ${guest.origin}${guest.pathname}` : ''
  const places = guest && placesOf(guest)
  const also = places ? ` ${places}` : ''
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' ') + script,
    `style-src 'self'${also}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${also}`,
    ...(places ? [`frame-src ${places}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

/**
 * Returns the source for a provider's styles, frames and connections: a folder for Google, as its documentation says
 * (developers.google.com/identity, "Content Security Policy"), else the origin.
 */
const placesOf = (script: URL): string =>
  script.origin === 'https://accounts.google.com' ? new URL('.', script).href : script.origin
