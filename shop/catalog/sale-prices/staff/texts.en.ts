import { counted } from '../../../../lib/texts/en.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import type { SalePhase } from '../sales.contract.ts'

// sales.page.tsx
export const screen: ResourceTexts = {
  title: 'Sales',
  onlyStaff: 'Only staff can create sales.',
  failedToLoad: 'Sales couldn’t be loaded. Try again.',
  count: (count) => counted(count, 'sale', 'sales'),
  empty: 'No sales yet.',
}
export const whatSalesAre = 'A sale lowers the prices of products for everybody. It starts and ends automatically.'
export const phase = 'Status'
export const phases: Record<SalePhase, string> = { planned: 'Planned', running: 'Running', ended: 'Ended' }
export const discount = 'Discount'
export const percentLess = (percent: number) => `−${percent} %`
export const priceEach = (price: string) => `${price} each`
export const forProducts = (count: string) => counted(Number(count), 'product', 'products')
export const noEnd = 'No end'
export const onPhone = { from: (day: string) => `From: ${day}`, until: (day: string) => `Until: ${day}` }
export const endNow = 'End sale'
export const ended = (count: number) => (count === 1 ? 'Sale ended' : `${count} sales ended`)

// sale-fields.tsx
export const name = 'Name'
export const onlyStaffSeeHint = 'Only staff see the name.'
export const discountType = 'Discount type'
export const byPercent = 'Percentage'
export const toAPrice = 'Fixed sale price'
export const percent = 'Percent'
export const from1To90Hint = 'From 1 to 90.'
export const price = 'Price in euros'
export const priceHint = 'Products that already cost less keep their price.'
export const from = 'From'
export const startsHint = 'Shop time zone. Leave empty to start now.'
export const hasBegun = 'The sale has started, so the start can’t change. It determines the previous lowest price.'
export const until = 'Until'
export const leaveEmptyForNoEndHint =
  'Leave empty for no end. Enter 23:59 for a whole last day; customers then see no time.'
export const products = 'Products'
export const compareAtPriceHint =
  'The compare-at price is the lowest price of the last 30 days. It is calculated automatically and hidden if it isn’t higher than the sale price.'
export const newPrice = (price: string) => `becomes ${price}`

// sale.page.tsx
export const editor = {
  title: 'Sale',
  add: 'Create sale',
  addButton: 'Create sale',
  saved: 'Sale saved',
}
export const deleteSale = 'Delete sale'
const ordersStay = 'Existing orders don’t change.'
export const deletionHints: Record<SalePhase, string> = {
  planned: 'It will not start.',
  running: `Its products get their usual prices again. ${ordersStay} If you undo this, the sale starts again. Its compare-at price is then calculated again and usually hidden, because these sale prices count in the last 30 days.`,
  ended: ordersStay,
}
export const itHasEnded = 'This sale has ended and can no longer change.'
