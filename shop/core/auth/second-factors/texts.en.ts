// browser-passkeys.ts
export const noPasskeyCame = 'Your browser didn’t provide a passkey. Try again or use another method.'
export const isThereAlready = 'This device already has a passkey for your account.'
