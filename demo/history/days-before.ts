const DAY = 86_400_000

/** The moment so many days before another; parts of days count. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - Math.round(days * DAY))
}
