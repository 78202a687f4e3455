import { CallFailed } from '../../../lib/api-client.ts'

/**
 * Returns null for a 404 response: `api(bySlug, …).catch(nullOn404)`.
 * @throws every other error
 */
export function nullOn404(error: unknown): null {
  if (error instanceof CallFailed && error.status === 404) return null
  throw error
}
