// navigation.ts
export const dashboard = 'Dashboard'
export const reports = 'Reports'
export const orders = 'Orders'
export const payments = 'Payments'
export const withdrawals = 'Withdrawals'
export const products = 'Products'
export const allProducts = 'All products'
export const collections = 'Collections'
export const sales = 'Sales'
export const attributes = 'Attributes'
export const manufacturers = 'Manufacturers'
export const importAndExport = 'Import and export'
export const customers = 'Customers'
export const messages = 'Messages'
export const reviews = 'Reviews'
export const content = 'Content'
export const homePage = 'Home page'
export const pages = 'Pages'
export const synonyms = 'Synonyms'
export const searchesWithoutAResult = 'Searches without results'
export const settings = 'Settings'
export const launch = 'Launch'
export const delivery = 'Delivery'
export const team = 'Team'
export const vat = 'VAT'
export const activityLog = 'Activity log'
export const help = 'Help'

// side-bar.tsx
export const adminNavigation = 'Admin'
export const skipNavigation = 'Skip to content'
export const mostShown = (most: number) => `${most}+`

// waiting-count.tsx
export const waits = (count: number) => `(${count} waiting)`

// navigation-rows.tsx
export const pagesIn = (group: string) => `${group} screens`

// search-button.tsx
export const search = 'Search'
export const searchTheAdmin = 'Search the admin'
export const ctrlK = (isApple: boolean) => (isApple ? '⌘ K' : 'Ctrl K')

// staff-search-dialog.tsx
export const ordersProductsCustomers = 'Orders, products, customers, pages'
export const closeSearch = 'Close search'
export const found = 'Found'
export const foundInAll = (count: number) => (count === 0 ? nothingFound : `${count} found`)
export const nothingFound = 'No results.'
export const theServerDoesntRespond = 'The server doesn’t respond. You can still search screens.'

// search-results.ts
export const orderOf = (id: number, name: string) => (name ? `Order ${id}, ${name}` : `Order ${id}`)
export const productStates = { draft: 'draft', hidden: 'hidden', published: 'published' }
export const screens = 'Screens'

// screens-by-name.ts
export const createAProduct = 'Create a product'
export const updateAProduct = 'Update a product'
export const deleteAProduct = 'Delete a product'
export const createSale = 'Create sale'
export const createACollection = 'Create a collection'
export const createAPage = 'Create a page'
