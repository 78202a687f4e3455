import { counted } from '../../../../lib/texts/en.ts'

// save-saved-reply.ts
export const added = 'Ready-made answer added'
export const saved = 'Ready-made answer saved'
export const removed = (name: string) => `Deleted: ${name}`

// saved-reply-fields.tsx
export const name = 'Name'
export const words = 'Words'
export const placeholders =
  '{name} becomes the name of whoever wrote, {order} the number of the order that they wrote about.'
export const save = 'Save'
export const add = 'Add'

// saved-reply-row.tsx
export const changedMeanwhile = (body: string) =>
  `Somebody else has changed this meanwhile, to: ${body} What you save replaces that.`
export const cancel = 'Cancel'
export const moveUp = (name: string) => `Move up: ${name}`
export const moveDown = (name: string) => `Move down: ${name}`
export const edit = (name: string) => `Edit: ${name}`
export const remove = (name: string) => `Delete: ${name}`

// saved-replies.page.tsx
export const readyMadeAnswers = 'Ready-made answers'
export const messages = 'Messages'
export const failedToLoad = 'Failed to load the ready-made answers, perhaps our server is down'
export const onlyStaff = 'Only staff of the shop can write ready-made answers.'
export const addOne = 'Add a ready-made answer'
export const nowAt = (name: string, place: number) => `${name} is number ${place} now`
export const found = (count: number) =>
  counted(count, 'ready-made answer', 'ready-made answers') +
  (count > 1 ? ', in the order in which they are offered' : '')
export const noneYet = 'None yet. What you write again and again belongs here.'
