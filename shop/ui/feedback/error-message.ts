import { isRouteErrorResponse } from 'react-router'
import { texts } from '#texts/ui/feedback'
import { CallFailed } from '../../../lib/api-client.ts'

/** Returns the sentence that the error page shows for an error that was thrown while a screen was rendered. */
export function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error))
    return typeof error.data === 'string' && error.data !== '' ? error.data : error.statusText
  if (error instanceof CallFailed) return refusalText(error)
  // Details of an unexpected error do not help a shopper.
  return texts.oopsAUnknownErrorOccured
}

/** The API's default sentence about rate limits, which addresses developers. */
const THROTTLED = /^Request was throttled\./

/** Returns the sentence that is shown for a refused call. */
export function refusalText({ code, message, retryAfter }: CallFailed): string {
  return code === 'throttled' && retryAfter && THROTTLED.test(message) ? texts.tooManyTries(retryAfter) : message
}
