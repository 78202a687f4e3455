const DAY = /^(?:19[5-9]\d|20\d\d|21\d\d)-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Returns the calendar day of a query parameter as an ISO date; undefined if it is invalid, such as `2026-02-30`. */
export function dayIn(query: URLSearchParams, name: string): string | undefined {
  const day = query.get(name) ?? ''
  const time = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  // Some browsers count an impossible day as one of the next month, others reject it.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined
}

/** Returns an address with query parameters. Undefined, false and empty ones are left out. */
export function withQuery(path: string, parameters: Readonly<Record<string, string | false | undefined>>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
