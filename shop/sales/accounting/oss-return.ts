import { type BookedDocument, partsOf, regimeOf } from './booked-document.ts'

/** A row of the OSS return, in cents. */
interface OssRow {
  /** The member state of consumption (ISO 3166). */
  country: string
  rateType: 'standard' | 'reduced'
  /** In hundredths of a percent. */
  rate: number
  base: number
  vat: number
}

/** A correction of an earlier return: one total per member state and quarter. */
interface OssCorrection {
  country: string
  /** Such as `2026-Q3`. */
  quarter: string
  vat: number
}

interface OssReturn {
  rows: OssRow[]
  corrections: OssCorrection[]
}

/** Returns the quarter of an ISO date, such as `2026-Q4`. */
export const quarterOf = (day: string): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/** Returns the first and last day of a quarter. @param quarter such as `2026-Q4` */
export function daysOfQuarter(quarter: string): { from: string; until: string } {
  const [year = 0, number = 0] = quarter.split('-Q').map(Number)
  const day = (month: number, date: number) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
  return { from: day(3 * number - 3, 1), until: day(3 * number, 0) }
}

/**
 * Returns the OSS return of a quarter. Credit notes of the quarter's invoices reduce its rows. Those of earlier
 * invoices are corrections of their quarter.
 * @param documents of the quarter
 * @param isStandard whether a rate is the standard rate of a country on a day
 */
export function ossReturn(
  documents: readonly BookedDocument[],
  isStandard: (country: string, rate: number, day: string) => boolean,
): OssReturn {
  const rows = new Map<string, OssRow>()
  const corrections = new Map<string, OssCorrection>()
  for (const document of documents.filter((one) => regimeOf(one) === 'oss')) {
    const { country, issuedOn, credits } = document
    const day = credits?.issuedOn ?? issuedOn
    const isCorrection = quarterOf(day) !== quarterOf(issuedOn)
    for (const { rate, base, vat } of partsOf(document)) {
      if (isCorrection) {
        const quarter = quarterOf(day)
        const key = `${country} ${quarter}`
        const before = corrections.get(key)?.vat ?? 0
        corrections.set(key, { country, quarter, vat: before + vat })
        continue
      }
      const rateType = isStandard(country, rate, day) ? 'standard' : 'reduced'
      const key = `${country} ${rateType} ${rate}`
      const row = rows.get(key) ?? { country, rateType, rate, base: 0, vat: 0 }
      rows.set(key, { ...row, base: row.base + base, vat: row.vat + vat })
    }
  }
  return {
    rows: [...rows.values()].toSorted(
      (one, other) => one.country.localeCompare(other.country) || other.rate - one.rate,
    ),
    corrections: [...corrections.values()].toSorted(
      (one, other) => one.country.localeCompare(other.country) || one.quarter.localeCompare(other.quarter),
    ),
  }
}
