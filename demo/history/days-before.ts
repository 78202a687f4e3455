const DAY = 86_400_000

/** Returns the time a number of days before another, fractions included. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - Math.round(days * DAY))
}
