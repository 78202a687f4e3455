import { counted, shownNumber } from '../../../../lib/texts/en.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'

// tags.page.tsx
export const screen: ResourceTexts = {
  title: 'Customer tags',
  onlyStaff: 'Only staff can edit customer tags.',
  failedToLoad: 'Customer tags couldn’t be loaded. Try again.',
  count: (count) => `${counted(count, 'tag', 'tags')}${count > 0 ? ', by name' : ''}`,
  empty: 'No tags yet. Tags group customers, for example “Wholesale” or “Market Lyon”.',
  add: 'Add tag',
  added: 'Tag added',
  changed: 'Tag renamed',
}
export const name = 'Name'
export const withTag = (count: number) => (count === 0 ? 'No customers' : counted(count, 'customer', 'customers'))
export const mergeOrDelete = 'Merge or delete…'
export const mergeOrDeleteTag = (tag: string) => `Merge or delete ${tag}`

// merge-tag.tsx
export const replacementTag = 'Its customers get this tag instead'
export const noOther = 'No other tag: delete only'
export const removedFrom = (tag: string, count: number) =>
  `“${tag}” is deleted and removed from ${counted(count, 'customer', 'customers')}. This can’t be undone.`
export const replacedFor = (tag: string, other: string, count: number) =>
  `“${tag}” is deleted, and ${counted(count, 'customer gets', 'customers get')} “${other}”. This can’t be undone.`
export const cancel = 'Cancel'
export const deleteTag = 'Delete tag'
export const mergeTags = 'Merge tags'
export const deleted = (tag: string) => `Tag “${tag}” deleted`
export const merged = (tag: string) => `Tag “${tag}” merged`

// customer-tags.tsx
export const addTag = 'Add tag'
export const noTags = 'No tags.'
export const remove = (tag: string) => `Remove tag ${tag}`
export const add = 'Add'
export const allTags = 'All tags'

// tag-bar.tsx, change-tags.ts
export const selectedCustomers = 'Selected customers'
export const selected = (count: number) => `${shownNumber(count)} selected`
export const tag = 'Tag'
export const removeTag = 'Remove tag'
export const clear = 'Clear selection'
export const tagged = (count: number, tag: string) =>
  count === 0 ? `Nothing changed for “${tag}”` : `“${tag}” added to ${counted(count, 'customer', 'customers')}`
export const untagged = (count: number, tag: string) =>
  count === 0 ? `Nothing changed for “${tag}”` : `“${tag}” removed from ${counted(count, 'customer', 'customers')}`
export const notTagged = (count: number, reason: string) =>
  `Not changed: ${counted(count, 'customer', 'customers')}. ${reason}`
