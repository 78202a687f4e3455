import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { CachedResponse } from './compact-response.ts'

/** Makes, or finds in memory, what visitors are answered to a request. */
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<CachedResponse>

interface CachedEndpoint {
  /** The parts of its address between slashes. */
  parts: string[]
  requiresOpenShop: boolean
  read(url: string, params: Record<string, string>): Pick<FastifyRequest, 'url' | 'query' | 'params'>
  reply: FastifyReply
  answer: Answer
}

/**
 * Endpoints whose answers to visitors are cached, so that the shop's own pages are told them without a request: what a request and its hooks
 * cost was a tenth of making a page.
 */
export class VisitorsAnswers {
  readonly #endpoints = new Map<string, CachedEndpoint[]>()
  readonly #isOpen: () => boolean

  /** @param isOpen tells whether the shop tells what it has to anybody but staff */
  constructor(isOpen: () => boolean) {
    this.#isOpen = isOpen
  }

  /**
   * Adds an endpoint.
   * @param keyOf returns an address as its answers are kept under it
   * @param read reads the query of such an address as the endpoint does
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

  /** Returns what a visitor is answered at an address of the API; undefined where that has to be asked by a request, which tells what is wrong with it. */
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
