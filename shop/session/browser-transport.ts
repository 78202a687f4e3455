import type { Transport } from '../../lib/api-client.ts'
import { readToken } from './token.ts'

/** Calls over the network, with the token of this browser when it has one. */
export const browserTransport: Transport = (request) => {
  const token = readToken()
  if (token !== null) request.headers.set('authorization', `Token ${token}`)
  return fetch(request)
}
