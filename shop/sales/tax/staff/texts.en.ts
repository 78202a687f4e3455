import { counted } from '../../../../lib/texts/en.ts'

// vat.page.tsx
export const vat = 'VAT'
export const onlyStaff = 'Only staff of the shop can say how much VAT is due.'
export const failedToLoad = 'Failed to load the rates of VAT, perhaps our server is down'
export const modes = {
  '': 'Nobody has chosen how VAT is counted yet; French rates hold.',
  none: 'The shop counts no VAT: franchise en base (art. 293 B du CGI).',
  home: 'French rates hold for everybody.',
  destination: 'The rates of the country of delivery hold (OSS).',
}
export const change = 'Change'
export const changeHowItIsCounted = 'Change how VAT is counted'
export const rates = 'Rates'
export const whatRatesAre =
  'A rate holds for orders from its day on. One that has held is never changed, only followed by another. A class without a rate of its own has the standard one.'

// sold-abroad.tsx
export const soldAbroad = 'Sold to other countries of the European Union'
export const whyItIsCounted = (threshold: string) =>
  `Without VAT, and without what was paid back. Above ${threshold} a year VAT is due in the country that goods go to; you get an e-mail at 80 % and when it is passed.`
export const shareOf = (share: number, threshold: string) => `${share} % of ${threshold}`
export const comesNear = 'This comes near the threshold. Register for the one-stop shop (OSS) in time.'
export const isOver =
  'This is over the threshold. Register for the one-stop shop (OSS), and count by the rates of the country of delivery.'

// missing-rates.tsx
export const ratesAreMissing = 'Rates are missing'
export const standardIsCounted = 'The standard rate is counted for these until you say which one holds:'
export const missingRate = (vatClass: string, products: number, countries: readonly string[]) =>
  `${vatClass}, ${counted(products, 'product', 'products')}: ${countries.join(', ')}`

// rates-list.tsx
export const classes = {
  standard: 'Standard',
  intermediate: 'Intermediate',
  reduced: 'Reduced',
  super_reduced: 'Super-reduced',
}
export const rateOf = (vatClass: string, percent: string) => `${vatClass} ${percent} %`
export const fromDay = (day: string) => `from ${day}`
export const remove = (rate: string, country: string) => `Remove ${rate} of ${country}`
export const removed = 'Rate removed'

// add-rate.tsx
export const addARate = 'Add a rate'
export const country = 'Country'
export const vatClass = 'Class'
export const percent = 'Percent'
export const percentHint = 'Such as 20 or 5.5.'
export const validFrom = 'From'
export const validFromHint = 'Today, or a day to come.'
export const add = 'Add'
export const added = 'Rate added'
