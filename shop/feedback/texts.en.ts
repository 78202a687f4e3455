// error-message.ts
export const oopsAUnknownErrorOccured = 'Oops, a unknown error occured'

// toaster.tsx
export const messages = 'Messages'
export const closeThisMessage = 'Close this message'
