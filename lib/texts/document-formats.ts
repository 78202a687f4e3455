/** Formats of documents. Their language is independent of the language of the screens. */
export interface DocumentFormats {
  /** Formats an ISO date: `22 November 2026`, in French `1er décembre 2026`. */
  day: (iso: string) => string
  /** Formats cents: `€12.50`. */
  cents: (cents: number) => string
  /** Formats a rate in hundredths of a percent: `5.5 %`. */
  rate: (rate: number) => string
}

/** Returns the formats of a locale. @param priceLocale the locale of amounts in euros */
export function documentFormats(locale: string, priceLocale = locale): DocumentFormats {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const euros = new Intl.NumberFormat(priceLocale, { style: 'currency', currency: 'EUR' })
  const rates = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const isFrench = locale.startsWith('fr')
  const space = isFrench ? '\u00a0' : ' '
  return {
    day(iso) {
      const day = days.format(new Date(`${iso}T00:00:00Z`))
      return isFrench ? day.replace(/^1(?=\s)/, '1er') : day
    },
    cents: (cents) => euros.format(cents / 100),
    rate: (rate) => `${rates.format(rate / 100)}${space}%`,
  }
}
