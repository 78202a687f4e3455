import { currentLocale } from './current-formats.ts'

/** Formats a stored decimal number with the decimals that it has: `18.50`, in French `18,50`. */
export const shownDecimal = (stored: string): string => {
  const digits = stored.split('.')[1]?.length ?? 0
  return Number(stored).toLocaleString(currentLocale(), {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
