import { counted } from '../../../../../lib/texts/en.ts'

// thread-actions.tsx
export const answered = 'Answered. The e-mail is sent in ten seconds'
export const sendingUndone = 'Undone. Nothing was sent'
export const addedToTheConversation = 'Added to the conversation'

// answer-form.tsx
export const yourAnswer = 'Your answer'
export const sendHint = (email: string) => `Sent to ${email} with their last message quoted.`
export const newMessagesWereAdded =
  'New messages were added above. Your reply is still here; send it if it still applies.'
export const send = 'Send'
export const savedReplies = 'Saved replies'
export const noSavedRepliesYet = 'No saved replies yet.'
export const editThem = 'Edit saved replies'
export const more = (count: number) => `${count} more`

// link-to-thread.tsx
export const viewYourMessage = 'View your message'

// undo-answer.tsx
export const theEmailHasntBeen = 'The e-mail hasn’t been sent yet.'

// undo-answer-button.tsx
export const undo = 'Undo'

// thread-entries.tsx
export const conversation = 'Conversation'
export const theShop = 'The shop'
export const byEmailRecorded = (name: string) => `by e-mail, recorded by ${name}`
export const byEmail = 'by e-mail'
export const emailStates = {
  held: 'e-mail is sent in a moment',
  queued: 'e-mail queued',
  delayed: 'e-mail was rejected and will be retried',
  sent: 'e-mail sent',
  gone: 'e-mail deleted with the account',
}

// message-sender.tsx
export const sender = 'Sender'
export const wasLoggedIn = (name: string) => `Logged in as ${name}.`
export const otherAddress = (email: string) =>
  `Their account has another address, ${email}. Your reply goes to the address above.`
export const unverifiedSenderHint =
  'An account with this address exists, but the sender wasn’t logged in. Don’t reveal anything about that account or its orders.'
export const noAccount = 'No account with this address.'
export const aboutOrder = (order: number) => `About order ${order}`
export const orders = 'Their orders'
export const noOrders = 'No orders yet.'
export const order = (id: number) => `Order ${id}`
export const allOrders = (count: number) => `All ${counted(count, 'order', 'orders')}`

// record-reply.tsx
export const addAReplyReceived = 'Add a reply received by e-mail'
export const theirMessage = 'Their message'
export const addReceivedHint = 'Paste it here. The message is marked as not answered. No e-mail is sent.'
export const putIntoThread = 'Added to the conversation'

// thread.page.tsx
export const message = 'Message'
export const messages = 'Messages'
export const failedToLoad = 'Failed to load this message, perhaps our server is down'
export const onlyStaffReadMessages = 'Only staff can read messages.'
export const answeredOn = <T>(day: T) => ['Answered on ', day]
export const notAnswered = 'Not answered'
export const replyTo = (name: string) => `Reply to ${name}`
export const reply = 'Reply in your mail program'
export const deleteTheMessageOf = (name: string) => `Delete the message of ${name}`
export const deleteLabel = 'Delete'
