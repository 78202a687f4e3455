import type { preSerializationHookHandler } from 'fastify'
import { translatedSentence } from '../../../lib/texts/error-sentences.ts'

/** Sends the reasons in a report of an import in the language of the page. They are stored in English. */
export const inPageLanguage = {
  preSerialization: (async (_request, _reply, report: unknown) => withReasons(report)) as preSerializationHookHandler,
}

function withReasons(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReasons)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'reason' && typeof inner === 'string' ? translatedSentence(inner) : withReasons(inner),
    ]),
  )
}
