import { counted, countShown } from '../../../../lib/texts/en.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// products.page.tsx
export const products = 'Products'
export const onlyStaffSeeAll = 'Only staff can see all products.'
export const failedToLoad = 'Failed to load products, perhaps our server is down'
export const productsFound = (range: ShownRange, words: string) =>
  `${countShown(range, 'product', 'products')}${words === '' ? '' : ` for “${words}”`}`
export const noProductsYet = 'No products yet. Create the first one or import a file.'
export const noMatches = 'No products match these filters.'
export const pagesOfProducts = 'Pages of products'
export const createAProduct = 'Create a product'

// table-filters.tsx
export const titleAddressSku = 'Title, address, SKU or bar code'
export const show = 'Show'
export const collection = 'Collection'
export const allCollections = 'All collections'
export const FILTERS = {
  all: 'All',
  sold_out: 'Sold-out variants',
  low: 'Low',
  reduced: 'On sale',
  draft: 'Drafts',
  hidden: 'Hidden',
  published: 'Published',
}

// collection-select.tsx
export const collectionInTree = (title: string, depth: number) => '\u2003'.repeat(depth) + title

// products-table.tsx
export const COLUMNS = {
  title: 'Product',
  state: 'Status',
  price: 'Price, €',
  stock: 'Stock',
  sold: 'Sold, 30 days',
  changed: 'Changed',
}
export const moreOptions = 'More options'
export const tickAll = 'Select all on this page'
export const select = (title: string) => `Select ${title}`

// table-row.tsx
export const STATES = { draft: 'Draft', published: 'Published', hidden: 'Hidden' }
export const STEPS = { hidden: 'Hide', published: 'Publish' }
export const STEP_NAMED = {
  hidden: (title: string) => `Hide ${title}`,
  published: (title: string) => `Publish ${title}`,
}
export const edit = 'Edit'
export const view = 'View'
export const stockHistory = 'Stock and movements'
export const duplicate = 'Duplicate'
export const deleteOne = 'Delete …'
export const deleteNamed = (title: string) => `Delete ${title}?`
export const moreOptionsFor = (title: string) => `More options for ${title}`
export const reduce = 'Put on sale'
export const putOnSale = (title: string) => `Put ${title} on sale`
export const priceOf = (title: string) => `Price of ${title} in euros`
export const stockOf = (title: string) => `Stock of ${title}`
export const inVariants = (count: number) => `in ${counted(count, 'variant', 'variants')}`
export const variantsSoldOut = (count: number) => `${count} sold out`
export const reservedUntil = (count: number, moment: string) => `${count} held until ${moment}`
export const reservedUntilPaid = (count: number) => `${count} held until payment is confirmed`
export const customersWaiting = (count: number) => `${counted(count, 'customer waiting', 'customers waiting')}`
export const reserved = (count: number) => `${count} held`
export const inTotal = (count: number) => `${count} in total`
export const salePriceFrom = (price: string) => `now ${price}`
export const noManufacturerDetails = 'No manufacturer details'
export const notOrderableNamed = (title: string) => `No manufacturer details: ${title} can’t be ordered`
export const publicFrom = (day: string) => `from ${day}`

// cell-field.tsx
export const saved = 'Saved'

// bulk-bar.tsx
export const selectedProducts = 'Selected products'
export const selected = (count: number) => `${count} selected`
export const action = 'Action'
export const ACTIONS = {
  published: 'Publish',
  hidden: 'Hide',
  draft: 'Change to draft',
  price_percent: 'Change prices by, %',
  price: 'Set the price to, €',
  stock: 'Set the stock of each variant to',
  vat_class: 'Set the VAT class to',
  withdrawal: 'Set the right of withdrawal to',
  maker: 'Set the manufacturer to',
  weight: 'Set the weight of each variant to, g',
  collection: 'Add to collection',
  reduce: 'Put on sale …',
  delete: 'Delete …',
}
export const value = 'Value'
export const apply = 'Apply'
export const clear = 'Clear selection'
export const deleteThese = (count: number) => `Delete ${counted(count, 'product', 'products')}?`
export const deletionHint =
  'Products that were never ordered are deleted with their reviews, and removed from all carts and lists. This can’t be undone.'
export const deleteLabel = 'Delete'
export const hidingHint =
  'Products that were ordered can only be hidden. Hiding also removes products from the shop, keeps their reviews, and can be undone.'
export const hideInstead = 'Hide instead'
export const keepThem = 'Keep products'
export const changed = (count: number, unchanged: number) =>
  count === 0
    ? `${counted(unchanged, 'product already has', 'products already have')} this value`
    : `${counted(count, 'product', 'products')} changed${unchanged === 0 ? '' : `, ${unchanged} already had this value`}`
export const chooseOne = 'Choose one'
export const chooseAnAction = 'Choose an action'
export const chooseAnActionFirst = 'Choose an action.'
export const GROUPS = { visibility: 'Visibility', prices: 'Prices and stock', details: 'Details', other: 'Other' }
export const undo = 'Undo'
export const restored = (count: number) => `${counted(count, 'product', 'products')} restored`
export const notRestored = (count: number, reasons: string) =>
  `${counted(count, 'product', 'products')} not restored: ${reasons}`
export const chooseACollection = 'Choose a collection.'
export const countCollected = (count: number) =>
  count === 0
    ? 'They are already in this collection'
    : `${counted(count, 'product', 'products')} added to the collection`
export const countDeleted = (count: number) => `${counted(count, 'product', 'products')} deleted`
export const notChanged = (count: number, reasons: string) =>
  `${counted(count, 'product', 'products')} not changed: ${reasons}`
export const aNumberIsRequired = 'A valid number is required.'
