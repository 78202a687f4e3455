import type { Extension } from '../../extension/extension.ts'

type Values = Readonly<Record<string, unknown>>

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Returns a text without the secret settings of an extension. Messages of `fetch` contain header values. */
export const hideSecrets = ({ settings = {} }: Extension, values: Values, text: string): string =>
  Object.entries(settings).reduce((shown, [key, { kind }]) => {
    const value = String(values[key] ?? '')
    return kind === 'secret' && value.length > 3 ? shown.replaceAll(value, '…') : shown
  }, text)

/** Returns an error for the log, without the secret settings of its extension. */
export function loggable(extension: Extension, values: Values, error: unknown): unknown {
  if (!(error instanceof Error)) return hideSecrets(extension, values, String(error))
  const { name, message, stack = '' } = error
  const shown = new Error(hideSecrets(extension, values, message))
  return Object.assign(shown, { name, stack: hideSecrets(extension, values, stack) })
}
