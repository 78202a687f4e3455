// navigation.ts
export const dashboard = 'Dashboard'
export const extensions = 'Extensions'
export const reports = 'Reports'
export const accounting = 'Accounting'
export const orders = 'Orders'
export const createOrder = 'Create an order'
export const payments = 'Payments'
export const invoices = 'Invoices'
export const withdrawals = 'Withdrawals'
export const products = 'Products'
export const createProduct = 'Create a product'
export const collections = 'Collections'
export const createCollection = 'Create a collection'
export const lowStock = 'Low stock'
export const stockMovements = 'Stock movements'
export const manufacturers = 'Manufacturers'
export const attributes = 'Attributes'
export const sales = 'Sales'
export const createSale = 'Create sale'
export const discounts = 'Discounts'
export const giftCards = 'Gift cards'
export const createDiscount = 'Create discount'
export const reviews = 'Reviews'
export const importAndExport = 'Import and export'
export const customers = 'Customers'
export const customerTags = 'Customer tags'
export const messages = 'Messages'
export const content = 'Content'
export const homePage = 'Home page'
export const pages = 'Pages'
export const menus = 'Menus'
export const translations = 'Translations'
export const createPage = 'Create a page'
export const search = 'Search'
export const synonyms = 'Synonyms'
export const searchesWithoutAResult = 'Searches without results'
export const settings = 'Settings'
export const launch = 'Launch'
export const paymentMethods = 'Payment methods'
export const delivery = 'Delivery'
export const vat = 'VAT'
export const terms = 'Terms'
export const team = 'Team'
export const activityLog = 'Activity log'
export const help = 'Help'

// side-bar.tsx
export const pagesIn = (group: string) => `${group} screens`

// tab-bar.tsx
export const dashboardTab = 'Dashboard'
export const more = 'More'
export const allScreens = 'All screens'

// admin-shell.tsx
export const adminNavigation = 'Admin'
export const skipNavigation = 'Skip to content'
export const viewShop = 'View shop'
export const main = 'Main'
export const home = 'Home'
export const contactUs = 'Contact us'

// notifications-button.tsx
export const notifications = 'Notifications'
export const newNotifications = (count: number) => `Notifications (${count} new)`

// notifications-panel.tsx
export const closeNotifications = 'Close notifications'
export const toDo = 'To do'
export const recent = 'Last 30 days'
export const noNotifications = 'Nothing new in the last 30 days.'
export const notificationsFailed = 'Notifications couldn’t be loaded.'
export const tryAgain = 'Try again'
export const isNew = 'New'
const count = (one: string, many: string) => (number: number) => `${number} ${number === 1 ? one : many}`
export const tasks = {
  orders: count('order to prepare or ship', 'orders to prepare or ship'),
  payments: count('payment needs attention', 'payments need attention'),
  withdrawals: count('open withdrawal', 'open withdrawals'),
  messages: count('unanswered message', 'unanswered messages'),
  reviews: count('reported review', 'reported reviews'),
}
export const notificationKinds = {
  order: 'New order',
  withdrawal: 'Withdrawal',
  message: 'Message',
  review: 'New review',
  backup: 'Backup failed',
}

// shell-footer.tsx
export const toTheHomePage = (shop: string) => `${shop}, to the home page`
export const termsOfService = 'Terms of Service'
export const copyright = (shop: string) => `Copyright © 2024 ${shop}`

// account-menu.tsx
export const accountMenu = (name: string) => (name ? `Account menu of ${name}` : 'Account menu')
export const hello = (first_name: string) => `Hello, ${first_name}`
export const account = 'Account'
export const cart = (count: number) => (count === 0 ? 'Cart' : `Cart (${count})`)
export const ownOrders = 'Orders'
export const logout = 'Logout'
export const login = 'Login'
export const register = 'Register'

// shortcuts-dialog.tsx
export const keyboardShortcuts = 'Keyboard shortcuts'
export const useCharacterKeys = 'Use shortcuts without Ctrl, ⌘ or Alt'
export const shortcuts: readonly { keys: readonly string[]; action: string }[] = [
  { keys: ['Ctrl or ⌘', 'K'], action: 'Search the admin' },
  { keys: ['?'], action: 'Show this list' },
  { keys: ['g', 'd'], action: 'Go to the dashboard' },
  { keys: ['g', 'o'], action: 'Go to orders' },
  { keys: ['g', 'p'], action: 'Go to products' },
  { keys: ['g', 'c'], action: 'Go to customers' },
  { keys: ['c'], action: 'Create a product, order, collection, sale, discount or page on its screen' },
  { keys: ['j'], action: 'Next row of a list' },
  { keys: ['k'], action: 'Previous row of a list' },
  { keys: ['Enter'], action: 'Open the row' },
  { keys: ['x'], action: 'Select the row' },
]

// waiting-count.tsx
export const mostShown = (most: number) => `${most}+`
export const waits = (count: number) => `(${count} waiting)`

