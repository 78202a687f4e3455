import { z } from 'zod'

const isWithin = (text: string, from: string, until: string) => text >= from && text < until

/**
 * Returns the schema of a day that a person enters, such as `2026-11-30`.
 * @param from first valid day
 * @param until first day that is too late
 */
export const dayWithin = (from: string, until: string) =>
  z.iso.date('Enter a valid date.').refine((day) => isWithin(day, from, until), 'Enter a valid date.')

/** A day of the years in which all calculations of PostgreSQL work. It has no year 0. */
export const Day = dayWithin('1900-01-01', '9999-01-01')

/** A date and time with its offset (ISO 8601), such as `2026-12-01T09:00:00+01:00`, within the years of PostgreSQL. */
export const Moment = z.iso
  .datetime({ offset: true, error: 'Enter a valid date and time.' })
  .refine((moment) => isWithin(moment, '1900-01-01', '9999-01-01'), 'Enter a valid date and time.')
