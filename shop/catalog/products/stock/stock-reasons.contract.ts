/** Reasons that staff choose when they change a stock. `counted` is the default of every stock field. */
export const STAFF_REASONS = ['counted', 'received', 'damaged', 'stocktake'] as const
export type StaffReason = (typeof STAFF_REASONS)[number]

/** Reasons of changes caused by an order. */
export const ORDER_REASONS = ['sold', 'held', 'returned', 'released'] as const

/** Why stock changed, also named in the constraint `stock_movements_reason_check`. */
export const STOCK_REASONS = [
  ...ORDER_REASONS,
  ...STAFF_REASONS,
  'initial',
  'opening',
  'imported',
  'undone',
  'test_removed',
] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/** Maximum length of a movement's note, in characters. */
export const MAX_NOTE = 200
