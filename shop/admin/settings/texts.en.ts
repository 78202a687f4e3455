import type { OWNER_LANGUAGES } from '../../../lib/identity/owner-language.ts'
import type { EditedGroup } from '../../core/settings/settings-groups.contract.ts'

// settings.page.tsx
export const settings = 'Settings'
export const onlyStaff = 'Only staff can edit settings.'
export const failedToLoad = 'Settings couldn’t be loaded. Try again.'
export const partsOfSettings = 'Settings groups'
export const delivery = 'Delivery'
export const vat = 'VAT'
export const groups: Record<EditedGroup, { title: string; text: string }> = {
  identity: {
    title: 'Name and languages',
    text: 'The shop’s name on pages and in e-mails, the languages of the pages, and the language of your texts.',
  },
  look: {
    title: 'Appearance',
    text: 'Accent colour, logo and icon. Readable tones for light and dark are created automatically.',
  },
  announcement: { title: 'Announcement', text: 'One line above every page, for a period you choose.' },
  opening: {
    title: 'Coming-soon page',
    text: 'Visitors see this page until the storefront is live. Terms, pages, the contact form and accounts stay reachable. Staff see the whole storefront. Go live under Launch.',
  },
  home: { title: 'Home', text: 'The top of the home page.' },
  contact: {
    title: 'Contact',
    text: 'How customers reach you. Shown in the footer and next to the contact form. Empty fields are hidden.',
  },
  legal: {
    title: 'Legal facts',
    text: 'Seller information required by French law. It appears in the terms. Without a seller name, the terms say that this is a demonstration.',
  },
  emails: { title: 'E-mails', text: 'Sender and closing words of the shop’s e-mails.' },
  notifications: {
    title: 'Notifications',
    text: 'Who receives an e-mail when something happens in the shop, and for which events. E-mails about payment problems, overdue withdrawals and VAT limits are always sent.',
  },
  vat: {
    title: 'VAT',
    text: 'Prices include VAT. Choose which rates apply. The tax class is set on each product.',
  },
  payments: {
    title: 'Payment',
    text: 'How customers pay. The shop takes no cash: software that records it must be certified in France.',
  },
  online: {
    title: 'Payment online',
    text: 'Customers pay by card and other methods on the payment provider’s page. This needs the keys under Stripe. See Payments for its state.',
  },
  methods: {
    title: 'Order of payment methods',
    text: 'In which order customers see the payment methods at the checkout, and which online methods you offer.',
  },
  delivery: {
    title: 'Dispatch times',
    text: 'Delivery dates are calculated from these settings. Set countries and prices under Delivery.',
  },
  unpaid: {
    title: 'Unpaid orders',
    text: 'How much one customer can order without paying. Orders that you enter yourself are not limited.',
  },
  invoices: {
    title: 'Invoices',
    text: 'An invoice is issued after each payment, and a credit note after each refund. Both use the legal notice.',
  },
  gift_cards: {
    title: 'Gift cards',
    text: 'How long new gift cards are valid. Refunded cards get at least one more year.',
  },
  stock: {
    title: 'Stock',
    text: 'Stock below this threshold is listed as low stock. Customers see the remaining number below ten.',
  },
  accounts: {
    title: 'Accounts',
    text: 'Accounts of the sales journal for your accounting software. The accounts of sales and VAT are followed by the rate: 707200 for 20 %.',
  },
}

// save-settings.ts
export const saved = 'Settings saved'

// settings-form.tsx
export const save = 'Save'

