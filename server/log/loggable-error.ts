import { stdSerializers } from 'pino'

/** Names and codes from the database. Its `detail` and `where` repeat input: addresses, messages, whole rows. */
const LOGGED_PROPERTIES = [
  'type',
  'message',
  'stack',
  'code',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
] as const

/** Returns the properties of an error that may be logged. */
export function loggableError(error: Error): Record<string, unknown> {
  const all: Record<string, unknown> = { ...stdSerializers.err(error) }
  return Object.fromEntries(LOGGED_PROPERTIES.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])))
}
