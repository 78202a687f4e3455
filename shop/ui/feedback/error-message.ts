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

/**
 * Returns whether a sentence about a rate limit is the default one, which addresses developers and names the seconds in
 * every language. The others name a time.
 */
const namesSeconds = (sentence: string, seconds: number) => sentence.split(/\D+/).includes(String(seconds))

/** Returns the sentence that is shown for a refused call, in the language of the page. */
export function refusalText({ code, sentence, errorType, retryAfter }: CallFailed): string {
  if (sentence === undefined)
    return errorType === 'internal' ? texts.oopsAUnknownErrorOccured : texts.checkFieldsWithErrors
  const isDefault = code === 'throttled' && retryAfter !== undefined && namesSeconds(sentence, retryAfter)
  return isDefault ? texts.tooManyTries(retryAfter) : sentence
}
