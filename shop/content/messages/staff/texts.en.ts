import { countShown } from '../../../../lib/texts/en.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// find-messages.ts
export const aboutOrder = (order: number) => `About order ${order}`
export const failedToLoadMessagesPerhaps = 'Failed to load messages, perhaps our server is down'

// delete-message.tsx
export const deleteThisMessage = 'Delete this message?'
export const whichWroteOn = <T>(title: T, name: string, day: string) => [title, `, which ${name} wrote on ${day}.`]
export const theMessageIsDeletedImmediately = 'The message is deleted immediately. This can’t be undone.'
export const itIsntMarkedAsAnswered = 'It isn’t marked as answered.'
export const mailboxCopyHint = 'The shop’s copy in your mailbox stays. Delete it there too.'
export const keepIt = 'Keep message'
export const deleteTheMessage = 'Delete message'

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
export const onlyStaffReadMessages = 'Only staff can read messages.'
export const savedReplies = 'Saved replies'
export const all = 'all'
export const notAnswered = 'not answered'
export const answered = 'answered'
export const messagesFound = (range: ShownRange) =>
  countShown(range, 'message', 'messages') + (range.count > 0 ? ', newest first' : '')
export const noMessagesYet = 'No messages yet.'
export const everyMessageIsAnswered = 'All messages are answered.'
export const noMessageIsAnsweredYet = 'No answered messages yet.'
export const pagesOfMessages = 'Pages of messages'
