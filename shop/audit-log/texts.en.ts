import { countShown } from '../../lib/texts/en.ts'
import type { ShownRange } from '../../lib/texts/shown-range.ts'

// find-audit-entries.ts
export const failedToLoadChangesPerhaps = 'Failed to load changes, perhaps our server is down'
export const person = (id: number) => `person ${id}`

// name-of-subject.ts
export const settingsOfTheShop = 'the settings of the shop'
export const twoStepLogin = 'their two-step login'
export const pageNumber = (id: number) => `page ${id}`
export const savedReply = (id: number) => `ready-made answer ${id}`
export const factsThatFilter = 'facts by which lists are narrowed'

// audit-entry-row.tsx
export const hasLeft = ' (has left)'
export const changed = ' changed '
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
