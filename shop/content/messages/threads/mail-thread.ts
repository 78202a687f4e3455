/** Returns the thread id that groups the e-mails of a message and its answers (`OutgoingEmail.thread`). */
export const mailThreadOf = (messageId: number): string => `message ${messageId}`
