import { z } from 'zod'

/** The response header that lists cache tags. */
export type TagHeader = 'surrogate-key' | 'cache-tag' | 'edge-cache-tag' | 'xkey'

export interface PurgeSettings {
  kind: 'varnish' | 'fastly' | 'cloudflare'
  /** Addresses without a trailing slash. Each Varnish server has its own; the others have one. */
  addresses: readonly string[]
  /** Fastly service or Cloudflare zone; empty for Varnish. */
  service: string
  key: string
}

export interface EdgeSettings {
  tagHeader: TagHeader
  /** Undefined sends tags only: without purges, a CDN must not store pages. */
  purge: PurgeSettings | undefined
}

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** The environment variables of a CDN. */
export const edgeVariables = {
  CDN_TAGS: optional(
    z.enum(['surrogate-key', 'cache-tag', 'edge-cache-tag', 'xkey'], {
      error: 'must be surrogate-key, cache-tag, edge-cache-tag or xkey',
    }),
  ),
  CDN_PURGE: optional(z.enum(['varnish', 'fastly', 'cloudflare'], { error: 'must be varnish, fastly or cloudflare' })),
  CDN_PURGE_URL: optional(
    z.string().refine((list) => list.split(',').every(isAddress), 'must be http or https addresses without a path'),
  ),
  CDN_PURGE_KEY: optional(z.string().regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters without spaces')),
  CDN_SERVICE: optional(z.string().regex(/^\w+$/, 'must be the id of a Fastly service or of a Cloudflare zone')),
}

type Values = { [Name in keyof typeof edgeVariables]?: z.infer<(typeof edgeVariables)[Name]> }

const TAG_HEADER_OF: Record<PurgeSettings['kind'], TagHeader> = {
  varnish: 'xkey',
  fastly: 'surrogate-key',
  cloudflare: 'cache-tag',
}
const ADDRESS_OF = { fastly: 'https://api.fastly.com', cloudflare: 'https://api.cloudflare.com' }

/** Returns a sentence for each combination of CDN settings that does not work. */
export function edgeErrors({ CDN_TAGS, CDN_PURGE, CDN_PURGE_URL, CDN_PURGE_KEY, CDN_SERVICE }: Values): string[] {
  if (!CDN_PURGE)
    return CDN_PURGE_URL || CDN_PURGE_KEY || CDN_SERVICE
      ? ['CDN_PURGE_URL, CDN_PURGE_KEY and CDN_SERVICE need CDN_PURGE']
      : []
  const header = TAG_HEADER_OF[CDN_PURGE]
  const isVarnish = CDN_PURGE === 'varnish'
  return [
    ...(CDN_TAGS === header ? [] : [`CDN_PURGE=${CDN_PURGE} needs CDN_TAGS=${header}`]),
    ...(CDN_PURGE_KEY ? [] : [`CDN_PURGE=${CDN_PURGE} needs CDN_PURGE_KEY`]),
    ...(isVarnish && !CDN_PURGE_URL ? ['CDN_PURGE=varnish needs CDN_PURGE_URL'] : []),
    ...(!isVarnish && !CDN_SERVICE ? [`CDN_PURGE=${CDN_PURGE} needs CDN_SERVICE`] : []),
  ]
}

/** Returns the settings of the CDN; undefined without one. Call it after `edgeErrors` returned none. */
export function edgeIn({ CDN_TAGS, CDN_PURGE, ...others }: Values): EdgeSettings | undefined {
  if (!CDN_TAGS) return undefined
  const given = others.CDN_PURGE_URL?.split(',').map((address) => address.trim().replace(/\/+$/, ''))
  const purge = CDN_PURGE && {
    kind: CDN_PURGE,
    addresses: given ?? (CDN_PURGE === 'varnish' ? [] : [ADDRESS_OF[CDN_PURGE]]),
    service: others.CDN_SERVICE ?? '',
    key: others.CDN_PURGE_KEY ?? '',
  }
  return { tagHeader: CDN_TAGS, purge }
}

function isAddress(text: string): boolean {
  const url = URL.parse(text.trim())
  return url !== null && /^https?:$/.test(url.protocol) && /^\/*$/.test(url.pathname) && url.search === ''
}
