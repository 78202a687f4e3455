import { inTabStorage } from '../../../ui/storage/tab-storage.ts'

const PLACE = 'code_requests'

/**
 * Request ids of this tab's code requests by address. A code with its request has its own attempt limit. Stored over
 * reloads until the wizard is done.
 */
type Requests = { [email: string]: string | undefined }

const read = () => JSON.parse(inTabStorage((storage) => storage.getItem(PLACE)) ?? '{}') as Requests

let requests: Requests | undefined

/** Stores a request id, also over reloads. */
export function storeRequest(email: string, request: string): void {
  requests = { ...(requests ?? read()), [email]: request }
  const kept = JSON.stringify(requests)
  inTabStorage((storage) => storage.setItem(PLACE, kept))
}

/** Returns the additional body fields for a code of an address. */
export function requestFor(email: string): { request?: string } {
  requests ??= read()
  const request = requests[email]
  return request === undefined ? {} : { request }
}

export function forgetRequests(): void {
  requests = {}
  inTabStorage((storage) => storage.removeItem(PLACE))
}
