/** Returns the word by which the e-mails of a message and its answers belong together (`OutgoingEmail.thread`). */
export const threadOf = (messageId: number): string => `message ${messageId}`
