import { countShown } from '../../../lib/texts/en.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'
import type { AuditedKind } from './audited-kinds.contract.ts'

// find-audit-entries.ts
export const theActivityLogCouldnt = 'The activity log couldn’t be loaded. Try again.'
export const person = (id: number) => `person ${id}`

// name-of-subject.ts
export const kinds: Record<AuditedKind, string> = {
  product: 'product',
  order: 'order',
  review: 'review',
  synonyms: 'synonyms',
  message: 'message',
  saved_reply: 'saved reply',
  collection: 'collection',
  reduction: 'sale',
  settings: 'settings',
  facts: 'filter attributes',
  content_page: 'page',
  menus: 'menus',
  maker: 'manufacturer',
  delivery_zone: 'shipping zone',
  delivery_method: 'shipping method',
  withdrawal: 'withdrawal',
  member: 'team member',
  invitation: 'invitation',
  customer: 'customer',
  two_step: 'two-step login',
  customer_tag: 'customer tag',
  customer_list: 'customer list',
  api_key: 'API key',
  webhook: 'webhook',
  extension_record: 'extension record',
  discount: 'discount',
  gift_card: 'gift card',
  translations: 'translations',
}
export const byName = (kind: string, name: string) => `${kind} “${name}”`
export const byNumber = (kind: string, id: number) => `${kind} ${id}`

// audit-entry-row.tsx
export const theShop = 'The shop'
export const hasLeft = ' (has left)'
export const apiKey = ' (API key)'
export const changed = ' changed '
export const allEntries = 'All entries'
export const allEntriesOf = (name: string) => `${allEntries}: ${name}`
export const before = 'Before'
export const after = 'After'
export const nothing = 'nothing'

// audit-log.page.tsx
export const activityLog = 'Activity log'
export const allChanges = 'All entries'
export const onlyStaffSeeChanges = 'Only staff can see the activity log.'
export const entry = (range: ShownRange, thing: string | undefined, person: string | undefined) =>
  countShown(range, 'entry', 'entries') +
  (thing ? ` of ${thing}` : '') +
  (person ? ` by ${person}` : '') +
  (range.count > 0 ? ', newest first' : '')
export const noEntriesYet = 'No entries yet.'
export const noEntriesMatchThese = 'No entries match these filters.'
export const pagesOfChanges = 'Activity log pages'

// choose-person.tsx
export const staffMember = 'Staff member'
export const allStaff = 'All staff'

// fields/name-of-field.ts
export const inLanguage = (field: string, language: string) => `${field} (${language})`
/** Labels of settings groups. */
export const groups: { readonly [group: string]: string } = {
  identity: 'Name and languages',
  look: 'Appearance',
  announcement: 'Announcement',
  opening: 'Coming-soon page',
  sections: 'Home page',
  home: 'Home',
  contact: 'Contact',
  footer: 'Footer',
  legal: 'Legal facts',
  emails: 'E-mails',
  vat: 'VAT',
  payments: 'Payment',
  online: 'Payment online',
  methods: 'Order of payment methods',
  delivery: 'Dispatch times',
  notifications: 'Notifications',
  unpaid: 'Unpaid orders',
  invoices: 'Invoices',
  gift_cards: 'Gift cards',
  accounts: 'Accounts',
  stock: 'Stock',
  selling: 'Launch',
  mail_server: 'Mail server',
  public_address: 'Public address',
  stripe: 'Stripe',
  backups: 'Backups',
  extensions: 'Extensions',
}
/** Field labels of groups that reuse the names of other groups. */
export const namesInGroup: { readonly [group: string]: { readonly [field: string]: string } } = {
  methods: { order: 'Order', off: 'Not offered' },
  accounts: {
    customer: 'Account of customers',
    sales: 'Account of sales',
    shipping: 'Account of delivery costs',
    vat: 'Account of collected VAT',
    bank: 'Account of the bank',
    gift_cards: 'Account of sold gift cards',
  },
  gift_cards: { validity: 'Valid for' },
  mail_server: {
    host: 'Server',
    port: 'Port',
    security: 'Encryption',
    user: 'User',
    password: 'Password',
    from: 'Sender address',
  },
  public_address: { address: 'Address' },
  stripe: { key: 'Secret key', webhook_secrets: 'Webhook secret' },
  backups: {
    frequency: 'Frequency',
    hour: 'Hour',
    keep: 'Backups to keep',
    deleted: 'Deleted',
    downloaded: 'Downloaded',
  },
}

/** Field labels of a variant. */
export const namesInVariant: { readonly [field: string]: string } = {
  name: 'Name',
  color: 'Colour',
  stock: 'Stock',
  options: 'Options',
  price: 'Price',
  sku: 'SKU',
  gtin: 'GTIN',
  weight: 'Weight',
  contents: 'Contents',
  images: 'Pictures',
}
