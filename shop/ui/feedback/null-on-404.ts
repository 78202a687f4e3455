import { CallFailed } from '../../../lib/api-client.ts'

/**
 * Answers null for what is not there: `api(bySlug, …).catch(nullOn404)`.
 * @throws whatever else went wrong
 */
export function nullOn404(error: unknown): null {
  if (error instanceof CallFailed && error.status === 404) return null
  throw error
}
