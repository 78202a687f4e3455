import type { z } from 'zod'
import type { NeededRole } from './staff/staff-role.ts'

/** Who may call an endpoint. Staff, whatever their role, may do all that customers may. */
export type Allow = 'anyone' | 'customer' | NeededRole

/** Tells whether an endpoint is for staff alone, all of them or those of a role. */
export const isForStaff = (allow: Allow | undefined): allow is NeededRole =>
  allow !== undefined && allow !== 'anyone' && allow !== 'customer'

/** At most `max` calls in a window such as `1 minute`, among all endpoints that count as the same. */
export interface CustomerLimit {
  countsAs: string
  max: number
  timeWindow: string
}

/**
 * A contract: a Fastify route without its handler. The server spreads it into `app.route`, the client calls it through `lib/api-client.ts`,
 * and the API reference is generated from it.
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
    /** The answer to a visitor is the same for all of them: it is kept in memory until the catalogue changes. */
    cached?: true
    /** Tells what the shop has, or sells it: while the shop is not open yet, it does so to staff alone. */
    requiresOpenShop?: true
    /** False for calls that open pages make by themselves: they do not keep a session alive. */
    refreshesSession?: false
    /** The log says who calls it, from which network and why not: logins, changes of credentials. */
    traced?: true
    /** Takes a form with files, which its handler reads and checks: reading the request may last longer than that of others. */
    upload?: true
    /** A limit of its own for each network address, besides the one for all calls; false for what counts against none. */
    rateLimit?: { max: number; timeWindow: string } | false
    /** A limit for each customer, whatever the network address. Endpoints that count as the same share it. */
    limitPerCustomer?: CustomerLimit
  }
}

/** Keeps the literal type of a contract, so that handlers and callers are typed from it. */
export const endpoint = <const E extends Endpoint>(contract: E): E => contract

type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type Given<K extends string, T> = undefined extends T ? { [key in K]?: T } : { [key in K]: T }

/** Forms with files go as they are; their schema says what their fields are. */
type Body<E extends Endpoint> = E['config'] extends { upload: true } ? FormData : Input<E['schema']['body']>

/** What a caller hands in: the parts that the contract names. */
export type RequestOf<E extends Endpoint> = Given<'params', Input<E['schema']['params']>> &
  Given<'query', Input<E['schema']['querystring']>> &
  Given<'body', Body<E>>

type Success = 200 | 201 | 202 | 204
type Responses<E extends Endpoint> = E['schema']['response']

/** What a caller gets back when the answer is a success. */
export type ResponseOf<E extends Endpoint> = {
  [S in keyof Responses<E> & Success]: Responses<E>[S] extends z.ZodType ? z.output<Responses<E>[S]> : never
}[keyof Responses<E> & Success]
