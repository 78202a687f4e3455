import type { preSerializationHookHandler } from 'fastify'
import { translatedSentence } from '../../../lib/texts/error-sentences.ts'
import { labelled } from '../../../lib/texts/labelled.ts'
import type { SheetError } from './file/sheet.server.ts'
import { PICTURES_KEPT } from './run/with-downloads.server.ts'

/** The address of a picture, the error of its download, and the sentence after it. */
const MISSING_PICTURE = new RegExp(`^(https?://\\S+): (.+?)(?: (${PICTURES_KEPT}))?$`)

/** Returns an English reason of an import in the current language. */
export function translatedReason(reason: string): string {
  const [, address, ...sentences] = MISSING_PICTURE.exec(reason) ?? []
  return address === undefined
    ? translatedSentence(reason)
    : labelled(address, sentences.filter(Boolean).map(translatedSentence).join(' '))
}

/** Returns an error of a file as column and reason in the current language. */
export function translatedRowError({ column, reason }: SheetError): string {
  return column === '' ? translatedReason(reason) : labelled(column, translatedReason(reason))
}

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
      name === 'reason' && typeof inner === 'string' ? translatedReason(inner) : withReasons(inner),
    ]),
  )
}
