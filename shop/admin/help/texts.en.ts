// help.page.tsx and guide.page.tsx
export const help = 'Help'
export const onlyStaff = 'Only staff can read the guide.'
export const failedToLoad = 'The guide couldn’t be loaded. Try again.'
export const guideIntro = 'The guide explains every area of the admin.'
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
  '/admin/reports/discounts': {
    topic: 'Usage report',
    text: 'How often each discount was used, compared with the period before. Select a discount to see its orders and codes.',
  },
  '/admin/accounting': {
    topic: 'Accounting files',
    text: 'VAT by country and rate, files for your accountant, and a comparison of documents with payments.',
  },
  '/admin/accounting/oss': {
    topic: 'OSS return',
    text: 'The sales to other EU countries in a quarter, to enter in your OSS return. Credit notes correct the quarter of their invoice.',
  },
  '/admin/accounting/payouts': {
    topic: 'Payouts',
    text: 'Compare the payouts of the payment provider with the payments of the shop, and follow each difference.',
  },
  '/admin/accounting/gift_cards': {
    topic: 'Gift cards in the accounts',
    text: 'What customers can still spend with gift cards, and the movements by month.',
  },
  '/admin/orders': {
    topic: 'Process orders',
    text: 'Orders to process come first. Print packing slips, mark orders as shipped, and enter tracking numbers.',
  },
  '/admin/orders/new': {
    topic: 'Create an order for a customer',
    text: 'Record a sale at the market or on the telephone. The shop calculates the price; another price needs a reason.',
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
  '/admin/products/create': {
    topic: 'Create a product',
    text: 'A title, a picture, a description, a price and a stock are enough to begin. The law also requires the manufacturer and the model.',
  },
  '/admin/products/update': {
    topic: 'Create a product',
    text: 'The browser keeps a draft until you save. Orders that arrive meanwhile keep their effect on the stock.',
  },
  '/admin/products/duplicate': {
    topic: 'Create a product',
    text: 'The copy is a new product with the texts and variants of the original. Change what differs before you save.',
  },
  '/admin/products/delete': {
    topic: 'Publish a product',
    text: 'Hide a product instead if you may sell it again: it keeps its reviews and its address.',
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
  '/admin/contact/answers': {
    topic: 'Messages',
    text: 'Texts for frequent questions. {name} and {order} stand for the customer and the order.',
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
    topic: 'Choose the languages',
    text: 'The name appears in the header and as the sender of e-mails. Sales to consumers in France require French pages.',
  },
  '/admin/settings/look': {
    topic: 'Look',
    text: 'The preview next to the form shows your changes before you save, on computers and phones, light and dark.',
  },
  '/admin/settings/announcement': {
    topic: 'Announcement',
    text: 'For example closed days or a sale. The line appears and disappears at the times that you enter.',
  },
  '/admin/settings/opening': {
    topic: 'Open the shop',
    text: 'What visitors read before the opening. The storefront has its switch under Launch.',
  },
  '/admin/settings/home': {
    topic: 'Home page',
    text: 'The headline and the text of the first section. Content, Home page has the other sections.',
  },
  '/admin/settings/contact': {
    topic: 'Messages',
    text: 'The e-mail address is required before you open the checkout. The contact form sends its messages to the admin.',
  },
  '/admin/settings/legal': {
    topic: 'Prepare the shop',
    text: 'Copy the facts from your company register entry. Customers find them in the terms, in order confirmations and on invoices.',
  },
  '/admin/settings/emails': {
    topic: 'E-mails',
    text: 'Name, reply address and closing words of e-mails to customers. The sender address belongs to the mail server.',
  },
  '/admin/settings/notifications': {
    topic: 'E-mails',
    text: 'Each recipient gets an e-mail for each chosen event. The notifications in the admin do not depend on these settings.',
  },
  '/admin/settings/mail-server': {
    topic: 'Connect the mail server',
    text: 'Your e-mail provider names the server, port, user and password. Send yourself a test message, save, and enter its code.',
  },
  '/admin/settings/public-address': {
    topic: 'Enter the public address',
    text: 'Enter the address once your domain points to the server. The shop checks that it answers there.',
  },
  '/admin/settings/stripe': {
    topic: 'Online payments',
    text: 'Begin with a test key and place a test order. Then enter the live key.',
  },
  '/admin/settings/backups': {
    topic: 'Back up the shop',
    text: 'Choose a schedule, and download a backup to another machine from time to time. The screen has the steps to restore it.',
  },
  '/admin/settings/extensions': {
    topic: 'Extensions',
    text: 'Functions that a developer added to the shop. Disable an extension here if it causes problems.',
  },
  '/admin/settings/payments': {
    topic: 'Payment methods',
    text: 'How customers pay: bank transfer, on collection, or online through the payment provider.',
  },
  '/admin/settings/online': {
    topic: 'Online payments',
    text: 'How long a payment page stays open, and which methods it offers. The keys are under Settings, Stripe.',
  },
  '/admin/settings/methods': {
    topic: 'Payment methods',
    text: 'Customers see the payment methods in this order. Put the method that you prefer first.',
  },
  '/admin/settings/unpaid': {
    topic: 'Payment methods',
    text: 'Unpaid orders reserve stock. These limits keep one customer from reserving too much.',
  },
  '/admin/settings/delivery': {
    topic: 'Delivery dates',
    text: 'The promised delivery date counts working days from the cut-off time, without holidays and your closed days.',
  },
  '/admin/settings/vat': {
    topic: 'VAT',
    text: 'Choose the French rates, those of the country of delivery, or no VAT (article 293 B). Ask your accountant if you are not sure.',
  },
  '/admin/settings/invoices': {
    topic: 'When documents are issued',
    text: 'The shop issues and numbers invoices and credit notes itself. Issued documents never change.',
  },
  '/admin/settings/gift_cards': {
    topic: 'Sell gift cards',
    text: 'A change applies to new gift cards. A single card can be extended under Orders, Gift cards.',
  },
  '/admin/settings/stock': {
    topic: 'Manage the stock',
    text: 'The threshold of all products. A product can have its own on its stock screen.',
  },
  '/admin/settings/accounts': {
    topic: 'Accounting files',
    text: 'Ask your accountant for the account numbers. The files under Reports, Accounting use them.',
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
