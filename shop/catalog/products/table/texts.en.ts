import { counted, countShown } from '../../../../lib/texts/en.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// products.page.tsx
export const products = 'Products'
export const onlyStaffSeeAll = 'Only staff of the shop can see all products.'
export const failedToLoad = 'Failed to load products, perhaps our server is down'
export const productsFound = (range: ShownRange, words: string) =>
  `${countShown(range, 'product', 'products')}${words === '' ? '' : ` for “${words}”`}`
export const noProductsYet = 'There are no products yet. Create the first one, or bring a file of another shop.'
export const noProductIsLikeThis = 'No product is like this.'
export const pagesOfProducts = 'Pages of products'
export const createAProduct = 'Create a product'

// table-filters.tsx
export const findInList = 'Title, address, SKU or bar code'
export const show = 'Show'
export const collection = 'Collection'
export const allCollections = 'All collections'
export const FILTERS = {
  all: 'All',
  sold_out: 'A variant sold out',
  low: 'Low',
  reduced: 'Reduced',
  draft: 'Drafts',
  hidden: 'Hidden',
  published: 'Published',
}

// collection-select.tsx
export const collectionInTree = (title: string, depth: number) => '\u2003'.repeat(depth) + title

// products-table.tsx
export const COLUMNS = {
  title: 'Product',
  state: 'State',
  price: 'Price, €',
  stock: 'Stock',
  sold: 'Sold, 30 days',
  changed: 'Changed',
}
export const tickAll = 'Tick all on this page'
export const tickNamed = (title: string) => `Tick ${title}`

// table-row.tsx
export const STATES = { draft: 'Draft', published: 'Published', hidden: 'Hidden' }
export const STEPS = { hidden: 'Hide', published: 'Publish' }
export const STEP_NAMED = {
  hidden: (title: string) => `Hide ${title}`,
  published: (title: string) => `Publish ${title}`,
}
export const duplicate = 'Duplicate'
export const duplicateNamed = (title: string) => `Duplicate ${title}`
export const reduce = 'Reduce'
export const reduceNamed = (title: string) => `Reduce ${title}`
export const priceOf = (title: string) => `Price of ${title} in euros`
export const stockOf = (title: string) => `Stock of ${title}`
export const inVariants = (count: number) => `in ${counted(count, 'variant', 'variants')}`
export const variantsSoldOut = (count: number) => `${count} sold out`
export const heldUntil = (count: number, moment: string) => `${count} held until ${moment}`
export const heldOpenly = (count: number) => `${count} held until their payment is decided`
export const waitForIt = (count: number) => `${counted(count, 'person waits', 'people wait')} for it`
export const heldBesides = (count: number) => `${count} held besides`
export const withHeld = (count: number) => `${count} with these`
export const nowFrom = (price: string) => `now ${price}`
export const notOrderable = 'No manufacturer details'
export const notOrderableNamed = (title: string) => `No manufacturer details: ${title} can’t be ordered`
export const publicFrom = (day: string) => `from ${day}`

// cell-field.tsx
export const saved = 'Saved'

// bulk-bar.tsx
export const withTicked = 'With the ticked products'
export const countTicked = (count: number) => `${count} ticked`
export const whatToDo = 'What to do'
export const ACTIONS = {
  published: 'Publish',
  hidden: 'Hide',
  draft: 'Make drafts',
  price_percent: 'Change prices by, %',
  price: 'Set the price to, €',
  stock: 'Set the stock of each variant to',
  collect: 'Put into a collection',
  reduce: 'Reduce for some time …',
  delete: 'Delete …',
}
export const value = 'Value'
export const apply = 'Apply'
export const clear = 'Untick all'
export const deleteThese = (count: number) => `Delete ${counted(count, 'product', 'products')}?`
export const deletedForEver =
  'They leave the shop, every cart and every list with their reviews, and nobody can bring them back. Orders keep what was bought.'
export const deleteLabel = 'Delete'
export const keepThem = 'Keep them'
export const countDone = (count: number) => `${counted(count, 'product', 'products')} changed`
export const chooseOne = 'Choose one'
export const chooseACollection = 'Choose a collection.'
export const countCollected = (count: number) =>
  count === 0 ? 'They are in it already' : `${counted(count, 'product', 'products')} put into the collection`
export const countDeleted = (count: number) => `${counted(count, 'product', 'products')} deleted`
export const notDone = (count: number, reasons: string) =>
  `${counted(count, 'product', 'products')} left as before: ${reasons}`
export const aNumberIsRequired = 'A valid number is required.'
