import { stdSerializers } from 'pino'

/** Names and codes from the database. Its `detail` and `where` repeat input: addresses, messages, whole rows. */
const TOLD = ['type', 'message', 'stack', 'code', 'table', 'column', 'constraint', 'routine', 'syscall'] as const

/** Returns the properties of an error that may be logged. */
export function loggableError(error: Error): Record<string, unknown> {
  const all: Record<string, unknown> = { ...stdSerializers.err(error) }
  return Object.fromEntries(TOLD.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])))
}
