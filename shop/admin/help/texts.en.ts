// help.page.tsx and guide.page.tsx
export const help = 'Help'
export const onlyStaff = 'Only staff can read the guide.'
export const failedToLoad = 'The guide couldn’t be loaded. Try again.'
export const whatTheGuideIs = 'The guide explains every area of the admin.'
export const onThisPage = 'On this page'
export const allTopics = 'All topics'

// screen-help.tsx
export const helpWithThisScreen = 'Help with this screen'
export const learnMore = (topic: string) => `Learn more: ${topic}`

/** One paragraph for each admin screen, by its address. */
export const ABOUT = {
  '/admin': {
    topic: 'Set up your shop',
    text: 'The dashboard shows today’s sales, open tasks and low stock.',
  },
  '/admin/reports': {
    topic: 'Reports',
    text: 'Sales of any period by day, product, collection, country, payment method and customer.',
  },
  '/admin/accounting': {
    topic: 'Accounting files',
    text: 'VAT by country and rate, files for your accountant, and a comparison of documents with payments.',
  },
  '/admin/orders': {
    topic: 'Process orders',
    text: 'Orders to process come first. Print packing slips, mark orders as shipped, and enter tracking numbers.',
  },
  '/admin/invoices': {
    topic: 'Find and download documents',
    text: 'All invoices and credit notes. Choose a period to download its documents as ZIP.',
  },
  '/admin/payments': {
    topic: 'Payment tasks',
    text: 'Payments that need a decision: refunds to make, missing transfers and disputes.',
  },
  '/admin/withdrawals': {
    topic: 'Process a withdrawal',
    text: 'Customers in the EU can withdraw from an order within 14 days. Record the returned goods, then refund.',
  },
  '/admin/products': {
    topic: 'Edit many products',
    text: 'Change prices and stock in the list. Select several products for a bulk action.',
  },
  '/admin/collections': {
    topic: 'Organize products',
    text: 'Collections group products for the menu. Add products by hand or with a rule.',
  },
  '/admin/reductions': {
    topic: 'Run a sale',
    text: 'A sale lowers prices between two dates. The shop shows the lowest price of the last 30 days, as the law requires.',
  },
  '/admin/gift_cards': {
    topic: 'Issue a gift card',
    text: 'The recipient gets a code by e-mail and pays with it in the checkout. The ledger shows each use.',
  },
  '/admin/discounts': {
    topic: 'Create a discount',
    text: 'A discount lowers the total of an order, with a code or automatically. The lowest total wins.',
  },
  '/admin/facts': {
    topic: 'Organize products',
    text: 'Choose which attributes of your products customers can use as filters.',
  },
  '/admin/makers': {
    topic: 'Create a product',
    text: 'EU law requires the contact details of the manufacturer. Products without them can’t be bought.',
  },
  '/admin/stock': {
    topic: 'Manage the stock',
    text: 'Each change of a stock with its reason, order or staff member. Open a product to receive or correct its stock.',
  },
  '/admin/stock/low': {
    topic: 'Manage the stock',
    text: 'Variants for sale below their threshold, with the days until they are sold out at the current rate.',
  },
  '/admin/csv': {
    topic: 'Import and export',
    text: 'Import products from a CSV file, also from Shopify or WooCommerce. Check the preview before you import.',
  },
  '/admin/customers': {
    topic: 'Customers',
    text: 'People with an account. Filter and tag them, find their orders, and answer requests about personal data.',
  },
  '/admin/customers/tags': {
    topic: 'Tags',
    text: 'Tags group customers. Rename, merge or delete a tag here for all its customers.',
  },
  '/admin/contact': {
    topic: 'Messages',
    text: 'Messages from the contact form and their replies. Saved replies answer frequent questions.',
  },
  '/admin/reviews': {
    topic: 'Reviews',
    text: 'Reply to reviews. Hide a review only for a reason that you can state.',
  },
  '/admin/home': {
    topic: 'Home page',
    text: 'Add, arrange and hide the sections of the home page. Visitors see your changes once you save.',
  },
  '/admin/pages': {
    topic: 'Pages',
    text: 'Pages such as “About us”, with pictures. Publish a page and add it to a menu.',
  },
  '/admin/menus': {
    topic: 'Menus',
    text: 'Choose the links of the shop menu, the header and the footer, and their order.',
  },
  '/admin/translations': {
    topic: 'Translations',
    text: 'Translate the texts of the shop into its other languages.',
  },
  '/admin/synonyms': {
    topic: 'Help customers find products',
    text: 'Synonyms let customers find a product by words that its texts don’t contain.',
  },
  '/admin/searches': {
    topic: 'Help customers find products',
    text: 'Searches that found no product. Add a synonym or a product for them.',
  },
  '/admin/settings': {
    topic: 'Set up your shop',
    text: 'Name, look, legal facts, payment methods and notifications of the shop.',
  },
  '/admin/settings/extensions': {
    topic: 'Extensions',
    text: 'Functions that a developer added to the shop. Disable an extension here if it causes problems.',
  },
  '/admin/settings/payments': {
    topic: 'Payment methods',
    text: 'How customers pay: bank transfer, on collection, or online through the payment provider.',
  },
  '/admin/x': {
    topic: 'Extensions',
    text: 'An extension adds this screen. Changes are in the activity log. Ask the developer of the extension for details.',
  },
  '/admin/selling': {
    topic: 'Open the shop',
    text: 'The checklist lists the missing tasks before customers can order.',
  },
  '/admin/delivery': {
    topic: 'Shipping zones and methods',
    text: 'A zone is a list of countries. Each zone needs at least one shipping method with its prices.',
  },
  '/admin/vat': {
    topic: 'VAT',
    text: 'VAT rates by country and tax class. A future rate applies from its first day and can be changed until then.',
  },
  '/admin/terms': {
    topic: 'Terms',
    text: 'Add your own clauses to the generated terms. Customers agree to them once they are published.',
  },
  '/admin/settings/api-keys': {
    topic: 'API keys',
    text: 'Give each program its own key with only the permissions that it needs.',
  },
  '/admin/settings/webhooks': {
    topic: 'Webhooks',
    text: 'Send events, such as a new order, to the address of another program.',
  },
  '/admin/team': {
    topic: 'Roles',
    text: 'Invite staff by e-mail and give each person only the role that the work needs.',
  },
  '/admin/changes': {
    topic: 'Activity log',
    text: 'Each change by staff, with person, time, old value and new value.',
  },
} as const
