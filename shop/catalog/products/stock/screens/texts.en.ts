import { counted, countShown } from '../../../../../lib/texts/en.ts'
import type { ShownRange } from '../../../../../lib/texts/shown-range.ts'
import type { StaffReason, StockReason } from '../stock-reasons.contract.ts'

export const stockMovements = 'Stock movements'
export const lowStock = 'Low stock'
export const onlyStaff = 'Only staff can see stock movements.'

/** The reasons of movements. */
export const REASONS: Readonly<Record<StockReason, string>> = {
  sold: 'Order',
  held: 'Reserved for an order',
  returned: 'Returned or cancelled',
  released: 'Reservation released',
  counted: 'Correction',
  received: 'Delivery received',
  damaged: 'Damaged or lost',
  stocktake: 'Stocktake',
  initial: 'Initial stock',
  opening: 'Stock before recording',
  imported: 'Import',
  undone: 'Undo',
  test_removed: 'Test order removed',
}

// movements.page.tsx
export const failedToLoad = 'The stock movements couldn’t be loaded. Try again.'
export const searchProducts = 'Product or SKU'
export const reason = 'Reason'
export const allReasons = 'All reasons'
export const staffMember = 'Staff member'
export const allStaff = 'All staff'
export const from = 'From'
export const to = 'To'
export const downloadCsv = 'Download CSV'
export const ofProduct = (title: string) => `Movements of ${title}`
export const shown = (count: number) => counted(count, 'movement on this page', 'movements on this page')
export const moreProducts = (count: number) =>
  `More than ${count} products match. The list has the movements of the newest ${count}. Refine your search.`
export const noMovements = 'No stock movements yet. Each order and each change of a stock appears here.'
export const noneFound = 'No movements match these filters.'
export const clearFilters = 'Clear filters'
export const pages = 'Pages of movements'

// movement-table.tsx
export const time = 'Time'
export const product = 'Product'
export const staffAndNote = 'By'
export const change = 'Change'
export const stockAfter = 'Stock after'
export const stockNow = (stock: number) => `Stock ${stock}`
export const orderNumber = (id: number) => `Order ${id}`
export const automatic = 'Automatic'
export const customer = 'Customer'

// product-stock.page.tsx
export const stockOf = (title: string) => `Stock of ${title}`
export const stockOfAProduct = 'Stock of a product'
export const noSuchProduct = 'This product no longer exists.'
export const editProduct = 'Edit product'
export const inStock = 'In stock'
export const reserved = 'Reserved'
export const soldIn = (days: number) => `Sold in ${days} days`
export const variant = 'Variant'
export const lastMovements = 'Last movements'
export const allMovements = 'All movements of this product'

// adjust-form.tsx
export const adjustStock = 'Adjust stock'
export const variantAndStock = (name: string, stock: number) => `${name} (${stock} in stock)`
export const ADJUSTMENTS: Readonly<Record<StaffReason, string>> = {
  received: 'Delivery received',
  damaged: 'Damaged or lost',
  stocktake: 'Stocktake',
  counted: 'Correction',
}
export const QUANTITIES: Readonly<Record<StaffReason, string>> = {
  received: 'Pieces received',
  damaged: 'Pieces damaged or lost',
  stocktake: 'Pieces counted',
  counted: 'New stock',
}
export const note = 'Note'
export const noteHint = 'Optional. For example the number of the delivery note.'
export const save = 'Save stock'
export const saved = (stock: number, change: number) =>
  change === 0 ? `The stock was already ${stock}.` : `Stock changed by ${signedNumber(change)} to ${stock}.`
/** A difference with its sign. */
export const signedNumber = (change: number) => (change > 0 ? `+${change}` : `−${Math.abs(change)}`)

// threshold-form.tsx
export const threshold = 'Low stock threshold of this product'
export const thresholdHint = (limit: number) =>
  `A smaller stock is low. Leave empty to use the shop’s threshold, ${limit}.`
export const saveThreshold = 'Save threshold'
export const thresholdSaved = 'Threshold saved'

// low-stock.page.tsx
export const failedToLoadLow = 'The low stock list couldn’t be loaded. Try again.'
export const belowTheirThreshold = (range: ShownRange) =>
  `${countShown(range, 'variant', 'variants')} below the threshold, lowest stock first`
export const shopThreshold = (limit: number) => `The shop’s threshold is ${limit}. A product can have its own.`
export const changeThreshold = 'Change threshold'
export const noLowStock = 'No low stock. All variants for sale have at least as many pieces as their threshold.'
export const thresholdColumn = 'Threshold'
export const daysLeft = 'Days left'
export const waiting = (count: number) => counted(count, 'person waits', 'people wait')
export const receiveOrAdjust = (name: string) => `Adjust stock of ${name}`
export const pagesOfLowStock = 'Pages of low stock'
