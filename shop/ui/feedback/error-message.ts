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

/** Returns the sentence that is shown for a refused call, in the language of the page. */
export function refusalText({ code, sentence, errorType, retryAfter }: CallFailed): string {
  if (sentence === undefined)
    return errorType === 'internal' ? texts.oopsAUnknownErrorOccured : texts.checkFieldsWithErrors
  return code === 'throttled' && retryAfter && THROTTLED.test(sentence) ? texts.tooManyTries(retryAfter) : sentence
}
