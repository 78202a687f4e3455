import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { CachedResponse } from './compact-response.ts'

/** Returns a visitor's response, cached or generated. */
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<CachedResponse>

interface CachedEndpoint {
  /** The segments of its path. */
  parts: string[]
  requiresOpenShop: boolean
  read(url: string, params: Record<string, string>): Pick<FastifyRequest, 'url' | 'query' | 'params'>
  reply: FastifyReply
  answer: Answer
}

/**
 * The endpoints with cached visitor responses, for page rendering to call without an HTTP request: the request and
 * its hooks took a tenth of the time to render a page.
 */
export class VisitorResponses {
  readonly #endpoints = new Map<string, CachedEndpoint[]>()
  readonly #isOpen: () => boolean

  /** @param isOpen returns true if the shop is open to customers */
  constructor(isOpen: () => boolean) {
    this.#isOpen = isOpen
  }

  /**
   * Adds an endpoint.
   * @param keyOf returns the cache key of a URL
   * @param read parses and validates the query of a cache key
   */
  add(
    { url, schema, config }: RouteOptions,
    { keyOf, read }: { keyOf: (url: string) => string; read: (url: string) => object },
    answer: Answer,
  ): void {
    const parts = url.split('/')
    const { params, response } = (schema ?? {}) as { params?: unknown; response?: Record<number, z.ZodType> }
    const serialize = serializerCompiler({
      schema: response?.[200] ?? z.unknown(),
      method: 'GET',
      url,
      httpStatus: '200',
    })
    const reply = { serialize, type: () => reply } as unknown as FastifyReply
    const endpoint: CachedEndpoint = {
      parts,
      requiresOpenShop: config?.requiresOpenShop === true,
      read: (asked, given) => ({
        url: keyOf(asked),
        query: read(keyOf(asked)),
        params: params instanceof z.ZodObject ? params.parse(given) : given,
      }),
      reply,
      answer,
    }
    const place = `${parts.length} ${parts[2]}`
    this.#endpoints.set(place, [...(this.#endpoints.get(place) ?? []), endpoint])
  }

  /**
   * Returns the visitor's response to an API URL; undefined if no endpoint has the URL, or if an HTTP request
   * must produce the error.
   */
  find(url: string): Promise<CachedResponse> | undefined {
    const parts = url.split('?', 1)[0]?.split('/') ?? []
    for (const endpoint of this.#endpoints.get(`${parts.length} ${parts[2]}`) ?? []) {
      const isThere = endpoint.parts.every((part, index) => part.startsWith(':') || part === parts[index])
      if (!isThere) continue
      if (endpoint.requiresOpenShop && !this.#isOpen()) return undefined
      try {
        const given = endpoint.parts.flatMap((part, index) =>
          part.startsWith(':') ? [[part.slice(1), decodeURIComponent(parts[index] ?? '')]] : [],
        )
        const request = { ...endpoint.read(url, Object.fromEntries(given)), principal: null } as FastifyRequest
        return endpoint.answer(request, endpoint.reply)
      } catch {
        return undefined
      }
    }
    return undefined
  }
}
