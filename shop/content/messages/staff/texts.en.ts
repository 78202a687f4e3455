import { countShown } from '../../../../lib/texts/en.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// find-messages.ts
export const aboutOrder = (order: number) => `About order ${order}`
export const failedToLoadMessagesPerhaps = 'Failed to load messages, perhaps our server is down'

// delete-message.tsx
export const deleteThisMessage = 'Delete this message?'
export const whichWroteOn = <T>(title: T, name: string, day: string) => [title, `, which ${name} wrote on ${day}.`]
export const itGoesAtOnceAnd = 'It goes at once, and nobody can bring it back.'
export const nobodyHasMarkedItAs = 'Nobody has marked it as answered.'
export const theCopyThatTheShop = 'The copy that the shop got by e-mail stays in its mailbox: delete it there too.'
export const keepIt = 'Keep it'
export const deleteTheMessage = 'Delete the message'

// message-card.tsx
export const replyTo = (name: string) => `Reply to ${name}`
export const reply = 'Reply'
export const answerTo = (name: string) => `Answer ${name}`
export const answer = 'Answer'
export const deleteTheMessageOf = (name: string) => `Delete the message of ${name}`
export const deleteLabel = 'Delete'
export const answeredOn = <T>(day: T) => ['Answered on ', day]

// mark-message.tsx
export const markMessageOf = (mark: string, name: string) => `${mark}: the message of ${name}`
export const markAsNotAnswered = 'Mark as not answered'
export const markAsAnswered = 'Mark as answered'

// mark-or-delete.ts
export const messageDeleted = 'Message deleted'
export const markedAsAnswered = 'Marked as answered'
export const markedAsNotAnswered = 'Marked as not answered'

// messages.page.tsx
export const messages = 'Messages'
export const messagesByAnswer = 'Messages by answer'
export const onlyStaffReadMessages = 'Only staff of the shop can read what is written to it.'
export const readyMadeAnswers = 'Ready-made answers'
export const all = 'all'
export const notAnswered = 'not answered'
export const answered = 'answered'
export const messagesFound = (range: ShownRange) =>
  countShown(range, 'message', 'messages') + (range.count > 0 ? ', newest first' : '')
export const nobodyHasWrittenYet = 'Nobody has written yet.'
export const everyMessageIsAnswered = 'Every message is answered.'
export const noMessageIsAnsweredYet = 'No message is answered yet.'
export const pagesOfMessages = 'Pages of messages'
