import { plural } from '../../../../../lib/texts/en.ts'

// packing-slip.server.ts
export const title = (ids: readonly number[]) =>
  `${plural(ids.length, 'Packing slip of order', 'Packing slips of orders')} ${ids.join(', ')}`
export const packingSlip = 'Packing slip'
export const orderedOn = 'Ordered'
export const delivery = 'Delivery'
export const promised = 'Promised'
export const deliverTo = 'Deliver to'
export const collectedBy = 'Collected by'
export const columns = { packed: 'Packed', quantity: 'Quantity', what: 'Item', sku: 'SKU' }
export const inTotal = (count: number) => `${count} ${plural(count, 'item', 'items')} in total`
export const page = (id: number, page: number, pages: number) => `Order ${id}, page ${page} of ${pages}`
