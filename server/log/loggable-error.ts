import { stdSerializers } from 'pino'

/** Names and numbers of the database's own. Its `detail` and `where` repeat what it was given: addresses, messages, whole rows. */
const TOLD = ['type', 'message', 'stack', 'code', 'table', 'column', 'constraint', 'routine', 'syscall'] as const

/** Returns what the log may say of an error. */
export function loggableError(error: Error): Record<string, unknown> {
  const all: Record<string, unknown> = { ...stdSerializers.err(error) }
  return Object.fromEntries(TOLD.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])))
}
