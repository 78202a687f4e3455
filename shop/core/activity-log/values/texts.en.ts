import { counted, shownNumber } from '../../../../lib/texts/en.ts'
import type { AuditedKind } from '../audited-kinds.contract.ts'

const YES_NO = { true: 'yes', false: 'no' }
const ON_OFF = { on: 'on', off: 'off' }
const OFFERED = { on: 'Offered' }
const SECRET = { set: 'set', replaced: 'replaced' }
const STATES = { draft: 'draft', published: 'published', hidden: 'hidden' }
const ROLES = { owner: 'Owner', catalogue: 'Catalogue', orders: 'Orders', accountant: 'Accountant' }

/** Stored words by kind and field; settings by group and field. Words without an entry are shown unchanged. */
export const words: {
  readonly [kind in AuditedKind]?: { readonly [field: string]: { readonly [word: string]: string } }
} = {
  product: {
    state: STATES,
    vat_class: {
      standard: 'standard rate',
      intermediate: 'intermediate rate',
      reduced: 'reduced rate',
      super_reduced: 'super-reduced rate',
      zero: 'no VAT',
      gift_card: 'gift card',
    },
    withdrawal: {
      allowed: 'Fourteen days',
      made_to_order: 'None: made to the customer’s specifications',
      perishable: 'None: spoils quickly',
      sealed_hygiene: 'None once unsealed: health or hygiene',
      mixed_after_delivery: 'None: inseparably mixed with other items after delivery',
      sealed_media: 'None once unsealed: recordings or software',
      press: 'None: newspaper or magazine',
    },
  },
  order: {
    status: {
      ...{ making: 'making', shipping: 'shipping', shipped: 'shipped', delivered: 'delivered' },
      ...{ cancelled: 'cancelled', awaiting_payment: 'unpaid' },
    },
    note: { added: 'added' },
    dispute: { handled: 'handled' },
    'paid back twice': { handled: 'handled' },
    payment: { 'goes back': 'to be refunded' },
    refund: { goodwill: 'Goodwill', not_as_agreed: 'Not as agreed', withdrawn: 'Withdrawn' },
    address: {
      ...{ name: 'name', company: 'company', street: 'street', second_line: 'second line', postcode: 'postcode' },
      ...{ town: 'town', country: 'country', phone: 'telephone' },
    },
    company: { name: 'name', vat_number: 'VAT number', siren: 'SIREN' },
    'refund account': { holder: 'account holder', iban: 'IBAN' },
  },
  review: { reports: { dismissed: 'dismissed' } },
  message: { answer: { sent: 'sent' }, reply: { noted: 'noted' } },
  collection: { state: STATES, in_menu: YES_NO, leads_home: YES_NO },
  content_page: { state: STATES, menu: { header: 'Header', footer: 'Footer', none: 'In no menu' } },
  gift_card: { is_blocked: YES_NO },
  discount: {
    kind: {
      ...{ percentage: 'percentage', amount: 'amount', free_shipping: 'free shipping' },
      ...{ quantity_tiers: 'quantity tiers', buy_x_get_y: 'buy X get Y', bundle_price: 'bundle price' },
    },
    scope: {
      ...{ everything: 'all products', collections: 'collections', products: 'products', variants: 'variants' },
    },
    tier_unit: { percent: 'percent', amount: 'amount' },
    tiers_per: { scope: 'all its products together', product: 'each product' },
    get_scope: { same: 'the same', collections: 'collections', products: 'products' },
    bundle_of: { any: 'any', each: 'one of each' },
    ...{ is_automatic: YES_NO, combines: YES_NO, excludes_reduced: YES_NO, is_for_first_order: YES_NO },
    ...{ is_announced: YES_NO, is_active: YES_NO },
  },
  settings: {
    'opening[state]': { not_yet: 'coming soon' },
    'selling[state]': { test: 'test orders', open: 'open' },
    'selling[dismissed]': {
      ...{ name: 'name', logo: 'logo', makers: 'manufacturers', pages: 'example pages', backup: 'backup' },
      ...{ notifications: 'notification recipients', guarantees: 'legal guarantees', french: 'French pages' },
    },
    'sections[shown]': {
      ...{ counter: 'featured products', collections: 'collections', new: 'new products' },
      ...{ story: 'featured product', reviews: 'reviews' },
    },
    'sections[content]': {
      ...{ left: 'left', right: 'right', chosen: 'chosen products', newest: 'newest', popular: 'most popular' },
    },
    'emails[review_requests]': ON_OFF,
    'emails[offers]': ON_OFF,
    'notifications[order_placed]': ON_OFF,
    'notifications[payment_received]': ON_OFF,
    'notifications[customer_message]': ON_OFF,
    'notifications[withdrawal_stated]': ON_OFF,
    'notifications[order_cancelled]': ON_OFF,
    'vat[mode]': {
      none: 'No VAT: franchise en base (art. 293 B du CGI)',
      home: 'French rates for all customers',
      destination: 'The rates of the country of delivery (OSS)',
    },
    'payments[transfer]': OFFERED,
    'payments[on_collection]': OFFERED,
    'online[offered]': OFFERED,
    'delivery[return_postage]': { shop: 'The shop' },
    'delivery[returned_offers]': { recompute: 'Recalculate the remaining items' },
    'invoices[vat_on_debits]': { on: 'yes' },
    'gift_cards[validity]': {
      ...{ 2: '2 years', 3: '3 years', 4: '4 years', 5: '5 years', 10: '10 years', none: 'No end' },
    },
    'backups[frequency]': { off: 'Never', daily: 'Every day', weekly: 'Every Sunday' },
    'mail_server[security]': { tls: 'TLS', starttls: 'STARTTLS', none: 'None' },
    'mail_server[password]': SECRET,
    'stripe[key]': SECRET,
    'stripe[webhook_secrets]': SECRET,
    extensions: { ...ON_OFF, ...SECRET, started: 'started', failed: 'failed', 'stored data': 'stored data' },
    demo: {
      ...{ 'test order': 'test order', 'test orders': 'test orders' },
      ...{ product: 'product', products: 'products' },
      ...{ collection: 'collection', collections: 'collections' },
      ...{ sale: 'sale', sales: 'sales' },
      ...{ account: 'account', accounts: 'accounts' },
      ...{ order: 'order', orders: 'orders' },
      ...{ review: 'review', reviews: 'reviews' },
    },
    accounting_file: {
      journal: 'Sales journal',
      fec: 'Sales journal in FEC layout',
      vat: 'VAT by country and rate',
      'e-reporting': 'E-reporting totals',
      oss: 'OSS return',
      recapitulative: 'Recapitulative statement',
      payouts: 'Payouts',
      received: 'Received by day',
      'gift-cards': 'Gift cards by month',
      payments: 'Payments and payouts',
    },
    own_clause: {
      acceptance: '1. Acceptance of terms',
      use: '2. Use of the shop',
      registration: '3. Account registration',
      orders: '4. Orders and purchases',
      'intellectual-property': '5. Intellectual property',
      privacy: '6. Privacy',
      disclaimer: '7. Disclaimer',
      liability: '8. Liability',
      indemnification: '9. Indemnification',
      termination: '10. Termination',
      modifications: '11. Modifications',
      'governing-law': '12. Governing law',
      severability: '13. Severability',
      'account-security': '14. Accounts and security',
      'card-payments': '15. Card payment provider terms',
      contact: '16. Contact',
      own: 'Separate section at the end',
      before: 'before the generated text',
      after: 'after the generated text',
    },
  },
  delivery_method: { is_tracked: YES_NO, is_on: YES_NO },
  withdrawal: {
    stage: {
      ...{ received: 'received', sent_back: 'sent back', arrived: 'arrived', cancelled: 'cancelled' },
      ...{ refused: 'refused', refunded: 'settled' },
    },
  },
  member: { role: ROLES },
  invitation: { invitation: ROLES, 'sent again': ROLES, 'withdrawn with sender': ROLES },
  customer: {
    account: { deleted: 'deleted' },
    data: { 'handed out': 'handed out' },
    consent: { none: 'no consent', pending: 'not confirmed yet', confirmed: 'confirmed', withdrawn: 'unsubscribed' },
    consent_email: { 'sent again': 'sent again' },
  },
  customer_list: {
    export: {
      ...{ search: 'search', ordered: 'with or without orders', tag: 'tag', consent: 'e-mails about offers' },
      ...{ country: 'country', spent_from: 'total spent' },
    },
  },
  api_key: {
    scopes: {
      ...{ 'orders:read': 'Read orders', 'orders:write': 'Change orders', 'events:read': 'Read events' },
      ...{ 'catalogue:read': 'Read catalogue', 'catalogue:write': 'Change catalogue' },
      ...{ 'customers:read': 'Read customers', 'customers:write': 'Change customers' },
      'documents:read': 'Read documents',
    },
  },
  webhook: { types: { all: 'all' }, is_on: ON_OFF, secret: SECRET },
  two_step: { time_code: ON_OFF, passkeys: ON_OFF, recovery_codes: { new: 'new codes' } },
}

