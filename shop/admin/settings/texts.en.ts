import type { OWNER_LANGUAGES } from '../../../lib/identity/owner-language.ts'
import type { EditedGroup } from '../../core/settings/settings-groups.contract.ts'

// settings.page.tsx
export const settings = 'Settings'
export const onlyStaff = 'Only staff of the shop can say what it is called and looks like.'
export const failedToLoad = 'Failed to load settings, perhaps our server is down'
export const partsOfSettings = 'Parts of the settings'
export const groups: Record<EditedGroup, { title: string; text: string }> = {
  identity: {
    title: 'Name and language',
    text: 'What the shop is called, on every page, in e-mails, in its icons’ names and files; and in which language you write.',
  },
  look: {
    title: 'Look',
    text: 'One colour for buying and for what has the focus, whose tones for light and dark are computed so that everything can be read; and a logo and an icon of your own.',
  },
  announcement: { title: 'Announcement', text: 'One line above every page, for as long as you say.' },
  opening: {
    title: 'Opening',
    text: 'While the shop is not open yet, visitors read that it will be; your terms, your pages, the contact form and accounts can be reached. Staff see everything as it will be.',
  },
  home: { title: 'Home', text: 'What the home page begins with.' },
  contact: {
    title: 'Contact',
    text: 'How people reach you: at the end of every page and beside the contact form. What is empty is left out.',
  },
  footer: {
    title: 'Footer',
    text: 'Up to two columns of links of your own, at the end of every page, beside those that are always there.',
  },
  legal: {
    title: 'Legal facts',
    text: 'What French law asks for of who sells. It stands in the terms; without an operator they say that the shop only demonstrates.',
  },
  emails: { title: 'E-mails', text: 'Who e-mails of the shop come from, and how they end.' },
  notifications: {
    title: 'Notifications',
    text: 'Who receives an e-mail when something happens in the shop, and for which events. E-mails about payment problems, overdue withdrawals and VAT limits are always sent.',
  },
  vat: {
    title: 'VAT',
    text: 'Prices contain VAT. How much of them it is, is counted here and stands on orders. Which class a product has, it says itself.',
  },
  payments: {
    title: 'Payment',
    text: 'How customers pay. The shop takes no cash: software that records it must be certified in France.',
  },
  online: {
    title: 'Payment online',
    text: 'Customers pay by card and otherwise on the page of the provider whose key the shop was started with. Without a key nothing is offered. How it goes stands under Payments.',
  },
  delivery: {
    title: 'Days and weights',
    text: 'From what the dates are computed that customers are promised. Where you deliver to, and what it costs, stands under Delivery.',
  },
  unpaid: {
    title: 'Unpaid orders',
    text: 'How much one customer can order without paying. Orders that you enter yourself are not limited.',
  },
  stock: {
    title: 'Stock',
    text: 'From when on what runs short stands under Today and among what is low. Shoppers are told how many are left below ten.',
  },
}

// save-settings.ts
export const saved = 'Settings saved'

// settings-form.tsx
export const save = 'Save'
export const someoneElseSavedThis = 'Somebody else has saved these settings meanwhile.'
export const nothingOfYoursIsLost =
  'Nothing that you typed is lost. Save again to put yours in place of theirs, which are:'
export const theirsIs = (label: string, value: string) => `${label}: ${value || 'empty'}`

