import { counted } from '../../../lib/texts/en.ts'

// filters.ts
export const priceHighToLow = 'Price High To Low'
export const priceLowToHigh = 'Price Low To High'
export const rating = 'Rating'
export const latest = 'Latest'

// density/density-toggle.tsx
export const largePictures = 'Large pictures'
export const compactGrid = 'Compact grid'

// filter-fields.tsx
export const price = 'Price'
export const from = 'From'
export const highestPrice = 'To'
export const andMore = (euros: string) => `${euros} and more`
export const lowestRating = 'Lowest rating'
export const highestRating = 'Highest rating'
export const inStockOnly = 'In stock only'
export const newOnly = 'New only'
export const reducedOnly = 'On sale only'
export const countOfStars = (stars: number) => counted(stars, 'star', 'stars')

// attribute-fields.tsx
export const productsWord = (count: number) => (count === 1 ? 'product' : 'products')

// format-filters.ts
export const any = 'Any'
export const pricesBetween = (low: string, high: string) => `${low} to ${high}`
export const starsBetween = (low: number, high: number) => (low === high ? `${low} stars` : `${low} to ${high} stars`)

// applied-filters.tsx
export const appliedFilters = 'Applied filters'
export const withoutFilter = (filter: string) => `Remove the filter ${filter}`
export const inStock = 'In stock'
export const newOnes = 'New'
export const onSale = 'On sale'
export const clearAll = 'Clear all'

// no-filter-results.tsx
export const clearFilters = 'Clear filters'

// filter-drawer.tsx
export const filters = 'Filters'
export const filtersActive = ', some are active'
export const clear = 'Clear'
export const showProducts = 'Show products'
export const showCount = (count: number) => `Show ${counted(count, 'product', 'products')}`

// plain/plain-filters.tsx, filter-panel.tsx
export const moreFilters = 'More filters'

// attributes/filters.page.tsx
export const failedToLoadFilters = 'Failed to load filters, perhaps our server is down'
export const noMoreFilters = 'There are no more filters for these products.'

// sort-select.tsx
export const sortBy = 'Sort by'
export const featured = 'Featured'
