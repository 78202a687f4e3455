import { z } from 'zod'

const isWithin = (text: string, until: string) => text >= '1900-01-01' && text < until

/**
 * A day that a person enters, such as `2026-11-30`. Limited to years in which all calculations of PostgreSQL work: it
 * has no year 0.
 */
export const Day = z.iso.date('Enter a valid date.').refine((day) => isWithin(day, '2200-01-01'), 'Enter a valid date.')

/** A date and time with its offset (ISO 8601), such as `2026-12-01T09:00:00+01:00`, within the years of PostgreSQL. */
export const Moment = z.iso
  .datetime({ offset: true, error: 'Enter a valid date and time.' })
  .refine((moment) => isWithin(moment, '9999-01-01'), 'Enter a valid date and time.')
