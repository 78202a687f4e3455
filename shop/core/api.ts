import { createContext, type RouterContextProvider } from 'react-router'
import { call, type Transport } from '../../lib/api-client.ts'
import type { Endpoint, RequestOf, ResponseOf } from '../../lib/endpoint.ts'
import { browserTransport } from './auth/browser-transport.ts'

/** How calls are sent: over the network in the browser, in-process during rendering. */
export const transport = createContext<Transport>(browserTransport)

export type Api = ReturnType<typeof apiFrom>

/**
 * Returns the API client of a loader or action: `const api = apiFrom(context)`, then `api(catalogue.list, { query
 * })`.
 */
export function apiFrom(context: Readonly<RouterContextProvider>) {
  const travel = context.get(transport)
  return <E extends Endpoint>(endpoint: E, question: RequestOf<E>): Promise<ResponseOf<E>> =>
    call(travel, endpoint, question)
}
