import { z } from 'zod'
import { fromShopTime, toShopTime } from '../../../../lib/texts/shop-time.ts'
import { HOUR } from '../../../../server/durations.ts'
import { PublishedFrom } from '../../products/fields/product-fields.contract.ts'

/** Longer than any date and time, and short enough for every pattern. */
const MAX_TYPED = 40
const DAY_AND_TIME = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?:,?\s+|T)(.+)$/
const TIME = /^(\d{1,2})(?::(\d{2})(?::(\d{2})(?:[.,](\d{1,6}))?)?)?(?:\s*([ap])\.?\s?m\.?)?$/i

/**
 * Parses a date and time as exported (ISO 8601 with offset) or as typed, in the shop's time zone: `26/11/2026 14:00`,
 * `11/26/2026 2:00 PM`, `26.11.2026 14:00`. Ambiguous values are refused.
 * @returns ISO 8601 in UTC, null for an empty text, or an error sentence
 */
export function parseDateTime(typed: string): { value: string | null } | { error: string } {
  const text = typed.trim()
  const asExported = PublishedFrom.safeParse(text)
  if (asExported.success) return { value: asExported.data }
  const [, first = '', sign = '', second = '', third = '', clock = ''] =
    text.length > MAX_TYPED ? [] : (DAY_AND_TIME.exec(text) ?? [])
  const time = timeOf(clock)
  const days = daysOf(first, second, third, sign)
  if (!time || days.length === 0)
    return { error: `“${shortened(text)}” is not a date and time; write it like 2026-11-26 14:00.` }
  const moments = days.map((day) => `${day}T${time.minute}`)
  if (moments.length > 1)
    return { error: ambiguityError(text, moments.map((moment) => moment.replace('T', ' ')) as [string]) }
  const [local = ''] = moments
  const begun = fromShopTime(local)
  if (begun === undefined || toShopTime(begun) !== local)
    return {
      error: `${local.replace('T', ' ')} is skipped on that day, when the clocks go forward; write an hour later.`,
    }
  const twice = [-HOUR, HOUR]
    .map((ms) => new Date(Date.parse(begun) + ms).toISOString())
    .filter((other) => toShopTime(other) === local)
  if (twice.length > 0) return { error: ambiguityError(text, [begun, ...twice].sort()) }
  return { value: new Date(Date.parse(begun) + time.ms).toISOString() }
}

/** `parseDateTime` as a validation rule. */
export const TypedDateTime = z.string().transform((text, context) => {
  const read = parseDateTime(text)
  if ('value' in read) return read.value
  context.addIssue({ code: 'custom', message: read.error })
  return z.NEVER
})

/**
 * Returns the exported time if a spreadsheet only reformatted it and possibly dropped the seconds; otherwise the
 * parsed time.
 * @param exported ISO 8601 in UTC, such as the current value in the shop
 */
export function restoreSeconds<Read extends string | null | undefined>(
  read: Read,
  exported: string | null,
): Read | string {
  if (!read || exported === null) return read
  const [one, other] = [Date.parse(read), Date.parse(exported)]
  const isCutTo = (ms: number) => one % ms === 0 && one === other - (other % ms)
  return isCutTo(1000) || isCutTo(60_000) ? exported : read
}

/** Returns the possible dates (`2026-11-26`) of three numbers, without duplicates. */
function daysOf(first: string, second: string, third: string, sign: string): string[] {
  const fits = (year: string, month: string, day: string) => {
    if (!/^(\d\d|[1-9]\d{3})$/.test(year) || month.length > 2 || day.length > 2) return []
    const written = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    const time = Date.parse(`${written}T00:00:00Z`)
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? [written] : []
  }
  // With points the day always comes first, unless the year does.
  const byPoints = [...fits(third, second, first), ...(first.length === 4 ? fits(first, second, third) : [])]
  const byOthers = [...fits(third, second, first), ...fits(third, first, second), ...fits(first, second, third)]
  return [...new Set(sign === '.' ? byPoints : byOthers)]
}

/** Parses a time of day to `14:00` and the remaining milliseconds; undefined if invalid. */
function timeOf(clock: string): { minute: string; ms: number } | undefined {
  const [, hours = '', minutes, seconds = '0', parts = '', half] = TIME.exec(clock.trim()) ?? []
  if (hours === '' || (minutes === undefined && half === undefined)) return undefined
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  const isValidHour = half === undefined || (Number(hours) >= 1 && Number(hours) <= 12)
  if (!isValidHour || hour > 23 || Number(minutes ?? 0) > 59 || Number(seconds) > 59) return undefined
  const minute = `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
  return { minute, ms: 1000 * Number(seconds) + Number(parts.padEnd(3, '0').slice(0, 3)) }
}

const shortened = (text: string) => text.slice(0, MAX_TYPED)

const ambiguityError = (text: string, [first, second, third]: readonly string[]) =>
  third === undefined
    ? `“${shortened(text)}” can be read in two ways; write ${first} or ${second}.`
    : `“${shortened(text)}” can be read in several ways; write ${first} or ${second} or ${third}.`
