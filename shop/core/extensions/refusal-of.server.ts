import { refuse, refuseFields } from '../../../server/http/refusal.ts'
import { ExtensionInvalid, ExtensionRefusal } from '../../extension/endpoints.ts'
import { ExtensionFailed } from './open-extensions.server.ts'

/** Returns the response to an error of a function of an extension. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof ExtensionInvalid)
    return refuseFields(Object.fromEntries(Object.entries(error.errors).map(([field, text]) => [field, [text]])))
  if (error instanceof ExtensionRefusal) return refuse(error.message, error.status)
  if (error instanceof ExtensionFailed) return refuse('This extension failed. Try again later.', 503)
  return error
}
