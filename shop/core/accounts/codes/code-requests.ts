import { inTabStorage } from '../../../ui/storage/tab-storage.ts'

const PLACE = 'code_requests'

/**
 * What the shop answered when this tab asked for codes, by address: with it the tries at a code are this tab's own. Kept over a reload, until
 * a wizard is done with it.
 */
type Requests = { [email: string]: string | undefined }

const read = () => JSON.parse(inTabStorage((storage) => storage.getItem(PLACE)) ?? '{}') as Requests

let requests: Requests | undefined

/** Keeps what came in answer, also for after a reload. */
export function keepRequest(email: string, request: string): void {
  requests = { ...(requests ?? read()), [email]: request }
  const kept = JSON.stringify(requests)
  inTabStorage((storage) => storage.setItem(PLACE, kept))
}

/** Returns what a body with a code for an address has to hold besides. */
export function requestFor(email: string): { request?: string } {
  requests ??= read()
  const request = requests[email]
  return request === undefined ? {} : { request }
}

export function forgetRequests(): void {
  requests = {}
  inTabStorage((storage) => storage.removeItem(PLACE))
}
