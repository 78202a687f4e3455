import { counted } from '../../../../../lib/texts/en.ts'

// act-on-thread.tsx
export const answered = 'Answered. The e-mail leaves in ten seconds'
export const takenBack = 'Taken back: nothing was sent'
export const noted = 'Put into the thread'

// answer-form.tsx
export const yourAnswer = 'Your answer'
export const goesTo = (email: string) => `Goes to ${email} as an e-mail, with what they wrote last below it.`
export const saidMeanwhile =
  'Somebody was faster: what was said meanwhile stands above. Your words are still here; send them if they still fit.'
export const send = 'Send'
export const readyMade = 'Ready-made answers'
export const noneReadyMade = 'No ready-made answers yet.'
export const editThem = 'Edit them'
export const more = (count: number) => `${count} more`

// link-to-thread.tsx
export const toYourWords = 'To what you wrote'

// undo-answer.tsx
export const emailWaits = 'The e-mail has not left yet.'

// undo-answer-button.tsx
export const undo = 'Undo'

// thread-entries.tsx
export const whatWasSaid = 'What was said'
export const theShop = 'The shop'
export const notedBy = (name: string) => `by e-mail, noted by ${name}`
export const byEmail = 'by e-mail'
export const emailStates = {
  held: 'e-mail leaves in a moment',
  queued: 'e-mail is on its way',
  delayed: 'e-mail was refused, and is tried again',
  sent: 'e-mail sent',
  gone: 'e-mail went with their account',
}

// message-sender.tsx
export const writer = 'Who wrote'
export const wasLoggedIn = (name: string) => `Was logged in as ${name}.`
export const otherAddress = (email: string) =>
  `Their account has another address, ${email}. The answer goes to the one above.`
export const notProven =
  'Somebody has an account with this address, but nobody was logged in when this was written. It may be anyone: tell nothing of that account or its orders.'
export const noAccount = 'Nobody has an account with this address.'
export const aboutOrder = (order: number) => `About order ${order}`
export const orders = 'Their orders'
export const noOrders = 'They have not ordered yet.'
export const order = (id: number) => `Order ${id}`
export const allOrders = (count: number) => `All ${counted(count, 'order', 'orders')}`

// note-reply.tsx
export const theyWroteByEmail = 'They wrote by e-mail'
export const whatTheyWrote = 'What they wrote'
export const waitsAgain = 'Paste it here. The message then waits for an answer again, and nobody gets an e-mail.'
export const putIntoThread = 'Put into the thread'

// thread.page.tsx
export const message = 'Message'
export const messages = 'Messages'
export const failedToLoad = 'Failed to load this message, perhaps our server is down'
export const onlyStaffReadMessages = 'Only staff of the shop can read what is written to it.'
export const answeredOn = <T>(day: T) => ['Answered on ', day]
export const waits = 'Waits for an answer'
export const replyTo = (name: string) => `Reply to ${name}`
export const reply = 'Reply in your mail program'
export const deleteTheMessageOf = (name: string) => `Delete the message of ${name}`
export const deleteLabel = 'Delete'
