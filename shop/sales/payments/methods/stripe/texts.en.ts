// stripe-method.server.ts
export const name = 'By card or otherwise online'
export const inSentence = 'by card and otherwise online'
export const short = 'Online'
export const inSubject = 'paid online'
export const description = 'You pay on our payment provider’s page in the next step. We never see your card number.'