// group-fields.ts
export const labels = {
  name: 'Name of the shop',
  language: 'Language of your texts',
  accent: 'Colour',
  logo: 'Logo',
  logo_dark: 'Logo for dark ground',
  icon: 'Icon',
  text: 'Text',
  link: 'Link',
  starts_at: 'From',
  ends_at: 'Until',
  state: 'The shop is',
  notice: 'What visitors read',
  opens_on: 'Day of the opening',
  headline: 'Headline',
  words: 'Words below it',
  email: 'E-mail address',
  telephone: 'Telephone',
  address: 'Address',
  hours: 'Hours',
  social: 'Elsewhere on the web',
  title_1: 'Title of the first column',
  links_1: 'Its links',
  title_2: 'Title of the second column',
  links_2: 'Links of the second column',
  operator: 'Person or company that sells',
  legal_form: 'Legal form and capital',
  registration: 'Registration',
  vat_number: 'VAT number',
  publisher: 'Responsible for the content',
  host: 'Hosted by',
  mediator: 'Consumer mediator',
  sender: 'Name of the sender',
  reply_to: 'Answers go to',
  closing: 'Closing words',
  review_requests: 'E-mails that ask for reviews',
  recipients: 'Recipients',
  order_placed: 'New order',
  payment_received: 'Payment received',
  customer_message: 'Customer message',
  withdrawal_stated: 'Withdrawal to handle',
  order_cancelled: 'Order cancelled by the customer',
  return_address: 'Where goods are sent back to',
  guarantees_checked_by: 'The legal guarantees were checked by',
  guarantees_checked_on: 'Checked on',
  mode: 'How VAT is counted',
  transfer: 'Bank transfer',
  holder: 'Holder of the account',
  iban: 'IBAN',
  bic: 'BIC',
  transfer_days: 'Days until a transfer must have arrived',
  on_collection: 'Payment on collection',
  password: 'Your password',
  offered: 'Payment online',
  minutes: 'Minutes until it must be paid',
  methods: 'Means of payment',
  cut_off: 'Orders until this time count for the day',
  closed_days: 'Closed days',
  default_weight: 'Weight where none is said, in grams',
  return_postage: 'Sending back is paid by',
  low_stock: 'Stock is low below',
  max_transfers: 'Orders awaiting a bank transfer, per customer',
  max_collections: 'Unpaid orders to collect, per customer',
  max_first_total: 'Unpaid total before a first paid order, in euros',
  max_first_online: 'Largest first order paid online, in euros',
  max_pieces: 'Pieces of one variant in unpaid orders',
  max_stock_percent: 'Or this share of its stock, in percent',
  collection_days: 'Days to collect and pay',
}
/** With English, which the shop itself is written in, first. */
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
  state: { '': 'Open', not_yet: 'Not open yet' },
  mode: {
    '': 'Not chosen yet',
    none: 'No VAT: franchise en base (art. 293 B du CGI)',
    home: 'French rates for everybody',
    destination: 'The rates of the country of delivery (OSS)',
  },
  transfer: { '': 'Not offered', on: 'Offered' },
  review_requests: { '': 'None', on: 'One a week after an order came' },
  on_collection: { '': 'Not offered', on: 'By card or transfer, in the shop' },
  return_postage: { '': 'The customer', shop: 'The shop' },
  offered: { '': 'Not offered', on: 'Offered' },
}
export const hints = {
  language:
    'The language your products and texts are written in, told to screen readers, browsers and search engines. It translates nothing: the shop’s own words stay English.',
  accent: 'Such as #8f3b25. Empty for the colour that the shop comes with.',
  logo: 'In place of the mark and the name: SVG, PNG, WebP or JPEG, up to five times as wide as it is high. Without one the mark and the name stand there. Where it could not be seen it lies on a plate.',
  logo_dark:
    'For the dark theme and the end of each page. Without one a logo that is made for light ground lies on a light plate there.',
  icon: 'A square, as SVG or at least 512 pixels wide: for tabs, home screens and bookmarks. Where it could not be seen it lies on a plate.',
  link: 'Where the line leads: /collections/new, or a web address. May be empty.',
  starts_at: 'At once when it is empty. By the shop’s clock.',
  ends_at: 'Until you take it away when it is empty.',
  notice: 'Empty for the words that the shop comes with.',
  opens_on: 'It is said, and opens nothing: you do.',
  headline: 'Empty for the one that the shop comes with.',
  social: 'Web addresses, one a line.',
  links_1: 'One a line: what is read, a bar, and an address. Our workshop | /pages/workshop',
  links_2: 'Like those of the first: Journal | https://example.com/journal',
  legal_form: 'Such as SARL, capital 10,000 euros.',
  registration: 'Such as RCS Lyon 000 000 000.',
  host: 'Name, address and telephone number of the hosting company.',
  mediator: 'Name, postal address and web address.',
  sender: 'Empty for the name of the shop.',
  reply_to: 'Empty: to the address that the e-mails come from.',
  closing: 'Such as the name of a person, or your hours.',
  recipients:
    'Up to five e-mail addresses, one per line. If this is empty, the e-mails go to the SHOP_EMAIL of the server. Without it they go to the contact e-mail address, or else to all owners.',
  order_placed: 'For payment online the e-mail is sent once the order is paid.',
  return_address: 'Empty for the address above.',
  guarantees_checked_by:
    'Name of the lawyer who has read the section on the legal guarantees. It stands there in the terms.',
  mode: 'French rates hold for sales to other countries of the European Union up to 10,000 euros a year.',
  iban: 'Changing it needs your password.',
  transfer_days: 'So long the pieces are kept for the customer; then they are on sale again.',
  password: 'Only when the IBAN changes.',
  minutes: 'From 31 to 1,440. So long, and ten minutes more, the pieces are kept for the customer.',
  methods:
    'In the provider’s words, such as card or paypal. Empty for those that tell at once whether they are paid; by a bank debit (sepa_debit) that takes days.',
  max_first_total: 'Bank transfer and payment on collection. It no longer applies once the customer has paid an order.',
  max_first_online: 'It no longer applies once the customer has paid an order.',
  max_stock_percent: 'The larger of the two numbers applies.',
  collection_days: 'An unpaid order expires this many days after its collection day. Its stock is on sale again.',
  closed_days: 'One a line: 2026-12-24, or 2026-08-03 to 2026-08-16. Saturdays, Sundays and French holidays are known.',
}
export const pick = 'Pick'
export const anotherPicture = 'another picture'

// picture-field.tsx
export const chooseFile = 'Choose a file'
export const chooseFileFor = (label: string) => `Choose a file: ${label}`
export const removePicture = 'Remove'
export const removePictureOf = (label: string) => `Remove: ${label}`
export const asItIsNow = 'As it is now'
export const uploading = 'Uploading …'

// settings-preview.tsx
export const preview = 'Preview'
export const asTyped = 'As you type. Nobody else sees it before you save.'
export const light = 'Light'
export const dark = 'Dark'
export const desk = 'Desk'
export const phone = 'Phone'
export const tabOfABrowser = 'In a tab of a browser'
export const page = 'Page'
export const home = 'Home'
export const product = 'Product'
export const theme = 'Theme'
export const window = 'Window'
