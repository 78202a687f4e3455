import { data } from 'react-router'
import { CallFailed } from '../../../lib/api-client.ts'
import { refusalText } from './error-message.ts'

/**
 * Waits for the data of a screen. If the server fails, the error page shows `sentence`; a refusal keeps its own
 * message.
 * @throws a route error response with the call's status (503 if no server answered)
 */
export async function orErrorPage<T>(sentence: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    const isRefused = error.status >= 400 && error.status < 500
    throw data(isRefused ? refusalText(error) : sentence, { status: error.status || 503 })
  }
}
