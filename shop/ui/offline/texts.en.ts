// connection-guard.tsx
export const offlineNotice = "You're offline. Nothing was changed."
export const tryAgain = 'Try again'
