// discount-report.page.tsx and discount-usage.page.tsx
export const useOfDiscounts = 'Use of discounts'
export const usageOf = (discount: string) => `Use of ${discount}`
export const onlyStaff = 'Only staff can see reports.'
export const failedToLoad = 'The report couldn’t be loaded. Try again.'
export const reports = 'Reports'
export const downloadCsv = 'Download as CSV'
export const noUses = 'No orders with discounts in this period.'
export const noUsesOfThis = 'No orders with this discount in this period.'
export const reportHint =
  'Orders by order date. Orders, sales and amounts exclude unpaid, cancelled and test orders. Uses are all orders that are not cancelled. Sales include VAT and delivery, and refunds are subtracted. An order with two discounts counts for each of them, and once in the total.'
export const givenByDay = 'Amount given by day'

// discount-totals.tsx
export const given = 'Amount given'
export const sales = 'Sales with discounts'
export const orders = 'Orders'
export const average = 'Average order'
export const uses = 'Uses'
export const newCustomers = 'New customers'

// discount-table.tsx
export const discount = 'Discount'
export const before = 'Period before'
export const otherReductions = 'Extensions and staff'
export const byDiscount = 'Use by discount'

// usage-details.tsx
export const editDiscount = 'Edit discount'
export const latestOrders = 'Latest orders'
export const noOrders = 'No order has this discount yet.'
export const order = 'Order'
export const placedOn = 'Date'
export const status = 'Status'
export const code = 'Code'
export const codes = 'Codes of this period'
export const noCodes = 'No code of this discount was used in this period.'
export const total = 'Total'
