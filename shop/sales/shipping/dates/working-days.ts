import { addDays, type CalendarDay, weekday } from './calendar-day.ts'

/** French public holidays with a fixed date (Code du travail, L3133-1). */
const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
/** Movable holidays in days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50]

/** Returns Easter Sunday of a year of the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
export function easterSunday(year: number): CalendarDay {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Returns whether a day is a weekend or one of the eleven public holidays in France. */
export function isRestDay(day: CalendarDay): boolean {
  if (weekday(day) === 0 || weekday(day) === 6 || FIXED.includes(day.slice(5))) return true
  const easter = easterSunday(Number(day.slice(0, 4)))
  return AFTER_EASTER.some((days) => addDays(easter, days) === day)
}

/** Returns the given day, or the next working day if it is off (end of periods: règlement 1182/71, article 3). */
export function nextWorkingDay(day: CalendarDay, isOff: (day: CalendarDay) => boolean = isRestDay): CalendarDay {
  let next = day
  while (isOff(next)) next = addDays(next, 1)
  return next
}

/** Returns the day a number of working days later; the same day for 0. */
export function addWorkingDays(
  day: CalendarDay,
  days: number,
  isOff: (day: CalendarDay) => boolean = isRestDay,
): CalendarDay {
  let last = day
  for (let left = days; left > 0; left -= 1) last = nextWorkingDay(addDays(last, 1), isOff)
  return last
}
