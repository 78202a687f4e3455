import { isRouteErrorResponse } from 'react-router'
import * as texts from '#texts/ui/feedback'
import { CallFailed } from '../../../lib/api-client.ts'

/** Returns the sentence that a person is shown for something that was thrown while a screen was made. */
export function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error))
    return typeof error.data === 'string' && error.data !== '' ? error.data : error.statusText
  if (error instanceof CallFailed) return refusalText(error)
  // Anything else is an error of ours: its inside is no help to a shopper.
  return texts.oopsAUnknownErrorOccured
}

/** The API's own sentence about a rate limit, which is for developers. */
const THROTTLED = /^Request was throttled\./

/** Returns what a person is told about a call that was refused. */
export function refusalText({ code, message, retryAfter }: CallFailed): string {
  return code === 'throttled' && retryAfter && THROTTLED.test(message) ? texts.tooManyTries(retryAfter) : message
}
