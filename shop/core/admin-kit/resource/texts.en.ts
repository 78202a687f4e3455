// resource-form.tsx, record-editor.tsx
export const save = 'Save'
export const add = 'Add'
export const cancel = 'Cancel'

// resource-row.tsx
export const edit = (name: string) => `Edit ${name}`
export const remove = (name: string) => `Delete ${name}`
export const moveUp = (name: string) => `Move up: ${name}`
export const moveDown = (name: string) => `Move down: ${name}`

// conflict-message.tsx
export const discardMine = 'Discard my changes'

// record-editor.tsx
export const changed =
  'Someone else has changed this. Your changes are still in the form. Save again to overwrite theirs.'
export const changedToReadOnly =
  'Someone else has changed this. It can no longer be changed, so your changes can’t be saved.'
export const noLongerExists = 'This no longer exists.'
export const removeIt = 'Delete'

// resource-list.tsx
export const countMatching = (count: number, all: number) => `${count} of ${all}`
export const listed = (count: number) => `${count} listed`
export const noMatch = 'Nothing matches. Change the search or the filters.'
export const removedMeanwhile = 'Someone else deleted this. Save to add yours again.'
export const changedMeanwhile = (now: string) =>
  `Someone else changed this to: ${now.replace(/\.$/, '')}. Save to overwrite it.`
export const nowAt = (name: string, place: number) => `${name} is number ${place} now`
export const pages = (title: string) => `${title}: pages`
export const deleteSelected = 'Delete'

// list-toolbar.tsx
export const searchList = 'Search the list'
export const anyOf = (filter: string) => `${filter}: any`
export const exportCsv = 'Export CSV'

// resource-table.tsx, resource-row.tsx
export const selectAll = 'Select all'
export const selectPage = 'Select this page'
export const select = (name: string) => `Select ${name}`
export const actions = 'Actions'

// bulk-bar.tsx
export const bulkActions = 'Bulk actions'
export const selected = (count: number) => `${count} selected`
export const actionWithCount = (action: string, count: number) => `${action} (${count})`
export const clearSelection = 'Clear'

// save-resource.tsx
export const removed = (name: string) => `Deleted: ${name}`
export const deleted = (count: number) => `${count} deleted`
export const restored = (name: string) => `Restored: ${name}`
export const undone = (count: number) => `${count} restored`
export const countNotChanged = (count: number) =>
  count === 1
    ? 'One of these can’t be changed, or someone else changed it. It stays as it is.'
    : `${count} of these can’t be changed, or someone else changed them. They stay as they are.`
export const undo = 'Undo'
