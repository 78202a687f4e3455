const SECOND = 1_000
const HOUR = 3_600 * SECOND

/** Limits in ms: a delay of 0 or in the past must not cause a busy loop, and a very long one is shortened. */
const SHORTEST_MS = SECOND
const LONGEST_MS = HOUR

/**
 * Returns the delay in ms that `Retry-After` requests, in seconds or as a date relative to the `date` header (or our
 * clock). Undefined if it is missing or invalid.
 * @param headers by lower-case name
 */
export function retryDelay(headers: Readonly<Record<string, string | undefined>>): number | undefined {
  const value = headers['retry-after']?.trim() ?? ''
  const ms = /^\d+$/.test(value) ? Number(value) * SECOND : Date.parse(value) - serverNow(headers.date)
  if (Number.isNaN(ms) || !/^\d+$|GMT$/.test(value)) return undefined
  return Math.min(Math.max(ms, SHORTEST_MS), LONGEST_MS)
}

function serverNow(date: string | undefined): number {
  const serverTime = Date.parse(date ?? '')
  return Number.isNaN(serverTime) ? Date.now() : serverTime
}
