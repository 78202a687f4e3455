// connection-guard.tsx
export const youAreOfflineNothingWas = "You're offline. Nothing was changed."
export const tryAgain = 'Try again'
