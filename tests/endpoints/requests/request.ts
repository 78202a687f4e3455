import type { LightMyRequestResponse } from 'fastify'
import type { Endpoint, RequestOf } from '../../../lib/endpoint.ts'
import type { TestShop } from '../../processes/open-shop.ts'
import type { Somebody, World } from '../world.ts'

/** A request that can be sent to any endpoint. */
export interface AnyRequest {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

/** A valid request for an endpoint. */
export interface Valid {
  /** @param asker a client that may call the endpoint and shares no records with other clients */
  question(world: World, asker: Somebody): Promise<AnyRequest> | AnyRequest
  /** The addressed record belongs to the client. Other clients get 404. */
  ownedBy?: 'asker'
}

type Named = [name: string, valid: Valid]

export const endpointName = ({ method, url }: Pick<Endpoint, 'method' | 'url'>): string => `${method} ${url}`

/** Returns a valid request for an endpoint, typed by its contract. */
export const valid = <E extends Endpoint>(
  endpoint: E,
  question: (world: World, asker: Somebody) => Promise<RequestOf<E>> | RequestOf<E>,
  more: Pick<Valid, 'ownedBy'> = {},
): Named => [
  endpointName(endpoint),
  { question: async (world, asker) => (await question(world, asker)) as AnyRequest, ...more },
]

/** Returns the address of a request. Parameters are not encoded, so that tests can pass invalid ones. */
export function addressOf(url: string, { params = {}, query = {} }: AnyRequest): string {
  const path = url.replace(/:(\w+)(\([^)]*\))?/g, (_, name: string) => String(params[name]))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? path : `${path}?${search}`
}

/** Sends a request with the given authorization header. */
export function sendRequest(
  { app }: TestShop,
  { method, url }: Endpoint,
  question: AnyRequest,
  authorization?: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const { body } = question
  return app.inject({
    method,
    url: addressOf(url, question),
    headers: { ...headers, ...(authorization !== undefined && { authorization }) },
    ...(body !== undefined && { payload: body as object }),
  })
}