// group-fields.ts
export const labels = {
  name: 'Name of the shop',
  first_language: 'First language of the pages',
  other_languages: 'Further languages of the pages',
  language: 'Language of your texts',
  accent: 'Colour',
  logo: 'Logo',
  logo_dark: 'Logo for dark backgrounds',
  icon: 'Icon',
  text: 'Text',
  link: 'Link',
  starts_at: 'From',
  ends_at: 'Until',
  notice: 'Announcement text',
  opens_on: 'Opening day',
  headline: 'Headline',
  words: 'Text below the headline',
  email: 'E-mail address',
  telephone: 'Telephone',
  address: 'Address',
  hours: 'Hours',
  social: 'Social profiles',
  operator: 'Seller (person or company)',
  legal_form: 'Legal form and capital',
  registration: 'Registration',
  vat_number: 'VAT number',
  publisher: 'Responsible for the content',
  host: 'Hosted by',
  mediator: 'Consumer mediator',
  sender: 'Sender name',
  reply_to: 'Reply-to address',
  closing: 'Closing words',
  review_requests: 'Review request e-mails',
  offers: 'Box for e-mails about offers',
  recipients: 'Recipients',
  order_placed: 'New order',
  payment_received: 'Payment received',
  customer_message: 'Customer message',
  withdrawal_stated: 'Withdrawal to handle',
  order_cancelled: 'Order cancelled by the customer',
  return_address: 'Return address',
  guarantees_checked_by: 'Legal guarantees checked by',
  guarantees_checked_on: 'Checked on',
  mode: 'VAT calculation',
  transfer: 'Bank transfer',
  holder: 'Account holder',
  iban: 'IBAN',
  bic: 'BIC',
  transfer_days: 'Days to receive a transfer',
  on_collection: 'Payment on collection',
  password: 'Your password',
  offered: 'Payment online',
  minutes: 'Minutes to pay',
  methods: 'Payment methods',
  order: 'Order',
  off: 'Not offered',
  cut_off: 'Order cut-off time',
  closed_days: 'Closed days',
  default_weight: 'Default weight in grams',
  return_postage: 'Return postage is paid by',
  returned_offers: 'Partial return of a set or bundle',
  prefix: 'Prefix of numbers',
  vat_on_debits: 'VAT on debits',
  late_rate: 'Interest of late payments, in percent a year',
  validity: 'Valid for',
  low_stock: 'Low stock threshold',
  customer: 'Account of customers',
  sales: 'Account of sales',
  shipping: 'Account of delivery costs',
  vat: 'Account of collected VAT',
  bank: 'Account of the bank',
  providers: 'Account of payment providers',
  fees: 'Account of the fees of payment providers',
  losses: 'Account of losses by disputes',
  gift_cards: 'Account of sold gift cards',
  max_transfers: 'Orders awaiting a bank transfer, per customer',
  max_collections: 'Unpaid orders to collect, per customer',
  max_first_total: 'Unpaid total before a first paid order, in euros',
  max_first_online: 'Largest first order paid online, in euros',
  max_pieces: 'Items of one variant in unpaid orders',
  max_stock_percent: 'Or this share of its stock, in percent',
  collection_days: 'Days to collect and pay',
}
const languages: Record<(typeof OWNER_LANGUAGES)[number], string> = {
  en: 'English',
  bg: 'Bulgarian',
  ca: 'Catalan',
  hr: 'Croatian',
  cs: 'Czech',
  da: 'Danish',
  nl: 'Dutch',
  et: 'Estonian',
  fi: 'Finnish',
  fr: 'French',
  de: 'German',
  el: 'Greek',
  hu: 'Hungarian',
  is: 'Icelandic',
  ga: 'Irish',
  it: 'Italian',
  lv: 'Latvian',
  lt: 'Lithuanian',
  mt: 'Maltese',
  nb: 'Norwegian',
  pl: 'Polish',
  'pt-PT': 'Portuguese',
  ro: 'Romanian',
  sk: 'Slovak',
  sl: 'Slovenian',
  es: 'Spanish',
  sv: 'Swedish',
}
const notified = { '': 'No e-mail', on: 'Send an e-mail' }
export const choices = {
  language: languages,
  order_placed: notified,
  payment_received: notified,
  customer_message: notified,
  withdrawal_stated: notified,
  order_cancelled: notified,
  mode: {
    '': 'Not chosen yet',
    none: 'No VAT: franchise en base (art. 293 B du CGI)',
    home: 'French rates for all customers',
    destination: 'The rates of the country of delivery (OSS)',
  },
  transfer: { '': 'Not offered', on: 'Offered' },
  vat_on_debits: { '': 'No', on: 'Yes, the shop has chosen this option' },
  review_requests: { '': 'None', on: 'One week after delivery' },
  offers: { '': 'None', on: 'At sign-up and checkout' },
  on_collection: { '': 'Not offered', on: 'By card or transfer, in the shop' },
  return_postage: { '': 'The customer', shop: 'The shop' },
  returned_offers: { '': 'Refund items as paid', recompute: 'Recalculate the remaining items' },
  validity: { 2: '2 years', 3: '3 years', 4: '4 years', 5: '5 years', 10: '10 years', none: 'No end' },
  offered: { '': 'Not offered', on: 'Offered' },
}
export const hints = {
  other_languages: 'Their pages have addresses with a prefix, such as /fr. Pages show a switch between the languages.',
  first_language: 'Its pages have addresses without a prefix. If you change it, old addresses lead to the new ones.',
  language:
    'The language of your products and texts, for the search, screen readers, browsers and search engines. It changes neither the texts of the shop itself nor their language.',
  accent: 'For example #8f3b25. Leave empty for the default colour.',
  logo: 'Replaces the mark and name: SVG, PNG, WebP or JPEG, at most five times as wide as high. It gets a light background where it would be invisible.',
  logo_dark: 'For the dark theme and the footer. Without one, the light logo gets a light background there.',
  icon: 'A square SVG, or a picture at least 512 px wide, for browser tabs, home screens and bookmarks. It gets a background where it would be invisible.',
  link: 'Optional link: /collections/new or a web address.',
  starts_at: 'Leave empty to start now. Shop time zone.',
  ends_at: 'Leave empty for no end.',
  notice: 'Leave empty for the default text.',
  opens_on: 'Visitors see this date. You open the shop yourself.',
  headline: 'Leave empty for the default headline.',
  social: 'Web addresses, one per line.',
  legal_form: 'For example: SARL, capital 10,000 euros.',
  registration: 'For example: RCS Lyon 000 000 000.',
  vat_number: 'With the country code, for example FR 40 303 265 045. Check it at ec.europa.eu/taxation_customs/vies.',
  host: 'Name, address and telephone number of the hosting company.',
  mediator: 'Name, postal address and web address.',
  sender: 'Leave empty for the shop name.',
  reply_to: 'Leave empty for the sender address.',
  offers:
    'An unticked box. Customers confirm by a link in an e-mail. The shop doesn’t send these e-mails; export the customers who agreed.',
  closing: 'For example a name or your opening hours.',
  recipients:
    'Up to five e-mail addresses, one per line. If this is empty, the e-mails go to the SHOP_EMAIL of the server. Without it they go to the contact e-mail address, or else to all owners.',
  order_placed: 'For payment online the e-mail is sent once the order is paid.',
  return_address: 'Leave empty for the address above.',
  returned_offers:
    'Recalculated: a customer who keeps 2 items of 3 for 2 pays both in full. This applies to new orders, also to quantity tiers. The terms mention it.',
  guarantees_checked_by: 'Name of the lawyer who checked the section on legal guarantees. It appears in the terms.',
  mode: 'French rates apply to sales to other EU countries up to 10,000 euros per year.',
  iban: 'Changing the IBAN requires your password.',
  transfer_days: 'Stock is held for this time, then released.',
  password: 'Required only to change the IBAN.',
  minutes: 'From 31 to 1,440. Stock is held for this time plus ten minutes.',
  methods:
    'The provider’s names, for example card or paypal. Leave empty for all methods that confirm immediately. Bank debits (sepa_debit) take days to confirm.',
  max_first_total: 'Bank transfer and payment on collection. It no longer applies once the customer has paid an order.',
  max_first_online: 'It no longer applies once the customer has paid an order.',
  prefix:
    'Up to ten letters, digits and hyphens before the number, such as F2026-000001. A change applies to the series of the next year.',
  vat_on_debits: 'Invoices then contain the sentence that the law requires.',
  late_rate: 'Stated on invoices for companies. Leave empty for three times the legal rate, which is the minimum.',
  max_stock_percent: 'The larger of the two numbers applies.',
  collection_days: 'An unpaid order expires this many days after its collection day. Its stock is on sale again.',
  closed_days:
    'One per line: 2026-12-24, or 2026-08-03 to 2026-08-16. Saturdays, Sundays and French public holidays are included automatically.',
}
export const pick = 'Pick'
export const anotherPicture = 'another picture'

// picture-field.tsx
export const chooseFile = 'Choose a file'
export const chooseFileFor = (label: string) => `Choose a file: ${label}`
export const removePicture = 'Remove'
export const removePictureOf = (label: string) => `Remove: ${label}`
export const current = 'Current'
export const uploading = 'Uploading …'

// method-list.tsx
export const methodList = 'Payment methods, in the order of the checkout'
export const moveUp = (method: string) => `Move up: ${method}`
export const moveDown = (method: string) => `Move down: ${method}`
export const offerMethod = 'Offer at the checkout'
export const notConnected = 'Not connected: the keys of the provider are missing.'
