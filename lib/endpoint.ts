import type { z } from 'zod'
import type { Scope } from './staff/scopes.ts'
import type { NeededRole } from './staff/staff-role.ts'

/** Who may call an endpoint. Staff of any role may do everything that customers may. */
export type Allow = 'anyone' | 'customer' | NeededRole

/** Returns whether an endpoint is for staff only, of any role or a certain one. */
export const isForStaff = (allow: Allow | undefined): allow is NeededRole =>
  allow !== undefined && allow !== 'anyone' && allow !== 'customer'

/** The kinds of records with a page and a slug in each language. */
export type SluggedKind = 'product' | 'collection' | 'content_page'

/** At most `max` calls in a window such as `1 minute`, shared by all endpoints with the same `countsAs`. */
export interface CustomerLimit {
  countsAs: string
  max: number
  timeWindow: string
}

/**
 * An announced removal of an endpoint or of some of its fields. Its responses carry `Deprecation` (RFC 9745) and
 * `Sunset` (RFC 8594).
 */
export interface Deprecation {
  /** Day of the announcement, such as `2026-11-28`. */
  since: string
  /** Day of the removal, at least one year later. */
  until: string
  /** The removed fields and parameters, such as `results.price`; absent for the whole endpoint. */
  fields?: readonly string[]
  /** A sentence that names the replacement. */
  instead: string
}

/**
 * A contract: a Fastify route without its handler. The server spreads it into `app.route`, the client calls it
 * through `lib/api-client.ts`, and the API reference is generated from it.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: `/${string}`
  schema: {
    summary: string
    description?: string
    tags: readonly string[]
    params?: z.ZodType
    querystring?: z.ZodType
    body?: z.ZodType
    response: Record<number, z.ZodType>
  }
  config: {
    allow: Allow
    /** The scope that an API key needs. An endpoint without a scope is closed to every key. */
    scope?: Scope
    /**
     * Whether a POST accepts `Idempotency-Key`; by default if it returns 201. False where the response contains
     * credentials, which must not be stored.
     */
    creates?: boolean
    /** The response is the same for all visitors. It is cached until the catalogue changes. */
    cached?: true
    /** Only staff may call the endpoint before the shop is open. */
    requiresOpenShop?: true
    /** False for polling calls of open pages, which do not keep a session alive. */
    refreshesSession?: false
    /** The log contains the caller, the network and the reason of a refusal, for logins and credential changes. */
    traced?: true
    /** A form with files, which the handler parses. Its request may take longer than others. */
    upload?: true
    /** An additional limit per network address; false to exempt the endpoint from all limits. */
    rateLimit?: { max: number; timeWindow: string } | false
    /** A limit per customer, independent of the network address. Endpoints with the same `countsAs` share it. */
    limitPerCustomer?: CustomerLimit
    /** Parameters and query fields with a slug. It may be the one in the language of the request. */
    slugs?: Readonly<Record<string, SluggedKind>>
    /** Texts may have any language of the program, even if the shop does not offer it. */
    inEveryLanguage?: true
    deprecated?: Deprecation
  }
}

/**
 * Returns whether a call accepts the header `Idempotency-Key`. Calls for visitors don't, because a key must belong to a
 * client.
 */
export const acceptsIdempotencyKey = (
  method: unknown,
  schema: object | undefined,
  config: Partial<Pick<Endpoint['config'], 'allow' | 'creates'>>,
) =>
  method === 'POST' &&
  config.allow !== 'anyone' &&
  (config.creates ?? (schema !== undefined && 'response' in schema && 201 in (schema.response as object)))

/** Preserves the literal type of a contract, from which handlers and callers are typed. */
export const endpoint = <const E extends Endpoint>(contract: E): E => contract

type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type Given<K extends string, T> = undefined extends T ? { [key in K]?: T } : { [key in K]: T }

/** Forms with files are passed on unchanged. Their schema describes their fields. */
type Body<E extends Endpoint> = E['config'] extends { upload: true } ? FormData : Input<E['schema']['body']>

/** The arguments of a call: the parts that the contract declares. */
export type RequestOf<E extends Endpoint> = Given<'params', Input<E['schema']['params']>> &
  Given<'query', Input<E['schema']['querystring']>> &
  Given<'body', Body<E>>

type Success = 200 | 201 | 202 | 204
type Responses<E extends Endpoint> = E['schema']['response']

/** The body of a successful response. */
export type ResponseOf<E extends Endpoint> = {
  [S in keyof Responses<E> & Success]: Responses<E>[S] extends z.ZodType ? z.output<Responses<E>[S]> : never
}[keyof Responses<E> & Success]
