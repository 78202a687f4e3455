import { createHash } from 'node:crypto'
import { DAY, MINUTE, SECOND } from '../../durations.ts'
import { ANYTHING } from '../change-log.ts'
import { EXACTLY } from '../dependencies.ts'
import type { EdgeSettings, TagHeader } from './edge-settings.ts'

/** Tag of every response: its purge empties the CDN. */
export const EVERYTHING = 'everything'

/** Tag of products sold most. Sales change it too often for purges, so its responses expire instead. */
const POPULAR = 'popular'

/** Above this number, a response has the tag of unknown dependencies: 16 kB also hold the header's name. */
const MOST_TAGS = 1_500
/** Akamai ignores further tags of a response: 128 with the one of every response. */
const MOST_TAGS_OF_AKAMAI = 127

/** How long a CDN may store a response, in seconds. */
const STORED_S = DAY / SECOND
const STORED_POPULAR_S = (5 * MINUTE) / SECOND
const STALE = `stale-while-revalidate=60, stale-if-error=${STORED_S}`

/** Returns the short form of a tag in headers and purges. */
export const hashTag = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 8)

/** Returns the headers for the CDN, or none for a response that it must not store. */
export type EdgeHeaders = (
  tags: readonly string[],
  headers: Readonly<Record<string, string>>,
) => Record<string, string> | undefined

/**
 * Returns a function that makes the CDN headers of a visitor's response. Exact stock quantities are not stored:
 * each sale changes them.
 */
export function edgeHeadersFor({ tagHeader, purge }: EdgeSettings): EdgeHeaders {
  const separator = tagHeader === 'surrogate-key' || tagHeader === 'xkey' ? ' ' : ','
  const most = tagHeader === 'edge-cache-tag' ? MOST_TAGS_OF_AKAMAI : MOST_TAGS
  return (tags, { vary = '' }) => {
    if (tags.some((tag) => tag.startsWith(EXACTLY))) return undefined
    const known = tags.length === 0 || tags.length > most || tags.includes(ANYTHING) ? [ANYTHING] : tags
    const listed = [EVERYTHING, ...known].map(hashTag).join(separator)
    const header = { [tagHeader]: listed }
    // Cloudflare and Akamai ignore this `Vary`, and would send the visitors' response to customers.
    const ignoresVary = separator === ',' && /authorization/i.test(vary)
    if (!purge || ignoresVary) return header
    const seconds = tags.includes(POPULAR) ? STORED_POPULAR_S : STORED_S
    return { ...header, [lifetimeHeader(tagHeader)]: `max-age=${seconds}, ${STALE}` }
  }
}

/** The header that only CDNs read. Fastly and the example for Varnish read `Surrogate-Control`, the others RFC 9213. */
const lifetimeHeader = (tagHeader: TagHeader) =>
  tagHeader === 'surrogate-key' || tagHeader === 'xkey' ? 'surrogate-control' : 'cdn-cache-control'
