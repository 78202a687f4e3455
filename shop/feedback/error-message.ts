import { isRouteErrorResponse } from 'react-router'
import * as texts from '#texts/feedback'
import { CallFailed } from '../../lib/api-client.ts'

/** Returns the sentence that a person is shown for something that was thrown while a screen was made. */
export function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error))
    return typeof error.data === 'string' && error.data !== '' ? error.data : error.statusText
  if (error instanceof CallFailed) return error.message
  // Anything else is an error of ours: its inside is no help to a shopper.
  return texts.oopsAUnknownErrorOccured
}
