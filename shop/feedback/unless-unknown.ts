import { CallFailed } from '../../lib/api-client.ts'

/** For `.catch`: nothing instead of a thing that is not there. */
export function unlessUnknown(error: unknown): undefined {
  if (error instanceof CallFailed && error.status === 404) return undefined
  throw error
}
