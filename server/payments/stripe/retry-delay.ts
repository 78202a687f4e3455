import { HOUR, SECOND } from '../../durations.ts'

/** Who is told 0, or a time that has passed, does not ask at once again and again; and nobody stays away for a year. */
const SHORTEST_MS = SECOND
const LONGEST_MS = HOUR

/**
 * Returns after how many milliseconds a call may be made again, as the headers of its answer say: in seconds, or as a date by the clock of whoever says it
 * (`date`; ours where that is missing). Undefined where they say nothing that is understood.
 * @param headers by their names in small letters
 */
export function retryDelay(headers: Readonly<Record<string, string | undefined>>): number | undefined {
  const told = headers['retry-after']?.trim() ?? ''
  const ms = /^\d+$/.test(told) ? Number(told) * SECOND : Date.parse(told) - nowOf(headers.date)
  if (Number.isNaN(ms) || !/^\d+$|GMT$/.test(told)) return undefined
  return Math.min(Math.max(ms, SHORTEST_MS), LONGEST_MS)
}

function nowOf(date: string | undefined): number {
  const theirs = Date.parse(date ?? '')
  return Number.isNaN(theirs) ? Date.now() : theirs
}