// search-button.tsx
export const searchTheAdmin = 'Search the admin'
export const ctrlK = (isApple: boolean) => (isApple ? '⌘ K' : 'Ctrl K')

// staff-search-dialog.tsx
export const ordersProductsCustomers = 'Orders, products, customers, pages'
export const closeSearch = 'Close search'
export const found = 'Found'
export const foundInAll = (count: number) => (count === 0 ? nothingFound : `${count} found`)
export const nothingFound = 'No results.'
export const serverNotResponding = 'The server doesn’t respond. You can still search screens.'

// search-results.ts
export const orderOf = (id: number, name: string) => (name ? `Order ${id}, ${name}` : `Order ${id}`)
export const productStates = { draft: 'draft', hidden: 'hidden', published: 'published' }
export const screens = 'Screens'

export const actions = 'Actions'

// screens-by-name.ts
export const updateAProduct = 'Update a product'
export const deleteAProduct = 'Delete a product'
export const changePassword = 'Change your password'
export const twoStepLogin = 'Two-step login'
/** Other words for a screen, by its name. */
export const keywords: Readonly<Record<string, string>> = {
  [dashboard]: 'start overview statistics revenue turnover today',
  [orders]: 'sale fulfilment shipment packing slip invoice refund tracking bill',
  [invoices]: 'invoice credit note pdf accounting vat document',
  [payments]: 'refund chargeback bank transfer stripe payout transaction',
  [accounting]: 'journal fec vat oss tax export closing reconciliation bookkeeping payout fees',
  [reports]: 'statistics analytics revenue turnover sales profit',
  [withdrawals]: 'return returns refund cancellation right of withdrawal',
  [products]: 'item article catalogue stock inventory price variant',
  [collections]: 'category categories group',
  [lowStock]: 'inventory reorder running out sold out threshold purchase',
  [stockMovements]: 'inventory history receive delivery adjust stocktake correction damage goods in',
  [manufacturers]: 'brand maker vendor producer',
  [attributes]: 'filter property specification facts',
  [sales]: 'discount reduction promotion campaign coupon sale price',
  [giftCards]: 'voucher store credit balance code issue block extend',
  [discounts]: 'coupon voucher code promotion promo campaign free shipping percentage automatic',
  [reviews]: 'rating moderation comment stars',
  [importAndExport]: 'csv spreadsheet excel download upload bulk backup',
  [customers]: 'client user buyer account people newsletter marketing consent opt-in subscriber export',
  [customerTags]: 'label segment group mark',
  [messages]: 'contact e-mail inbox question reply support',
  [homePage]: 'theme front page hero banner sections layout slideshow countdown video builder',
  [pages]: 'legal notice about privacy faq text content picture image',
  [translations]: 'translate language French languages missing',
  [menus]: 'menu navigation header footer link links column main menu',
  [synonyms]: 'search words redirect',
  [searchesWithoutAResult]: 'search not found nothing',
  [settings]: 'configuration preferences general options',
  [launch]: 'open go live checklist checkout start sell backup test mode',
  [paymentMethods]: 'bank transfer card cash stripe provider',
  [delivery]: 'shipping zone country carrier rate postage pickup',
  [vat]: 'tax taxes rate',
  [terms]: 'terms and conditions agb cgv legal clause contract policy',
  [team]: 'staff user role permission invite employee',
  [activityLog]: 'history audit changes log',
  [help]: 'guide documentation manual support',
  [createOrder]: 'new add order manual draft telephone',
  [createProduct]: 'new add item',
  [createCollection]: 'new add category',
  [createSale]: 'new add discount reduction promotion',
  [createDiscount]: 'new add coupon voucher code promotion',
  [createPage]: 'new add',
  [updateAProduct]: 'edit change',
  [deleteAProduct]: 'remove',
  [changePassword]: 'security login account',
  [twoStepLogin]: 'security password authenticator 2fa second factor',
  [viewShop]: 'storefront preview website',
  [keyboardShortcuts]: 'help keys hotkeys',
}
/** Other words for a settings group. */
export const settingsKeywords: Readonly<Record<string, string>> = {
  identity: 'shop title locale translation',
  look: 'theme design logo icon favicon colour color brand style dark',
  announcement: 'banner bar notice',
  opening: 'password coming soon maintenance closed hidden storefront',
  home: 'hero banner theme',
  contact: 'telephone phone address social hours',
  legal: 'invoice company registration siret imprint mediator seller terms',
  emails: 'mail sender smtp signature',
  notifications: 'alert recipient e-mail staff',
  vat: 'tax taxes invoice',
  payments: 'bank transfer iban cash on collection method',
  online: 'card stripe paypal payment provider',
  methods: 'payment order sort checkout',
  delivery: 'shipping time handling dispatch',
  unpaid: 'limit pending payment',
  invoices: 'number series prefix billing credit note VAT on debits',
  gift_cards: 'voucher validity expiry years',
  stock: 'inventory threshold low',
  accounts: 'accounting bookkeeping journal fec ledger chart of accounts',
}
