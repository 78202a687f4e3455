// areas.ts
export const today = 'Today'
export const orders = 'Orders'
export const payments = 'Payments'
export const withdrawals = 'Withdrawals'
export const products = 'Products'
export const allProducts = 'All products'
export const collections = 'Collections'
export const reductions = 'Reductions'
export const facts = 'Facts'
export const makers = 'Makers'
export const csv = 'CSV'
export const customers = 'Customers'
export const messages = 'Messages'
export const reviews = 'Reviews'
export const content = 'Content'
export const homePage = 'Home page'
export const pages = 'Pages'
export const synonyms = 'Synonyms'
export const searchesWithoutAResult = 'Searches without a result'
export const settings = 'Settings'
export const selling = 'Selling'
export const delivery = 'Delivery'
export const team = 'Team'
export const vat = 'VAT'
export const changes = 'Changes'

// side-bar.tsx
export const areasOfTheShop = 'Behind the counter'
export const skipTheAreas = 'Skip to the screen'
export const mostShown = (most: number) => `${most}+`

// waiting-count.tsx
export const waits = (count: number) => `(${count} waiting)`

// area-rows.tsx
export const areasIn = (group: string) => `${group}: areas`

// search-button.tsx
export const search = 'Search'
export const searchBehindTheCounter = 'Search behind the counter'
export const searchKey = (isApple: boolean) => (isApple ? '⌘ K' : 'Ctrl K')

// staff-search-dialog.tsx
export const whatStaffSearch = 'Orders, products, customers, pages'
export const closeSearch = 'Close the search'
export const found = 'Found'
export const foundInAll = (count: number) => (count === 0 ? nothingFound : `${count} found`)
export const nothingFound = 'Nothing has these words.'
export const noAnswer = 'The server does not answer. Screens are found nevertheless.'

// found-groups.ts
export const orderOf = (id: number, name: string) => (name ? `Order ${id}, ${name}` : `Order ${id}`)
export const productStates = { draft: 'draft', hidden: 'hidden', published: 'published' }
export const screens = 'Screens'

// screens-by-name.ts
export const createAProduct = 'Create a product'
export const updateAProduct = 'Update a product'
export const deleteAProduct = 'Delete a product'
export const reducePrices = 'Reduce prices'
export const createACollection = 'Create a collection'
export const createAPage = 'Create a page'
