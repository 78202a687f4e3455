import type { Scope } from '../../../../lib/staff/scopes.ts'
import type { EXPIRIES } from '../../../core/api-keys/api-key-form.contract.ts'

// api-keys.page.tsx
export const onlyOwners = 'Only owners can manage API keys.'
export const failedToLoad = 'The API keys couldn’t be loaded. Try again.'
export const apiKeys = 'API keys'
export const apiKeysKeywords = 'token access integration program bearer secret scope permission rest developer'
export const apiKeysText =
  'Other programs, such as accounting or warehouse software, use an API key to read and change data of the shop. A key never reaches settings, team or accounts.'

// api-key-form.tsx
export const newKey = 'New API key'
export const name = 'Name'
export const nameHint = 'The activity log shows this name. Use one key for each program.'
export const permissions = 'Permissions'
export const area = 'Area'
export const verbs = { read: 'Read', write: 'Change' }
export const areas: Record<string, { name: string; text: string }> = {
  orders: { name: 'Orders', text: 'Orders, returns, payments, sales reports' },
  catalogue: { name: 'Catalogue', text: 'Products, stock, collections, reviews' },
  customers: { name: 'Customers', text: 'Accounts, notes, tags. Personal data.' },
  documents: { name: 'Documents', text: 'Packing slips, invoices and credit notes' },
  events: { name: 'Events', text: 'Changes of orders, products and customers' },
}
export const scopes: Record<Scope, string> = {
  'orders:read': 'Read orders',
  'orders:write': 'Change orders',
  'catalogue:read': 'Read catalogue',
  'catalogue:write': 'Change catalogue',
  'customers:read': 'Read customers',
  'customers:write': 'Change customers',
  'documents:read': 'Read documents',
  'events:read': 'Read events',
}
export const notOffered = 'Not available'
export const expiry = 'Expires'
export const expiries: Record<(typeof EXPIRIES)[number], string> = {
  '30_days': 'After 30 days',
  '90_days': 'After 90 days',
  '1_year': 'After 1 year',
  never: 'Never',
}
export const networks = 'Networks'
export const networksHint =
  'IP addresses or networks from which the key may be used, such as 203.0.113.7 or 203.0.113.0/24, one per line. Leave empty for all.'
export const create = 'Create API key'
export const created = 'API key created'
export const keyOf = (name: string) => `Key of ${name}`
export const shownOnce = 'Copy the key now. It is not shown again.'
export const copy = 'Copy key'
export const copied = 'Copied'
export const close = 'I have copied the key'

// api-key-list.tsx
export const yourKeys = 'Your API keys'
export const noKeys = 'No API keys yet. Create one for each program that uses the API.'
export const lastUsed = 'Last used '
export const neverUsed = 'Never used'
export const expires = 'Expires '
export const hasExpired = 'Expired '
export const doesNotExpire = 'Does not expire'
export const onlyFrom = (networks: string) => `Only from ${networks}`
export const createdBy = (name: string) => (name ? ` by ${name}` : '')
export const createdOn = 'Created '
export const revokeOf = (name: string) => `Revoke ${name}`
export const sureToRevoke = (name: string) => `Revoke “${name}”?`
export const afterRevocation = 'Programs that use this key lose access at once. This can’t be undone.'
export const cancel = 'Cancel'
export const revoke = 'Revoke API key'
export const revoked = 'API key revoked'
