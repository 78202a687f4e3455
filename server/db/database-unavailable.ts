import { READ_ONLY } from './read-only.ts'

/** System error codes of failed connections. */
const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
]
/**
 * PostgreSQL error classes: 57P01-03 shutting down or starting up, 08 connection failures (08P01 from PgBouncer without
 * a server), 53 insufficient resources, 25006 a standby.
 */
const refusing = [
  ...['57P01', '57P02', '57P03', '08P01', READ_ONLY],
  ...['08000', '08001', '08003', '08004', '08006', '53100', '53200', '53300'],
]
const awayCodes = new Set([...unreachable, ...refusing])

/** Returns true if the database is unreachable or can't write, rather than the statement being wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && awayCodes.has(error.code)) return true
  // node-postgres sets no code for these errors.
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout$)/.test(
    error.message,
  )
}
