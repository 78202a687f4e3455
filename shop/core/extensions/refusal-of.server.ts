import { refuse, refuseFields } from '../../../server/http/refusal.ts'
import { ExtensionInvalid, ExtensionRefusal } from '../../extension/endpoints.ts'
import { ExtensionFailed } from './open-extensions.server.ts'
import { isTimeout } from './within.ts'

const UNFINISHED =
  'This extension did not answer in time. The request may still be carried out. Check this before you repeat it.'

/**
 * Returns the response to an error of a function of an extension.
 * @param mayChange whether the function changes something, so that a repetition could do it twice
 */
export function refusalOf(error: unknown, { mayChange = false } = {}): unknown {
  if (mayChange && isTimeout(error)) return refuse(UNFINISHED, 503)
  if (error instanceof ExtensionInvalid)
    return refuseFields(Object.fromEntries(Object.entries(error.errors).map(([field, text]) => [field, [text]])))
  if (error instanceof ExtensionRefusal) return refuse(error.message, error.status)
  if (error instanceof ExtensionFailed) return refuse('This extension failed. Try again later.', 503)
  return error
}
