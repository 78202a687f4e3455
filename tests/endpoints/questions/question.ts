import type { LightMyRequestResponse } from 'fastify'
import type { Endpoint, RequestOf } from '../../../lib/endpoint.ts'
import type { TestShop } from '../../processes/open-shop.ts'
import type { Somebody, World } from '../world.ts'

/** A question as it may be put to any endpoint. */
export interface AnyQuestion {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

/** How an endpoint is asked so that it does what it is for. */
export interface Valid {
  /** @param asker somebody who may ask it; nothing they would change is used by anybody else */
  question(world: World, asker: Somebody): Promise<AnyQuestion> | AnyQuestion
  /** The thing in its address belongs to the asker: to others it looks as if it were missing. */
  ownedBy?: 'asker'
}

type Named = [name: string, valid: Valid]

export const endpointName = ({ method, url }: Pick<Endpoint, 'method' | 'url'>): string => `${method} ${url}`

/** Returns a valid question for an endpoint, typed by its contract. */
export const valid = <E extends Endpoint>(
  endpoint: E,
  question: (world: World, asker: Somebody) => Promise<RequestOf<E>> | RequestOf<E>,
  more: Pick<Valid, 'ownedBy'> = {},
): Named => [
  endpointName(endpoint),
  { question: async (world, asker) => (await question(world, asker)) as AnyQuestion, ...more },
]

/** Returns where an endpoint is asked. A parameter that is to be odd is given as it stands in the address. */
export function addressOf(url: string, { params = {}, query = {} }: AnyQuestion): string {
  const path = url.replace(/:(\w+)(\([^)]*\))?/g, (_, name: string) => String(params[name]))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? path : `${path}?${search}`
}

/** Asks an endpoint as whoever the header says. */
export function sendQuestion(
  { app }: TestShop,
  { method, url }: Endpoint,
  question: AnyQuestion,
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
