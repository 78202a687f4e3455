import { countShown } from '../../../lib/texts/en.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'
import type { AuditedKind } from './audited-kinds.contract.ts'

// find-audit-entries.ts
export const failedToLoadChangesPerhaps = 'Failed to load changes, perhaps our server is down'
export const person = (id: number) => `person ${id}`

// name-of-subject.ts
export const kinds: Record<AuditedKind, string> = {
  product: 'product',
  order: 'order',
  review: 'review',
  synonyms: 'words that mean the same',
  message: 'message',
  saved_reply: 'ready-made answer',
  collection: 'collection',
  reduction: 'reduction',
  settings: 'the settings of the shop',
  facts: 'facts by which lists are narrowed',
  content_page: 'page',
  maker: 'maker',
  delivery_zone: 'delivery zone',
  delivery_method: 'delivery method',
  withdrawal: 'withdrawal',
  member: 'member of the team',
  invitation: 'invitation',
  customer: 'customer',
  two_step: 'two-step login',
}
export const byName = (kind: string, name: string) => `${kind} “${name}”`
export const byNumber = (kind: string, id: number) => `${kind} ${id}`

// audit-entry-row.tsx
export const hasLeft = ' (has left)'
export const changed = ' changed '
export const allOfIt = 'All its changes'
export const allOf = (name: string) => `${allOfIt}: ${name}`
export const before = 'Before'
export const after = 'After'
export const nothing = 'nothing'

// audit-log.page.tsx
export const changes = 'Changes'
export const allChanges = 'All changes'
export const onlyStaffSeeChanges = 'Only staff of the shop can see who changed what.'
export const changesFound = (range: ShownRange, thing: string | undefined, person: string | undefined) =>
  countShown(range, 'change', 'changes') +
  (thing ? ` of ${thing}` : '') +
  (person ? ` by ${person}` : '') +
  (range.count > 0 ? ', newest first' : '')
export const nothingHasBeenChangedYet = 'Nothing has been changed yet.'
export const noChangeFits = 'No change fits.'
export const pagesOfChanges = 'Pages of changes'

// choose-person.tsx
export const byWhom = 'By whom'
export const byEverybody = 'By everybody'
