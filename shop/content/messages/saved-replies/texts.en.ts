import { counted } from '../../../../lib/texts/en.ts'

// save-saved-reply.ts
export const added = 'Saved reply added'
export const saved = 'Saved reply updated'
export const deleted = (name: string) => `Deleted: ${name}`

// saved-reply-fields.tsx
export const name = 'Name'
export const text = 'Text'
export const placeholders = '{name} is replaced by the customer’s name, {order} by the order number.'
export const save = 'Save'
export const add = 'Add'

// saved-reply-row.tsx
export const changedMeanwhile = (body: string) => `Someone else changed this to: ${body} Save to overwrite it.`
export const cancel = 'Cancel'
export const moveUp = (name: string) => `Move up: ${name}`
export const moveDown = (name: string) => `Move down: ${name}`
export const edit = (name: string) => `Edit: ${name}`
export const remove = (name: string) => `Delete: ${name}`

// saved-replies.page.tsx
export const savedReplies = 'Saved replies'
export const messages = 'Messages'
export const failedToLoad = 'Saved replies couldn’t be loaded. Try again.'
export const onlyStaff = 'Only staff can edit saved replies.'
export const addOne = 'Add saved reply'
export const nowAt = (name: string, place: number) => `${name} is number ${place} now`
export const savedReply = (count: number) =>
  counted(count, 'saved reply', 'saved replies') + (count > 1 ? ', in display order' : '')
export const noneYet = 'No saved replies yet. Save texts that you send often.'
