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
export const noLongerExists = 'This no longer exists.'
export const removeIt = 'Delete'

// resource-list.tsx
export const filter = 'Filter the list'
export const matching = (count: number, all: number) => `${count} of ${all}`
export const noMatch = 'Nothing matches. Use fewer or other words.'
export const removedMeanwhile = 'Someone else deleted this. Save to add yours again.'
export const changedMeanwhile = (now: string) =>
  `Someone else changed this to: ${now.replace(/\.$/, '')}. Save to overwrite it.`
export const nowAt = (name: string, place: number) => `${name} is number ${place} now`

// save-resource.tsx
export const removed = (name: string) => `Deleted: ${name}`
export const restored = (name: string) => `Restored: ${name}`
export const undo = 'Undo'
