/** What the system says when nobody answers at an address. */
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
/** PostgreSQL's classes: 57P01-03 shutting down or starting up, 08 connection lost, 53 out of room, memory or connections. */
const refusing = ['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '53100', '53200', '53300']
const awayCodes = new Set([...unreachable, ...refusing])

/** Tells whether an error means that the database cannot be asked (or cannot write) right now, rather than that the question was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && awayCodes.has(error.code)) return true
  // node-postgres has no code for these.
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  )
}