/** Check boxes of extensions. */
export const ticks: { readonly [word: string]: string } = { yes: 'yes', no: 'no' }

/** The kinds of home page sections. */
export const sectionKinds: { readonly [kind: string]: string } = {
  ...{ hero: 'Hero picture', counter: 'Products in a scene', text: 'Text', picture_text: 'Picture with text' },
  ...{ collection: 'Collection', products: 'Products', countdown: 'Countdown', video: 'Video' },
  ...{ reviews: 'Customer reviews', story: 'Featured product', collections: 'Collections', new: 'New in the shop' },
}
/** The fields of home page sections. */
export const sectionFields: { readonly [field: string]: string } = {
  ...{ heading: 'Heading', headline: 'Headline', text: 'Text', picture: 'Picture', picture_alt: 'Alt text' },
  ...{ button_label: 'Button text', button_link: 'Button address', side: 'Side of the picture' },
  ...{ collection: 'Collection', products: 'Products', source: 'Which products', count: 'Number' },
  ...{ ends_at: 'Date and time', link: 'Address of the video', title: 'Link text', min_stars: 'Minimum rating' },
}

export const characters = (count: number) => counted(count, 'character', 'characters')
export const bytes = (count: number) => `${shownNumber(count)} bytes`
export const stars = (rating: number) => `${shownNumber(rating)} of 5 stars`
export const waiting = (count: number) => `${count} waiting`
export const receivedOn = (day: string) => `received on ${day}`
export const rateFrom = (percent: string, day: string) => `${percent} % (from ${day})`
export const closedMonth = (month: string, difference: string) => `${month} (difference ${difference})`
export const unreadableSecrets = 'unreadable secrets'

export const pictures = (count: number, shown: readonly string[]) =>
  counted(count, 'picture', 'pictures') + (shown.length > 0 ? `: ${shown.join('; ')}` : '')
export const withOtherValues = (said: string, count: number) =>
  `${said} (${count === 1 ? 'another one' : 'others, or in another order'})`
