import { counted, countShown } from '../../../../lib/texts/en.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// sales.page.tsx
export const sales = 'Sales'
export const onlyStaffReduce = 'Only staff can create sales.'
export const failedToLoad = 'Sales couldn’t be loaded. Try again.'
export const sale = (range: ShownRange) => countShown(range, 'sale', 'sales')
export const noSalesYet = 'No sales yet.'
export const pagesOfReductions = 'Pages of sales'
export const createSale = 'Create sale'
export const PHASES = { planned: 'Planned', running: 'Running', ended: 'Ended' }
export const percentLess = (percent: number) => `−${percent} %`
export const costsEach = (price: string) => `${price} each`
export const forProducts = (count: number) => counted(count, 'product', 'products')
export const fromTo = (from: string, to: string) => `${from} to ${to}`
export const aside = (...facts: string[]) => facts.join(' · ')
export const withoutEnd = (from: string) => `from ${from}, no end`

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
export const theStruckPrice =
  'The compare-at price is the lowest price of the last 30 days. It is calculated automatically and hidden if it isn’t higher than the sale price.'
export const becomes = (price: string) => `becomes ${price}`
export const savedToast = 'Sale saved'

// update-sale.page.tsx
export const aReduction = 'Sale'
export const endNow = 'End sale'
export const endedToast = 'Sale ended'
export const deleteSale = 'Delete sale'
export const productsGetTheirPrices = 'Its products get their usual prices again. Existing orders don’t change.'
export const saleDeleted = 'Sale deleted'
export const itHasEnded = 'This sale has ended and can no longer change.'
export const activityLogOfThisSale = 'Activity log of this sale'
