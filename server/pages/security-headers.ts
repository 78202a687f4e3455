/** Returns what every answer carries. */
export const everywhere = (https: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
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

/** An API answer is never a document: nothing in it may run or load. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** A picture opened on its own is a picture and nothing else. */
export const MEDIA_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** A drawing somebody has uploaded is cleaned before; opened on its own it may paint, and nothing else. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/**
 * Returns a page's policy: its own files, and exactly the inline scripts whose hashes are given.
 * @param hashes as in `'sha256-…'`
 * @param guest the script of an identity provider, on the pages where its button stands
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
 * Where a provider's script may take its styles from, and open frames and connections to: Google says which folder it needs
 * (developers.google.com/identity, "Content Security Policy"); of others only the origin is known.
 */
const placesOf = (script: URL): string =>
  script.origin === 'https://accounts.google.com' ? new URL('.', script).href : script.origin
