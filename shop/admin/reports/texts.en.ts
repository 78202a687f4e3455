import { counted, shownNumber } from '../../../lib/texts/en.ts'

// reports.page.tsx
export const reports = 'Reports'
export const onlyStaff = 'Only staff can see reports.'
export const failedToLoad = 'The report couldn’t be loaded. Try again.'
export const periods = 'Period'
export const PERIODS = { 7: '7 days', 30: '30 days', 90: '90 days', 365: '12 months' }
export const from = 'From'
export const to = 'to'
export const groups = 'Sales by'
export const GROUPS = {
  day: 'Day',
  product: 'Product',
  collection: 'Collection',
  country: 'Country',
  payment: 'Payment method',
  customer: 'Customer',
}
export const useOfDiscounts = 'Use of discounts'
export const downloadCsv = 'Download as CSV'
export const noSales = 'No sales in this period.'
export const reportHint =
  'Orders by order date, with VAT. Excludes unpaid, cancelled and test orders. Refunds are subtracted. Sales by product and collection exclude delivery. A period has at most three years.'

// totals.tsx
export const sales = 'Sales'
export const orders = 'Orders'
export const items = 'Items'
export const average = 'Average order'
export const compared = (before: string) => `${before} in the period before`
export const change = (percent: number) =>
  percent === 0 ? 'unchanged' : `${percent > 0 ? '+' : '−'}${shownNumber(Math.abs(percent))} %`

// report-table.tsx
export const salesBy = (group: string) => `Sales by ${group.toLowerCase()}`
export const before = 'Period before'
export const noPayment = 'No payment'
export const unknown = 'Unknown'
export const noCollection = 'In no collection'
export const withoutAccount = 'Without an account'
export const onlyFirst = (count: number) =>
  `The first ${counted(count, 'row', 'rows')} are shown. The CSV file has all.`
