import { counted } from '../../../lib/texts/en.ts'

// error-message.ts
export const tooManyTries = (seconds: number) => `Too many tries. Wait ${wait(seconds)}.`
const wait = (seconds: number) =>
  seconds < 120 ? counted(seconds, 'second', 'seconds') : counted(Math.ceil(seconds / 60), 'minute', 'minutes')
export const oopsAUnknownErrorOccured = 'Oops, a unknown error occured'
export const checkFieldsWithErrors = 'Oops, check to see a field has a error to fix it'

// toaster.tsx, toasts.tsx
export const messages = 'Messages'
export const closeThisMessage = 'Close this message'
