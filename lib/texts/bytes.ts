import { currentLocale, perLanguage } from './current-formats.ts'

const GIGABYTE = 1_000_000_000
const inUnit = (unit: 'megabyte' | 'gigabyte', digits: number) =>
  perLanguage(() => new Intl.NumberFormat(currentLocale(), { style: 'unit', unit, maximumFractionDigits: digits }))
const megabytes = inUnit('megabyte', 0)
const gigabytes = inUnit('gigabyte', 1)

/** Formats a size: `105 MB`, `2.4 GB`. Smaller sizes are rounded up to 1 MB. */
export const showBytes = (bytes: number): string =>
  bytes >= GIGABYTE ? gigabytes().format(bytes / GIGABYTE) : megabytes().format(Math.max(1, bytes / 1_000_000))
