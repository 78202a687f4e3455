// browser-passkeys.ts
export const noPasskeyProvided = 'Your browser didn’t provide a passkey. Try again or use another method.'
export const passkeyExists = 'This device already has a passkey for your account.'
