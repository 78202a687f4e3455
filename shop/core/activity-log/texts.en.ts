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
}
export const byName = (kind: string, name: string) => `${kind} “${name}”`
export const byNumber = (kind: string, id: number) => `${kind} ${id}`

// audit-entry-row.tsx
export const hasLeft = ' (has left)'
export const apiKey = ' (API key)'
export const changed = ' changed '
export const allOfIt = 'All entries'
export const allOf = (name: string) => `${allOfIt}: ${name}`
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
