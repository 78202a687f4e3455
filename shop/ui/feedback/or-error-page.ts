import { data } from 'react-router'
import { CallFailed } from '../../../lib/api-client.ts'

/**
 * Waits for what a screen needs. When the server cannot give it, the error page says `sentence`; a refusal keeps its own.
 * @throws a route error response with the call's status (503 when no server answered)
 */
export async function orErrorPage<T>(sentence: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    const isRefused = error.status >= 400 && error.status < 500
    throw data(isRefused ? error.message : sentence, { status: error.status || 503 })
  }
}
