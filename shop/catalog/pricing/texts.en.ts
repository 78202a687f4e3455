import { counted } from '../../../lib/texts/en.ts'

// Labels of amounts, used on all screens and in all e-mails.
export const subtotal = 'Subtotal'
export const total = 'Total'
export const free = 'free'
export const vatContained = (percent: number) => `VAT of ${percent} % contained`
export const vatNotApplicable = 'VAT not applicable, article 293 B of the CGI'
export const noVatOnExport = 'No VAT: delivered outside the European Union'
export const importCharges =
  'Import VAT, customs duties and a carrier fee may be due when the parcel arrives. They are not included in this total; you pay them to the carrier.'
export const taxesIncluded = 'Taxes included.'

// contents.contract.ts
// Forms and files contain this text, so `parseContents` must accept its unit.
export const pieces = (count: number) => counted(count, 'piece', 'pieces')

// product-price.tsx
export const before = 'before: '
export const less = (percent: number) => `−${percent} %`
export const lowestBefore = (price: string) => `Lowest price in the last 30 days: ${price}.`
export const saleEnds = (moment: string) => `Sale ends ${moment}.`
export const from = <T>(price: T) => ['from ', price]
export const per = (price: string, unit: string) => `${price} per ${unit}`
