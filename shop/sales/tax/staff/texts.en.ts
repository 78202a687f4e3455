import { counted } from '../../../../lib/texts/en.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'

// vat.page.tsx
export const screen: ResourceTexts = {
  title: 'VAT',
  onlyStaff: 'Only staff can edit VAT.',
  failedToLoad: 'VAT rates couldn’t be loaded. Try again.',
  count: (count) => counted(count, 'rate', 'rates'),
  empty: 'No VAT rates yet. Add the standard rate of your country.',
  add: 'Add rate',
  added: 'Rate added',
  changed: 'Rate updated',
}
export const modes = {
  '': 'VAT calculation is not set yet. French rates apply.',
  none: 'No VAT: franchise en base (art. 293 B du CGI).',
  home: 'French rates apply to all customers.',
  destination: 'The rates of the country of delivery apply (OSS).',
}
export const change = 'Change'
export const changeVat = 'Change VAT calculation'
export const rates = 'Rates'
export const whatRatesAre =
  'A rate applies to orders from its start date. A rate that has applied can’t change; add a new one instead. Classes without a rate use the standard rate.'

// sold-abroad.tsx
export const soldAbroad = 'Sold to other countries of the European Union'
export const thresholdHint = (threshold: string) =>
  `Excludes VAT and refunds. Above ${threshold} per year, VAT is due in the country of delivery. You get an e-mail at 80 % and when the threshold is exceeded.`
export const shareOf = (share: number, threshold: string) => `${share} % of ${threshold}`
export const closeToThreshold = 'You are close to the threshold. Register for the one-stop shop (OSS) in time.'
export const overThreshold =
  'You have exceeded the threshold. Register for the one-stop shop (OSS) and use the rates of the country of delivery.'

// missing-rates.tsx
export const ratesAreMissing = 'Rates are missing'
export const standardIsCounted = 'The standard rate applies to these until you add a rate:'
export const missingRate = (vatClass: string, products: number, countries: readonly string[]) =>
  `${vatClass}, ${counted(products, 'product', 'products')}: ${countries.join(', ')}`

// vat.page.tsx, missing-rates.tsx
export const classes = {
  standard: 'Standard',
  intermediate: 'Intermediate',
  reduced: 'Reduced',
  super_reduced: 'Super-reduced',
}
export const states = { current: 'Applies', future: 'Future' }
export const rateOf = (vatClass: string, percent: string, country: string) => `${vatClass} ${percent} % of ${country}`
export const percentage = (percent: string) => `${percent} %`
export const fromDay = (day: string) => `from ${day}`
export const country = 'Country'
export const vatClass = 'Class'
export const rate = 'Rate (%)'
export const state = 'Status'
export const percent = 'Percent'
export const forExample20Or5Hint = 'For example 20 or 5.5.'
export const validFrom = 'From'
export const firstDayHint =
  'The first day of the rate. It may be a past day if no order was charged with the earlier rate since.'
